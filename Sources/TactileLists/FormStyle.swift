import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileViewGraph

/// The appearance of forms.
///
/// Set a style with `formStyle(_:)`: `.grouped`, which is the default, `.columns`, or one of your own, which places the
/// content of the configuration:
///
/// ```swift
/// struct CardFormStyle: FormStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading, spacing: 12) { configuration.content }
///       .padding()
///       .background(.thinMaterial, in: .rect(cornerRadius: 16))
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `FormStyle`.
@MainActor
@preconcurrency
public protocol FormStyle {
  /// The type of the view that draws the form.
  associatedtype Body: View

  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration

  /// Creates the view that draws a form.
  ///
  /// - Parameter configuration: The content of the form.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The content of a form.
///
/// Mirrors SwiftUI's `FormStyleConfiguration`.
@MainActor
@preconcurrency
public struct FormStyleConfiguration {
  /// A view that shows the content, of one type for whatever the content consists of.
  public nonisolated struct Content: ErasedContent {
    package let content: AnyView
  }

  /// The content of the form.
  public let content: FormStyleConfiguration.Content
}

private enum ErasesFormKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the closest style of forms is one other than the grouped style, and draws the content itself.
  var erasesForms: Bool {
    get { self[ErasesFormKey.self] }
    set { self[ErasesFormKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of forms in this view; the closest style takes precedence.
  ///
  /// ```swift
  /// Form { settings }
  ///   .formStyle(.columns)
  /// ```
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.erasesForms, !(style is GroupedFormStyle || style is AutomaticFormStyle))
      .modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

/// The default style of forms, which is the grouped one.
///
/// On a Mac, SwiftUI's default is the style ``ColumnsFormStyle``. Mirrors SwiftUI's `AutomaticFormStyle`.
public struct AutomaticFormStyle: FormStyle {
  /// Creates an automatic form style.
  public nonisolated init() {}

  /// Creates rows in groups.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// A style of forms with rows in groups, as in a list.
///
/// Mirrors SwiftUI's `GroupedFormStyle`.
public struct GroupedFormStyle: FormStyle {
  /// Creates a grouped form style.
  public nonisolated init() {}

  /// Creates rows in groups.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// A style of forms with labels in a column at the left, and their content in a column at the right.
///
/// The form doesn't scroll. The labels of labeled content end where its content begins, and other views begin there.
///
/// Mirrors SwiftUI's `ColumnsFormStyle`.
public struct ColumnsFormStyle: FormStyle {
  /// Creates a form style with columns.
  public nonisolated init() {}

  /// Creates a column of views, aligned at the ends of their labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .formContent, spacing: 10) { configuration.content }
      .labeledContentStyle(ColumnsLabeledContentStyle())
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style of forms.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A style of forms with rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A style of forms with a column of labels and a column of content.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension HorizontalAlignment {
  private enum FormContent: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// The guide at the start of the content of a form's row.
  fileprivate static let formContent = HorizontalAlignment(FormContent.self)
}

/// A label and its content on both sides of the line between the columns of a form.
private struct ColumnsLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.label
      VStack(alignment: .leading) { configuration.content }
        .alignmentGuide(.formContent) { $0[.leading] }
    }
  }
}
