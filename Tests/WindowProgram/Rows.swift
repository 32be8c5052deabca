import SwiftUI

/// Buttons that fill a window and more, the third of which is where other stories have “Plain”.
struct Rows: View {
  var body: some View {
    VStack(spacing: 15) {
      ForEach(0..<50) { row in
        Button {
          tell("tapped Row \(row)")
        } label: {
          Text("Row \(row)").frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(PressTelling(name: "Row \(row)", color: row == 2 ? .blue : .gray))
      }
    }
    .padding(16)
  }
}
