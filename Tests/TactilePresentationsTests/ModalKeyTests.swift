import Foundation
import SwiftUI
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Keys during a presentation (rule 2.7.81a).
@MainActor
@Suite struct ModalKeyTests {
  private let journal = Journal()

  /// What is presented.
  enum Kind: CaseIterable {
    case sheet, cover, alert, dialog, popover, menu
  }

  private struct Content: View {
    let kind: Kind
    let journal: Journal
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("default") { journal.note("default") }.keyboardShortcut(.defaultAction)
        Button("cancel") { journal.note("cancel") }.keyboardShortcut(.cancelAction)
        Button("save") { journal.note("save") }.keyboardShortcut("s")
        Button("focus") { journal.note("focus") }.focusable()
          .onKeyPress { _ in
            journal.note("heard")
            return .ignored
          }
        if kind == .menu {
          Menu("open") { Button("item") { journal.note("item") } }
        } else {
          presenting(Button("open") { isShown = true })
        }
      }
    }

    @ViewBuilder
    private func presenting(_ view: some View) -> some View {
      let isShown = $isShown
      switch kind {
      case .sheet: view.sheet(isPresented: isShown) { shown }
      case .cover: view.fullScreenCover(isPresented: isShown) { shown }
      case .alert: view.alert("Title", isPresented: isShown) { items }
      case .dialog: view.confirmationDialog("Title", isPresented: isShown) { items }
      case .popover: view.popover(isPresented: isShown) { shown }
      case .menu: view
      }
    }

    private var shown: some View {
      Button("in front") { journal.note("in front") }.keyboardShortcut("f").focusable()
    }

    @ViewBuilder
    private var items: some View {
      Button("delete", role: .destructive) { journal.note("delete") }
      Button("keep", role: .cancel) { journal.note("keep") }
      Button("archive") { journal.note("archive") }
      Button("other") { journal.note("other") }
    }
  }

  private func window(_ kind: Kind) -> Window {
    let window = Window(size: CGSize(width: 400, height: 700)) {
      Content(kind: kind, journal: journal)
    }
    window.strike(.tab)
    window.tap("open")
    window.settle()
    journal.clear()
    return window
  }

  @Test(
    "2.7.81a: views behind receive no Return, Escape, Space, Tab or shortcut",
    arguments: Kind.allCases)
  func behind(kind: Kind) {
    let window = window(kind)
    window.strike("s", .command)
    window.strike(.space)
    window.strike("x")
    if kind != .alert, kind != .dialog {
      window.strike(.return)
      window.strike(.escape)
    }
    let heard = journal.entries
    #expect(heard == [])
    window.strike(.tab)
    window.strike(.space)
    #expect(
      journal.entries == ([.sheet, .cover, .popover].contains(kind) ? ["in front"] : []))
  }

  @Test(
    "2.7.81a: the presented view receives its own shortcuts", arguments: [Kind.sheet, .popover])
  func inFront(kind: Kind) {
    let window = window(kind)
    #expect(window.strike("f", .command))
    #expect(journal.entries == ["in front"])
  }

  @Test(
    "2.7.81a: Escape runs the cancel button of an alert or a dialog, and Return the default one",
    arguments: [Kind.alert, .dialog], [KeyEquivalent.escape, .return])
  func items(kind: Kind, key: KeyEquivalent) {
    let window = window(kind)
    #expect(window.strike(key))
    #expect(journal.entries == [key == .escape ? "keep" : "archive"])
    // It has closed, and keys reach the window again.
    window.settle()
    journal.clear()
    window.strike("s", .command)
    #expect(journal.entries == ["save"])
  }

  @Test("2.7.81a: the default button is the one with the shortcut, or else the cancel button")
  func defaultItem() {
    func press(_ actions: some View) -> [String] {
      journal.clear()
      let window = Window(size: CGSize(width: 400, height: 600)) {
        Stateful(true) { isShown in
          Text("A").alert("Title", isPresented: isShown) { actions }
        }
      }
      window.settle()
      window.strike(.return)
      return journal.entries
    }
    #expect(
      press(
        Group {
          Button("a") { journal.note("a") }
          Button("b") { journal.note("b") }.keyboardShortcut(.defaultAction)
        }) == ["b"])
    #expect(
      press(
        Group {
          Button("delete", role: .destructive) { journal.note("delete") }
          Button("keep", role: .cancel) { journal.note("keep") }
        }) == ["keep"])
    #expect(
      press(
        Group {
          Button("keep", role: .cancel) { journal.note("keep") }
          Button("save", role: .confirm) { journal.note("save") }
        }) == ["save"])
    #expect(press(Button("delete", role: .destructive) { journal.note("delete") }) == [])
  }

  @Test("2.7.81a: a dialog without a cancel button gets one, which Escape runs")
  func implicitCancel() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Stateful(true) { isShown in
        Text("A").confirmationDialog("Title", isPresented: isShown) { Button("Go") {} }
      }
    }
    window.settle()
    #expect(window.strike(.escape))
    window.settle()
    #expect(window.texts == ["A"])
  }

  @Test("2.7.81a: a button that Space holds when a sheet appears doesn't act")
  func heldKey() {
    let journal = journal
    struct Held: View {
      let journal: Journal
      @State private var isShown = false
      var body: some View {
        Button("A") { journal.note("act") }.focusable()
          .sheet(isPresented: $isShown) { Text("sheet") }
        Button("open") { isShown = true }.keyboardShortcut("o")
      }
    }
    let window = Window { Held(journal: journal) }
    window.strike(.tab)
    window.host.send(KeyEvent(.space, phase: .down))
    window.strike("o", .command)
    window.settle()
    window.host.send(KeyEvent(.space, phase: .up))
    window.settle()
    #expect(journal.entries == [])
  }

  @Test("2.7.81a: of two presentations only the last one receives keys, then the first again")
  func nested() {
    struct Nested: View {
      let journal: Journal
      @State private var isSheet = true
      @State private var isAlert = true
      var body: some View {
        Text("A").sheet(isPresented: $isSheet) {
          Button("first") { journal.note("first") }.keyboardShortcut("s")
            .alert("Title", isPresented: $isAlert) {
              Button("keep", role: .cancel) { journal.note("keep") }
            }
        }
      }
    }
    let window = Window(size: CGSize(width: 400, height: 700)) { Nested(journal: journal) }
    window.settle()
    #expect(!window.strike("s", .command))
    window.strike(.escape)
    window.settle()
    #expect(window.strike("s", .command))
    #expect(journal.entries == ["keep", "first"])
  }

  @Test(
    "2.9.112: on a desktop Escape closes what a click beside it closes", arguments: Kind.allCases)
  func escape(kind: Kind) {
    let journal = journal
    let window = Window(size: CGSize(width: 700, height: 800), idiom: .pad, isDesktop: true) {
      Content(kind: kind, journal: journal)
    }
    window.click("open")
    window.settle()
    window.strike(.escape)
    window.settle()
    // Keys reach the window again, except behind a view that covers it.
    journal.clear()
    window.strike("s", .command)
    #expect(journal.entries == (kind == .cover ? [] : ["save"]))
  }

  @Test("2.9.112: Escape keeps a sheet open whose dismissal is disabled, and one of a phone")
  func escapeOfPinned() {
    func window(isPinned: Bool, isDesktop: Bool) -> Window {
      let window = Window(size: CGSize(width: 700, height: 800), isDesktop: isDesktop) {
        Stateful(true) { isShown in
          Text("A").sheet(isPresented: isShown) {
            Text("Sheet").interactiveDismissDisabled(isPinned)
          }
        }
      }
      window.settle()
      window.strike(.escape)
      window.settle()
      return window
    }
    #expect(window(isPinned: true, isDesktop: true).texts.contains("Sheet"))
    #expect(window(isPinned: false, isDesktop: false).texts.contains("Sheet"))
    #expect(!window(isPinned: false, isDesktop: true).texts.contains("Sheet"))
  }
}
