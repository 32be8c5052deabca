import Combine
import SwiftUI
import SwiftUITesting
import Testing

/// Publishers whose values a view shows, in a window whose clock moves only when the test says so.
@MainActor
@Suite("Views and publishers", .endsAtRest) struct PublisherStories {
  private final class Order: ObservableObject {
    @Combine.Published var hasDish = false
    @Combine.Published var hasTable = false
    @Combine.Published private(set) var canSend = false

    init() {
      $hasDish.combineLatest($hasTable) { $0 && $1 }.removeDuplicates().assign(to: &$canSend)
    }
  }

  private struct OrderForm: View {
    @StateObject private var order = Order()

    var body: some View {
      Button("Dish") { order.hasDish.toggle() }
      Button("Table") { order.hasTable.toggle() }
      Button("Send") {}.disabled(!order.canSend)
    }
  }

  @Test("a button is enabled while two published values are true")
  func combineLatest() throws {
    let driver = try ViewDriver(text: .squares) { OrderForm() }
    #expect(try !driver.button("Send").isEnabled)
    try driver.tap(on: "Dish")
    #expect(try !driver.button("Send").isEnabled)
    try driver.tap(on: "Table")
    #expect(try driver.button("Send").isEnabled)
    try driver.tap(on: "Dish")
    #expect(try !driver.button("Send").isEnabled)
    driver.settle()
  }

  private struct Presses: View {
    let left = PassthroughSubject<Void, Never>()
    let right = PassthroughSubject<Void, Never>()
    @State private var side = "none"

    var body: some View {
      Button("Left") { left.send() }
      Button("Right") { right.send() }
      Text(side).onReceive(left.map { "left" }.merge(with: right.map { "right" })) { side = $0 }
    }
  }

  @Test("a view shows the latest value of two merged publishers")
  func merge() throws {
    let driver = try ViewDriver(text: .squares) { Presses() }
    for side in ["Left", "Right"] {
      try driver.tap(on: side)
      #expect(driver.texts.map(\.label).contains(side.lowercased()))
      driver.settle()
    }
  }

  /// Counts the presses of each second while it observes them.
  private final class Counter<Clock: Scheduler>: ObservableObject {
    let presses = PassthroughSubject<Void, Never>()
    @Combine.Published private(set) var counts: [Int] = []
    private var subscription: AnyCancellable?

    init(clock: Clock) {
      subscription = presses.collect(.byTimeOrCount(clock, .seconds(1), 3))
        .sink { [unowned self] in counts.append($0.count) }
    }

    func stop() { subscription = nil }
  }

  private struct CounterView<Clock: Scheduler>: View {
    @ObservedObject var counter: Counter<Clock>

    var body: some View {
      Button("Press") { counter.presses.send() }
      Button("Stop") { counter.stop() }
      Text("\(counter.counts.map(String.init).joined(separator: " "))")
    }
  }

  private func countPresses(clock: @escaping @MainActor () -> some Scheduler) throws {
    let driver = try ViewDriver(text: .squares) { CounterView(counter: Counter(clock: clock())) }
    let shown = { driver.texts.map(\.label).last ?? "" }
    try driver.tap(on: "Press")
    driver.advance(by: 0.5)
    #expect(shown() == "")
    driver.advance(by: 0.6)
    #expect(shown() == "1")
    for _ in 0..<4 { try driver.tap(on: "Press") }
    #expect(shown() == "1 3")
    driver.advance(by: 1)
    #expect(shown() == "1 3 1")
    try driver.tap(on: "Press")
    try driver.tap(on: "Stop")
    driver.advance(by: 2)
    #expect(shown() == "1 3 1")
  }

  @Test("presses are collected by the window's time, on the main run loop")
  func collectOnRunLoop() throws { try countPresses { RunLoop.main } }

  @Test("presses are collected by the window's time, on the main queue")
  func collectOnQueue() throws { try countPresses { DispatchQueue.main } }

  private static let pressed = Notification.Name("pressed")

  private struct Listener: View {
    @State private var count = 0

    var body: some View {
      Button("Post") { NotificationCenter.default.post(name: pressed, object: nil) }
      Text("\(count)").task {
        for await _ in NotificationCenter.default.notifications(named: pressed) { count += 1 }
      }
    }
  }

  @Test("a task counts the notifications of a center")
  func notifications() throws {
    let driver = try ViewDriver(text: .squares) { Listener() }
    for count in 1...3 {
      try driver.tap(on: "Post")
      driver.settle()
      #expect(driver.texts.map(\.label).last == "\(count)")
    }
  }
}
