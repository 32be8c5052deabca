import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@Observable
private final class NameModel {
  var name = "old"
}

/// Preferences (rules 5.11 to 5.13).
@MainActor
@Suite struct PreferenceTests {
  private let told = Told()

  @Test("5.21: a preference is written by each view of its content, and not by a view without any")
  func withoutViews() {
    func values(_ view: some View) -> [[String]] {
      let window = Window {
        VStack { view }.onPreferenceChange(Names.self) { [told] in told.tell($0) }
      }
      withExtendedLifetime(window) {}
      return told.take()
    }
    #expect(values(AnyView(EmptyView()).named("erased")) == [])
    #expect(values(EmptyView().named("empty")) == [])
    #expect(values(Text("A").background(AnyView(EmptyView()).named("behind"))) == [])
    #expect(values(Text("?").frame(width: 1).background(Color.clear.named("clear"))) == [["clear"]])
    #expect(values(AnyView(Color.clear).named("erased")) == [["erased"]])
    #expect(
      values(AnyView(TupleView((Text("A"), Text("B")))).named("each")) == [["each", "each"]])
  }

  /// A window whose content depends on a step, and the binding to set it.
  private func stage(
    @ViewBuilder _ content: @escaping (Int) -> some View
  ) throws -> (window: Window, step: Binding<Int>) {
    var step: Binding<Int>?
    let window = Window { Stepping(register: { step = $0 }, content: content) }
    return (window, try #require(step))
  }

  @Test("5.11: values come in the order of the views, through stacks, groups and branches")
  func order() throws {
    let told = told
    let (window, step) = try stage { step in
      VStack {
        Button("a") {}.named("a")
        HStack {
          Text("-")
          Group {
            Text("b").named("b")
            Text("c").named("c")
          }
          if step > 0 { Text("d").named("d") } else { Text("e").padding() }
        }
        ZStack { ForEach(0..<step + 2, id: \.self) { Text("\($0)").named("\($0)") } }
      }
      .onPreferenceChange(Names.self) { told.tell($0) }
    }
    #expect(told.take() == [["a", "b", "c", "0", "1"]])
    step.wrappedValue = 1
    window.update()
    #expect(told.take() == [["a", "b", "c", "d", "0", "1", "2"]])
    step.wrappedValue = 0
    window.update()
    #expect(told.take() == [["a", "b", "c", "0", "1"]])
  }

  @Test("5.11: values of rows that move, are inserted or removed have the current order")
  func movingRows() throws {
    let told = told
    let orders = [["a", "b", "c"], ["c", "a"], ["c", "d", "a", "b"], ["d", "c", "b", "a"], []]
    let (window, step) = try stage { step in
      VStack { ForEach(orders[step], id: \.self) { Text($0).named($0) } }
        .onPreferenceChange(Names.self) { told.tell($0) }
    }
    for index in orders.indices {
      step.wrappedValue = index
      window.update()
      #expect(told.take() == [orders[index]])
    }
  }

  @Test("5.11: preference replaces the content's value, and transformPreference edits it")
  func hidingAndEditing() throws {
    let told = told
    let (window, step) = try stage { step in
      VStack {
        HStack { Text("a").named("inner \(step)") }.named("outer")
        Text("b").named("b\(step)").transformPreference(Names.self) { $0.append("edited") }
        Text("c").transformPreference(Names.self) { $0.append("from the default") }
      }
      .onPreferenceChange(Names.self) { told.tell($0) }
    }
    #expect(told.take() == [["outer", "b0", "edited", "from the default"]])
    step.wrappedValue = 1
    window.update()
    #expect(told.take() == [["outer", "b1", "edited", "from the default"]])
  }

  @Test("5.11: a modifier on a group applies to each of its views")
  func groups() {
    let told = told
    _ = Window {
      HStack {
        Group {
          Text("a")
          Text("b")
        }
        .named("each")
      }
      .onPreferenceChange(Names.self) { told.tell($0) }
    }
    #expect(told.take() == [["each", "each"]])
  }

  @Test("5.12: a background's value is before the view's, and an overlay's after it")
  func layers() throws {
    let told = told
    let (window, step) = try stage { step in
      Text("view").named("view")
        .background { Text("back").named("back \(step)") }
        .overlay { Text("front").named("front \(step)") }
        .onPreferenceChange(Names.self) { told.tell($0) }
    }
    #expect(told.take() == [["back 0", "view", "front 0"]])
    step.wrappedValue = 1
    window.update()
    #expect(told.take() == [["back 1", "view", "front 1"]])
  }

  @Test("5.13: an action receives the first value and each unequal one")
  func changes() throws {
    let told = told
    let (window, step) = try stage { step in
      Text("view \(step)").named(step < 2 ? "low" : "high")
        .onPreferenceChange(Names.self) { told.tell($0) }
    }
    #expect(told.take() == [["low"]])
    step.wrappedValue = 1
    window.update()
    #expect(told.take() == [])
    step.wrappedValue = 2
    window.update()
    #expect(told.take() == [["high"]])
  }

  @Test("5.13: without values the action isn't called; after a removal the value is the default")
  func absence() throws {
    let told = told
    let (window, step) = try stage { step in
      HStack { if step == 1 { Text("a").named("a") } }
        .onPreferenceChange(Names.self) { told.tell($0) }
    }
    #expect(told.take() == [])
    step.wrappedValue = 1
    window.update()
    #expect(told.take() == [["a"]])
    step.wrappedValue = 2
    window.update()
    #expect(told.take() == [[]])
  }

  @Test("5.13: inner actions run first, each with the values of its own content")
  func nestedActions() {
    let told = told
    _ = Window {
      VStack {
        Text("a").named("a").onPreferenceChange(Names.self) { told.tell(["a hears"] + $0) }
        HStack { Text("b").named("b") }
          .onPreferenceChange(Names.self) { told.tell(["b hears"] + $0) }
      }
      .onPreferenceChange(Names.self) { told.tell(["all"] + $0) }
      .onPreferenceChange(Names.self) { told.tell(["outer"] + $0) }
    }
    #expect(
      told.take() == [
        ["a hears", "a"], ["b hears", "b"], ["all", "a", "b"], ["outer", "a", "b"],
      ])
  }

  @Test("5.13, 5.17: writes in an action are in the same frame")
  func writing() {
    struct Widest: View {
      @State private var names: [String] = []

      var body: some View {
        VStack {
          Text("x").named("x")
          Text(names.joined() + "!")
        }
        .onPreferenceChange(Names.self) { heard in
          MainActor.assumeIsolated { names = heard }
        }
      }
    }
    #expect(Window { Widest() }.texts == ["x", "x!"])
  }

  @Test("5.13: an action that changes the value it observes is stopped, with a warning")
  func endlessLoop() {
    struct Restless: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)").named("\(count)")
          .onPreferenceChange(Names.self) { _ in MainActor.assumeIsolated { count += 1 } }
      }
    }
    var window: Window?
    let warnings = RuntimeWarning.collect { window = Window { Restless() } }
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasPrefix(
        "Bound preference Names tried to update multiple times per frame, in Restless") == true)
    #expect(window?.texts == ["10"])
  }

  @Test("an action receives model changes that only its content reads")
  func models() {
    struct Row: View {
      let model: NameModel
      var body: some View { Text("row").named(model.name) }
    }
    let (told, model) = (told, NameModel())
    let window = Window {
      HStack {
        Text("-")
        Row(model: model)
      }
      .onPreferenceChange(Names.self) { told.tell($0) }
    }
    #expect(told.take() == [["old"]])
    model.name = "new"
    window.update()
    #expect(told.take() == [["new"]])
  }

  @Test("a closure that transforms a preference depends on the state that it reads")
  func statefulTransform() throws {
    struct Editing: View {
      @Binding var step: Int
      let told: Told

      var body: some View {
        Text("a").named("a").transformPreference(Names.self) { $0.append("\(step)") }
          .onPreferenceChange(Names.self) { told.tell($0) }
      }
    }
    let told = told
    var step: Binding<Int>?
    let window = Window {
      Passing(register: { step = $0 }) { Editing(step: $0, told: told) }
    }
    #expect(told.take() == [["a", "0"]])
    step?.wrappedValue = 1
    window.update()
    #expect(told.take() == [["a", "1"]])
  }

  @Test("two keys are independent")
  func twoKeys() {
    struct Largest: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) {
        value = max(value, nextValue())
      }
    }
    struct Optional: PreferenceKey {
      static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
    }
    #expect(Optional.defaultValue == nil)
    let told = told
    _ = Window {
      VStack {
        Text("a").preference(key: Largest.self, value: 7).named("a")
        Text("b").preference(key: Largest.self, value: 3).preference(key: Optional.self, value: 1)
        Text("c").preference(key: Optional.self, value: 2)
      }
      .onPreferenceChange(Largest.self) { told.tell(["largest \($0)"]) }
      .onPreferenceChange(Optional.self) { told.tell(["first \($0 ?? 0)"]) }
      .onPreferenceChange(Names.self) { told.tell($0) }
    }
    #expect(told.take() == [["largest 7"], ["first 1"], ["a"]])
  }
}
