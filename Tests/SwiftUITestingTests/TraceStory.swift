import Foundation
import SwiftUI
import SwiftUITesting

/// What traces tell: a button that fades under a finger, and counts.
@MainActor
enum TraceStory {
  struct Fading: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .opacity(configuration.isPressed ? 0.5 : 1)
        .animation(.linear(duration: 0.1), value: configuration.isPressed)
    }
  }

  struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Add") { count += 1 }.buttonStyle(Fading())
        Text("\(count)")
      }
    }
  }

  static func driver(@ViewBuilder _ content: () -> some View) throws -> ViewDriver {
    try ViewDriver(size: CGSize(width: 100, height: 100), text: .squares, content: content)
  }
}

extension Trace {
  func events(_ kind: Trace.Kind) -> [Trace.Event] {
    entries.filter { $0.kind == kind }.map(\.event)
  }
}
