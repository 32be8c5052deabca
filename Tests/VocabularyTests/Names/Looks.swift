import SwiftUI

// The appearance of labels and backgrounds: fills, strokes, colors and gradients.

struct Fills: View {
  var isOn: Bool
  var color: Color?
  let gradient = Gradient(colors: [.red, Color.blue])

  var body: some View {
    VStack {
      Rectangle().fill(isOn ? Color.accentColor : .gray)
      Circle().fill(.red).stroke(.black, lineWidth: 2)
      Capsule().fill(.blue.opacity(0.5)).strokeBorder(Color.white, lineWidth: 1)
      RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 1)
        .background(RoundedRectangle(cornerRadius: 8).fill(.white))
      RoundedRectangle(cornerRadius: 8, style: .continuous).stroke(lineWidth: 2)
      RoundedRectangle(cornerSize: CGSize(width: 8, height: 4)).stroke(
        style: StrokeStyle(dash: [4]))
      Ellipse().trim(from: 0, to: isOn ? 1 : 0.5).stroke(
        Color.red, style: .init(lineWidth: 3, lineCap: .round))
      UnevenRoundedRectangle(topLeadingRadius: 4).fill(
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
      AnyShape(isOn ? AnyShape(Circle()) : AnyShape(.rect(cornerRadius: 4))).fill(.tint)
      Color(red: 0.2, green: 0.3, blue: 0.4)
      Color(.sRGB, red: 0.2, green: 0.3, blue: 0.4, opacity: 1)
      Color(hue: 0.5, saturation: 1, brightness: 1)
      Color(white: 0.9, opacity: 0.5)
    }
  }
}

struct Gradients: View {
  let colors: [Color] = [.red, .orange]

  var body: some View {
    Group {
      LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      LinearGradient(
        stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)],
        startPoint: .leading, endPoint: .trailing)
      RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 50)
      RadialGradient(
        gradient: Gradient(colors: colors), center: .center, startRadius: 0, endRadius: 50)
      AngularGradient(colors: colors, center: .center)
      AngularGradient(gradient: .init(colors: colors), center: .center, angle: .degrees(90))
      EllipticalGradient(colors: colors)
      Rectangle().fill(Color.red.gradient)
      Rectangle().fill(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      Rectangle().fill(
        .radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9))
    }
  }
}

struct Backgrounds: View {
  var isOn = true
  var style: AnyShapeStyle { isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray.opacity(0.2)) }

  var body: some View {
    Text("Look")
      .background(Color.red)
      .background(.red)
      .background(.regularMaterial)
      .background(isOn ? Color.red : Color.clear)
    Text("More")
      .background(Color.red.opacity(isOn ? 0.5 : 1))
      .background(.ultraThinMaterial, in: Capsule())
      .background(style, in: .rect(cornerRadius: 8))
      .background(.red, in: RoundedRectangle(cornerRadius: 8))
      .background(in: .capsule)
    Text("More")
      .background(RoundedRectangle(cornerRadius: 9).foregroundColor(.blue))
      .background { Circle().fill(.thinMaterial) }
      .background(alignment: .bottom) { Divider() }
      .background(Circle().fill(.red), alignment: .center)
    Text("Background")
      .backgroundStyle(.blue)
      .backgroundStyle(.blue.gradient)
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 1))
      .overlay(.red.opacity(0.5))
    Text("More")
      .overlay(.white, in: Circle())
      .overlay { if isOn { Capsule().stroke(.white) } }
      .overlay(Color.black.opacity(0.2))
      .overlay(alignment: .topTrailing) { Circle().frame(width: 4) }
    Text("Border")
      .border(.red)
      .border(Color.red, width: 2)
      .clipShape(Capsule())
      .clipShape(.rect(cornerRadius: 8, style: .circular))
    Text("More")
      .clipShape(.rect(cornerSize: CGSize(width: 2, height: 2)))
      .clipShape(.rect(topLeadingRadius: 8, bottomTrailingRadius: 4))
      .clipShape(.rect(cornerRadii: .init(topLeading: 4)))
      .clipShape(.capsule(style: .circular))
      .clipShape(.buttonBorder)
    Text("More")
      .contentShape(.rect)
      .contentShape(Rectangle())
      .contentShape(.interaction, Circle())
      .cornerRadius(8)
      .mask(Circle())
    Text("More")
      .mask { Capsule() }
      .clipped()
  }
}

