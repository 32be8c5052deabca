@_spi(Engine) import TactileViewGraph

/// The parts of sections that stay visible while the rest of their section scrolls.
///
/// Pass a set to ``LazyVStack`` or another lazy container whose content has ``Section``s. By default, nothing is
/// pinned. Pinned views are in front of the rows, so give them a background.
///
/// ```swift
/// ScrollView {
///   LazyVStack(pinnedViews: .sectionHeaders) {
///     ForEach(months) { month in
///       Section {
///         ForEach(month.days) { day in DayRow(day) }
///       } header: {
///         Text(month.name).background(.background)
///       }
///     }
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit mask with one bit for each part.
  public let rawValue: UInt32

  /// Creates a set of the parts whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers stay at the start of the visible area until the end of their section pushes them out.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// Footers stay at the end of the visible area from the start of their section until they reach their own place.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
