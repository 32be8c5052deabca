import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// Scales fonts and lengths with the text size, for code that is written for UIKit.
///
/// The text size is that of the window whose code runs, or ran last; without a window, and off the main thread, nothing is
/// scaled. Results stay as they are when people change the text size later. In views, use `ScaledMetric`, which scales in the
/// same way.
///
/// ```swift
/// let inset = UIFontMetrics.default.scaledValue(for: 12)
/// ```
///
/// Mirrors the part of UIKit's `UIFontMetrics` that SwiftUI code uses.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let textStyle: UIFont.TextStyle

  /// Creates metrics that scale like a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Returns a length, in points, at the text size of the window, rounded to pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    guard let services = HostServices.ofThread else { return value }
    return MainActor.assumeIsolated {
      guard let configuration = services.graph?.configuration else { return value }
      return ScaledLength.length(value, textStyle.style, in: configuration)
    }
  }

  /// Returns a font whose size is scaled to the text size of the window.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// Returns a font whose size is scaled to the text size of the window.
  ///
  /// - Parameter maximumPointSize: The size that the font doesn't exceed, in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }
}

/// A view that reads a scaled length, since only views have an environment.
private struct ScaledLength: View {
  @ScaledMetric private var length: CGFloat
  private let read: (CGFloat) -> Void

  var body: some View {
    read(length)
    return EmptyView()
  }

  /// Returns a length at the text size of a window.
  static func length(
    _ length: CGFloat, _ textStyle: Font.TextStyle, in configuration: HostConfiguration
  ) -> CGFloat {
    var result = length
    let graph = ViewGraph(configuration, typesetter: NoText()) {
      ScaledLength(
        length: ScaledMetric(wrappedValue: length, relativeTo: textStyle)
      ) { result = $0 }
    }
    graph.update()
    graph.close()
    graph.end()
    return result
  }

  private init(length: ScaledMetric<CGFloat>, read: @escaping (CGFloat) -> Void) {
    _length = length
    self.read = read
  }
}
