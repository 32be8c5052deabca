import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A control in which people type a text.
///
/// Create a field with a title that says what to type, and a binding to the text:
///
/// ```swift
/// @State private var name = ""
/// @FocusState private var isNameFocused: Bool
///
/// TextField("Name", text: $name)
///   .textFieldStyle(.roundedBorder)
///   .focused($isNameFocused)
///   .onSubmit { save(name) }
/// ```
///
/// An empty field shows its prompt, or else its title. The binding is written at each change. If a binding refuses a
/// text or changes it, the field shows what the binding has then (rule 7.2.14).
///
/// For a number, a date or another value, pass a format style, as in
/// `TextField("Amount", value: $amount, format: .number)`. The value is written whenever the text stands for one, and
/// the text is formatted when people are done. Text that stands for none is dropped then.
///
/// Mirrors SwiftUI's `TextField`.
public nonisolated struct TextField<Label: View>: View {
  let label: Label
  let configuration: TextFieldConfiguration

  init(_ configuration: TextFieldConfiguration, label: Label) {
    self.configuration = configuration
    self.label = label
  }

  /// The field as the closest style draws it.
  @MainActor @preconcurrency public var body: some View {
    StyledControl(
      TextField<_TextFieldStyleLabel>(
        configuration, label: _TextFieldStyleLabel(content: AnyView(label))),
      system: ControlStyle(DefaultTextFieldStyle()) { $0._body(configuration: $1) })
  }
}

/// The properties of a text field, without its label.
nonisolated struct TextFieldConfiguration {
  let source: any TextSource
  var prompt: Text?
  var axis = Axis.horizontal
  var isSecure = false
  var selection: Binding<TextSelection?>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  init(_ text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    source = BoundText(text: text)
    self.prompt = prompt
    self.axis = axis
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F, prompt: Text?)
  where F.FormatOutput == String {
    source = FormattedValue(value: value, format: format)
    self.prompt = prompt
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F, prompt: Text?)
  where F.FormatOutput == String {
    source = FormattedOptional(value: value, format: format)
    self.prompt = prompt
  }

  init<V>(_ value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    source = FormatterValue(value: value, formatter: formatter)
    self.prompt = prompt
  }
}

extension TextField {
  /// Creates a field for a text with a custom label.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: What an empty field shows; nil for the label.
  ///   - label: The views that describe the text.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt), label: label())
  }

  /// Creates a field for a text with a custom label, which grows along an axis.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: What an empty field shows; nil for the label.
  ///   - axis: The axis along which the text continues if it doesn't fit: a vertical field has several lines.
  ///   - label: The views that describe the text.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt, axis: axis), label: label())
  }

  /// Creates a field for a text with a custom label, and follows its selection.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - selection: A binding to the selection, which is nil while the field hasn't the focus.
  ///   - prompt: What an empty field shows; nil for the label.
  ///   - axis: The axis along which the text continues if it doesn't fit; nil for the horizontal one.
  ///   - label: The views that describe the text.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    var configuration = TextFieldConfiguration(text, prompt: prompt, axis: axis ?? .horizontal)
    configuration.selection = selection
    self.init(configuration, label: label())
  }

  /// Creates a field for a value with a custom label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - format: The style that formats the value and parses the text.
  ///   - prompt: What an empty field shows; nil for the label.
  ///   - label: The views that describe the value.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value, format: format, prompt: prompt), label: label())
  }

  /// Creates a field for a value that may be nil, for which the field is empty, with a custom label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - format: The style that formats the value and parses the text.
  ///   - prompt: What an empty field shows; nil for the label.
  ///   - label: The views that describe the value.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value, format: format, prompt: prompt), label: label())
  }

  /// Creates a field for a value that a formatter converts, with a custom label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value, which is written when people are done.
  ///   - formatter: The formatter: one for numbers or dates.
  ///   - prompt: What an empty field shows; nil for the label.
  ///   - label: The views that describe the value.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(TextFieldConfiguration(value, formatter: formatter, prompt: prompt), label: label())
  }
}
