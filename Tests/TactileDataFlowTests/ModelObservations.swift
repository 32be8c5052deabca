import SwiftUI
import Testing

@testable import TestSupport

/// Body evaluations after changes of models, as a public suite observes them on Apple's systems.
@MainActor
@Suite struct ModelObservations {
  private final class Published: ObservableObject {
    @SwiftUI.Published var isTracked = false
    var isUntracked = false
  }

  @Observable fileprivate final class Observed {
    var isTracked = false
    @ObservationIgnored var isUntracked = false
  }

  private struct Part: View {
    let isRed: Bool
    let journal: Journal

    var body: some View {
      let _ = journal.note("part")
      isRed ? Color.red : .blue
    }
  }

  /// Two parts of a model, one of which changes on appearance.
  private struct Parts: View {
    let model: (isTracked: Bool, isUntracked: Bool)
    let journal: Journal
    let change: () -> Void

    var body: some View {
      VStack {
        Part(isRed: model.isTracked, journal: journal)
        Part(isRed: model.isUntracked, journal: journal)
      }
      .onAppear(perform: change)
    }
  }

  private struct PublishedContent: View {
    @StateObject private var model = Published()
    let path: ReferenceWritableKeyPath<Published, Bool>
    let journal: Journal

    var body: some View {
      let _ = journal.note("content")
      Parts(model: (model.isTracked, model.isUntracked), journal: journal) {
        model[keyPath: path].toggle()
      }
    }
  }

  private struct ObservedContent: View {
    @State private var model = Observed()
    let path: ReferenceWritableKeyPath<Observed, Bool>
    let journal: Journal

    var body: some View {
      let _ = journal.note("content")
      Parts(model: (model.isTracked, model.isUntracked), journal: journal) {
        model[keyPath: path].toggle()
      }
    }
  }

  private func bodies(_ content: (Journal) -> some View) -> [Int] {
    let journal = Journal()
    Window { content(journal) }.settle()
    return [journal.count("content"), journal.count("part")]
  }

  @Test("a published change evaluates the body and the part that shows it")
  func publishedChange() {
    #expect(bodies { PublishedContent(path: \.isTracked, journal: $0) } == [2, 3])
  }

  @Test("a change that isn't published evaluates nothing")
  func unpublishedChange() {
    #expect(bodies { PublishedContent(path: \.isUntracked, journal: $0) } == [1, 2])
  }

  @Test("an observed change evaluates the body and the part that shows it")
  func observedChange() {
    #expect(bodies { ObservedContent(path: \.isTracked, journal: $0) } == [2, 3])
  }

  @Test("a change that observation ignores evaluates nothing")
  func ignoredChange() {
    #expect(bodies { ObservedContent(path: \.isUntracked, journal: $0) } == [1, 2])
  }

  @Test("a model in the environment can be missing")
  func missingModel() {
    struct Content: View {
      @Environment(Observed.self) private var model: Observed?

      var body: some View { Text(model == nil ? "missing" : "there") }
    }
    #expect(Window { Content().environment(nil as Observed?) }.texts == ["missing"])
    #expect(Window { Content().environment(Observed()) }.texts == ["there"])
  }

  @Test("the body of an equatable view is evaluated again only if it is unequal")
  func equatableView() {
    struct Number: View, @MainActor Equatable {
      let number: Int
      let journal: Journal

      var body: some View {
        let _ = journal.note("body")
        Text("\(number)")
      }

      static func == (left: Number, right: Number) -> Bool {
        left.number.isMultiple(of: 2) == right.number.isMultiple(of: 2)
      }
    }
    struct Content: View {
      let journal: Journal
      let step: Int
      @State private var count = 0

      var body: some View {
        VStack {
          Button("add") { count += step }
          Number(number: count, journal: journal).equatable()
        }
      }
    }
    for (step, expected) in [(2, 1), (1, 3)] {
      let journal = Journal()
      let window = Window { Content(journal: journal, step: step) }
      window.tap("add")
      window.tap("add")
      #expect(journal.count("body") == expected)
    }
  }
}
