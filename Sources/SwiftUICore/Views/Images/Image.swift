import Foundation

/// A picture: a symbol of the system's set, or the contents of a file.
///
/// Mirrors SwiftUI's `Image`.
///
/// A symbol is as high as a line of text in the font that applies, and drawn in the foreground's
/// style. A picture has its own size and its own colours, unless it is a template.
public nonisolated struct Image: Equatable, Sendable, PrimitiveView {
  let source: Source
  /// What is said of the picture; nil for its name.
  private(set) var label: Text?
  /// Whether nothing is said of it.
  private(set) var isDecorative = false
  var resizing: Resizing?
  var rendering: TemplateRenderingMode?
  var quality = Interpolation.medium
  var hasSoftEdges = true
  /// How the parts of a symbol are coloured; nil leaves it to the environment.
  var symbolMode: SymbolRenderingMode?

  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case symbol(String, value: Double?)
    case file(String, directory: String)
    case picture(UIImage)
  }

  /// How the picture fills a frame that is not of its own size.
  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  /// Makes a symbol.
  ///
  /// A name that is not in the set draws a crossed square, and is a warning, once.
  public init(systemName: String) { source = .symbol(systemName, value: nil) }

  /// Makes a symbol of which a value lights a part; the rest is pale.
  ///
  /// Of the set only `wifi` has such parts; all others are drawn whole.
  ///
  /// - Parameter variableValue: from 0 to 1; nil lights everything.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, value: variableValue)
  }

  /// Makes the picture of a file, which is described by its name.
  ///
  /// The file is a PNG or JPEG of `name.imageset` in an asset catalogue of the bundle's resources, or one
  /// among these: `name.png`, or `name@2x.png` and `name@3x.png` with two and three pixels a point;
  /// what suits the screen best is read. JPEG files outside of catalogues are found by a name with its
  /// type, as in `Image("photo.jpg")`. A picture of a catalogue may have files of its own for light
  /// and dark windows, for more contrast and for kinds of device, and may be a template, unless
  /// `renderingMode(_:)` says otherwise. A name that cannot be drawn is an empty picture of no size,
  /// and a warning, once.
  ///
  /// - Parameter bundle: where the file is; nil is the program's own. The resources of a package's
  ///   target are in `Bundle.module`.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .file(name, directory: Self.resources(of: bundle))
  }

  /// Makes the picture of a file, which is described by a text.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// Makes the picture of a file, of which nothing is said to those who do not see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  /// Makes the picture of a file, of which no part is lit by a value: files have none.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Makes the picture of a file, of which no part is lit by a value: files have none.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Makes the picture of a file, of which no part is lit by a value: files have none.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Makes the picture of a picture of UIKit's.
  public init(uiImage: UIImage) { source = .picture(uiImage) }

  private static let mainResources = Bundle.main.resourcePath ?? Bundle.main.bundlePath

  /// The directory of a bundle's resources; nil is the program's own.
  static func resources(of bundle: Bundle?) -> String {
    guard let bundle else { return mainResources }
    return bundle.resourcePath ?? bundle.bundlePath
  }
}

extension Image {
  /// What the picture is called.
  nonisolated var name: String {
    switch source {
    case .symbol(let name, _), .file(let name, _): name
    case .picture(let image): image.name
    }
  }

  /// What is said of the picture to those who do not see it.
  nonisolated var spoken: String { isDecorative ? "" : label?.string ?? name }

  /// Whether the foreground's style decides the colours.
  func isPainted(in environment: EnvironmentValues) -> Bool {
    switch source {
    case .symbol: true
    case .file(let name, let directory):
      if let rendering {
        rendering == .template
      } else {
        environment[PictureReaderKey.self].loader.isTemplate(named: name, in: directory) ?? false
      }
    case .picture(let image):
      (rendering ?? image.renderingMode.mode ?? (image.symbol == nil ? .original : .template))
        == .template
    }
  }
}

extension Image {
  /// It is one element.
  public static var __isUnary: Bool { true }

  /// Makes the node that draws the picture.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    ImageNode(view, inputs: inputs)
  }

  /// Hands a new picture to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ImageNode.self).update(view)
  }
}
