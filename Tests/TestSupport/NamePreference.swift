import Foundation
import SwiftUI

@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileViewGraph

/// The names of buttons, as a preference.
struct Names: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Collects the lists of names that closures on any thread report.
final class Told: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [[String]] = []

  func tell(_ names: [String]) {
    lock.lock()
    list.append(names)
    lock.unlock()
  }

  /// The values received since the last call.
  func take() -> [[String]] {
    lock.lock()
    defer {
      list = []
      lock.unlock()
    }
    return list
  }
}

extension View {
  func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
}
