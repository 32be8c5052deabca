import Foundation
import SwiftUI

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph

extension Window {
  /// The number of nodes above the text.
  func depth(of text: String) -> Int? {
    var depth: Int?
    graph.root.forEachNode { node in
      if let node = node as? TextNode, node.text.string == text { depth = node.depth }
    }
    return depth
  }
}
