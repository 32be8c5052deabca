import Foundation
@_spi(Engine) import TactileViewGraph

/// An object that provides the content of a window.
///
/// Its only kind here is a ``UIHostingController``; you can't create or derive another one.
///
/// Mirrors UIKit's `UIViewController`.
@MainActor @preconcurrency
public class UIViewController: UIResponder {
  /// Called when the content has changed.
  var contentDidChange: () -> Void = {}

  /// The content, as a view.
  var content: AnyView { AnyView(EmptyView()) }

  /// Creates a controller without content; only a hosting controller can be used.
  @_spi(Engine) public required init() { super.init() }
}

/// A controller that shows a view in the window of an app that is written for UIKit.
///
/// ```swift
/// window.rootViewController = UIHostingController(rootView: ContentView())
/// ```
///
/// Mirrors SwiftUI's `UIHostingController`.
@MainActor @preconcurrency
public final class UIHostingController<Content: View>: UIViewController {
  private var view: Content?

  /// The view; a new one takes its place, and keeps its state.
  public var rootView: Content {
    get {
      guard let view else { preconditionFailure("A hosting controller is created with a view.") }
      return view
    }
    set {
      view = newValue
      contentDidChange()
    }
  }

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    view = rootView
    super.init()
  }

  /// Creates a controller without a view; other code can't.
  @_spi(Engine) public required init() { super.init() }

  /// Returns the size of the view if a size is proposed to it, in points.
  ///
  /// The view is measured as in the window whose code runs, or ran last, without appearing there. Without a window, the size
  /// is zero.
  ///
  /// ```swift
  /// let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// let width = UIHostingController(rootView: label).sizeThatFits(in: unlimited).width
  /// ```
  public func sizeThatFits(in size: CGSize) -> CGSize {
    guard let view,
      let window = HostServices.ofThread(for: "UIHostingController.sizeThatFits(in:)")?.graph
    else { return .zero }
    let graph = ViewGraph(
      window.configuration, typesetter: window.typesetter, images: window.images
    ) { view }
    defer { graph.end() }
    return graph.contentSize(in: size)
  }

  override var content: AnyView { view.map { AnyView($0) } ?? AnyView(EmptyView()) }
}
