import SwiftUI

// The configurations and styles of group boxes, labeled content and pickers.

struct BoxInBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.body
      configuration.content.body
      DefaultGroupBoxStyle().makeBody(configuration: configuration)
      made(CardBoxStyle(), configuration)
    }
  }

  private func made<S: GroupBoxStyle>(_ style: S, _ configuration: Configuration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

struct ContentInContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.body
      configuration.content.body
      AutomaticLabeledContentStyle().makeBody(configuration: configuration)
      made(StackedContent(), configuration)
    }
  }

  private func made<S: LabeledContentStyle>(
    _ style: S, _ configuration: Configuration
  ) -> some View {
    style.makeBody(configuration: configuration)
  }
}

struct BoxBodies: View {
  @State private var choice = 0

  var body: some View {
    GroupBox("Box") { Text("inside") }.body
    LabeledContent("Name") { Text("value") }.body
    Text("Press \(Image(systemName: "star")) to go on")
    Picker("Choice", selection: $choice) { Text("one").tag(1) }.body
  }
}
