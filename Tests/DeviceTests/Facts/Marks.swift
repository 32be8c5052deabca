import SwiftUI
import SwiftUITesting

/// The frames of the views in a window that are marked.
@MainActor
final class Marks {
  fileprivate var frames: [String: CGRect] = [:]

  /// The frame in the window of the view that is marked with a name.
  func frame(_ name: String) throws -> CGRect {
    guard let frame = frames[name] else { throw Unmeasurable("no view is marked “\(name)”") }
    return frame
  }
}

extension View {
  /// Notes the frame of the view in the window, as the layout places it.
  ///
  /// Don't mark texts, whose frames ``SwiftUITesting/ViewDriver/texts`` has.
  func marked(_ name: String, in marks: Marks) -> some View {
    onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      marks.frames[name] = $0
    }
  }
}

extension ViewDriver {
  /// The frame of the first text with a string, in any case of its letters.
  func textFrame(_ string: String) throws -> CGRect {
    let text = texts.first { $0.label.lowercased() == string.lowercased() }
    guard let text else { throw Unmeasurable("no text says “\(string)”") }
    return text.frame
  }

  /// The distance from the bottom of a text to the top of another one, in points.
  func gap(_ upper: String, _ lower: String) throws -> Double {
    try textFrame(lower).minY - textFrame(upper).maxY
  }

  /// The text as it is drawn whose first line has a string.
  func drawnText(_ firstLine: String) throws -> DisplayList.TextRun {
    func begins(_ run: DisplayList.TextRun) -> Bool {
      let line = run.lines.first?.string.trimmingCharacters(in: .whitespacesAndNewlines)
      return line?.lowercased() == firstLine.lowercased()
    }
    func find(_ items: [DisplayList.Item]) -> DisplayList.TextRun? {
      for item in items {
        switch item.content {
        case .text(let run) where begins(run): return run
        case .group(_, let items):
          if let run = find(items) { return run }
        default: continue
        }
      }
      return nil
    }
    guard let run = find(displayList.items) else {
      throw Unmeasurable("no text with the first line “\(firstLine)” is drawn")
    }
    return run
  }
}
