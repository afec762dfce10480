import Tickets

extension ZipArchive {
  /// What the directory says of a file.
  struct Entry {
    enum Kind {
      case file
      case folder
      /// A symbolic link, a device, a pipe: never followed, never opened.
      case other
    }

    let name: [UInt8]
    let kind: Kind
    let method: ZipMethod
    let checksum: Int
    /// Unpacked.
    let size: Int
    /// The header and the packed bytes, as a part of the archive.
    let extent: Range<Int>
    let packedSize: Int
    /// The name on one short line, whatever bytes it is made of.
    let shownName: String
    /// Whether a program that unpacked the archive could write the entry where its name says.
    let isSafelyNamed: Bool

    /// - Parameters:
    ///   - listing: the entry's record in the directory.
    ///   - name: as its bytes stand there.
    init(_ listing: ZipRecord, name: [UInt8], extent: Range<Int>) {
      self.name = name
      self.extent = extent
      method = ZipMethod(listing.number16(at: 10))
      checksum = listing.number32(at: 16)
      packedSize = listing.number32(at: 20)
      size = listing.number32(at: 24)
      kind = Self.kind(mode: listing.number16(at: 40), name: name)
      shownName = Self.shown(name)
      isSafelyNamed = Self.isSafe(name)
    }

    static func shown(_ name: some Collection<UInt8>) -> String {
      let line = Text(String(decoding: name.prefix(400), as: UTF8.self), marksInvisible: true).line
      if line.isEmpty { return "\"\"" }
      return line.count > 80 ? line.prefix(79) + "…" : line
    }

    /// - Parameter mode: as Unix has it (`S_IFMT` in <sys/stat.h>); 0 from other systems.
    private static func kind(mode: Int, name: [UInt8]) -> Kind {
      switch mode & 0o170000 {
      case 0, 0o100000: name.last == UInt8(ascii: "/") ? .folder : .file
      case 0o040000: .folder
      default: .other
      }
    }

    private static func isSafe(_ name: [UInt8]) -> Bool {
      guard let text = String(validating: name, as: UTF8.self), !text.isEmpty else { return false }
      let isPlain = name.allSatisfy { $0 >= 0x20 && $0 != 0x7f && $0 != UInt8(ascii: "\\") }
      let parts = name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      return isPlain && name.first != UInt8(ascii: "/")
        && !parts.contains { $0.elementsEqual("..".utf8) }
        && name.dropFirst().first != UInt8(ascii: ":")
    }
  }
}
