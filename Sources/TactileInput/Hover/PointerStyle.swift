@_spi(Engine) import TactileViewGraph

/// The shape of the mouse pointer over a view.
///
/// Pass a style to `pointerStyle(_:)`. A window on a screen shows the desktop's own pointer of that kind. By default,
/// a `Link` has the pointing hand, ``link``, and all other views, also text, have ``default``. Choose a style that
/// shows what a drag or a click does; the style itself adds no gesture:
///
/// ```swift
/// Divider().pointerStyle(.columnResize)
/// ```
///
/// Pointers with an image or a shape of your own, those for the edges of a frame, and directions for ``columnResize``
/// and ``rowResize`` aren't available.
///
/// Mirrors SwiftUI's `PointerStyle`.
public struct PointerStyle: Hashable, Sendable {
  /// The name of the shape in cascading style sheets, by which desktops find it.
  package let name: String

  /// The pointer of the platform, usually an arrow; set it to override the style of an enclosing view.
  public static let `default` = PointerStyle(name: "default")
  /// A beam for text that runs horizontally.
  public static let horizontalText = PointerStyle(name: "text")
  /// A beam for text that runs vertically.
  public static let verticalText = PointerStyle(name: "vertical-text")
  /// A cross for selecting a rectangle.
  public static let rectSelection = PointerStyle(name: "crosshair")
  /// An open hand for content that can be dragged.
  public static let grabIdle = PointerStyle(name: "grab")
  /// A closed hand during a drag; set it when the drag begins, and ``grabIdle`` when it has ended.
  public static let grabActive = PointerStyle(name: "grabbing")
  /// A pointing hand for links.
  public static let link = PointerStyle(name: "pointer")
  /// A magnifying glass that zooms in.
  public static let zoomIn = PointerStyle(name: "zoom-in")
  /// A magnifying glass that zooms out.
  public static let zoomOut = PointerStyle(name: "zoom-out")
  /// Arrows for moving the border between two columns.
  public static let columnResize = PointerStyle(name: "col-resize")
  /// Arrows for moving the border between two rows.
  public static let rowResize = PointerStyle(name: "row-resize")
}

extension View {
  /// Sets the shape of the mouse pointer while it is over the view.
  ///
  /// Of nested views with a style, the innermost one under the pointer takes precedence. The style can change while the
  /// pointer is over the view, as in `pointerStyle(isDragged ? .grabActive : .grabIdle)`.
  ///
  /// Mirrors SwiftUI's `pointerStyle(_:)`.
  ///
  /// - Parameter style: The style; nil for the style of the enclosing views.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerStyleModifier(style: style))
  }
}

/// Tells the window the shape of the pointer while it is over the content.
private nonisolated struct PointerStyleModifier: ViewModifier {
  let style: PointerStyle?

  @MainActor func body(content: Content) -> some View {
    PointerStyleView(content: content, style: style)
  }
}

private struct PointerStyleView<Content: View>: View {
  let content: Content
  let style: PointerStyle?
  @Environment(\.hostServices) private var services
  @Environment(\.pointerStyleDepth) private var depth
  @State private var place = PointerPlace()

  var body: some View {
    let styles = services?.graph?.feature(PointerStyles.self)
    content
      .environment(\.pointerStyleDepth, depth + 1)
      .onHover { isInside in
        if isInside {
          styles?.enter(place, style, depth: depth)
        } else {
          styles?.leave(place)
        }
      }
      .onChange(of: style) { styles?.change(place, to: $1) }
      .onDisappear { styles?.leave(place) }
  }
}

private enum PointerStyleDepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// The number of views with a shape of the pointer around this one.
  fileprivate var pointerStyleDepth: Int {
    get { self[PointerStyleDepthKey.self] }
    set { self[PointerStyleDepthKey.self] = newValue }
  }
}

/// A view with a shape of the pointer.
@MainActor
private final class PointerPlace {}

/// The shapes of the pointer that the views under it have.
@MainActor
package final class PointerStyles: WindowFeature {
  /// A view under the pointer, its shape if it has one now, and the number of such views around it.
  private struct Entry {
    let place: PointerPlace
    var style: PointerStyle?
    let depth: Int
  }

  private var entered: [Entry] = []

  /// Called when the shape of the pointer has changed.
  package var didChange: (PointerStyle) -> Void = { _ in }

  package init(graph: ViewGraph) {}

  /// The shape of the pointer.
  package var current: PointerStyle {
    entered.filter { $0.style != nil }.max { $0.depth < $1.depth }?.style ?? .default
  }

  fileprivate func enter(_ place: PointerPlace, _ style: PointerStyle?, depth: Int) {
    replace { entered in
      entered.removeAll { $0.place === place }
      entered.append(Entry(place: place, style: style, depth: depth))
    }
  }

  fileprivate func leave(_ place: PointerPlace) {
    replace { entered in entered.removeAll { $0.place === place } }
  }

  fileprivate func change(_ place: PointerPlace, to style: PointerStyle?) {
    replace { entered in
      guard let index = entered.firstIndex(where: { $0.place === place }) else { return }
      entered[index].style = style
    }
  }

  private func replace(_ change: (inout [Entry]) -> Void) {
    let old = current
    change(&entered)
    if current != old { didChange(current) }
  }
}
