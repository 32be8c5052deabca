import Combine
import SwiftUI

// Fonts, styles and data sources of the text in labels.

final class Account: ObservableObject {
  @Published var name = "Ada"
}

struct Words: View {
  @EnvironmentObject private var account: Account
  @ObservedObject var other: Account
  @StateObject private var own = Account()
  @Environment(\.scenePhase) private var scenePhase
  let fonts: [Font] = [.largeTitle, .title, Font.title2, .caption2]
  var weight: Font.Weight = .semibold
  var style = Font.TextStyle.footnote
  var alignment: Alignment { .bottomTrailing }

  var body: some View {
    VStack {
      Text(account.name)
        .fontWeight(.semibold)
        .fontWeight(weight)
        .fontWeight(own.name.isEmpty ? nil : .light)
        .font(.callout)
        .font(.footnote.weight(.medium))
        .font(Font.subheadline)
        .font(.system(style, design: .rounded).bold())
      Text(other.name)
        .multilineTextAlignment(.center)
        .lineLimit(nil)
        .minimumScaleFactor(0.5)
        .textCase(.uppercase)
        .textCase(nil)
        .monospacedDigit()
        .truncationMode(account.name.isEmpty ? .middle : .tail)
        .underline(true, pattern: .solid)
      Label("Pay", systemImage: "star")
        .labelStyle(.titleAndIcon)
        .labelStyle(.iconOnly)
        .labelStyle(TitleOnlyLabelStyle())
        .labelStyle(Reversed())
        .frame(maxWidth: .infinity, alignment: alignment)
      Image("balloon")
        .renderingMode(.template)
        .resizable()
        .interpolation(.high)
        .antialiased(true)
        .onReceive(own.$name) { _ in }
        .environment(\.locale, Locale(identifier: "de_DE"))
        .gesture(DragGesture(coordinateSpace: .local))
        .sensoryFeedback(.impact(flexibility: .rigid), trigger: scenePhase == .inactive)
        .buttonStyle(BorderlessButtonStyle())
    }
  }

  struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }
}

struct Bubble: InsettableShape {
  var inset: CGFloat = 0
  var radii = RectangleCornerRadii(
    topLeading: 8, bottomLeading: 8, bottomTrailing: 0, topTrailing: 8)

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRoundedRect(in: rect.insetBy(dx: inset, dy: inset), cornerRadii: radii)
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.addArc(
        center: .zero, radius: 2, startAngle: .degrees(0), endAngle: .radians(1), clockwise: true)
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> Bubble {
    var bubble = self
    bubble.inset += amount
    return bubble
  }
}
