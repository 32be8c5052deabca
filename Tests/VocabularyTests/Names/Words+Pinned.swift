import SwiftUI

// Sections with pinned headers and footers.

struct EveryPinnedView: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Section("Title") { Text("row") }
      }
      LazyVStack(pinnedViews: .sectionHeaders) { Text("row") }
      LazyHStack(alignment: .top, spacing: 4, pinnedViews: [.sectionFooters]) { Text("row") }
      LazyVGrid(
        columns: [GridItem()], alignment: .leading, spacing: 4, pinnedViews: .sectionHeaders
      ) {
        Text("cell")
      }
      LazyHGrid(rows: [GridItem()], alignment: .top, spacing: 4, pinnedViews: .sectionHeaders) {
        Text("cell")
      }
    }
  }

  var parts: PinnedScrollableViews {
    let none = PinnedScrollableViews()
    return none.union(PinnedScrollableViews(rawValue: 1)).union(.sectionFooters)
  }

  var bits: UInt32 { parts.rawValue }
}
