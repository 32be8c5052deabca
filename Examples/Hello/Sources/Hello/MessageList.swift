import SwiftUI

/// Messages to scroll through, and to step through by a key.
struct MessageList: View {
  @State private var opened = 0

  var body: some View {
    VStack {
      ScrollView {
        LazyVStack {
          ForEach(1..<41) { number in
            Button("Message \(number)") { opened = number }.padding(6)
          }
        }
      }
      Button("Next") { opened += 1 }.keyboardShortcut("j", modifiers: [])
      Text("Opened \(opened)")
    }
  }
}

#Preview("Messages", traits: .fixedLayout(width: 200, height: 200)) {
  MessageList()
}
