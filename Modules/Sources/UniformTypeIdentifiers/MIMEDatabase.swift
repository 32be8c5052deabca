import Foundation

/// The desktop's database of types, which the package `shared-mime-info` installs.
enum MIMEDatabase {
  /// The lines of the database: the MIME type, and the pattern of the names of files.
  private static let lines: [(type: Substring, pattern: Substring)] = {
    let text = (try? String(contentsOfFile: "/usr/share/mime/globs2", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":")
      guard parts.count >= 3, !line.hasPrefix("#") else { return nil }
      return (parts[1], parts[2])
    }
  }()

  /// Returns the MIME type of files whose names have an extension.
  static func type(ofExtension name: String) -> String? {
    lines.first { $0.pattern == "*.\(name)" }.map { String($0.type) }
  }

  /// Returns the extensions of a MIME type; nil if the database doesn't know it.
  static func extensions(of type: String) -> [String]? {
    let found = lines.filter { $0.type == type && $0.pattern.hasPrefix("*.") }
    return found.isEmpty ? nil : found.map { String($0.pattern.dropFirst(2)) }
  }
}
