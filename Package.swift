// swift-tools-version: 6.2
import PackageDescription

/// Every room: a warning is an error.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The map of the house, bottom to top. Arrows run down only.
let package = Package(
  name: "billfold",
  products: [
    .library(name: "CardLayout", targets: ["CardLayout", "Geometry"]),
    .executable(name: "billfold", targets: ["billfold"]),
    .executable(name: "billfold-bench", targets: ["billfold-bench"]),
  ],
  targets: [
    // Pure floors: words, then where things go, what is owned, what a screen holds.
    .target(name: "Geometry", swiftSettings: strict),
    .target(name: "CardLayout", dependencies: ["Geometry"], swiftSettings: strict),
    .target(name: "Tickets", swiftSettings: strict),
    .target(name: "Screen", dependencies: ["Geometry"], swiftSettings: strict),
    .target(
      name: "Viewer", dependencies: ["Tickets", "CardLayout", "Screen", "Geometry"],
      swiftSettings: strict),

    // The edges: files on one side, the terminal on the other.
    .systemLibrary(name: "CScan"),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CCrypto", providers: [.apt(["libssl-dev"])]),
    .target(
      name: "TicketFiles", dependencies: ["Tickets", "CScan", "CZlib", "CCrypto"],
      swiftSettings: strict),
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncursesw5-dev"])]),
    .target(name: "CGuard"),
    .target(
      name: "Curses", dependencies: ["CNcurses", "CGuard", "Screen", "Geometry"],
      swiftSettings: strict),

    // The front door.
    .executableTarget(
      name: "billfold", dependencies: ["Viewer", "TicketFiles", "Curses"],
      resources: ["finals", "album", "tasks"].map { .embedInCode("Resources/\($0).json") },
      swiftSettings: strict),

    // The library as a newcomer would use it; a test runs it.
    .executableTarget(
      name: "shelf", dependencies: ["CardLayout", "Geometry"], path: "Tests/Examples/Shelf",
      swiftSettings: strict),

    .testTarget(name: "LayoutTests", dependencies: ["CardLayout", "Geometry", "TestSupport"]),
    .testTarget(name: "TicketsTests", dependencies: ["Tickets", "TestSupport"]),
    .testTarget(name: "TicketFilesTests", dependencies: ["TicketFiles", "Tickets", "TestSupport"]),
    .testTarget(name: "ScreenTests", dependencies: ["Screen", "Geometry", "TestSupport"]),
    .testTarget(
      name: "ViewerTests",
      dependencies: ["Viewer", "Screen", "Tickets", "CardLayout", "TestSupport"],
      exclude: ["Pictures"]),
    .testTarget(
      name: "CursesTests", dependencies: ["Curses", "Screen", "Geometry", "TestSupport"]),
    .testTarget(
      name: "ProgramTests", dependencies: ["billfold", "shelf", "Viewer", "TestSupport"]),

    // What all tests share, and what runs the program from outside, for `make bench` too.
    .systemLibrary(name: "CSpawn", path: "Tests/TestSupport/CSpawn"),
    .target(
      name: "TestSupport", dependencies: ["CSpawn", "Tickets"], path: "Tests/TestSupport",
      exclude: ["CSpawn"], swiftSettings: strict),
    .executableTarget(
      name: "billfold-bench", dependencies: ["TestSupport"], path: "Tests/Bench",
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
