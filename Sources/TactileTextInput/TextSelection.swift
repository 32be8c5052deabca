/// The selected part of a text, or the place of the caret.
///
/// Pass a binding to a field or an editor to follow the selection, and to change it:
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
/// The value is nil while the field hasn't the focus. Indices outside of the text are moved to its ends. A field selects
/// a single range: of several, the first. Mirrors SwiftUI's `TextSelection`.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The ranges of a selection.
  public enum Indices: Equatable, Hashable, Sendable {
    /// A single range; an empty one is the place of the caret.
    case selection(Range<String.Index>)
    /// Several ranges, of which fields select the first.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The ranges of the selection.
  public var indices: TextSelection.Indices
  /// Which of two lines has a caret that is between them.
  public var affinity: TextSelectionAffinity = .automatic

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates the place of a caret.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected, so that there is only a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// Creates the selection of a text that is being edited.
  ///
  /// - Parameter isUpstream: Whether a caret between two lines is at the end of the first one.
  init(_ text: EditedText, isUpstream: Bool) {
    let range = text.selection
    self.init(
      range: text.string.index(
        atByte: range.lowerBound)..<text.string.index(atByte: range.upperBound))
    if isUpstream { affinity = .upstream }
  }

  /// Returns the selected part of a string, in UTF-8 bytes; nil for none.
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

/// Which of two lines has a caret that is between them, where a line breaks.
///
/// Mirrors SwiftUI's `TextSelectionAffinity`.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// The line that the caret came from.
  case automatic
  /// The end of the line above.
  case upstream
  /// The start of the line below.
  case downstream
}
