/// A label that shows its content, or hides it, when it is pressed.
///
/// Mirrors SwiftUI's `DisclosureGroup`. The label is a button, drawn by the button style in reach. Among
/// the rows of a list the label is a row, and the content's views are rows below it.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?
  @State private var isExpanded = false
  private var listing = ListingProperty()
  @Environment(\.isInListRow) private var isInList
  @Environment(\.[styles: ControlFamily<DisclosureGroupStyleConfiguration>()]) private var style

  /// Makes a group that is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    binding = nil
  }

  /// Makes a group that is open while a binding says so.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    binding = isExpanded
  }

  /// What the closest style makes of it, or rows.
  @MainActor @preconcurrency public var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: DisclosureGroupStyleConfiguration.Label(content: AnyView(label)),
      content: DisclosureGroupStyleConfiguration.Content(
        content: AnyView(Deferred(content: content))),
      isExpanded: binding ?? $isExpanded)
    if isInList, listing.isListed, style == nil {
      DisclosureButton(configuration: configuration)
      if configuration.isExpanded {
        configuration.content.padding(.leading, DisclosureButton.rowInset)
      }
    } else {
      StyledControl(
        configuration, system: DisclosureGroupStyleHolder(style: AutomaticDisclosureGroupStyle()))
    }
  }
}

/// Whether a view stands in a list that another container makes elements of.
private struct ListingProperty: InstallableProperty {
  private(set) var isListed = false

  static var isStored: Bool { false }

  mutating func install(in context: PropertyContext) {
    isListed = context.node.inputs.isInList
  }

  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

/// Views that are made when they are shown.
nonisolated struct Deferred<Content: View>: View {
  let content: () -> Content

  @MainActor var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Makes a group with a title that is open while a binding says so.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group with a title that is open while a binding says so.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }

  /// Makes a group with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }

  /// Makes a group with a title that is open while a binding says so.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
