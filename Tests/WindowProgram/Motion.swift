import SwiftUI

/// Moves without end, and tells how often it does so in two seconds.
struct Motion: View {
  @State private var isOn = false

  var body: some View {
    Sliver(amount: isOn ? 1 : 0).fill(.blue)
      .frame(width: 100, height: 100)
      .animation(.linear(duration: 1).repeatForever(), value: isOn)
      .task {
        tell("appeared")
        isOn = true
        try? await Task.sleep(for: .seconds(1))
        let start = Sliver.count
        try? await Task.sleep(for: .seconds(2))
        tell("moved \(Sliver.count - start) times")
      }
  }
}

/// A shape that fills the left part of its rectangle, and counts how often its path is asked for.
private struct Sliver: Shape {
  @MainActor static var count = 0
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    MainActor.assumeIsolated { Self.count += 1 }
    return Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * amount, height: rect.height))
  }
}
