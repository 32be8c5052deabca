import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// A view that displays an image: a system symbol, or the contents of a file.
///
/// A symbol is as high as a line of text in the current font and has the foreground style. Other images have their own
/// sizes and colors, unless they are templates. Only a resizable image fills the space that it is proposed:
///
/// ```swift
/// Image("Portrait").resizable().scaledToFit().frame(width: 120)
/// ```
///
/// Mirrors SwiftUI's `Image`.
public nonisolated struct Image: Equatable, Sendable {
  package let source: Source
  /// The accessibility label; nil to use the image's name.
  package private(set) var label: Text?
  /// Whether assistive technologies ignore the image.
  package private(set) var isDecorative = false
  package var resizing: Resizing?
  var rendering: TemplateRenderingMode?
  var quality = Interpolation.medium
  var hasSoftEdges = true
  /// How the layers of the symbol are colored; nil to use the environment's mode.
  var symbolMode: SymbolRenderingMode?

  /// The source of the image.
  package enum Source: Equatable, Sendable {
    case symbol(String, value: Double?)
    case file(String, directory: String)
    case content(ImageContent)
  }

  /// How the image fills a frame that doesn't have the image's size.
  package struct Resizing: Equatable, Sendable {
    package var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  /// Creates a system symbol image.
  ///
  /// If the symbol set doesn't contain the name, the image is a crossed square, and a runtime
  /// warning is issued once per name. An image with an empty name draws nothing and takes no space.
  public init(systemName: String) { source = .symbol(systemName, value: nil) }

  /// Creates a system symbol image with a variable value.
  ///
  /// The value determines which part of the symbol is fully opaque; the rest is dimmed. Only a few
  /// symbols have variable parts, such as `wifi` and `speaker.wave.3`; others ignore the value.
  ///
  /// - Parameter variableValue: A value from 0 to 1; if nil, all parts are fully opaque.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, value: variableValue)
  }

  /// Creates an image of a file, with the file's name as the accessibility label.
  ///
  /// The file is a PNG or JPEG of `name.imageset` in an asset catalog of the bundle's resources. Alternatively, it is
  /// `name.png`, or `name@2x.png` or `name@3x.png` with two or three pixels per point; a JPEG's name ends with its
  /// type, as in `photo.jpg`. The file that best suits the screen's scale is used. An image of a catalog can have
  /// variants for light and dark mode, high contrast and device idioms. It can also be a template, unless
  /// `renderingMode(_:)` overrides that. If there is no usable file, the image is empty and a warning is issued once.
  ///
  /// - Parameter bundle: The bundle that contains the file; if nil, the program's main bundle. The
  ///   resources of a package target are in `Bundle.module`.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .file(name, directory: Bundle.resources(of: bundle))
  }

  /// Creates an image of a file, with a text as the accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// Creates an image of a file that assistive technologies ignore.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  /// Creates an image of a file; the variable value has no effect, since only symbols use it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates a labeled image of a file; the variable value has no effect.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates a decorative image of a file; the variable value has no effect.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Creates an image with a content.
  package init(_ content: ImageContent) { source = .content(content) }

}

extension Image {
  /// The name of the symbol, the file or the content.
  package nonisolated var name: String {
    switch source {
    case .symbol(let name, _), .file(let name, _): name
    case .content(let content): content.name
    }
  }

  /// The accessibility label of the image; empty for decorative images.
  nonisolated var spoken: String { isDecorative ? "" : label?.string ?? name }

  /// Returns whether the image is rendered as a template in the foreground style.
  func isPainted(in environment: EnvironmentValues) -> Bool {
    switch source {
    case .symbol: true
    case .file(let name, let directory):
      if let rendering {
        rendering == .template
      } else {
        environment.imageLoader.isTemplate(named: name, in: directory) ?? false
      }
    case .content(let content):
      (rendering ?? content.rendering ?? (content.symbol == nil ? .original : .template))
        == .template
    }
  }
}
