import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileViewGraph

/// The appearance and interaction of text fields.
///
/// To create a style, conform to this protocol and return the configuration's field with its decoration:
///
/// ```swift
/// struct CapsuleFieldStyle: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     configuration
///       .padding(.horizontal, 16)
///       .padding(.vertical, 10)
///       .background(.quaternary, in: .capsule)
///   }
/// }
/// ```
///
/// Apply it with `.textFieldStyle(CapsuleFieldStyle())`. The next outer style draws the configuration. The system's
/// styles are `.automatic`, `.plain`, `.roundedBorder` and `.squareBorder`. Mirrors SwiftUI's `TextFieldStyle`, whose
/// requirement also begins with an underscore.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that draws the field.
  associatedtype _Body: View

  /// The type-erased label of the field.
  typealias _Label = _TextFieldStyleLabel

  /// Creates the view that draws a field.
  ///
  /// - Parameter configuration: The field, without a border.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The type-erased label of a text field in a style.
///
/// Mirrors SwiftUI's `_TextFieldStyleLabel`.
public nonisolated struct _TextFieldStyleLabel: ErasedContent {
  package let content: AnyView
}

extension View {
  /// Sets the style of text fields and secure fields in this view; the closest style takes precedence.
  ///
  /// ```swift
  /// VStack {
  ///   TextField("Name", text: $name)
  ///   SecureField("Password", text: $password)
  /// }
  /// .textFieldStyle(.roundedBorder)
  /// ```
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ControlStyle(style) { $0._body(configuration: $1) }))
  }
}

/// The default style of text fields, which has no border.
///
/// SwiftUI draws a border on a Mac. Mirrors SwiftUI's `DefaultTextFieldStyle`.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates a default text field style.
  public nonisolated init() {}

  /// Creates a field without a border.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    FieldBody(field: configuration, cornerRadius: nil)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The system's default text field style, which has no border.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A text field style without a border.
///
/// Mirrors SwiftUI's `PlainTextFieldStyle`.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates a plain text field style.
  public nonisolated init() {}

  /// Creates a field without a border.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    FieldBody(field: configuration, cornerRadius: nil)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field style without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A text field style with a rounded border.
///
/// A field of a single line is 34 points high, and the text is inset by 7 points. The border is a pixel wide, and its
/// corners have a radius of 5 points (rule 7.1.8). Mirrors SwiftUI's `RoundedBorderTextFieldStyle`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates a text field style with a rounded border.
  public nonisolated init() {}

  /// Creates a field with a rounded border.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    FieldBody(field: configuration, cornerRadius: 5)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A text field style with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A text field style with a square border, which SwiftUI has on a Mac.
///
/// Mirrors SwiftUI's `SquareBorderTextFieldStyle`.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates a text field style with a square border.
  public nonisolated init() {}

  /// Creates a field with a square border.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    FieldBody(field: configuration, cornerRadius: 0)
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A text field style with a square border.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
