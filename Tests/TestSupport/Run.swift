import Glibc

/// What a process has read on its standard input.
package enum Input: Sendable {
  case nothing
  /// Through a pipe, which holds 65,536 bytes at most.
  case bytes([UInt8])
  case closed
}

/// Where a process has written its standard output.
package enum Output: Sendable {
  case kept
  case file(String)
  case closed
}

/// How a process has ended, and what it has said.
package struct Outcome: Sendable {
  package let ending: Ending
  package let bytes: [UInt8]
  package let errorBytes: [UInt8]

  /// The exit status; −1 where a signal ended it.
  package var status: Int32 {
    if case .exited(let status) = ending { status } else { -1 }
  }
  package var output: String { String(decoding: bytes, as: UTF8.self) }
  package var errors: String { String(decoding: errorBytes, as: UTF8.self) }
  package var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}

/// Runs a command, without a terminal, to its end.
package func run(
  _ command: Command, input: Input = .nothing, output: Output = .kept
) throws -> Outcome {
  var source = try Pipe()
  var result = try Pipe()
  var errors = try Pipe()
  if case .bytes(let bytes) = input {
    precondition(bytes.count <= 1 << 16, "a pipe holds no more")
    write(source.writing, bytes, bytes.count)
  }
  source.closeWriting()
  var child = try Child(command) { actions in
    switch input {
    case .nothing: posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    case .bytes: posix_spawn_file_actions_adddup2(&actions, source.reading, 0)
    case .closed: posix_spawn_file_actions_addclose(&actions, 0)
    }
    switch output {
    case .kept: posix_spawn_file_actions_adddup2(&actions, result.writing, 1)
    case .file(let path): posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY, 0)
    case .closed: posix_spawn_file_actions_addclose(&actions, 1)
    }
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
  }
  result.closeWriting()
  errors.closeWriting()
  let deadline = Deadline(milliseconds: 60_000)
  let (bytes, errorBytes) = try drain(result.reading, errors.reading, deadline)
  return Outcome(ending: try child.wait(deadline), bytes: bytes, errorBytes: errorBytes)
}

/// Reads both to their ends.
private func drain(
  _ first: Int32, _ second: Int32, _ deadline: Deadline
) throws -> ([UInt8], [UInt8]) {
  var files = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  var results: [[UInt8]] = [[], []]
  var part = [UInt8](repeating: 0, count: 1 << 16)
  while files.contains(where: { $0.fd >= 0 }) {
    guard poll(&files, 2, Int32(deadline.milliseconds)) > 0 else {
      throw Failure("a process does not end: \(String(decoding: results.joined(), as: UTF8.self))")
    }
    for index in files.indices where files[index].revents != 0 {
      let count = read(files[index].fd, &part, part.count)
      if count > 0 { results[index] += part[..<count] } else { files[index].fd = -1 }
    }
  }
  return (results[0], results[1])
}

/// The two ends of a pipe.
package struct Pipe: ~Copyable {
  package let reading: Int32
  package private(set) var writing: Int32

  package init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure("pipe: \(String(cString: strerror(errno)))") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  package mutating func closeWriting() {
    close(writing)
    writing = -1
  }

  deinit {
    close(reading)
    if writing >= 0 { close(writing) }
  }
}
