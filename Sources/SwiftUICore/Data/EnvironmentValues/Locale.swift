import Foundation

enum LocaleKey: EnvironmentKey {
  /// Not the process's own: the same view is the same picture on every machine.
  static let defaultValue = Locale(identifier: "en_US")
}

extension EnvironmentValues {
  /// The language and region in which text formats numbers; American English where nobody says.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}
