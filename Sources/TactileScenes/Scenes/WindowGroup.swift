import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A scene that opens any number of windows with the same structure.
///
/// Use a group for the main interface of an app. Each window has its own state. A window of the app's first scene opens
/// at launch, unless `defaultLaunchBehavior(_:)` says otherwise. On a desktop, people open more with the command “New
/// Window”; views open them with the environment's `openWindow` action.
///
/// A group can show values, such as one document in each window. Its content receives a binding to the value:
///
/// ```swift
/// var body: some Scene {
///   WindowGroup("Mail") { Inbox() }
///   WindowGroup("Message", for: Message.ID.self) { $id in
///     MessageView(id: id)
///   }
/// }
/// ```
///
/// `openWindow(value: message.id)` then opens the window of a message, or brings it to the front if it is open.
///
/// The title of a window is the navigation title of its content, or else the title of the group. Unlike SwiftUI,
/// Tactile doesn't open the windows and their values again at the next launch.
///
/// Mirrors SwiftUI's `WindowGroup`.
public struct WindowGroup<Content: View>: PrimitiveScene {
  let description: SceneDescription

  package var sceneView: AnyView { AnyView(SceneLeaf(description: description)) }

  private init(_ id: String?, _ title: Text?, _ content: @escaping () -> Content) {
    description = SceneDescription(kind: .group, id: id, title: title) { _ in AnyView(content()) }
  }

  init(_ description: SceneDescription) { self.description = description }

  /// Creates a group of windows with an identifier, by which the `openWindow` action finds it.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id, nil, content)
  }

  /// Creates a group of windows with a title and an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id, title, content)
  }

  /// Creates a group of windows with a localized title and an identifier.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(id, Text(titleKey), content)
  }

  /// Creates a group of windows with a title and an identifier.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(id, Text(title), content)
  }

  /// Creates a group of windows without a title.
  public init(@ViewBuilder content: @escaping () -> Content) { self.init(nil, nil, content) }

  /// Creates a group of windows with a title.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, title, content)
  }

  /// Creates a group of windows with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, Text(titleKey), content)
  }

  /// Creates a group of windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, Text(title), content)
  }
}
