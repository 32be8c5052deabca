@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A view that shows or hides its content when people press its label.
///
/// A group is collapsed at first and keeps its own state. To expand it in code, or to know whether it is expanded, pass
/// a binding:
///
/// ```swift
/// @State private var showsDetails = false
///
/// var body: some View {
///   DisclosureGroup("Details", isExpanded: $showsDetails) {
///     LabeledContent("Size", value: "12 MB")
///     LabeledContent("Kind", value: "Image")
///   }
/// }
/// ```
///
/// The label is a button, which the closest button style draws, with a chevron at its trailing edge. In a list, the
/// label is a row, and the content's views are rows below it, indented by 20 points. The content isn't created while
/// the group is collapsed. Groups can be nested.
///
/// Set another appearance with `disclosureGroupStyle(_:)` and your own type that conforms to ``DisclosureGroupStyle``.
/// A group with such a style is a single row of a list.
///
/// Mirrors SwiftUI's `DisclosureGroup`.
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
  ///
  /// - Parameters:
  ///   - isExpanded: A binding to whether the content is shown.
  ///   - content: The views that the group shows while it is expanded.
  ///   - label: The views that describe the content.
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
