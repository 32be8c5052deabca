@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A box with a background that groups views, with an optional label above them.
///
/// ```swift
/// GroupBox("Shipping") {
///   Toggle("Express", isOn: $isExpress)
/// }
/// ```
///
/// The box is as large as its label and its content need. Several views of the content are stacked vertically. A box in
/// another box has a different background. Assistive technologies treat the label as a heading.
///
/// To change the appearance, pass your own type that conforms to ``GroupBoxStyle`` to `groupBoxStyle(_:)`.
///
/// Mirrors SwiftUI's `GroupBox`.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  private init(_ label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }

  /// Creates a group box with a label.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), content())
  }

  /// Creates a group box with a view as its label.
  ///
  /// New code should use ``init(content:label:)``.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label, content())
  }

  /// The group box as the closest style draws it.
  @MainActor @preconcurrency public var body: some View {
    StyledControl(
      GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(content: AnyView(label)),
        content: GroupBoxStyleConfiguration.Content(content: AnyView(content))),
      system: ControlStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Creates a group box from a style's configuration.
  ///
  /// Use it in the `makeBody` of a ``GroupBoxStyle`` to modify the box that the next outer style draws.
  @MainActor @preconcurrency public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content())
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content())
  }

  /// Creates a group box with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), content())
  }

  /// Creates a group box with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}
