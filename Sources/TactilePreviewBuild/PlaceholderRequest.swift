import Foundation

/// A request to the SDK's program for placeholders, which `Placeholders/Sources/Placeholders/PlaceholderRequest.swift`
/// declares as well.
struct PlaceholderRequest: Encodable {
  struct File: Encodable {
    let path: String
    let text: String
    let errors: [Error]
  }

  struct Error: Encodable {
    let line: Int
    let column: Int
    let message: String
    let attempt: Int
  }

  struct Reply: Decodable {
    struct File: Decodable {
      let path: String
      let text: String
    }

    let files: [File]
  }

  var files: [File] = []
  let modules: [[String: String]]
}

extension SDK {
  /// Returns files with placeholders.
  ///
  /// - Parameter directory: The directory of the mirror, in which the request is written.
  func placeholders(
    _ request: PlaceholderRequest, in directory: URL
  ) throws -> PlaceholderRequest.Reply {
    let file = directory.appendingPathComponent(".build/placeholders.json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(request).write(to: file, options: .atomic)
    defer { try? FileManager.default.removeItem(at: file) }
    let program = self.directory.appendingPathComponent("libexec/tactile-placeholders").path
    let result = try Command.run([program, file.path], in: directory, merging: false)
    guard result.exitCode == 0,
      let reply = try? JSONDecoder().decode(
        PlaceholderRequest.Reply.self, from: Data(result.output.utf8))
    else {
      throw BuildFailure(output: "error: the program for placeholders failed (\(result.exitCode))")
    }
    return reply
  }
}
