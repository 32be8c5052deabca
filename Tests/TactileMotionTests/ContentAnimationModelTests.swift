import Testing

@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The transactions that nodes give their descendants, compared with the set of nodes whose value
/// has changed in the current update.
@MainActor
@Suite struct ContentAnimationModelTests {
  @Test("a node replaces the animation only in the update in which its value has changed")
  func updates() {
    let window = Window {}
    let graph = window.graph
    for seed in UInt64(0)..<40 {
      var random = RandomCases(seed: seed)
      var contents = (0..<3).map { _ in ContentAnimation() }
      var changed: Set<Int> = []
      var operations = ["seed \(seed)"]
      let animations: [Animation?] = [nil, .default, .linear(duration: 1), .easeIn]
      for _ in 0..<40 {
        let number = random.below(3)
        switch random.below(5) {
        case 0:
          operations.append("update")
          window.update()
          changed = []
        case 1:
          operations.append("\(number) changes")
          contents[number].valueDidChange(in: graph)
          changed.insert(number)
        default:
          var outer = Transaction(animation: animations[random.below(4)])
          outer.disablesAnimations = random.below(4) == 0
          outer.isContinuous = random.below(2) == 0
          let inner = animations[random.below(4)]
          var expected = outer
          expected.animation = inner
          let isReplaced = changed.contains(number) && !outer.disablesAnimations
          let result = graph.inTransaction(outer) {
            contents[number].transaction(inner, in: graph)
          }
          #expect(result == (isReplaced ? expected : nil), "\(operations)")
        }
      }
    }
  }
}
