import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A control that displays an editable text.
///
/// Create a field with a title and a binding to the text:
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
/// An empty field shows its prompt or, without one, its title. Each edit writes the binding. If the binding rejects or
/// changes the text, the field shows the value of the binding (rule 7.2.14).
///
/// For a number, a date or another value, pass a format style, as in
/// `TextField("Amount", value: $amount, format: .number)`. The value is written whenever the text can be parsed. When
/// editing ends, the text is formatted, and text that can't be parsed is discarded.
///
/// Mirrors SwiftUI's `TextField`.
public nonisolated struct TextField<Label: View>: View {
  let label: Label
  let configuration: TextFieldConfiguration

  init(_ configuration: TextFieldConfiguration, label: Label) {
    self.configuration = configuration
    self.label = label
  }

  /// The field, drawn by the closest style.
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
  /// Creates a text field with a custom label.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: The placeholder; nil for the label.
  ///   - label: A view that describes the purpose of the field.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt), label: label())
  }

  /// Creates a text field with a custom label and an axis.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: The placeholder; nil for the label.
  ///   - axis: The axis along which text that doesn't fit scrolls; a field with a vertical axis wraps its lines and
  ///     grows.
  ///   - label: A view that describes the purpose of the field.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt, axis: axis), label: label())
  }

  /// Creates a text field with a custom label and a binding to its selection.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - selection: A binding to the selection, which is nil while the field doesn't have focus.
  ///   - prompt: The placeholder; nil for the label.
  ///   - axis: The axis along which text that doesn't fit scrolls; nil, the default, for the horizontal axis.
  ///   - label: A view that describes the purpose of the field.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    var configuration = TextFieldConfiguration(text, prompt: prompt, axis: axis ?? .horizontal)
    configuration.selection = selection
    self.init(configuration, label: label())
  }

  /// Creates a text field for a formatted value, with a custom label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - format: The style that formats the value and parses the text.
  ///   - prompt: The placeholder; nil for the label.
  ///   - label: A view that describes the purpose of the field.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value, format: format, prompt: prompt), label: label())
  }

  /// Creates a text field for an optional formatted value, with a custom label; an empty field is nil.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - format: The style that formats the value and parses the text.
  ///   - prompt: The placeholder; nil for the label.
  ///   - label: A view that describes the purpose of the field.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value, format: format, prompt: prompt), label: label())
  }

  /// Creates a text field for a value with a formatter and a custom label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value, which is written when editing ends.
  ///   - formatter: A `NumberFormatter` or a `DateFormatter`.
  ///   - prompt: The placeholder; nil for the label.
  ///   - label: A view that describes the purpose of the field.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(TextFieldConfiguration(value, formatter: formatter, prompt: prompt), label: label())
  }
}
