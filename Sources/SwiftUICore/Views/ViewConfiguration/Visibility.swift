/// Whether something is shown.
///
/// Mirrors SwiftUI's `Visibility`.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the system does.
  case automatic
  /// It may be seen.
  case visible
  /// It is hidden.
  case hidden
}
