@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The label and identifier of additional information about an element.
///
/// Declare a key as a constant if several views provide the same information, or one of them removes it, and pass it to
/// `accessibilityCustomContent(_:_:importance:)`. Information for a key replaces that of descendants for the same key,
/// and nil removes it. In other cases, pass the label itself instead of a key.
///
/// ```swift
/// extension AccessibilityCustomContentKey { static let age = AccessibilityCustomContentKey("Age") }
///
/// PetRow(pet).accessibilityCustomContent(.age, "\(pet.age) years", importance: .high)
/// ```
///
/// Mirrors SwiftUI's `AccessibilityCustomContentKey`.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  /// Creates a key with a label, which describes the information, and an identifier, by which keys are compared.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a localized label, which describes the information, and an identifier, by which keys are compared.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Creates a key with a localized label, which describes the information, and an identifier, by which keys are compared.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource, id: String) {
    self.init(Text(labelResource), id: id)
  }

  /// Creates a key whose label is also its identifier.
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey)
    self.init(label, id: label.string)
  }

  /// Creates a key whose label is also its identifier.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource) {
    let label = Text(labelResource)
    self.init(label, id: label.string)
  }

  /// Whether two keys have the same identifier.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

/// The information that a modifier provides for a key; a nil value removes that of descendants.
package nonisolated struct AccessibilityCustomContent {
  package let key: AccessibilityCustomContentKey
  package let value: Text?
  package let importance: AXCustomContent.Importance

  package init(
    key: AccessibilityCustomContentKey, value: Text?, importance: AXCustomContent.Importance
  ) {
    self.key = key
    self.value = value
    self.importance = importance
  }

  var content: AXCustomContent? {
    value.map { AXCustomContent(label: key.label.string, value: $0.string, importance: importance) }
  }
}
