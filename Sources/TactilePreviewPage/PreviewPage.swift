import Foundation

/// The files of the page on which previews are seen.
package enum PreviewPage {
  /// The files that a server serves, with their types.
  package static let served: [String: String] = types(of: [
    "index.html", "style.css", "chart.js", "connection.js", "history.js", "input.js",
    "inspector.js",
    "lanes.js", "outline.js", "page.js", "player.js", "settings.js", "sidebar.js", "source.js",
    "typing.js", "variants.js",
  ])

  /// Returns the contents of a file; nil if the page has no such file.
  package static func data(_ name: String) -> Data? {
    guard let file = Bundle.module.url(forResource: "Page/\(name)", withExtension: nil) else {
      return nil
    }
    return try? Data(contentsOf: file)
  }

  private static func types(of names: [String]) -> [String: String] {
    let types = [".html": "text/html", ".css": "text/css", ".js": "text/javascript"]
    return names.reduce(into: [:]) { files, name in
      let type = types.first { name.hasSuffix($0.key) }?.value ?? "text/plain"
      files[name] = "\(type); charset=utf-8"
    }
  }
}
