import SwiftUI
import SwiftUITesting
import Testing

// The code of the article `Tutorial.md`, in which `TutorialTests` finds each of these declarations.

struct OrderScreen: View {
  let send: (Int) async throws -> Void
  @State private var cups = 1
  @State private var status = "Not ordered"
  @State private var isSending = false

  var body: some View {
    VStack(spacing: 24) {
      Text("Coffee").font(.largeTitle)
      HStack {
        Button("Fewer", systemImage: "minus") { cups -= 1 }.disabled(cups == 1)
        Text("Cups: \(cups)")
        Button("More", systemImage: "plus") { cups += 1 }.disabled(cups == 9)
      }
      .labelStyle(.iconOnly)
      .buttonStyle(StepStyle())
      Button("Order", action: order)
        .buttonStyle(OrderStyle())
        .disabled(isSending)
      Text(status)
    }
    .padding()
  }

  private func order() {
    isSending = true
    status = "Sending…"
    Task {
      do {
        try await send(cups)
        status = "Ready in five minutes"
      } catch {
        status = "Try again"
      }
      isSending = false
    }
  }
}

struct StepStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 44, height: 44)
      .contentShape(.rect)
      .foregroundStyle(.primary)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct OrderStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, minHeight: 44)
      .foregroundStyle(.white)
      .background(isEnabled ? Color(red: 0, green: 0.3, blue: 0.6) : .gray, in: Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

@MainActor
@Suite("The order screen", .endsAtRest, .recordsFailures)
struct OrderTests {
  @Test func tapSendsTheOrder() throws {
    var orders: [Int] = []
    let driver = try ViewDriver { OrderScreen { orders.append($0) } }
    try driver.tap(on: "Order")
    driver.settle()
    #expect(orders == [1])
    #expect(driver.text("Ready in five minutes").exists)
  }

  @Test func fingerThatLeavesDoesNotOrder() throws {
    let driver = try ViewDriver { OrderScreen { _ in Issue.record("nothing was ordered") } }
    try driver.touchDown(on: "Order")
    driver.advance(by: 0.3)
    driver.touchMove(to: .zero)
    driver.touchUp()
    driver.settle()
  }

  @Test func buttonIsDisabledWhileSending() throws {
    let driver = try ViewDriver {
      OrderScreen { _ in try await Task.sleep(for: .seconds(2)) }
    }
    let order = driver.button("Order")
    try order.tap()
    driver.advance(by: 1.9)
    #expect(try !order.isEnabled)
    #expect(driver.text("Sending…").exists)
    driver.advance(by: 0.1)
    #expect(try order.isEnabled)
    driver.settle()
  }

  @Test func failureCanBeRepeated() throws {
    struct Offline: Error {}
    let driver = try ViewDriver { OrderScreen { _ in throw Offline() } }
    try driver.button("Order").tap()
    driver.settle()
    #expect(driver.text("Try again").exists)
    #expect(driver.button("Order").isHittable)
  }
}

@MainActor
@Suite("The looks of the order screen", .recordsFailures)
struct OrderLooks {
  nonisolated static let variants = Variant.matrix(
    sizes: [CGSize(width: 320, height: 568)], colorSchemes: [.light, .dark],
    dynamicTypeSizes: [.large, .accessibility1], states: ["at rest", "pressed"])

  @Test(arguments: variants)
  func looks(variant: Variant) throws {
    try driver(variant).expectSnapshot(named: variant.name)
  }

  @Test func overview() throws {
    try ViewDriver.contactSheet(of: Self.variants, columns: 4, makeDriver: driver)
  }

  private func driver(_ variant: Variant) throws -> ViewDriver {
    let driver = try ViewDriver(variant, scale: 1) { OrderScreen { _ in } }
    if variant.state == "pressed" {
      try driver.touchDown(on: "Order")
      driver.advance(by: 0.3)
    }
    return driver
  }

  @Test func isAccessible() throws {
    try ViewDriver.audit { try ViewDriver { OrderScreen { _ in } } }
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func standsRandomInput(seed: UInt64) throws {
    try ViewDriver.monkey(seed: seed, events: 200) { try ViewDriver { OrderScreen { _ in } } }
  }
}
