import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// Groups with a title whose windows each show a value.
extension WindowGroup {
  /// Creates a group with a title, whose windows each show a value.
  public init<D: Codable & Hashable & SendableMetatype, C: View>(
    _ title: Text, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, title, type, content)
  }

  /// Creates a group with a title, whose windows each show a value, with one for windows that
  /// were given none.
  public init<D: Codable & Hashable & SendableMetatype, C: View>(
    _ title: Text, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, title, defaultValue, content)
  }

  /// Creates a group with a title and an identifier, whose windows each show a value.
  public init<D: Codable & Hashable & SendableMetatype, C: View>(
    _ title: Text, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, title, type, content)
  }

  /// Creates a group with a title and an identifier, whose windows each show a value, with one for windows that
  /// were given none.
  public init<D: Codable & Hashable & SendableMetatype, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, title, defaultValue, content)
  }

  /// Creates a group with a localized title, whose windows each show a value.
  public init<D: Codable & Hashable & SendableMetatype, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, Text(titleKey), type, content)
  }

  /// Creates a group with a localized title, whose windows each show a value, with one for windows that
  /// were given none.
  public init<D: Codable & Hashable & SendableMetatype, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, Text(titleKey), defaultValue, content)
  }

  /// Creates a group with a localized title and an identifier, whose windows each show a value.
  public init<D: Codable & Hashable & SendableMetatype, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, Text(titleKey), type, content)
  }

  /// Creates a group with a localized title and an identifier, whose windows each show a value, with one for windows that
  /// were given none.
  public init<D: Codable & Hashable & SendableMetatype, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, Text(titleKey), defaultValue, content)
  }

  /// Creates a group with a title, whose windows each show a value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable & SendableMetatype, C: View>(
    _ title: S, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, Text(title), type, content)
  }

  /// Creates a group with a title, whose windows each show a value, with one for windows that
  /// were given none.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable & SendableMetatype, C: View>(
    _ title: S, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, Text(title), defaultValue, content)
  }

  /// Creates a group with a title and an identifier, whose windows each show a value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable & SendableMetatype, C: View>(
    _ title: S, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, Text(title), type, content)
  }

  /// Creates a group with a title and an identifier, whose windows each show a value, with one for windows that
  /// were given none.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable & SendableMetatype, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, Text(title), defaultValue, content)
  }
}
