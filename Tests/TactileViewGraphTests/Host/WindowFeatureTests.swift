import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Features of a window, compared with a list of those that were asked for.
@MainActor
@Suite struct WindowFeatureTests {
  /// What the features of a window report, by the number of their type.
  @MainActor
  private enum Reports {
    static var made: [Int] = []
    static var told: [Int] = []
  }

  /// A type for each number, which takes a feature's place in the name of another.
  private protocol Numbered { static var number: Int { get } }
  private enum Zero: Numbered { static var number: Int { 0 } }
  private enum Next<Before: Numbered>: Numbered { static var number: Int { Before.number + 1 } }

  /// A feature that asks for the feature of the number before, as every third does.
  private final class Feature<Own: Numbered>: WindowFeature {
    init(graph: ViewGraph) {
      if Own.number % 3 == 2 { WindowFeatureTests.ask(Own.number - 1, graph) }
      Reports.made.append(Own.number)
    }

    func activityDidChange(isActive: Bool) { Reports.told.append(Own.number) }
  }

  /// Asks a window for the feature of a number.
  @discardableResult
  private static func ask(_ number: Int, _ graph: ViewGraph) -> any WindowFeature {
    func ask<Own: Numbered>(_: Own.Type) -> any WindowFeature {
      Own.number == number ? graph.feature(Feature<Own>.self) : askNext(Own.self)
    }
    func askNext<Own: Numbered>(_: Own.Type) -> any WindowFeature { ask(Next<Own>.self) }
    return ask(Zero.self)
  }

  @Test("a window makes each feature once, when it is first asked for, and tells all in that order")
  func features() {
    var random = RandomCases()
    for _ in 0..<50 {
      let window = Window { Color.clear }
      (Reports.made, Reports.told) = ([], [])
      var made: [Int] = []
      var features: [Int: any WindowFeature] = [:]
      for _ in 0..<random.below(30) {
        let number = random.below(12)
        let feature = Self.ask(number, window.graph)
        if !made.contains(number) {
          if number % 3 == 2, !made.contains(number - 1) { made.append(number - 1) }
          made.append(number)
        }
        #expect(Reports.made == made)
        #expect(features[number].map { $0 === feature } ?? true)
        features[number] = feature
      }
      window.graph.setActive(false)
      #expect(Reports.told == made)
    }
  }
}
