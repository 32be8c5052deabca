import SwiftUI
import SwiftUITesting

/// A small shop with one planted fault, as strangers' apps have them.
struct FaultyShop: View {
  enum Fault: String, CaseIterable {
    // Warnings.
    case duplicateIDs, divisionByZero, negativeWidth, unknownSymbol, unknownImage, infiniteOffset
    case progressTooLarge, endlessChange
    // Touches and rest.
    case dragWithoutEnd, simultaneousDrag, gestureOnContainer, neverResting, restlessCompletion
    // What only the app knows.
    case negativeCount, orderedTwice, staysDisabled, lostByEscape, stuckHover, expiredSession
    case bothAlerts
  }

  /// What the app promises.
  @MainActor final class Ledger {
    var problem: String?
    var orders = 0
  }

  let fault: Fault?
  let ledger: Ledger
  @State private var items = ["Tea", "Milk"]
  @State private var count = 1
  @State private var isPressed = false
  @State private var isOrdering = false
  @State private var turns = 0
  @State private var isHovering = false
  @State private var hasExpired = false
  @State private var alerts: Set<Int> = []

  var body: some View {
    VStack(spacing: 10) {
      ForEach(items, id: fault == .duplicateIDs ? \.initial : \.self) { Text($0) }
      amount
      HStack {
        Button("Add Tee") {
          items = items.count < 4 ? items + ["T\(items.count)"] : ["Tea", "Milk"]
        }
        Button("Order", action: order).disabled(isOrdering)
      }
      touched
      if turns > 0 { Text("Turned \(turns)") }
      // Two endless chains of completions end each other's animations at once, and grow without limit.
      Button("Turn") { if turns == 0 || fault != .restlessCompletion { turn() } }
      HStack {
        ForEach(0..<2) { index in Button("Alert \(index)") { alert(index) } }
      }
    }
    .focusable()
    .onKeyPress(.escape) {
      guard fault == .lostByEscape else { return .ignored }
      ledger.problem = "Escape has emptied the cart"
      return .handled
    }
    .onChange(of: turns) { if fault == .endlessChange { turns += 1 } }
    .task(id: count) {
      guard fault == .expiredSession else { return }
      try? await Task.sleep(for: .seconds(30))
      if !Task.isCancelled { ledger.problem = "the session has expired without a word" }
    }
  }

  /// The number of items, with its buttons.
  private var amount: some View {
    HStack {
      Button("Less") {
        if fault == .negativeCount || count > 0 { count -= 1 }
        if count < 0 { ledger.problem = "\(count) items" }
      }
      Text("\(count) items")
        .frame(width: fault == .negativeWidth ? CGFloat(count) * 40 - 20 : nil)
        .scaleEffect(fault == .divisionByZero && count == 0 ? 0 / CGFloat(count) : 1)
        .offset(x: fault == .infiniteOffset && count > 3 ? 1 / CGFloat(0) : 0)
      if fault == .unknownSymbol, count == 0 { Image(systemName: "cart.emtpy") }
      if fault == .progressTooLarge { ProgressView(value: Double(count), total: 2) }
      if fault == .unknownImage, count > 2 { Image("full-cart") }
      Button("More") { count += 1 }
    }
  }

  /// A view that looks pressed while it is touched.
  @ViewBuilder private var touched: some View {
    let look = Text("Swipe me").padding().background(isPressed ? .red : .yellow)
      .onHover { isInside in
        guard fault == .stuckHover else { return }
        if isInside { isHovering = true }
        if !isInside, isHovering { ledger.problem = "the mouse has left, and the tip stays" }
      }
    let drag = DragGesture(minimumDistance: 0)
      .onChanged { _ in isPressed = true }
      .onEnded { _ in isPressed = false }
    switch fault {
    case .dragWithoutEnd: look.gesture(drag)
    case .simultaneousDrag:
      Button("Press me") {}.background(isPressed ? .red : .yellow).simultaneousGesture(drag)
    case .gestureOnContainer: HStack { look }.highPriorityGesture(drag)
    default: look
    }
  }

  private func order() {
    ledger.orders += 1
    if fault != .orderedTwice { isOrdering = true }
    if fault == .orderedTwice, ledger.orders > 1 {
      ledger.problem = "ordered \(ledger.orders) times"
    }
    Task {
      try? await Task.sleep(for: .seconds(1))
      if fault == .staysDisabled {
        ledger.problem = "the button is disabled for ever"
      } else {
        isOrdering = false
      }
      ledger.orders = 0
    }
  }

  private func turn() {
    turns += 1
    switch fault {
    case .neverResting: spin()
    case .restlessCompletion:
      withAnimation(.linear(duration: 0.1)) {
        count += 1
      } completion: {
        turn()
      }
    default: break
    }
  }

  private func spin() {
    withAnimation(.linear(duration: 0.2)) {
      isPressed.toggle()
    } completion: {
      spin()
    }
  }

  private func alert(_ index: Int) {
    alerts.insert(index)
    if fault == .bothAlerts, alerts.count == 2 { ledger.problem = "both alerts at once" }
    Task {
      try? await Task.sleep(for: .seconds(3))
      alerts.remove(index)
    }
  }
}

extension String {
  fileprivate var initial: String { String(prefix(1)) }
}
