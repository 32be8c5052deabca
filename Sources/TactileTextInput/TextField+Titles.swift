import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

// The initializers with a text as the label, each for a localization key, a localized resource and a string.

extension TextField where Label == Text {
  // MARK: Texts

  /// Creates a text field with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>
  ) {
    self.init(TextFieldConfiguration(text), label: Text(titleKey))
  }

  /// Creates a text field with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>
  ) {
    self.init(TextFieldConfiguration(text), label: Text(titleResource))
  }

  /// Creates a text field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>
  ) {
    self.init(TextFieldConfiguration(text), label: Text(title))
  }

  /// Creates a text field with a title and a prompt.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt), label: Text(titleKey))
  }

  /// Creates a text field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt), label: Text(titleResource))
  }

  /// Creates a text field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt), label: Text(title))
  }

  /// Creates a text field with a title and an axis along which text that doesn't fit scrolls.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
  ) {
    self.init(TextFieldConfiguration(text, axis: axis), label: Text(titleKey))
  }

  /// Creates a text field with a title and an axis along which text that doesn't fit scrolls.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis
  ) {
    self.init(TextFieldConfiguration(text, axis: axis), label: Text(titleResource))
  }

  /// Creates a text field with a title and an axis along which text that doesn't fit scrolls.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) {
    self.init(TextFieldConfiguration(text, axis: axis), label: Text(title))
  }

  /// Creates a text field with a title, a prompt and an axis along which text that doesn't fit scrolls.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt, axis: axis), label: Text(titleKey))
  }

  /// Creates a text field with a title, a prompt and an axis along which text that doesn't fit scrolls.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt, axis: axis), label: Text(titleResource))
  }

  /// Creates a text field with a title, a prompt and an axis along which text that doesn't fit scrolls.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(TextFieldConfiguration(text, prompt: prompt, axis: axis), label: Text(title))
  }

  /// Creates a text field with a title and a binding to its selection, which is nil while it doesn't have focus.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    var configuration = TextFieldConfiguration(text, prompt: prompt, axis: axis ?? .horizontal)
    configuration.selection = selection
    self.init(configuration, label: Text(titleKey))
  }

  /// Creates a text field with a title and a binding to its selection, which is nil while it doesn't have focus.
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

  /// Creates a text field with a title and a binding to its selection, which is nil while it doesn't have focus.
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

  /// Creates a text field for a formatted value, with a title.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value, format: format, prompt: prompt), label: Text(titleKey))
  }

  /// Creates a text field for a formatted value, with a title.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      TextFieldConfiguration(value, format: format, prompt: prompt), label: Text(titleResource))
  }

  /// Creates a text field for a formatted value, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value, format: format, prompt: prompt), label: Text(title))
  }

  /// Creates a text field for an optional formatted value, with a title; an empty field is nil.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value, format: format, prompt: prompt), label: Text(titleKey))
  }

  /// Creates a text field for an optional formatted value, with a title; an empty field is nil.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      TextFieldConfiguration(value, format: format, prompt: prompt), label: Text(titleResource))
  }

  /// Creates a text field for an optional formatted value, with a title; an empty field is nil.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value, format: format, prompt: prompt), label: Text(title))
  }

  /// Creates a text field for a value with a formatter and a title; the value is written when editing ends.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    self.init(TextFieldConfiguration(value, formatter: formatter), label: Text(titleKey))
  }

  /// Creates a text field for a value with a formatter and a title; the value is written when editing ends.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter
  ) {
    self.init(TextFieldConfiguration(value, formatter: formatter), label: Text(titleResource))
  }

  /// Creates a text field for a value with a formatter and a title; the value is written when editing ends.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter
  ) {
    self.init(TextFieldConfiguration(value, formatter: formatter), label: Text(title))
  }

  /// Creates a text field for a value with a formatter, a title and a prompt; the value is written when editing ends.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      TextFieldConfiguration(value, formatter: formatter, prompt: prompt), label: Text(titleKey))
  }

  /// Creates a text field for a value with a formatter, a title and a prompt; the value is written when editing ends.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      TextFieldConfiguration(value, formatter: formatter, prompt: prompt),
      label: Text(titleResource))
  }

  /// Creates a text field for a value with a formatter, a title and a prompt; the value is written when editing ends.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      TextFieldConfiguration(value, formatter: formatter, prompt: prompt), label: Text(title))
  }

  // MARK: Former names

  /// Creates a text field with actions for the beginning and end of editing and for submission.
  ///
  /// Use `focused(_:)` and `onSubmit(of:_:)` instead.
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

  /// Creates a text field with actions for the beginning and end of editing and for submission.
  ///
  /// Use `focused(_:)` and `onSubmit(of:_:)` instead.
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

  /// Creates a text field with an action for the beginning and end of editing; use `focused(_:)` instead.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    var configuration = TextFieldConfiguration(text)
    configuration.onEditingChanged = onEditingChanged
    self.init(configuration, label: Text(titleKey))
  }

  /// Creates a text field with an action for the beginning and end of editing; use `focused(_:)` instead.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    var configuration = TextFieldConfiguration(text)
    configuration.onEditingChanged = onEditingChanged
    self.init(configuration, label: Text(title))
  }

  /// Creates a text field with an action for submission; use `onSubmit(of:_:)` instead.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var configuration = TextFieldConfiguration(text)
    configuration.onCommit = onCommit
    self.init(configuration, label: Text(titleKey))
  }

  /// Creates a text field with an action for submission; use `onSubmit(of:_:)` instead.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var configuration = TextFieldConfiguration(text)
    configuration.onCommit = onCommit
    self.init(configuration, label: Text(title))
  }

  /// Creates a text field for a value with a formatter, and with actions for the beginning and end of editing and for
  /// submission.
  ///
  /// Use `focused(_:)` and `onSubmit(of:_:)` instead.
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

  /// Creates a text field for a value with a formatter, and with actions for the beginning and end of editing and for
  /// submission.
  ///
  /// Use `focused(_:)` and `onSubmit(of:_:)` instead.
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

  /// Creates a text field for a value with a formatter and an action for the beginning and end of editing.
  ///
  /// Use `focused(_:)` instead.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    var configuration = TextFieldConfiguration(value, formatter: formatter)
    configuration.onEditingChanged = onEditingChanged
    self.init(configuration, label: Text(titleKey))
  }

  /// Creates a text field for a value with a formatter and an action for the beginning and end of editing.
  ///
  /// Use `focused(_:)` instead.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    var configuration = TextFieldConfiguration(value, formatter: formatter)
    configuration.onEditingChanged = onEditingChanged
    self.init(configuration, label: Text(title))
  }

  /// Creates a text field for a value with a formatter and an action for submission; use `onSubmit(of:_:)` instead.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    var configuration = TextFieldConfiguration(value, formatter: formatter)
    configuration.onCommit = onCommit
    self.init(configuration, label: Text(titleKey))
  }

  /// Creates a text field for a value with a formatter and an action for submission; use `onSubmit(of:_:)` instead.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    var configuration = TextFieldConfiguration(value, formatter: formatter)
    configuration.onCommit = onCommit
    self.init(configuration, label: Text(title))
  }
}
