import Foundation

/// The constants for the colors and images of asset catalogs, which Xcode generates for each target.
///
/// Only those that the code seems to use are declared, so that they don't conflict with its own names.
struct AssetSymbols {
  /// The text of a source file with the constants; nil if none is used.
  let text: String?

  /// Finds the constants of catalogs.
  ///
  /// - Parameters:
  ///   - catalogs: The directories with the extension `xcassets`.
  ///   - sources: The texts of the code that uses them.
  ///   - bundle: The expression of the bundle, such as `.main`.
  ///   - hasExtensions: Whether colors are declared as members of `Color` and the like, too.
  init(_ catalogs: [URL], usedIn sources: [String], bundle: String, hasExtensions: Bool = true) {
    var (colors, images): ([String: String], [String: String]) = ([:], [:])
    for asset in catalogs.flatMap(Self.assets) {
      let symbol = Self.symbol(asset.name, without: asset.isColor ? "Color" : "Image")
      guard sources.contains(where: { Self.uses($0, symbol) }) else { continue }
      if asset.isColor { colors[symbol] = asset.name } else { images[symbol] = asset.name }
    }
    guard !colors.isEmpty || !images.isEmpty else {
      text = nil
      return
    }
    func members(_ names: [String: String], _ member: (String, String) -> String) -> String {
      names.sorted { $0.key < $1.key }.map {
        "  \(member($0.key, XcodeManifest.literal($0.value)))\n"
      }
      .joined()
    }
    func resources(_ type: String, _ names: [String: String]) -> String {
      "extension \(type) {\n"
        + members(names) { "static let \($0) = \(type)(name: \($1), bundle: \(bundle))" } + "}\n"
    }
    func isDeclared(_ name: String) -> Bool {
      let declarations = ["static let \(name)", "static var \(name)", "class var \(name)"]
      return sources.contains { text in declarations.contains { text.contains($0) } }
    }
    let own = colors.filter { !isDeclared($0.key) && !Self.systemColors.contains($0.key) }
    let ownImages = images.filter { !isDeclared($0.key) }
    let extensions = """
      extension Color {
      \(members(own) { name, _ in "static var \(name): Color { Color(ColorResource.\(name)) }" })}
      extension ShapeStyle where Self == Color {
      \(members(own) { name, _ in "static var \(name): Color { Color(ColorResource.\(name)) }" })}
      extension UIColor {
      \(members(own) { name, _ in "static var \(name): UIColor { UIColor(resource: .\(name)) }" })}
      extension UIImage {
      \(members(ownImages) { name, _ in "static var \(name): UIImage { UIImage(resource: .\(name)) }" })}

      """
    text =
      "import Foundation\nimport SwiftUI\nimport UIKit\n" + resources("ColorResource", colors)
      + resources("ImageResource", images) + (hasExtensions ? extensions : "")
  }

  /// The names for which no member is declared, since the types have it.
  private static let systemColors: Set = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// Whether a text has a name as that of a member.
  private static func uses(_ text: String, _ name: String) -> Bool {
    text.ranges(of: ".\(name)").contains { range in
      let next = text[range.upperBound...].first
      return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }
  }

  /// Returns the colors and images in a catalog, less those in folders with a namespace of their own.
  private static func assets(in catalog: URL) -> [(name: String, isColor: Bool)] {
    let contents = try? FileManager.default.contentsOfDirectory(
      at: catalog, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (contents ?? []).sorted { $0.path < $1.path }.flatMap { url in
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": return [(name, true)]
      case "imageset": return [(name, false)]
      case "":
        let file = url.appendingPathComponent("Contents.json")
        let properties = try? String(contentsOf: file, encoding: .utf8)
        let hasNamespace = properties?.contains(/"provides-namespace"\s*:\s*true/) == true
        return hasNamespace ? [] : assets(in: url)
      default: return []
      }
    }
  }

  /// Returns the name of the constant for an asset: `appGray` for the color “AppGrayColor” or “app-gray”.
  static func symbol(_ name: String, without suffix: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var joined =
      (words.first ?? "")
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if joined.hasSuffix(suffix), joined != suffix { joined.removeLast(suffix.count) }
    // Of several capital letters at the beginning, the last one begins the next word.
    let capitals = joined.prefix { $0.isUppercase }.count
    let isWhole = capitals == joined.count
    let lowered = isWhole || capitals <= 1 ? capitals : capitals - 1
    joined = joined.prefix(lowered).lowercased() + joined.dropFirst(lowered)
    return joined.first?.isNumber == true ? "_" + joined : joined
  }
}
