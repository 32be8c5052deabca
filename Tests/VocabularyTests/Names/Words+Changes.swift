import SwiftUI

// The reasons for the evaluation of bodies, printed.

struct PrintingView: View {
  var body: some View {
    let _ = Self._printChanges()
    let _ = Self._logChanges()
    Text("A").modifier(PrintingModifier())
  }
}

struct PrintingModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = Self._printChanges()
    let _ = Self._logChanges()
    content
  }
}

struct TimedLabel: View {
  let label: DefaultDateProgressLabel
  var body: some View { label.body }
}
