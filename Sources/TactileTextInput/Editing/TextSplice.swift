import Foundation

/// The position and the lengths of a replacement in a text, in UTF-8 bytes.
struct TextSplice: Equatable {
  /// The start of the replaced range.
  var start: Int
  /// The length of the text that was removed.
  var removed: Int
  /// The length of the text that was inserted.
  var inserted: Int

  /// Returns the smallest splice that includes this one and a later one.
  func joined(with later: TextSplice) -> TextSplice {
    let first = min(start, later.start)
    // The end of both, in the text between the two splices.
    let end = max(start + inserted, later.start + later.removed)
    return TextSplice(
      start: first, removed: end - inserted + removed - first,
      inserted: end - later.removed + later.inserted - first)
  }
}

extension TextSplice {
  /// Creates the smallest splice from one text to another; nil if they have the same bytes.
  init?(from old: String, to new: String) {
    var (old, new) = (old, new)
    let found: TextSplice? = old.withUTF8 { old in
      new.withUTF8 { new in
        let most = min(old.count, new.count)
        var start = 0
        while start < most, old[start] == new[start] { start += 1 }
        var end = 0
        while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let splice = TextSplice(
          start: start, removed: old.count - start - end, inserted: new.count - start - end)
        return splice.removed == 0 && splice.inserted == 0 ? nil : splice
      }
    }
    guard let found else { return nil }
    self = found
  }
}
