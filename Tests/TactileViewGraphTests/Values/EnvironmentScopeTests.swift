import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Nested scopes of the environment, compared with a dictionary for each scope.
@MainActor
@Suite struct EnvironmentScopeTests {
  private struct First: EnvironmentKey { static let defaultValue = -1 }
  private struct Second: EnvironmentKey { static let defaultValue = -2 }
  private struct Third: EnvironmentKey { static let defaultValue = -3 }

  /// A scope, and a model of it.
  private final class Pair {
    let scope: EnvironmentScope
    let parent: Pair?
    var values: [ObjectIdentifier: Int] = [:]

    init(parent: Pair? = nil) {
      self.parent = parent
      scope = EnvironmentScope(parent: parent?.scope)
    }

    func value(_ key: ObjectIdentifier) -> Int? { values[key] ?? parent?.value(key) }
  }

  private func check<K: EnvironmentKey>(_ pair: Pair, _ key: K.Type) where K.Value == Int {
    let expected = pair.value(ObjectIdentifier(key))
    #expect(pair.scope.value(key) == expected ?? K.defaultValue)
    #expect(pair.scope.isWritten(key) == (expected != nil))
  }

  private func write<K: EnvironmentKey>(_ value: Int, _ pair: Pair, _ key: K.Type)
  where K.Value == Int {
    let isNew = pair.values.updateValue(value, forKey: ObjectIdentifier(key)) == nil
    #expect(pair.scope.write(key, value) == isNew)
  }

  @Test("a key has the value of the closest scope that writes it")
  func values() {
    var random = RandomCases()
    for _ in 0..<100 {
      var pairs = [Pair()]
      for step in 0..<60 {
        let pair = pairs[random.below(pairs.count)]
        switch random.below(4) {
        case 0: pairs.append(Pair(parent: pair))
        case 1: write(step, pair, First.self)
        case 2: write(step, pair, Second.self)
        default: write(step, pair, Third.self)
        }
        let read = pairs[random.below(pairs.count)]
        check(read, First.self)
        check(read, Second.self)
        check(read, Third.self)
      }
    }
  }
}
