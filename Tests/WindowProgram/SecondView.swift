import SwiftUI

struct SecondView: View {
  @EnvironmentObject private var model: StoryModel
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack {
      Text("The count is \(model.count).")
      Button("Close") { dismissWindow() }
    }
    .onAppear { tell("second appeared") }
    .onDisappear { tell("second disappeared") }
  }
}
