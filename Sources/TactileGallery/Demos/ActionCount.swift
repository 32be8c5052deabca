import SwiftUI

/// Displays the number of times that an action ran.
struct ActionCount: View {
  let count: Int

  var body: some View {
    Text(words).font(.footnote).foregroundStyle(Color.secondary)
  }

  private var words: String {
    switch count {
    case 0: "No action yet"
    case 1: "1 action"
    default: "\(count) actions"
    }
  }
}
