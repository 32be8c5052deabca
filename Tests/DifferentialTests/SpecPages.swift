import SwiftUI
import TactileHeadlessHost

@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph

// Pages that a link has pushed onto a navigation stack.

/// Shows the first child and a link to a page with the second, which also reads state outside of it.
struct PushingSpec<Root: View, Page: View>: View {
  let id: Int
  let root: Root
  let page: Page
  @ObservedObject var announcer: Announcer

  var body: some View {
    NavigationStack {
      VStack {
        root
        NavigationLink(Stage.linkTitle(id)) {
          VStack {
            Text("\(Stage.pageTitle(id)), which says \(announcer.value)")
            page
          }
        }
      }
      .toolbar { ToolbarItem(placement: .keyboard) { Text("Typing") } }
    }
  }
}

extension Stage {
  static func linkTitle(_ id: Int) -> String { "link \(String(id))" }
  static func pageTitle(_ id: Int) -> String { "page \(String(id))" }

  /// Runs the action of the link of a view, wherever the link is, if it is in the tree.
  func push(_ id: Int) {
    let title = Self.linkTitle(id)
    var link: (any Pressable)?
    root.forEachNode { node in
      guard let button = node.asPressable else { return }
      button.forEachNode { if $0.shownString == title { link = button } }
    }
    host.perform { link?.trigger() }
    host.graph.update()
    host.settle()
  }

  /// Whether the page of a view is shown or covered.
  func hasPage(_ id: Int) -> Bool {
    var isFound = false
    root.forEachNode { node in
      if node.shownString?.hasPrefix(Self.pageTitle(id) + ",") == true { isFound = true }
    }
    return isFound
  }

  /// Pushes the pages that another stage has pushed.
  func push(as other: Stage, in spec: Spec) {
    for id in spec.pushing where other.hasPage(id) { push(id) }
  }
}

extension Spec {
  /// Whether the view has a link.
  var hasLink: Bool { kind == .presenting && value == 7 }

  /// The identities of the views with links, shown or not.
  var pushing: [Int] { presenting.filter(\.hasLink).map(\.id) }
}
