import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A message in the place of content that can't be shown, such as an empty list.
///
/// Pass a title, a symbol and a description, or builders for a label, a description and buttons:
///
/// ```swift
/// ContentUnavailableView {
///   Label("No Mail", systemImage: "tray.fill")
/// } description: {
///   Text("New messages appear here.")
/// } actions: {
///   Button("Check Again") { check() }
/// }
/// ```
///
/// The view fills the proposed size, and its parts are centered, one below the other. To replace an empty list, show it
/// in an overlay:
///
/// ```swift
/// List(messages) { message in Text(message.title) }
///   .overlay {
///     if messages.isEmpty { ContentUnavailableView("No Mail", systemImage: "tray.fill") }
///   }
/// ```
///
/// For a search without results, use ``search`` or ``search(text:)``. Mirrors SwiftUI's `ContentUnavailableView`.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  private init(_ label: Label, _ description: Description, _ actions: Actions) {
    self.label = label
    self.description = description
    self.actions = actions
  }

  /// Creates a message with a label, a description and actions.
  ///
  /// - Parameters:
  ///   - label: The title, usually a `Label` with a symbol.
  ///   - description: A view below the label, usually a `Text`.
  ///   - actions: Buttons below the description.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label(), description(), actions())
  }

  /// The label above the description and the actions, in the center.
  @MainActor @preconcurrency public var body: some View {
    UnavailableBody(label: label, description: description, actions: actions)
  }
}

extension ContentUnavailableView
where Label == TactileButtons.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a localized title, an image file and a description.
  public nonisolated init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(TactileButtons.Label(title, image: name), description, EmptyView())
  }

  /// Creates a message with a localized title, a system symbol and a description.
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(TactileButtons.Label(title, systemImage: name), description, EmptyView())
  }

  /// Creates a message with a title of a localized resource, an image file and a description.
  @_disfavoredOverload
  public nonisolated init(
    _ title: LocalizedStringResource, image name: String, description: Text? = nil
  ) {
    self.init(TactileButtons.Label(title, image: name), description, EmptyView())
  }

  /// Creates a message with a title of a localized resource, a system symbol and a description.
  @_disfavoredOverload
  public nonisolated init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(TactileButtons.Label(title, systemImage: name), description, EmptyView())
  }

  /// Creates a message with a title, an image file and a description.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(TactileButtons.Label(title, image: name), description, EmptyView())
  }

  /// Creates a message with a title, a system symbol and a description.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(TactileButtons.Label(title, systemImage: name), description, EmptyView())
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The message that a search has no results.
  ///
  /// Its title contains the text of the search field of the enclosing `searchable` view, if there is any.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(Label(query: nil), Description(), Actions())
  }

  /// Returns the message that a search for a text has no results.
  ///
  /// - Parameter text: The text, which the title contains unless it is empty.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(Label(query: text), Description(), Actions())
  }
}

/// The parts of a message, which is centered in the proposed size.
private struct UnavailableBody<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 8) {
        VStack(spacing: 8) { label }
          .labelStyle(UnavailableLabelStyle())
          .font(.title2.bold())
        VStack(spacing: 4) { description }
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      VStack(spacing: 12) { actions }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon
        .font(.system(size: 48))
        .foregroundStyle(.secondary)
      configuration.title
    }
  }
}
