import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct AlertTests {
  private let journal = Journal()

  private func window(
    _ decorate: @escaping @MainActor (Text, Binding<Bool>) -> some View
  ) -> Window {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Stateful(true) { isShown in
        VStack {
          Button("Again") { isShown.wrappedValue = true }
          decorate(Text("Below"), isShown)
        }
      }
    }
    window.settle()
    return window
  }

  /// The weight in which a text is drawn.
  private func weight(of text: String, in window: Window) -> Int? {
    func find(_ items: [DisplayList.Item]) -> Int? {
      for item in items {
        switch item.content {
        case .text(let run) where run.lines.map(\.string) == [text]: return run.font.weight
        case .group(_, let items): if let found = find(items) { return found }
        default: break
        }
      }
      return nil
    }
    return find(window.display.items)
  }

  @Test("an alert is 270 points wide and centered; without buttons it has an OK button")
  func plain() {
    let window = window { view, isShown in
      view.alert("Title", isPresented: isShown) {
      } message: {
        Text("Message")
      }
    }
    #expect(window.texts == ["Again", "Below", "Title", "Message", "OK"])
    #expect(window.frame(of: "OK").width == CGFloat(270))
    #expect(window.frame(of: "OK").midX == CGFloat(200))
    window.tap("OK")
    window.settle()
    #expect(window.texts == ["Again", "Below"])
    window.tap("Again")
    window.settle()
    #expect(window.texts.contains("OK"))
  }

  @Test(
    "2.1.14, 2.7.77: of two buttons the cancel button is first and bold, a destructive one red")
  func roles() {
    let window = window { view, isShown in
      view.alert(Text("T"), isPresented: isShown) {
        Button("Del", role: .destructive) { journal.note("delete") }
          .buttonStyle(.borderedProminent)
        Button("No", role: .cancel) { journal.note("no") }
      }
    }
    #expect(window.frame(of: "No").maxX <= window.frame(of: "Del").minX)
    #expect(window.frame(of: "No").minY == window.frame(of: "Del").minY)
    #expect(window.color(of: "Del") == SystemColor.red.value(in: .light))
    #expect(weight(of: "No", in: window) == 600)
    #expect(weight(of: "Del", in: window) == 400)
    #expect(!window.texts.contains("OK"))
    window.tap("Del")
    window.settle()
    #expect(journal.entries == ["delete"])
    #expect(window.texts == ["Again", "Below"])
  }

  @Test("the lines between the parts of an alert are gray, whatever is behind it")
  func lines() {
    let window = window { view, isShown in view.alert("Title", isPresented: isShown) {} }
    let back = window.fills.first { $0.rect.width == 270 }
    #expect(back?.color?.opacity == 1)
    #expect((back?.rect.height ?? 0) > window.frame(of: "OK").height)
  }

  @Test("three buttons are stacked, with the cancel button last")
  func three() {
    let window = window { view, isShown in
      view.alert("T", isPresented: isShown) {
        Button("No", role: .cancel) {}
        Button("One") {}
        Button("Two") {}
      }
    }
    let tops = ["One", "Two", "No"].map { window.frame(of: $0).minY }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
  }

  @Test("of two buttons that don't fit side by side, the cancel button is the lower one")
  func longTitles() {
    let window = window { view, isShown in
      view.alert("T", isPresented: isShown) {
        Button("Cancel", role: .cancel) {}
        Button("Delete all of the messages") {}
      }
    }
    #expect(window.frame(of: "Cancel").minY > window.frame(of: "Delete all of the messages").minY)
  }

  @Test("an alert blocks all touches around it, and views below have no accessibility elements")
  func modal() {
    let window = window { view, isShown in view.alert("T", isPresented: isShown) {} }
    #expect(window.graph.buttons.map(\.label) == ["OK"])
    window.touch(point(5, 5))
    window.settle()
    #expect(window.texts.contains("OK"))
    #expect(window.graph.accessibilityDescription.contains("modal"))
  }

  @Test("a disabled button does nothing, and is gray")
  func disabled() {
    let window = window { view, isShown in
      view.alert("T", isPresented: isShown) { Button("Go") { journal.note("go") }.disabled(true) }
    }
    window.tap("Go")
    window.settle()
    #expect(journal.entries.isEmpty)
    #expect(window.color(of: "Go") == SystemColor.tertiary.value(in: .light))
  }

  @Test(
    "an alert with data is shown while the data exist; an alert with an error has its description")
  func data() {
    struct Failure: LocalizedError {
      var errorDescription: String? { "Failed" }
    }
    let about = window { view, isShown in
      view.alert("T", isPresented: isShown, presenting: 7 as Int?) { value in
        Button("Use \(value)") {}
      } message: {
        Text("about \($0)")
      }
    }
    #expect(about.texts.contains("Use 7") && about.texts.contains("about 7"))
    let none = window { view, isShown in
      view.alert("T", isPresented: isShown, presenting: nil as Int?) { Text("\($0)") }
    }
    #expect(none.texts == ["Again", "Below"])
    let failure = window { view, isShown in
      view.alert(isPresented: isShown, error: Failure()) { Button("OK") {} }
    }
    #expect(failure.texts.contains("Failed"))
  }

  @Test(
    "5.28: an alert is dismissed after its button's action, whatever the action sets its binding to"
  )
  func dismissedAfterAction() {
    for isDialog in [false, true] {
      let journal = Journal()
      let window = Window {
        Stateful(false) { isShown in
          let _ = journal.note("\(isShown.wrappedValue)")
          let button = Button("Open") { isShown.wrappedValue = true }
          if isDialog {
            button.confirmationDialog("Title", isPresented: isShown) {
              Button("Again") { isShown.wrappedValue = true }
            }
          } else {
            button.alert("Title", isPresented: isShown) {
              Button("Again") { isShown.wrappedValue = true }
            }
          }
        }
      }
      window.tap("Open")
      window.settle()
      window.tap("Again")
      window.settle()
      #expect(window.texts == ["Open"])
    }
  }

  @Test("2.1.14: alerts and dialogs draw titles and messages in their own fonts and colors")
  func styledTexts() {
    for isDialog in [false, true] {
      let window = Window {
        Stateful(true) { isShown in
          let title = Text("Title").font(.system(size: 40)).foregroundColor(.red)
          let message = Text("Message").font(.system(size: 40)).italic()
          if isDialog {
            Color.white.confirmationDialog(
              title, isPresented: isShown, titleVisibility: .visible
            ) {
            } message: {
              message
            }
          } else {
            Color.white.alert(title, isPresented: isShown) {
            } message: {
              message
            }
          }
        }
      }
      window.settle()
      #expect((window.drawnFrame(of: "Title")?.height ?? 99) < 30)
      #expect((window.drawnFrame(of: "Message")?.height ?? 99) < 30)
      #expect(window.color(of: "Title") != SystemColor.red.value(in: .light))
    }
  }

  @Test("5.28: an action of an alert that shows another alert shows it after the first one")
  func anotherAlert() {
    let window = Window {
      Stateful([false, false]) { isShown in
        Button("Open") { isShown.wrappedValue[0] = true }
          .alert("First", isPresented: isShown[0]) {
            Button("Next") { isShown.wrappedValue[1] = true }
          }
          .alert("Second", isPresented: isShown[1]) {}
      }
    }
    window.tap("Open")
    window.settle()
    window.tap("Next")
    window.settle()
    #expect(window.texts.contains("Second") && !window.texts.contains("First"))
  }

  @Test("2.7.77: a dialog is at the bottom, and adds a cancel button unless it has one")
  func dialog() {
    let window = window { view, isShown in
      view.confirmationDialog("T", isPresented: isShown, titleVisibility: .visible) {
        Button("Delete", role: .destructive) { journal.note("delete") }
      }
    }
    #expect(window.texts == ["Again", "Below", "T", "Delete", "Cancel"])
    #expect(window.frame(of: "Cancel").maxY == CGFloat(592))
    #expect(window.frame(of: "Delete").maxY == window.frame(of: "Cancel").minY - 8)
    window.touch(point(5, 5))
    window.settle()
    #expect(window.texts == ["Again", "Below"])
    let own = self.window { view, isShown in
      view.confirmationDialog("T", isPresented: isShown) {
        Button("Keep", role: .cancel) {}
        Button("Delete") {}
      }
    }
    #expect(Set(own.texts) == ["Again", "Below", "Delete", "Keep"])
    #expect(own.frame(of: "Delete").maxY == own.frame(of: "Keep").minY - 8)
  }

  @Test("alerts and action sheets as values")
  func values() {
    let alert = window { view, isShown in
      view.alert(isPresented: isShown) {
        Alert(
          title: Text("T"), message: Text("M"),
          primaryButton: .destructive(Text("Del")) { journal.note("delete") },
          secondaryButton: .cancel())
      }
    }
    #expect(Set(alert.texts) == ["Again", "Below", "T", "M", "Del", "Cancel"])
    alert.tap("Del")
    alert.settle()
    #expect(journal.entries == ["delete"])
    #expect(alert.texts == ["Again", "Below"])
    let sheet = window { view, isShown in
      view.actionSheet(isPresented: isShown) {
        ActionSheet(title: Text("T"), buttons: [.default(Text("One")), .cancel()])
      }
    }
    #expect(sheet.texts == ["Again", "Below", "T", "One", "Cancel"])
  }
}
