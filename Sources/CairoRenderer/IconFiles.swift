import Drawing
import Foundation

/// Where the icon files are that this package draws with but does not bring along.
///
/// This is the only place that knows paths of the icons' files.
package struct IconFiles: Equatable, Sendable {
  /// The directory of the files.
  package let directory: String

  /// Icon files in a directory, which must name them as Debian does.
  package init(directory: String) { self.directory = directory }

  /// The files of Debian's package bootstrap-icons.
  package static let bootstrap = IconFiles(directory: "/usr/share/bootstrap-icons/svg")

  /// The length of the square that the icons are drawn in.
  static let side: CGFloat = 16

  /// The outlines of an icon, which draws a symbol; nil where the file cannot be read.
  ///
  /// A missing file is a warning that says what to install.
  func icon(named name: String, of symbol: String) -> Icon? {
    let path = "\(directory)/\(name).svg"
    guard let data = FileManager.default.contents(atPath: path),
      let icon = Icon(svg: String(decoding: data, as: UTF8.self))
    else {
      RuntimeWarning.issue(
        "The symbol “\(symbol)” cannot be drawn (no readable file \(path)); install the icons "
          + "with `apt-get install bootstrap-icons`.")
      return nil
    }
    return icon
  }
}

/// The outlines of one icon, in its own square.
struct Icon {
  private(set) var outlines: [Outline] = []

  struct Outline {
    var path: Path
    /// Whether what is enclosed twice is outside.
    var isEvenOdd: Bool
  }

  init(outlines: [Outline]) { self.outlines = outlines }

  /// The paths of an SVG file; nil if there are none, or one is not understood.
  init?(svg: String) {
    var rest = svg[...]
    while let start = rest.range(of: "<path ") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: ">") else { return nil }
      let tag = rest[..<end]
      guard let path = Self.attribute("d", in: tag).flatMap(SVGPath.parse) else { return nil }
      outlines.append(
        Outline(path: path, isEvenOdd: Self.attribute("fill-rule", in: tag) == "evenodd"))
    }
    if outlines.isEmpty, let disc = Self.disc(in: svg) { outlines = [disc] }
    if outlines.isEmpty { return nil }
  }

  /// The one shape of the set that is a circle instead of a path.
  private static func disc(in svg: String) -> Outline? {
    guard let start = svg.range(of: "<circle ") else { return nil }
    let tag = svg[start.upperBound...].prefix { $0 != ">" }
    let numbers = ["cx", "cy", "r"].compactMap { attribute($0, in: tag).flatMap(Double.init) }
    guard numbers.count == 3 else { return nil }
    let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
    return Outline(
      path: Path(
        ellipseIn: CGRect(
          x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)),
      isEvenOdd: false)
  }

  private static func attribute(_ name: String, in tag: Substring) -> String? {
    guard let start = (" " + tag).range(of: " \(name)=\"") else { return nil }
    return String((" " + tag)[start.upperBound...].prefix { $0 != "\"" })
  }
}
