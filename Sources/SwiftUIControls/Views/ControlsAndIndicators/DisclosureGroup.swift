@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// A view that shows or hides its content when the user presses its label.
///
/// Mirrors SwiftUI's `DisclosureGroup`. The label is a button, which the closest button style
/// draws. In a list, the label is a row, and the content's views are rows below it.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?
  @State private var isExpanded = false
  private var listing = ListingProperty()
  @Environment(\.isInListRow) private var isInList
  @Environment(\.[styles: ControlFamily<DisclosureGroupStyleConfiguration>()]) private var style

  /// Creates a disclosure group that is collapsed initially.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    binding = nil
  }

  /// Creates a disclosure group whose expansion is controlled by a binding.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    binding = isExpanded
  }

  /// The group as the closest style draws it, or its rows in a list.
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
        configuration,
        system: ControlStyle(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) })
    }
  }
}

/// A property that reports whether a container lists its view's elements, such as the rows of a
/// list.
private struct ListingProperty: InstallableProperty {
  private(set) var isListed = false

  static var isStored: Bool { false }

  mutating func install(in context: PropertyContext) {
    isListed = context.node.inputs.isInList
  }

  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

/// A view that creates its content when it is shown.
nonisolated struct Deferred<Content: View>: View {
  let content: () -> Content

  @MainActor var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a disclosure group with a title, whose expansion is controlled by a binding.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group with a title, whose expansion is controlled by a binding.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }

  /// Creates a disclosure group with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }

  /// Creates a disclosure group with a title, whose expansion is controlled by a binding.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
