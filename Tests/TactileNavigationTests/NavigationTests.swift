import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite(.windows(like: .iOS18)) struct NavigationTests {
  private struct Leaver: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Leave") { dismiss() } }
  }

  @Test("a link shows its destination over the root, and the back button returns")
  func pushAndBack() {
    let window = Window {
      NavigationStack {
        NavigationLink("Next") { Text("Page") }
      }
    }
    #expect(window.graph.buttons.map(\.label) == ["Next"])
    window.tap("Next")
    let start = window.drawnFrame(of: "Page")?.midX ?? 0
    #expect(start > 400)
    window.settle()
    #expect(window.drawnFrame(of: "Page")?.midX == CGFloat(200))
    #expect(window.graph.buttons.map(\.label) == ["Back"])
    window.tap("Back")
    window.settle()
    #expect(window.texts == ["Next"])
    #expect(window.graph.buttons.map(\.label) == ["Next"])
  }

  @Test("a value link shows the destination for its type, and the path can be a binding")
  func values() {
    var path: Binding<[Int]>?
    let window = Window {
      Stateful([Int]()) { binding in
        let _ = path = binding
        NavigationStack(path: binding) {
          NavigationLink("Go 1", value: 1)
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("Page \(number)")
                NavigationLink("Go \(number + 1)", value: number + 1)
              }
            }
        }
      }
    }
    window.tap("Go 1")
    window.settle()
    window.tap("Go 2")
    window.settle()
    #expect(path?.wrappedValue == [1, 2])
    #expect(window.texts.contains("Page 2"))
    window.tap("Back")
    window.settle()
    #expect(path?.wrappedValue == [1])
    path?.wrappedValue = []
    window.settle()
    #expect(window.texts == ["Go 1"])
    path?.wrappedValue = [7, 8]
    window.settle()
    #expect(Set(window.graph.buttons.map(\.label)) == ["Back", "Go 9"])
  }

  @Test("a path with values of any types has a count")
  func anyPath() {
    var path = NavigationPath([1, 2])
    path.append("three")
    #expect(path.count == 3)
    path.removeLast(2)
    #expect(path == NavigationPath([1]) && !path.isEmpty)
    let window = Window {
      NavigationStack(path: .constant(NavigationPath(["word"]))) {
        Text("Root").navigationDestination(for: String.self) { Text("Page \($0)") }
      }
    }
    #expect(window.texts.contains("Page word"))
  }

  @Test("a path is saved as JSON and restored, also with values of several types")
  func savedPath() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    path.append(Stop(name: "four"))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let saved = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(saved) == path)
    #expect(saved == path.codable)
  }

  struct Stop: Hashable, Codable { let name: String }
  private struct Secret: Hashable, Codable {}
  private struct Passing: Hashable {}

  @Test("a path with a value of a private type can't be saved, and says so")
  func privateType() throws {
    let path = try #require(NavigationPath([Secret()]).codable)
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(path) }
    #expect("\(error as Any)".contains("Make it internal instead of private"))
  }

  @Test("a path with a value that isn't codable has no representation; a broken one isn't decoded")
  func unsavedPath() throws {
    var path = NavigationPath([1])
    path.append(Passing())
    #expect(path.codable == nil)
    let reference = #"["\u0001\u007f\u007f\u007f\u007f","1"]"#
    for broken in [reference, #"["Nowhere.Type","1"]"#, #"["Si"]"#, #"["Si","\"one\""]"#, "{}"] {
      #expect(throws: DecodingError.self, "\(broken)") {
        try JSONDecoder().decode(
          NavigationPath.CodableRepresentation.self, from: Data(broken.utf8))
      }
    }
  }

  @Test("a value without a destination issues a warning, and shows an empty page")
  func noDestination() {
    let warnings = RuntimeWarning.collect {
      let window = Window { NavigationStack { NavigationLink("Go", value: 1) } }
      window.tap("Go")
      window.settle()
      #expect(window.graph.buttons.map(\.label) == ["Back"])
    }
    #expect(!warnings.isEmpty && warnings.allSatisfy { $0.contains("Int") })
  }

  @Test("a link with a value that the stack's path can't hold presents nothing, with a warning")
  func valueOfAnotherType() {
    struct Shelf: View {
      @State private var path = [1]

      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { number in
            NavigationLink("Book \(number)", value: "A novel")
          }
        }
      }
    }
    let warnings = RuntimeWarning.collect {
      let window = Window { Shelf() }
      window.settle()
      window.tap("Book 1")
      window.settle()
      #expect(window.texts.contains("Book 1"))
    }
    #expect(
      warnings == [
        "A NavigationLink presents nothing, because its value is of type String, and the path of the NavigationStack in "
          + "Shelf holds values of type Int. Give the link a value of that type, or bind the stack to a NavigationPath."
      ])
  }

  @Test("dismiss goes back from a page, and does nothing at the root")
  func dismiss() {
    let window = Window {
      NavigationStack {
        VStack {
          Leaver()
          NavigationLink("Next") { Leaver() }
        }
      }
    }
    window.tap("Leave")
    window.settle()
    #expect(window.graph.buttons.map(\.label) == ["Leave", "Next"])
    window.tap("Next")
    window.settle()
    window.tap("Leave")
    window.settle()
    #expect(window.graph.buttons.map(\.label) == ["Leave", "Next"])
  }

  @Test(
    "outside of a navigation stack a link is disabled; 2.1.12: the closest button style draws it")
  func link() {
    let lost = Window { NavigationLink("Next") { Text("Page") } }
    #expect(lost.graph.buttons.first?.isEnabled == false)
    let styled = Window {
      NavigationStack {
        NavigationLink("Next") { Text("Page") }.buttonStyle(TellingStyle(journal: Journal()))
      }
    }
    #expect(styled.texts.contains("."))
  }

  /// Opens a page above a root, and returns the middles of their titles, in points.
  private func titles(
    _ root: NavigationBarItem.TitleDisplayMode, _ page: NavigationBarItem.TitleDisplayMode
  ) -> [CGPoint] {
    let window = Window(size: CGSize(width: 800, height: 300)) {
      NavigationStack {
        NavigationLink("Next") {
          Text("Page").navigationTitle("Second").navigationBarTitleDisplayMode(page)
        }
        .navigationTitle("First").navigationBarTitleDisplayMode(root)
      }
    }
    let first = window.center(of: "First")
    window.tap("Next")
    window.settle()
    return [first, window.center(of: "Second")]
  }

  @Test("1.3.45: a title is large at the root, and on pages as on the one below")
  func title() {
    func heights(
      _ root: NavigationBarItem.TitleDisplayMode, _ page: NavigationBarItem.TitleDisplayMode
    ) -> [Int] { titles(root, page).map { Int($0.y.rounded()) } }
    #expect(heights(.automatic, .automatic) == [70, 70])
    #expect(heights(.inline, .automatic) == [22, 22])
    #expect(heights(.inline, .large) == [22, 70])
    #expect(heights(.automatic, .inline) == [70, 22])
    #expect(titles(.automatic, .inline).map(\.x).last == 400)
  }

  @Test(
    "1.3.45: a title follows the page below rather than the root, and is inline above a root without a title"
  )
  func inheritedTitle() {
    let window = Window(size: CGSize(width: 800, height: 300)) {
      NavigationStack {
        NavigationLink("One") {
          NavigationLink("Two") { Text("Page").navigationTitle("Third") }
            .navigationTitle("Second").navigationBarTitleDisplayMode(.large)
        }
      }
    }
    window.tap("One")
    window.settle()
    window.tap("Two")
    window.settle()
    #expect(Int(window.center(of: "Third").y) == 70)
    let untitled = Window(size: CGSize(width: 800, height: 300)) {
      NavigationStack { NavigationLink("One") { Text("Page").navigationTitle("Second") } }
    }
    untitled.tap("One")
    untitled.settle()
    #expect(Int(untitled.center(of: "Second").y) == 22)
  }

  @Test("toolbar items are at their placements, and can be pressed there")
  func toolbar() {
    let journal = Journal()
    let window = Window(size: CGSize(width: 800, height: 300)) {
      NavigationStack {
        Text("Root").toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") { journal.note("edit") } }
          ToolbarItem(placement: .primaryAction) { Button("Add") { journal.note("add") } }
          ToolbarItem(placement: .principal) { Text("Middle") }
          ToolbarItemGroup(placement: .bottomBar) { Button("Below") { journal.note("below") } }
        }
      }
    }
    #expect(window.frame(of: "Edit").minX == CGFloat(16))
    #expect(window.frame(of: "Add").maxX == CGFloat(784))
    #expect(window.frame(of: "Middle").midX == CGFloat(400))
    #expect(window.frame(of: "Below").midY > 250)
    for label in ["Edit", "Add", "Below"] { window.tap(label) }
    #expect(journal.entries == ["edit", "add", "below"])
    let views = Window { NavigationStack { Text("Root").toolbar { Button("Add") {} } } }
    #expect(views.frame(of: "Add").maxX == CGFloat(384))
  }
}
