/// Views on a ground of their own, below a label.
///
/// Mirrors SwiftUI's `GroupBox`. The closest ``GroupBoxStyle`` draws it.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  private init(_ label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }

  /// Makes a box with a label.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), content())
  }

  /// Makes a box with a label, in the form of before.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label, content())
  }

  /// What the closest style makes of it.
  @MainActor @preconcurrency public var body: some View {
    StyledControl(
      GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(content: AnyView(label)),
        content: GroupBoxStyleConfiguration.Content(content: AnyView(content))),
      system: GroupBoxStyleHolder(style: DefaultGroupBoxStyle()))
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Makes the box that a style was given, to be drawn by the next outer style.
  @MainActor @preconcurrency public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content())
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content())
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), content())
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}
