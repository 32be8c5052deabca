import Foundation

/// A value that can be shared and pasted.
///
/// Mirrors Core Transferable's `Transferable`, as far as values are transferred as texts.
public protocol Transferable: Sendable {
  /// The type of the value's representation.
  associatedtype Representation: TransferRepresentation

  /// How the value is transferred.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is transferred.
///
/// Mirrors Core Transferable's `TransferRepresentation`.
public protocol TransferRepresentation: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable

  /// The value as a text; nil where it is none.
  func __text(of item: Item) -> String?

  /// The value that a text stands for; nil where it stands for none.
  func __item(from text: String) -> Item?
}

/// Makes a representation of the one in a closure.
///
/// Mirrors Core Transferable's `TransferRepresentationBuilder`.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A single expression.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// One representation.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }
}

/// A value that is transferred as another.
///
/// Mirrors Core Transferable's `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// Creates a representation that is shared and pasted as another value.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  /// Creates a representation that is shared as another value.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation that is pasted from another value.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  /// The other value as a text; nil where there is none, or the closure throws.
  public func __text(of item: Item) -> String? {
    guard let proxy = try? exporting?(item) else { return nil }
    return proxy.transferText
  }

  /// The value for the one that a text stands for.
  public func __item(from text: String) -> Item? {
    guard let importing, let proxy = ProxyRepresentation.transferred(from: text) else { return nil }
    return try? importing(proxy)
  }
}

/// A value that is a text itself, or none.
public struct __TextRepresentation<Item: Transferable>: TransferRepresentation {
  let text: @Sendable (Item) -> String?
  let item: @Sendable (String) -> Item?

  /// The text.
  public func __text(of item: Item) -> String? { text(item) }
  /// The value that the text is.
  public func __item(from text: String) -> Item? { item(text) }
}

extension __TextRepresentation {
  /// A value without a text.
  fileprivate static var none: Self {
    Self(text: { (_: Item) in nil }, item: { (_: String) in nil })
  }
}

extension Transferable {
  /// The value as a text; nil where it cannot be one.
  var transferText: String? { Self.transferRepresentation.transferText(of: self) }

  /// The value that a text stands for.
  static func transferred(from text: String) -> Self? {
    transferRepresentation.__item(from: text) as? Self
  }
}

extension TransferRepresentation {
  /// The text of a value of a type that declares this representation.
  fileprivate func transferText(of value: some Transferable) -> String? {
    (value as? Item).flatMap(__text)
  }
}

extension String: Transferable {
  /// The text itself.
  public static var transferRepresentation: __TextRepresentation<String> {
    __TextRepresentation(text: { $0 }, item: { $0 })
  }
}

extension URL: Transferable {
  /// The address as a text.
  public static var transferRepresentation: __TextRepresentation<URL> {
    __TextRepresentation(
      text: { $0.absoluteString },
      item: { text in URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } })
  }
}

extension AttributedString: Transferable {
  /// The characters.
  public static var transferRepresentation: __TextRepresentation<AttributedString> {
    __TextRepresentation(text: { String($0.characters) }, item: { AttributedString($0) })
  }
}

extension Image: Transferable {
  /// A picture has no text.
  public static var transferRepresentation: __TextRepresentation<Image> {
    __TextRepresentation<Image>.none
  }
}

extension Never: Transferable {
  /// There is no value.
  public static var transferRepresentation: __TextRepresentation<Never> {
    __TextRepresentation<Never>.none
  }
}
