import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A type whose values can be shared and pasted.
///
/// `ShareLink` shares transferable values, and `PasteButton` pastes them. Values are transferred as text. Strings,
/// attributed strings and URLs conform; `Image` conforms too, but has no text. To conform your own type, return a
/// ``ProxyRepresentation`` that converts it to one of these:
///
/// ```swift
/// struct Note: Transferable {
///   var text: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     ProxyRepresentation(exporting: { (note: Note) in note.text }, importing: { Note(text: $0) })
///   }
/// }
/// ```
///
/// A value without text can't be pasted; `ShareLink` shares the title of its preview instead. Drag and drop isn't
/// available.
///
/// Mirrors Core Transferable's `Transferable`.
public protocol Transferable: Sendable {
  /// The type of the value's representation.
  associatedtype Representation: TransferRepresentation

  /// The representation in which values of the type are transferred.
  ///
  /// Return exactly one representation. A list of alternatives, in order of preference, isn't supported.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is transferred.
///
/// Return one from ``Transferable/transferRepresentation``. ``ProxyRepresentation`` is the only one that you can
/// create; other forms, such as files and encoded data, aren't available. Don't conform to this protocol: in SwiftUI, a
/// type of your own would combine several representations in its body, which isn't supported.
///
/// Mirrors Core Transferable's `TransferRepresentation`.
public protocol TransferRepresentation: Sendable {
  /// The type of the transferred value.
  associatedtype Item: Transferable

  /// Returns the value as text; nil if it has no text.
  func __text(of item: Item) -> String?

  /// Returns the value that a text represents; nil if it represents none.
  func __item(from text: String) -> Item?
}

/// A result builder for the representation of a transferable type.
///
/// You don't use it directly: ``Transferable/transferRepresentation`` applies it to its body, which is a single
/// representation.
///
/// Mirrors Core Transferable's `TransferRepresentationBuilder`.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Accepts a representation as an expression.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Returns the only representation of the block.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }
}

/// A representation that transfers a value in the form of another value.
///
/// Return it from ``Transferable/transferRepresentation`` to share or paste your type as a string, for example. Pass a
/// closure for each direction that you support; they can't be asynchronous. If a closure throws an error, the value has
/// no text, or isn't pasted. The other value can be of a type of yours that has a proxy itself.
///
/// ```swift
/// struct Bookmark: Transferable {
///   var title: String
///   var url: URL
///
///   static var transferRepresentation: some TransferRepresentation {
///     ProxyRepresentation(exporting: { (bookmark: Bookmark) in bookmark.url })
///   }
/// }
/// ```
///
/// Mirrors Core Transferable's `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// Creates a representation that is shared and pasted as another value.
  ///
  /// - Parameters:
  ///   - exporting: Returns the other value, when a value is shared.
  ///   - importing: Returns the value, when the other value is pasted.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  /// Creates a representation that is shared as another value, and can't be pasted.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation that is pasted from another value, and can't be shared.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  /// Returns the other value as text; nil if it has none, or if the closure throws.
  @_spi(Engine) public func __text(of item: Item) -> String? {
    guard let proxy = try? exporting?(item) else { return nil }
    return proxy.transferText
  }

  /// Returns the value that a text represents by way of the other type; nil if the closure throws.
  @_spi(Engine) public func __item(from text: String) -> Item? {
    guard let importing, let proxy = ProxyRepresentation.transferred(from: text) else { return nil }
    return try? importing(proxy)
  }
}

/// A representation of a value that is itself text, or has no text.
struct TextRepresentation<Item: Transferable>: TransferRepresentation {
  let text: @Sendable (Item) -> String?
  let item: @Sendable (String) -> Item?

  /// Returns the text of the value.
  func __text(of item: Item) -> String? { text(item) }
  /// Returns the value that the text represents.
  func __item(from text: String) -> Item? { item(text) }
}

extension TextRepresentation {
  /// The representation of a value without text.
  fileprivate static var none: Self {
    Self(text: { (_: Item) in nil }, item: { (_: String) in nil })
  }
}

extension Transferable {
  /// The value as text; nil if it has no text.
  package var transferText: String? { Self.transferRepresentation.transferText(of: self) }

  /// Returns the value that a text represents; nil if it represents none.
  package static func transferred(from text: String) -> Self? {
    transferRepresentation.__item(from: text) as? Self
  }
}

extension TransferRepresentation {
  /// Returns the text of a value whose type declares this representation.
  fileprivate func transferText(of value: some Transferable) -> String? {
    (value as? Item).flatMap(__text)
  }
}

extension String: Transferable {
  /// The representation as the text itself.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation(text: { $0 }, item: { $0 })
  }
}

extension URL: Transferable {
  /// The representation as the absolute string of the URL; a text without a scheme is not a URL.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation(
      text: { $0.absoluteString },
      item: { text in URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } })
  }
}

extension AttributedString: Transferable {
  /// The representation as the characters, without attributes.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation(text: { String($0.characters) }, item: { AttributedString($0) })
  }
}

extension Image: Transferable {
  /// The representation of an image, which has no text.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation<Image>.none
  }
}

extension Never: Transferable {
  /// The representation of a type without values.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation<Never>.none
  }
}
