// swift-format-ignore-file: NeverUseForceTry
import Foundation
import Observation
import SwiftUI

/// The names that a greeting greets.
@MainActor
@Observable final class Guests {
  var names: [String] = []

  /// Decodes the names from JSON.
  init(json: String = "[]") throws {
    names = try JSONDecoder().decode([String].self, from: Data(json.utf8))
  }
}

/// A greeting for each guest.
struct Greeting: View {
  let guests: Guests

  var body: some View {
    if guests.names.isEmpty {
      Text("No guests")
    } else {
      ForEach(guests.names, id: \.self) { Text("Hello, \($0)") }
      Button("Goodbye") { guests.names.removeLast() }
    }
  }
}

// Previews with set-up code, which return their view.

#Preview("Returned") {
  let guests = try! Guests(); return Greeting(guests: guests)
}

#Preview("Set up", traits: .fixedLayout(width: 200, height: 200), .landscapeLeft) {
  let guests = try! Guests(json: #"["Ada"]"#)
  guests.names.append("Grace")
  for number in 1...2 { guests.names.append("Guest \(number)") }
  return Greeting(guests: guests)
}

#Preview("Condition") {
  let guests = try! Guests(json: #"["Ada"]"#)
  if guests.names.isEmpty { return Text("Empty") }
  return Greeting(guests: guests)
}

#Preview("Nested declarations") {
  struct Frame: View {
    let guests: Guests
    var body: some View { VStack { Greeting(guests: guests) } }
  }
  func guests(_ name: String) -> Guests {
    let guests = try! Guests()
    guests.names = [name]
    return guests
  }
  return Frame(guests: guests("Ada"))
}

#Preview("State after statements") {
  let title = "Guests"
  @Previewable @State var isShown = false
  Button(title) { isShown.toggle() }
  @Previewable @State var guests = try! Guests(json: #"["Ada"]"#)
  if isShown { Greeting(guests: guests) }
}

#Preview("State and returns") {
  @Previewable @State var count = 1
  func leave() { count -= 1 }
  guard count > 0 else { return Text("No guests") }
  return Button("Leave") { leave() }
}

@MainActor private func empty() -> any View { Text("From a function") }

#Preview("Function", body: empty)
