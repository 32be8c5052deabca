import SwiftUI

// Safe area insets, and content that extends under them.

struct EverySafeArea: View {
  var body: some View {
    ScrollView {
      Text("row")
    }
    .safeAreaInset(edge: .bottom) { Button("Buy") {} }
    .safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) {
      Button("A") {}
      Button("B") {}
    }
    .safeAreaInset(edge: .leading, alignment: .top, spacing: 8) { Divider() }
    .safeAreaInset(edge: VerticalEdge.bottom, spacing: nil, content: { Text("bar") })
    .safeAreaBar(edge: .bottom, alignment: .leading, spacing: 4) { Text("bar") }
    .safeAreaBar(edge: .trailing, alignment: .center, spacing: nil) { Text("bar") }
    .safeAreaPadding()
    .safeAreaPadding(10)
    .safeAreaPadding(.horizontal)
    .safeAreaPadding([.top, .leading], 5)
    .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    .ignoresSafeArea(.keyboard, edges: .bottom)
  }
}
