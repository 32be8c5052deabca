import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A scene with a single window.
///
/// Use it for a window that exists only once, beside those of a ``WindowGroup``, such as a list of connections:
///
/// ```swift
/// @main
/// struct MailApp: App {
///   var body: some Scene {
///     WindowGroup { Inbox() }
///     Window("Connections", id: "connections") { ConnectionList() }
///   }
/// }
/// ```
///
/// The environment's `openWindow` action opens the window by its identifier: `openWindow(id: "connections")`. So does
/// an item in the menu “Window” of an app with a menu bar, unless you remove it with `commandsRemoved()`. If the window
/// is already open, it comes to the front. By default, it opens at launch only if the scene is the app's first one.
///
/// The window shows the title of the scene, unless its content has a navigation title. Closing it ends the state of its
/// content; values of ``SceneStorage`` stay. The program goes on while other windows are open. SwiftUI doesn't have the
/// scene on phones: in an app that is also built for them, write `#if os(macOS) || os(Linux)` around it.
///
/// Mirrors SwiftUI's `Window`.
public struct Window<Content: View>: PrimitiveScene {
  let description: SceneDescription

  package var sceneView: AnyView { AnyView(SceneLeaf(description: description)) }

  /// Creates a window with a title and an identifier.
  ///
  /// The identifier should be unique in the app: if several scenes have it, `openWindow` opens the first.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    description = SceneDescription(kind: .single, id: id, title: title) { _ in AnyView(content()) }
  }

  /// Creates a window with a localized title and an identifier.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window with a title and an identifier.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }
}

/// A scene with the window of an app's settings.
///
/// People open the window with Control-comma, with a ``SettingsLink``, or with the environment's `openSettings` action.
///
/// ```swift
/// var body: some Scene {
///   WindowGroup { NoteList() }
///   Settings { SettingsForm() }
/// }
/// ```
///
/// There is one window, which has no menu bar and, unless `windowResizability(_:)` says otherwise, the size of its
/// content. Opening it again brings it to the front. Controls in it usually write to `AppStorage`, which all windows
/// read. Of several `Settings` scenes, the first is opened. SwiftUI has the scene only on a Mac: in an app that is also
/// built for phones, write `#if os(macOS) || os(Linux)` around it.
///
/// Mirrors SwiftUI's `Settings`.
public struct Settings<Content: View>: PrimitiveScene {
  let description: SceneDescription

  package var sceneView: AnyView { AnyView(SceneLeaf(description: description)) }

  /// Creates the settings of an app, in a window with the title “Settings”.
  public init(@ViewBuilder content: @escaping () -> Content) {
    description = SceneDescription(kind: .settings, title: Text("Settings")) { _ in
      AnyView(content())
    }
  }
}

/// A button that opens the window of the app's settings.
///
/// A window that is already open comes to the front. The app has to declare a ``Settings`` scene; in an app without
/// one, pressing the button issues a runtime warning. Outside of an app, the button does nothing. For another kind of
/// control, call the environment's `openSettings` action.
///
/// ```swift
/// SettingsLink { Label("Preferences", systemImage: "gearshape") }
/// ```
///
/// Mirrors SwiftUI's `SettingsLink`.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a link with a label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// A button with the label, which opens the window.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a link with the default label.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The default label of a link to the settings: “Settings…”.
///
/// You don't create it yourself: it is the label of a ``SettingsLink`` that is created without one.
///
/// Mirrors SwiftUI's `DefaultSettingsLinkLabel`.
public struct DefaultSettingsLinkLabel: View {
  /// The word “Settings” with an ellipsis.
  public var body: some View { Text("Settings…") }
}