struct Effects: View {
  @State private var isOn = false

  var body: some View {
    Image(systemName: "star")
      .shadow(radius: 4)
      .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
      .shadow(color: isOn ? .clear : .black, radius: isOn ? 0 : 4)
    Image(systemName: "star")
      .opacity(isOn ? 1 : 0.5)
      .scaleEffect(isOn ? 0.9 : 1)
      .scaleEffect(x: 1, y: -1, anchor: .center)
      .scaleEffect(CGSize(width: 1, height: 2), anchor: .top)
    Text("More")
      .rotationEffect(.degrees(isOn ? 45 : 0))
      .rotationEffect(Angle(degrees: 3), anchor: .topLeading)
      .rotation3DEffect(.degrees(isOn ? 20 : 0), axis: (x: 1, y: 0, z: 0))
      .rotation3DEffect(
        Angle.degrees(3), axis: (x: 0, y: 1.0, z: 0), anchor: .leading, anchorZ: 0, perspective: 0.5
      )
      .transformEffect(CGAffineTransform(scaleX: 1, y: 2))
      .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 1, y: 2)))
    Image(systemName: "star")
      .offset(y: isOn ? 2 : 0)
      .blur(radius: isOn ? 2 : 0)
      .brightness(isOn ? -0.1 : 0)
      .saturation(0.5)
    Text("More")
      .contrast(1.2)
      .grayscale(isOn ? 0 : 1)
      .colorInvert()
      .colorMultiply(.red)
      .hueRotation(.degrees(30))
    Text("More")
      .blendMode(.plusLighter)
      .blendMode(isOn ? .plusDarker : .destinationOut)
      .luminanceToAlpha()
      .blendMode(isOn ? .multiply : .normal)
    Image(systemName: "star")
      .compositingGroup()
      .drawingGroup()
      .drawingGroup(opaque: true, colorMode: .linear)
      .zIndex(1)
    Text("More")
      .ignoresSafeArea()
      .ignoresSafeArea(edges: .bottom)
      .ignoresSafeArea(.keyboard, edges: .all)
      .edgesIgnoringSafeArea(.all)
  }
}

struct Glassy: View {
  @Namespace private var space

  var body: some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      GlassEffectContainer(spacing: 20) {
        Text("Glass")
          .glassEffect()
          .glassEffect(.regular)
          .glassEffect(.regular.tint(.blue).interactive())
          .glassEffect(.clear, in: .rect(cornerRadius: 8))
          .glassEffect(.regular.interactive(true), in: Capsule())
          .glassEffectID("text", in: space)
        Button("Pay") {}.buttonStyle(.glass).buttonSizing(.flexible)
        Button("Pay") {}.buttonStyle(.glassProminent).tint(.green)
        Button("Pay") {}.buttonStyle(.glass(.clear))
        Button("Pay") {}.buttonStyle(GlassButtonStyle(.regular.tint(.red)))
      }
    } else {
      Button("Pay") {}.buttonStyle(.borderedProminent)
    }
  }
}

struct SystemStyles: View {
  var body: some View {
    // 1.2.23: built-in styles by name, and as static members.
    Button("A") {}.buttonStyle(.automatic)
    Button("A") {}.buttonStyle(DefaultButtonStyle())
    Button("A") {}.buttonStyle(.plain)
    Button("A") {}.buttonStyle(PlainButtonStyle())
    Button("A") {}.buttonStyle(.borderless)
    Button("A") {}.buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(.large)
    Button("A") {}.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle(radius: 4))
    Button("A") {}.buttonStyle(.link)
    Button("A") {}.buttonStyle(LinkButtonStyle())
    Button("A") {}.hoverEffect()
    Button("A") {}.hoverEffect(.lift, isEnabled: true).hoverEffectDisabled()
    Button("A", role: .confirm) {}
    Button("A", role: .close) {}
  }
}
