/// A selection of text, or an insertion point.
///
/// Pass a binding to a field or an editor to observe and change the selection:
///
/// ```swift
/// @State private var text = "A note"
/// @State private var selection: TextSelection?
///
/// TextField("Note", text: $text, selection: $selection)
/// Button("Select All") {
///   selection = TextSelection(range: text.startIndex..<text.endIndex)
/// }
/// ```
///
/// The value is nil while the field doesn't have focus. Indices are clamped to the bounds of the text. A field selects
/// only the first of several ranges. Mirrors SwiftUI's `TextSelection`.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The ranges of a selection.
  public enum Indices: Equatable, Hashable, Sendable {
    /// A single range; an empty range is an insertion point.
    case selection(Range<String.Index>)
    /// Several ranges; fields select the first.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The ranges of the selection.
  public var indices: TextSelection.Indices
  /// The line of an insertion point at a soft line break.
  public var affinity: TextSelectionAffinity = .automatic

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates an insertion point.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether the selection is an insertion point.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// Creates the selection of an edited text.
  ///
  /// - Parameter isUpstream: Whether an insertion point at a soft line break is at the end of the upper line.
  init(_ text: EditedText, isUpstream: Bool) {
    let range = text.selection
    self.init(
      range: text.string.index(
        atByte: range.lowerBound)..<text.string.index(atByte: range.upperBound))
    if isUpstream { affinity = .upstream }
  }

  /// Returns the selected range of a string, in UTF-8 bytes; nil if there is none.
  func bytes(in string: String) -> Range<Int>? {
    let range: Range<String.Index>? =
      switch indices {
      case .selection(let range): range
      case .multiSelection(let ranges): ranges.ranges.first
      }
    guard let range else { return nil }
    func byte(_ index: String.Index) -> Int {
      string.byte(at: min(max(index, string.startIndex), string.endIndex))
    }
    return byte(range.lowerBound)..<byte(range.upperBound)
  }
}

/// The line of an insertion point at a soft line break.
///
/// Mirrors SwiftUI's `TextSelectionAffinity`.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// The default, which is the start of the lower line.
  case automatic
  /// The end of the upper line.
  case upstream
  /// The start of the lower line.
  case downstream
}
