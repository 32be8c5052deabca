import Foundation

/// A preview in a gallery that needs no server.
package struct RecordedPreview: Encodable, Sendable {
  /// A picture of the preview in one of its states.
  package struct Still: Encodable, Sendable {
    package var title: String
    /// The names of the files in the light and the dark color scheme.
    package var light: String
    package var dark: String

    package init(title: String, light: String, dark: String) {
      self.title = title
      self.light = light
      self.dark = dark
    }
  }

  /// The name in addresses and in the names of files: lower-case words joined by hyphens.
  package var name: String
  /// The heading of its group.
  package var group: String
  package var title: String
  /// A sentence about the preview; empty if there is none.
  package var caption: String
  /// The size of the window, in points.
  package var width: Double
  package var height: Double
  package var stills: [Still]

  package init(
    name: String, group: String, title: String, caption: String, width: Double, height: Double,
    stills: [Still]
  ) {
    self.name = name
    self.group = group
    self.title = title
    self.caption = caption
    self.width = width
    self.height = height
    self.stills = stills
  }
}

/// The details of a preview, which a gallery loads when the preview is chosen.
package struct RecordedDetails: Encodable, Sendable {
  /// The path of the source file, its line, and its text; empty if it is unknown.
  package var path: String
  package var line: Int
  package var source: String
  /// The accessibility tree, as text.
  package var tree: String
  package var warnings: [String]
  /// The trace, as text and as JSON.
  package var log: String
  package var trace: String
  /// The animated PNG file of the recording in the light color scheme, which JSON holds in Base64.
  package var recording: Data

  package init(
    path: String, line: Int, source: String, tree: String, warnings: [String], log: String,
    trace: String, recording: Data
  ) {
    self.path = path
    self.line = line
    self.source = source
    self.tree = tree
    self.warnings = warnings
    self.log = log
    self.trace = trace
    self.recording = recording
  }
}

/// The files of a gallery that needs no server.
///
/// Pages that are opened as local files may load neither modules nor data, only scripts. So the modules become one
/// script, and each preview's details a script that passes them to the page.
package enum StaticGallery {
  /// The modules of the page, each after those that it imports.
  private static let modules = ["lanes.js", "chart.js", "recording.js", "sidebar.js", "gallery.js"]

  /// Returns the files of the page itself.
  ///
  /// - Parameter title: The title of the page.
  package static func page(_ title: String, _ previews: [RecordedPreview]) throws -> [String: Data]
  {
    func text(_ name: String) -> String {
      String(decoding: PreviewPage.data(name) ?? Data(), as: UTF8.self)
    }
    let code = modules.map { script(text($0)) }.joined(separator: "\n")
    return [
      "index.html": Data(document(text("index.html"), title).utf8),
      "style.css": Data((text("style.css") + text("gallery.css")).utf8),
      "gallery.js": Data("(() => {\n\"use strict\";\n\(code)\n})();\n".utf8),
      "previews.js": try call("showPreviews", previews),
    ]
  }

  /// Returns the document of the live page as that of a gallery, which has other scripts.
  private static func document(_ page: String, _ title: String) -> String {
    let scripts = ["previews.js", "gallery.js"].map { "<script src=\"\($0)\" defer></script>" }
    return page.replacing("<title>Previews</title>", with: "<title>\(escaped(title))</title>")
      .replacing(
        "<script type=\"module\" src=\"page.js\"></script>", with: scripts.joined(separator: "\n")
      )
      .replacing("<body class=\"live\">", with: "<body class=\"gallery\">")
  }

  /// Returns the script with a preview's details.
  package static func details(_ name: String, _ details: RecordedDetails) throws -> Data {
    try call("showDetails[\(quoted(name))]", details)
  }

  /// Returns a module as a part of a script, in which only its exports have names.
  static func script(_ module: String) -> String {
    let exports = module.matches(of: /(?m)^export (?:class|function|const) (\w+)/)
      .map { String($0.output.1) }.joined(separator: ", ")
    let lines = module.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }
      .map { $0.hasPrefix("export ") ? String($0.dropFirst(7)) : String($0) }
    let code = lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
    let names = exports.isEmpty ? "" : "const { \(exports) } = "
    return "\(names)(() => {\n\(code)\n\(exports.isEmpty ? "" : "return { \(exports) };\n")})();"
  }

  private static func call(_ function: String, _ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Data("window.\(function) = ".utf8) + (try encoder.encode(value)) + Data(";\n".utf8)
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.replacing("\\", with: "").replacing("\"", with: "") + "\""
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
