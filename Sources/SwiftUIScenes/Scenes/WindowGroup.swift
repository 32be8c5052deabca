@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import SwiftUIControls
import Foundation

/// A scene that opens any number of windows with the same structure.
///
/// Mirrors SwiftUI's `WindowGroup`.
///
/// Each window has its own state. The first window opens when the app is launched, if the group is the
/// app's first scene.
public struct WindowGroup<Content: View>: PrimitiveScene {
  let description: SceneDescription

  package var sceneView: AnyView { AnyView(SceneLeaf(description: description)) }

  private init(_ id: String?, _ title: Text?, _ content: @escaping () -> Content) {
    description = SceneDescription(kind: .group, id: id, title: title) { _ in AnyView(content()) }
  }

  init(_ description: SceneDescription) { self.description = description }

  /// Creates a group of windows with an identifier.
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

  /// Creates a group of windows.
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
