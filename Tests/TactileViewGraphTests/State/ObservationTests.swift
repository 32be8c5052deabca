import Foundation
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Observable models (rule 5.15).
@MainActor
@Suite struct ObservationTests {
  @Observable
  final class Model: @unchecked Sendable {
    var name = "a"
    var count = 0
    var unread = 0
  }

  private struct NameView: View {
    let model: Model
    let journal: Journal
    var body: some View {
      journal.note("name")
      return Text(model.name)
    }
  }

  private struct CountView: View {
    @Bindable var model: Model
    let journal: Journal
    var body: some View {
      journal.note("count")
      return Stepping(count: $model.count)
    }
  }

  private struct Stepping: View {
    @Binding var count: Int
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private func window(_ model: Model, _ journal: Journal) -> Window {
    Window {
      VStack {
        NameView(model: model, journal: journal)
        CountView(model: model, journal: journal)
      }
    }
  }

  @Test("5.15: a change of a property evaluates the bodies that read it, and no others")
  func reads() {
    let (model, journal) = (Model(), Journal())
    let window = window(model, journal)
    journal.clear()
    for name in ["b", "c", "d"] {
      model.name = name
      window.update()
      #expect(window.texts == [name, "count 0"])
    }
    model.unread = 1
    #expect(!window.graph.needsUpdate)
    #expect(journal.entries == ["name", "name", "name"])
    window.click("count 0")
    window.settle()
    #expect(window.texts == ["d", "count 1"])
    #expect(journal.count("name") == 3)
  }

  @Test("5.15: a change on another thread updates views as well, without losing any")
  func threads() async {
    let (model, journal) = (Model(), Journal())
    let window = window(model, journal)
    for count in 1...50 {
      await Task.detached { model.name = "n\(count)" }.value
      window.update()
      #expect(window.texts.first == "n\(count)")
    }
  }

  @Test("5.15: evaluations for other reasons leave no registrations behind")
  func modelTracking() {
    struct Content: View {
      let model: Model
      let register: (Binding<Int>) -> Void
      @State private var step = 0
      var body: some View {
        register($step)
        return Text(verbatim: "\(step) \(model.name)")
      }
    }
    let model = Model()
    var step: Binding<Int>?
    let window = Window { Content(model: model) { step = $0 } }
    func evaluate(_ steps: ClosedRange<Int>) {
      for index in steps {
        step?.wrappedValue = index
        window.graph.update()
      }
    }
    evaluate(1...10)
    let afterFew = model.registrations
    evaluate(11...20_000)
    #expect(model.registrations <= afterFew)
    model.name = "b"
    #expect(window.work { window.update() }.bodies == 1)
    #expect(window.texts == ["20000 b"])
  }

  @Test("5.15: content closures of a ForEach observe models too")
  func forEach() {
    let model = Model()
    let window = Window { ForEach(0..<2) { Text("\($0) \(model.name)") } }
    for name in ["x", "y", "z"] {
      model.name = name
      window.update()
      #expect(window.texts == ["0 \(name)", "1 \(name)"])
    }
  }

  @Test("4.4.28: a model changed in withAnimation is animated")
  func animation() {
    struct Content: View {
      let model: Model
      var body: some View { Text("A").opacity(Double(model.count)) }
    }
    let model = Model()
    let window = Window { Content(model: model) }
    withAnimation(.linear(duration: 1)) { model.count = 1 }
    window.update()
    window.wait(0.5)
    #expect(abs((window.opacity(of: "A") ?? 0) - 0.5) < 0.02)
  }

  @Test("a model in the environment is found by its type, or is nil for an optional")
  func environment() {
    struct Reader: View {
      @Environment(Model.self) private var model
      var body: some View { Text(model.name) }
    }
    struct OptionalReader: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(model?.name ?? "none") }
    }
    let model = Model()
    let window = Window {
      VStack {
        Reader()
        OptionalReader()
      }
      .environment(model)
      OptionalReader()
    }
    model.name = "b"
    window.update()
    #expect(window.texts == ["b", "b", "none"])
  }

  @Test("5.7: ForEach gives bindings to the elements of a collection")
  func bindings() {
    struct Item: Identifiable, Equatable {
      let id: String
      var count = 0
    }
    struct Content: View {
      @State private var items = [Item(id: "a"), Item(id: "b"), Item(id: "c")]
      var body: some View {
        VStack {
          ForEach($items) { $item in Button("\(item.id) \(item.count)") { item.count += 1 } }
          Button("drop") { items.removeFirst() }
        }
      }
    }
    let window = Window { Content() }
    window.click("b 0")
    window.click("b 1")
    window.settle()
    #expect(window.texts == ["a 0", "b 2", "c 0", "drop"])
    window.click("drop")
    window.click("c 0")
    window.settle()
    #expect(window.texts == ["b 2", "c 1", "drop"])
    window.click("drop")
    window.click("drop")
    #expect(window.texts == ["drop"])
  }
}

extension ObservationTests.Model {
  /// How many lines it takes to describe who waits for changes: grows with the registrations.
  var registrations: Int {
    var text = ""
    for child in Mirror(reflecting: self).children where child.label?.hasPrefix("_$") == true {
      dump(child.value, to: &text)
    }
    return text.split(separator: "\n").count
  }
}
