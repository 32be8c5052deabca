import Combine
import Observation
import SwiftUI

// Data of views and styles: stored values, bindings and observable objects.

enum Grade: Int { case low, high }

struct StoredValues: View {
  @AppStorage("address") private var address = URL(filePath: "/a")
  @AppStorage("day") private var day = Date(timeIntervalSince1970: 0)
  @AppStorage("picture") private var picture: Data = Data()
  @AppStorage("isOn") private var isOn: Bool?
  @AppStorage("count") private var count: Int?
  @AppStorage("size", store: .standard) private var size: Double?
  @AppStorage("name") private var name: String?
  @AppStorage("last") private var last: Date?
  @AppStorage("cover") private var cover: Data?
  @AppStorage("grade") private var grade: Grade?

  var body: some View {
    Button(name ?? "None") {
      isOn = !(isOn ?? false)
      count = (count ?? 0) + 1
      size = nil
      grade = .high
      (last, cover) = (day, picture)
    }
    .disabled(address.isFileURL && grade == .low)
  }
}

@Observable final class Tank: Identifiable {
  var level = 0.5
  var name: String? = "Tank"
  var isOpen = false
}

struct ObservedTank: View {
  @Bindable var tank: Tank
  @Environment(Tank.self) private var shared
  @Environment(Tank.self) private var maybe: Tank?

  init(tank: Tank) {
    self.tank = tank
  }

  init(projected: Bindable<Tank>) {
    _tank = Bindable(projectedValue: projected)
  }

  var body: some View {
    @Bindable var shared = shared
    Toggle("Open", isOn: $tank.isOpen)
    Toggle("Open", isOn: $shared.isOpen)
    Toggle("Open", isOn: Bindable(tank).isOpen)
    ForEach([Bindable(wrappedValue: tank)]) { tank in Toggle("Open", isOn: tank.isOpen) }
    Text("\(tank.id == _tank.id ? 1 : 0)").environment(maybe).environment(tank)
    ObservedTank(projected: $tank.projectedValue)
    Text(_tank.wrappedValue.name ?? "none").environment(nil as Tank?)
  }
}

struct BoundWords: View {
  struct Word: Identifiable {
    let id: Int
    var text = ""
  }

  @State private var words = [Word(id: 1)]
  @State private var chosen: Word?
  @State private var isOn = State(initialValue: true).wrappedValue
  @State private var number: Int?
  @Binding var choice: Word

  init(choice: Binding<Word>) {
    _choice = Binding(projectedValue: choice)
    _words = State(initialValue: [])
    _number = State()
  }

  private var inverted: Binding<Bool> { Binding(get: { !isOn }, set: { isOn = !$0 }) }
  private var moved: Binding<Bool> {
    Binding {
      isOn
    } set: { value, transaction in
      withTransaction(transaction) { isOn = value }
    }
  }
  private var immediate: Binding<Bool> {
    var transaction = Transaction(animation: .easeIn)
    transaction.disablesAnimations = true
    var binding = $isOn.transaction(transaction)
    binding.transaction = Transaction()
    return binding
  }

  var body: some View {
    Toggle("On", isOn: inverted)
    Toggle("On", isOn: moved.animation(nil))
    Toggle("On", isOn: immediate.transaction.disablesAnimations ? .constant(false) : immediate)
    if let word = Binding($chosen) { Text(word.wrappedValue.text).id(word.id) }
    Text("A").sheet(item: Binding($choice)) { Text($0.text) }
    ForEach($words.indices, id: \.self) { index in Text($words[index].text.wrappedValue) }
    Button("Next") {
      let index = $words.index(after: $words.startIndex)
      if index < $words.endIndex { choice = $words[index].wrappedValue }
      if let last = $words.last, $words.index(before: $words.endIndex) > 0 {
        last.wrappedValue.text = "last"
      }
      isOn = number != nil
    }
  }
}

final class Ledger: ObservableObject {
  @Published var total = 0
}

struct ObservedLedger: View {
  @ObservedObject var ledger = Ledger()
  @ObservedObject private var second: Ledger
  @ObservedObject private var third: Ledger

  init(other: Ledger) {
    second = other
    _third = ObservedObject(initialValue: other)
    _ledger = ObservedObject(wrappedValue: other)
  }

  var body: some View {
    Text("\(ledger.total + second.total + third.total)").environmentObject(ledger)
      .onAppear { $ledger.total.wrappedValue += 1 }
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  fileprivate var theme: Color? {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// A dynamic property that reads others in `update()`.
@propertyWrapper struct Themed: DynamicProperty {
  @Environment(\.theme) private var theme
  @Environment(\.pixelLength) private var pixelLength
  private var reads = 0

  init() {}

  var wrappedValue: Color { theme ?? .blue }
  mutating func update() { reads += 1 }
}

struct ReadingEnvironments: View {
  @Themed private var theme
  @Environment(\.self) private var environment
  @Environment(\.scenePhase) private var phase
  @Environment(\.controlActiveState) private var activeState
  @Environment(\.backgroundProminence) private var prominence
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var cache = [String: Color]()

  var body: some View {
    Rectangle()
      .fill(theme)
      .opacity(isAwake ? 1 : 0.5)
      .environment(\.theme, prominence == .increased ? .white : nil)
      .onTapGesture { print(environment.description, EnvironmentValues().isEnabled) }
      .padding(sizeClass == .regular && prominence != .standard ? 20 : 8)
  }

  private var isAwake: Bool {
    switch phase {
    case .background: return false
    case .inactive: return activeState == .key || activeState != .inactive
    case .active: return activeState == .active
    }
  }
}

/// Updates a dynamic property of any type.
func refresh<Property: DynamicProperty>(_ property: inout Property) { property.update() }
@MainActor func refresh(_ state: inout State<Int>) { state.update() }
func standard<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value { Key.defaultValue }
