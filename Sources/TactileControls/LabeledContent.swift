import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A view with a label that describes it, such as a value with its title.
///
/// Use it for the facts and the controls of a form or a list. Pass a string, a value with a format, or a view builder:
///
/// ```swift
/// Form {
///   LabeledContent("Version", value: "2.1")
///   LabeledContent("Price", value: price, format: .currency(code: "EUR"))
///   LabeledContent("Color") { Circle().fill(color).frame(width: 20, height: 20) }
/// }
/// ```
///
/// By default, the label is at the leading edge, and the content is at the trailing edge in the secondary color.
/// `labelsHidden()` shows only the content; assistive technologies still read the label. Set another arrangement with
/// `labeledContentStyle(_:)` and your own type that conforms to ``LabeledContentStyle``.
///
/// Mirrors SwiftUI's `LabeledContent`.
public nonisolated struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates a labeled view with a custom label.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  /// The labeled view as the closest style draws it.
  @MainActor @preconcurrency public var body: some View {
    StyledControl(
      LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(content: AnyView(label)),
        content: LabeledContentStyleConfiguration.Content(content: AnyView(content))),
      system: ControlStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates a labeled view from a style's configuration.
  ///
  /// Use it in the `makeBody` of a ``LabeledContentStyle`` to modify the view that the next outer style draws.
  @MainActor @preconcurrency public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a labeled view with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a labeled view with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }

  /// Creates a labeled view with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled view of a value with a title.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a labeled view of a value with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// Creates a labeled view of a value with a title.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a labeled view of a formatted value with a title.
  public nonisolated init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates a labeled view of a formatted value with a title.
  @_disfavoredOverload
  public nonisolated init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }

  /// Creates a labeled view of a formatted value with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}
