import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

// The initializers of fields whose label is a text, each for a key, a resource and a string.

extension TextField where Label == Text {
  // MARK: Texts

  /// Creates a field for a text with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>
  ) {
    self.init(TextFieldConfiguration(text), label: Text(titleKey))
  }

  /// Creates a field for a text with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>
  ) {
    self.init(TextFieldConfiguration(text), label: Text(titleResource))
  }

  /// Creates a field for a text with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>
  ) {
    self.init(TextFieldConfiguration(text), label: Text(title))
  }

  /// Creates a field for a text with a title, and with a prompt that an empty field shows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt), label: Text(titleKey))
  }

  /// Creates a field for a text with a title, and with a prompt that an empty field shows.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt), label: Text(titleResource))
  }

  /// Creates a field for a text with a title, and with a prompt that an empty field shows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt), label: Text(title))
  }

  /// Creates a field for a text with a title, which continues along an axis if it doesn't fit.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
  ) {
    self.init(TextFieldConfiguration(text, axis: axis), label: Text(titleKey))
  }

  /// Creates a field for a text with a title, which continues along an axis if it doesn't fit.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis
  ) {
    self.init(TextFieldConfiguration(text, axis: axis), label: Text(titleResource))
  }

  /// Creates a field for a text with a title, which continues along an axis if it doesn't fit.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) {
    self.init(TextFieldConfiguration(text, axis: axis), label: Text(title))
  }

  /// Creates a field for a text with a title and a prompt, which continues along an axis if it doesn't fit.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt, axis: axis), label: Text(titleKey))
  }

  /// Creates a field for a text with a title and a prompt, which continues along an axis if it doesn't fit.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt, axis: axis), label: Text(titleResource))
  }

  /// Creates a field for a text with a title and a prompt, which continues along an axis if it doesn't fit.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt, axis: axis), label: Text(title))
  }

  /// Creates a field for a text with a title, and follows its selection, which is nil without the focus.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    var configuration = TextFieldConfiguration(text, prompt: prompt, axis: axis ?? .horizontal)
    configuration.selection = selection
    self.init(configuration, label: Text(titleKey))
  }

  /// Creates a field for a text with a title, and follows its selection, which is nil without the focus.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    var configuration = TextFieldConfiguration(text, prompt: prompt, axis: axis ?? .horizontal)
    configuration.selection = selection
    self.init(configuration, label: Text(titleResource))
  }

  /// Creates a field for a text with a title, and follows its selection, which is nil without the focus.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    var configuration = TextFieldConfiguration(text, prompt: prompt, axis: axis ?? .horizontal)
    configuration.selection = selection
    self.init(configuration, label: Text(title))
  }

  // MARK: Values

  /// Creates a field for a value with a title.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value, format: format, prompt: prompt), label: Text(titleKey))
  }

  /// Creates a field for a value with a title.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      TextFieldConfiguration(value, format: format, prompt: prompt), label: Text(titleResource))
  }

  /// Creates a field for a value with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value, format: format, prompt: prompt), label: Text(title))
  }

  /// Creates a field for a value that may be nil, for which the field is empty, with a title.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value, format: format, prompt: prompt), label: Text(titleKey))
  }

  /// Creates a field for a value that may be nil, for which the field is empty, with a title.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      TextFieldConfiguration(value, format: format, prompt: prompt), label: Text(titleResource))
  }

  /// Creates a field for a value that may be nil, for which the field is empty, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value, format: format, prompt: prompt), label: Text(title))
  }

  /// Creates a field for a value that a formatter converts when people are done, with a title.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    self.init(TextFieldConfiguration(value, formatter: formatter), label: Text(titleKey))
  }

  /// Creates a field for a value that a formatter converts when people are done, with a title.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter
  ) {
    self.init(TextFieldConfiguration(value, formatter: formatter), label: Text(titleResource))
  }

  /// Creates a field for a value that a formatter converts when people are done, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter
  ) {
    self.init(TextFieldConfiguration(value, formatter: formatter), label: Text(title))
  }

  /// Creates a field for a value that a formatter converts when people are done, with a title and a prompt.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      TextFieldConfiguration(value, formatter: formatter, prompt: prompt), label: Text(titleKey))
  }

  /// Creates a field for a value that a formatter converts when people are done, with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      TextFieldConfiguration(value, formatter: formatter, prompt: prompt),
      label: Text(titleResource))
  }

  /// Creates a field for a value that a formatter converts when people are done, with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      TextFieldConfiguration(value, formatter: formatter, prompt: prompt), label: Text(title))
  }

  // MARK: Former names

  /// Creates a field for a text, with closures for the focus and for the Return key; use `focused(_:)` and `onSubmit(of:_:)` instead.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    var configuration = TextFieldConfiguration(text)
    configuration.onEditingChanged = onEditingChanged
    configuration.onCommit = onCommit
    self.init(configuration, label: Text(titleKey))
  }

  /// Creates a field for a text, with closures for the focus and for the Return key; use `focused(_:)` and `onSubmit(of:_:)` instead.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    var configuration = TextFieldConfiguration(text)
    configuration.onEditingChanged = onEditingChanged
    configuration.onCommit = onCommit
    self.init(configuration, label: Text(title))
  }

  /// Creates a field for a text, with a closure that is called when people begin and end to type; use `focused(_:)` and `onSubmit(of:_:)` instead.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    var configuration = TextFieldConfiguration(text)
    configuration.onEditingChanged = onEditingChanged
    self.init(configuration, label: Text(titleKey))
  }

  /// Creates a field for a text, with a closure that is called when people begin and end to type; use `focused(_:)` and `onSubmit(of:_:)` instead.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    var configuration = TextFieldConfiguration(text)
    configuration.onEditingChanged = onEditingChanged
    self.init(configuration, label: Text(title))
  }

  /// Creates a field for a text, with a closure for the Return key; use `focused(_:)` and `onSubmit(of:_:)` instead.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var configuration = TextFieldConfiguration(text)
    configuration.onCommit = onCommit
    self.init(configuration, label: Text(titleKey))
  }

  /// Creates a field for a text, with a closure for the Return key; use `focused(_:)` and `onSubmit(of:_:)` instead.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var configuration = TextFieldConfiguration(text)
    configuration.onCommit = onCommit
    self.init(configuration, label: Text(title))
  }

  /// Creates a field for a value that a formatter converts, with closures for the focus and for the Return key; use `focused(_:)` and `onSubmit(of:_:)` instead.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    var configuration = TextFieldConfiguration(value, formatter: formatter)
    configuration.onEditingChanged = onEditingChanged
    configuration.onCommit = onCommit
    self.init(configuration, label: Text(titleKey))
  }

  /// Creates a field for a value that a formatter converts, with closures for the focus and for the Return key; use `focused(_:)` and `onSubmit(of:_:)` instead.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    var configuration = TextFieldConfiguration(value, formatter: formatter)
    configuration.onEditingChanged = onEditingChanged
    configuration.onCommit = onCommit
    self.init(configuration, label: Text(title))
  }

  /// Creates a field for a value that a formatter converts, with a closure that is called when people begin and end to type; use `focused(_:)` and `onSubmit(of:_:)` instead.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    var configuration = TextFieldConfiguration(value, formatter: formatter)
    configuration.onEditingChanged = onEditingChanged
    self.init(configuration, label: Text(titleKey))
  }

  /// Creates a field for a value that a formatter converts, with a closure that is called when people begin and end to type; use `focused(_:)` and `onSubmit(of:_:)` instead.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    var configuration = TextFieldConfiguration(value, formatter: formatter)
    configuration.onEditingChanged = onEditingChanged
    self.init(configuration, label: Text(title))
  }

  /// Creates a field for a value that a formatter converts, with a closure for the Return key; use `focused(_:)` and `onSubmit(of:_:)` instead.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    var configuration = TextFieldConfiguration(value, formatter: formatter)
    configuration.onCommit = onCommit
    self.init(configuration, label: Text(titleKey))
  }

  /// Creates a field for a value that a formatter converts, with a closure for the Return key; use `focused(_:)` and `onSubmit(of:_:)` instead.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    var configuration = TextFieldConfiguration(value, formatter: formatter)
    configuration.onCommit = onCommit
    self.init(configuration, label: Text(title))
  }
}
