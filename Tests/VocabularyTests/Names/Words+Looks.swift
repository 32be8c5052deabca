import Foundation
import SwiftUI

// Long chains of modifiers in styles and views.

struct FilledOrOutlined: ButtonStyle {
  var color: Color = .blue
  var isFilled = true
  @Environment(\.isEnabled) var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    let pressed = configuration.isPressed
    return configuration.label
      .font(.system(size: 17, weight: .semibold, design: .rounded))
      .foregroundColor(isFilled ? .white : color)
      .foregroundStyle(isEnabled ? AnyShapeStyle(color) : AnyShapeStyle(.secondary))
      .padding(.horizontal, 16).padding(.vertical, isFilled ? 12 : 8)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(
        RoundedRectangle(cornerRadius: 12, style: .continuous).fill(isFilled ? color : Color.clear)
      )
      .background(Capsule().stroke(color, lineWidth: pressed ? 2 : 1))
      .background(isFilled ? color.opacity(pressed ? 0.7 : 1) : .clear)
      .background { isFilled ? color : Color.clear }
      .background(
        LinearGradient(
          gradient: Gradient(colors: [color, color.opacity(0.5)]), startPoint: .leading,
          endPoint: .trailing)
      )
      .background(color.gradient, in: Capsule(style: .continuous))
      .background(in: RoundedRectangle(cornerRadius: 3))
      .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(color, lineWidth: isFilled ? 0 : 1))
      .overlay { if !isFilled { Capsule().strokeBorder(color) } }
      .clipShape(isFilled ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 3)))
      .contentShape(Rectangle())
      .shadow(
        color: color.opacity(pressed ? 0.1 : 0.4), radius: pressed ? 2 : 8, x: 0, y: pressed ? 1 : 4
      )
      .scaleEffect(pressed ? 0.96 : 1.0)
      .animation(.easeOut(duration: 0.15), value: pressed)
      .animation(
        pressed ? nil : .spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed
      )
  }
}

struct SoftLooks: View {
  @State var pressed = false
  @State var progress: CGFloat = 0
  let size: Double = 40

  var body: some View {
    Group {
      Circle().trim(from: 0, to: progress).stroke(
        Color.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round)
      ).rotationEffect(.degrees(-90)).frame(width: size, height: size)
      Circle().trim(from: 0, to: min(progress, 1)).stroke(
        AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center), lineWidth: 3)
      Circle().stroke(lineWidth: 3).foregroundColor(.gray.opacity(0.2))
      Circle().fill(pressed ? Color.red : Color.blue).frame(width: pressed ? 30 : 40)
      Circle().fill(pressed ? .red : .blue)
      Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .overlay(Circle().stroke(.white.opacity(0.3), lineWidth: 1))
      RoundedRectangle(cornerRadius: size / 2).fill(.ultraThinMaterial).shadow(
        color: .white, radius: 10, x: -10, y: -10)
      RoundedRectangle(cornerRadius: 3).fill(Color(.systemGray6)).overlay(Text("A"))
      RoundedRectangle(cornerRadius: pressed ? 3 : size).inset(by: 3).stroke(
        Color(red: 236 / 255, green: 240 / 255, blue: 243 / 255), lineWidth: 2)
    }
    Group {
      Color.red.frame(height: 1 / 3).opacity(Double(progress))
      Color(red: 0.2, green: progress, blue: 0.4)
      Color(hue: Double(progress), saturation: 1, brightness: pressed ? 1 : 0.5, opacity: 0.2)
      Color(UIColor.systemBackground)
      Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5)
      LinearGradient(
        stops: [.init(color: .red, location: 0), .init(color: .blue, location: progress)],
        startPoint: UnitPoint(x: 0, y: 0.5), endPoint: .trailing)
      RadialGradient(
        gradient: Gradient(colors: [.red, .clear]), center: .center, startRadius: 1, endRadius: size
      )
      Image(systemName: pressed ? "heart.fill" : "heart").font(.system(size: size * 0.5))
        .foregroundColor(pressed ? .red : .primary)
      Image(systemName: "star").resizable().aspectRatio(contentMode: .fit).frame(
        width: 20, height: 20
      ).symbolEffect(.bounce, value: pressed)
      Image("a").resizable().scaledToFill().clipShape(Circle()).overlay(
        Circle().stroke(Color.white, lineWidth: 2)
      ).shadow(radius: 3)
      Text("A").bold().italic().underline().strikethrough().font(.title).foregroundColor(.red)
        + Text("B").fontWeight(.light)
      Text("A") + Text(verbatim: "B").foregroundStyle(.red) + Text("\(3)")
      Text("\(progress, specifier: "%.2f") of \(size, specifier: "%.0f")")
      Text(Double(progress), format: .number.precision(.fractionLength(2)))
      Text("\(Int(progress * 100))%").monospacedDigit().contentTransition(.numericText())
    }
    Group {
      Button {
        withAnimation(.spring(response: 0.3, dampingFraction: 0.5)) {
          pressed.toggle(); progress = pressed ? 1 : 0
        }
      } label: {
        Text("A")
      }
      Button {
        withAnimation { pressed.toggle() }
      } label: {
        HStack {
          Image(systemName: "a"); Text("A")
        }
      }
      Button {
        withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) { progress = 1 }
      } label: {
        Text("A")
      }
      Button(action: { DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { pressed = false } })
      { Text("A") }
      Button("A") {
        Task { @MainActor in
          try await Task.sleep(nanoseconds: 3); pressed = false
        }
      }
      Button("A", action: { pressed.toggle() }).buttonStyle(FilledOrOutlined(color: .red))
      Button("A") {}.buttonStyle(.filledOrOutlined).buttonStyle(.filledOrOutlined(.red))
      Button("A") {}.buttonStyle(pressed ? FilledOrOutlined() : FilledOrOutlined(isFilled: false))
      Button("A") {}.frame(width: UIScreen.main.bounds.width - 40, height: 50)
      Button(role: .cancel) {
      } label: {
        Label("A", systemImage: "a")
      }.labelStyle(.titleAndIcon)
    }
    .transaction { t in if pressed { t.animation = t.animation?.delay(0.1) } }
  }
}

extension ButtonStyle where Self == FilledOrOutlined {
  static var filledOrOutlined: FilledOrOutlined { FilledOrOutlined() };
  static func filledOrOutlined(_ c: Color) -> FilledOrOutlined { FilledOrOutlined(color: c) }
}
