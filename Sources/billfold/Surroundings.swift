import Glibc

/// What the environment says of the user.
enum Surroundings {
  static var languages: [String] { [] }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
