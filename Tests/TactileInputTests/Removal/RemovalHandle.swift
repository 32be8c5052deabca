import SwiftUI

/// Removes a view, or changes its identity.
@MainActor
final class RemovalHandle {
  enum Fate: CaseIterable {
    case removed, identified
  }

  var isThere: Binding<Bool>?
  var id: Binding<Int>?

  func change(_ fate: Fate) {
    switch fate {
    case .removed: isThere?.wrappedValue = false
    case .identified: id?.wrappedValue += 1
    }
  }
}
