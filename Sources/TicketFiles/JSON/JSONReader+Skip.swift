extension JSONReader {
  /// Moves over one value, whose grammar is checked and whose text is not looked into.
  ///
  /// Repairs inside it are made but not recorded. Makes no tree and, in sound JSON, allocates
  /// nothing.
  mutating func skip() throws(JSONError) {
    let depth = depth
    let repairs = repairs.count
    let unlisted = unlistedRepairs
    defer {
      self.depth = depth
      forgetRepairs(after: repairs, unlisted: unlisted)
    }
    try skipSpace()
    try skipTree()
  }

  private mutating func skipTree() throws(JSONError) {
    switch byte {
    case JSONByte.quote, JSONByte.apostrophe:
      _ = try string()
    case JSONByte.openBrace:
      try beginObject()
      while try nextKey() != nil { try skipTree() }
    case JSONByte.openBracket:
      try beginArray()
      while try nextElement() { try skipTree() }
    default:
      try skipScalar()
    }
  }
}
