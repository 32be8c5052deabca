import Foundation
import SwiftUI

@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileViewGraph

extension Window {
  /// A key goes down and up.
  @discardableResult
  func strike(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
    let isUsed = host.send(KeyEvent(key, modifiers: modifiers, phase: .down))
    return host.send(KeyEvent(key, modifiers: modifiers, phase: .up)) || isUsed
  }
}
