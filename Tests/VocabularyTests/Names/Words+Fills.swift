import SwiftUI

// Gradients, materials and other shape styles.

struct GradientsOfAllKinds: View {
  let gradient = Gradient(stops: [
    .init(color: .red, location: 0), .init(color: .blue, location: 1),
  ])
  let stops: [Gradient.Stop] = [Gradient.Stop(color: .red, location: 0.2)]
  let colors: [Color] = [.red, .blue]
  var angle: Angle?

  var body: some View {
    Group {
      AngularGradient(gradient: gradient, startAngle: .zero, endAngle: .degrees(180))
      AngularGradient(colors: colors, center: .top, startAngle: .zero, endAngle: angle ?? .zero)
      AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .radians(3))
      AngularGradient(stops: stops, center: .center)
      EllipticalGradient(gradient: gradient)
      EllipticalGradient(stops: stops, center: .top, startRadiusFraction: 0.1, endRadiusFraction: 1)
      RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 40)
      Circle().fill(AnyGradient(gradient))
      Circle().fill(gradient).background(Gradient(colors: [.red, .blue]))
    }
    Group {
      Circle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
      Circle().fill(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
      Circle().fill(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 9))
      Circle().fill(.radialGradient(stops: stops, startRadius: 0, endRadius: 9))
      Circle().fill(.ellipticalGradient(gradient))
      Circle().fill(.ellipticalGradient(colors: [.red, .blue], center: .top))
      Circle().fill(.ellipticalGradient(stops: stops, endRadiusFraction: 0.6))
    }
    Group {
      Circle().stroke(.angularGradient(gradient, startAngle: .zero, endAngle: .degrees(90)))
      Circle().stroke(.angularGradient(colors: [.red], startAngle: .zero, endAngle: .degrees(9)))
      Circle().stroke(
        .angularGradient(stops: stops, center: .top, startAngle: .zero, endAngle: .degrees(9)),
        lineWidth: 2)
      Circle().strokeBorder(.conicGradient(colors: [.red, .blue], center: .center))
      Circle().strokeBorder(.conicGradient(colors: colors, angle: .degrees(90)), lineWidth: 3)
    }
    Group {
      Circle().fill(.linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom))
      Circle().fill(.radialGradient(Color.red.gradient, endRadius: 9))
      Circle().fill(.ellipticalGradient(Color.red.gradient, center: .top))
      Circle().fill(.angularGradient(Color.red.gradient, startAngle: .zero, endAngle: .degrees(9)))
      Circle().fill(.conicGradient(Color.red.gradient.colorSpace(.perceptual), angle: .degrees(90)))
    }
  }

  private var reversed: Gradient {
    var gradient = gradient
    gradient.stops = gradient.stops.map {
      Gradient.Stop(color: $0.color, location: 1 - $0.location)
    }
    gradient.stops[0].color = .green
    gradient.stops[0].location = 0
    return gradient
  }
}

struct StylesByMembers: View {
  let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]
  let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
  let spaces: [Color.RGBColorSpace] = [.sRGB, .sRGBLinear, .displayP3]
  var paint = ImagePaint(image: Image("wood"))
  var isOn = false
  @Environment(\.backgroundStyle) private var backgroundStyle

  var body: some View {
    Group {
      Rectangle().fill(.orange)
      Rectangle().fill(.yellow).stroke(.mint)
      Rectangle().fill(.teal).strokeBorder(.cyan)
      Text("A").foregroundStyle(.indigo).background(.purple)
      Text("A").foregroundStyle(.pink, .brown).border(.clear)
      Text("A").background(.thickMaterial).background(.bar, in: Capsule())
      Text("A").background(isOn ? .ultraThickMaterial : .bar)
      Text("A").foregroundStyle(isOn ? .tertiary : .quinary)
      Text("A").foregroundStyle(levels[0]).background(materials[1])
    }
    Group {
      Rectangle().fill(.blendMode(.multiply))
      Rectangle().fill(BackgroundStyle()).stroke(SeparatorShapeStyle())
      Rectangle().fill(ForegroundStyle()).strokeBorder(TintShapeStyle())
      Rectangle().fill(SelectionShapeStyle()).stroke(PlaceholderTextShapeStyle())
      Text("A").foregroundStyle(LinkShapeStyle()).background(.background.opacity(0.5))
      Rectangle().fill(backgroundStyle ?? AnyShapeStyle(.background))
      Rectangle().fill(half)
      Rectangle().fill(Color(.displayP3, red: 1, green: 0, blue: 0))
      Rectangle().fill(Color(spaces[1], white: 0.5, opacity: 1))
      Rectangle().fill(ByScheme())
      Rectangle().fill(.fill).stroke(.fill.tertiary)
      Rectangle().fill(FillShapeStyle()).stroke(WindowBackgroundShapeStyle())
    }
    Group {
      Text("A").foregroundStyle(.tint.secondary).background(.background.secondary)
      Text("A").foregroundStyle(.tint.tertiary, Color.red.quaternary)
      Text("A").foregroundStyle(.blue.secondary).background(.windowBackground)
      Text("A").foregroundStyle(.foreground.secondary).background(.regularMaterial.quinary)
      Text("A").tint(isOn ? AnyShapeStyle(.fill.secondary) : AnyShapeStyle(levels[1].tertiary))
    }
    .accessibilityLabel(Color.red.description)
    .drawingGroup(colorMode: isOn ? .nonLinear : .extendedLinear)
  }

  private var half: ImagePaint {
    var paint = paint
    paint.image = Image("stone")
    paint.sourceRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    paint.scale /= 2
    return paint
  }
}

/// A custom shape style.
struct ByScheme: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white.opacity(0.8) : .black
  }
}

struct ByAnother<Other: ShapeStyle>: ShapeStyle {
  let other: Other
  func resolve(in environment: EnvironmentValues) -> Other.Resolved {
    other.resolve(in: environment)
  }
}

func resolved(_ gradient: Gradient, in environment: EnvironmentValues) -> some ShapeStyle {
  gradient.resolve(in: environment)
}

func never(_ style: LinearGradient, in environment: EnvironmentValues) -> Never {
  style.resolve(in: environment)
}
var neverAnything: (Never) -> (EnvironmentValues) -> Never { Never.resolve(in:) }

struct ClearGlass: View {
  var isOn = false
  @Namespace private var space

  var body: some View {
    GlassEffectContainer {
      Text("A").glassEffect(.identity)
      Text("A").glassEffect(isOn ? .regular : .identity, in: .rect(cornerRadius: 4))
      Text("A").glassEffect(.clear.tint(nil), in: DefaultGlassEffectShape())
    }
  }
}

struct ChangedByPlace: View {
  var isOn = false

  var body: some View {
    ScrollView {
      Text("A").visualEffect { content, proxy in
        content
          .offset(x: proxy.frame(in: .global).minX / 2)
          .offset(CGSize(width: 1, height: proxy.size.height))
          .scaleEffect(proxy.size.width > 10 ? 0.5 : 1)
          .scaleEffect(CGSize(width: 1, height: 2), anchor: .top)
          .scaleEffect(x: 2, anchor: .leading)
          .rotationEffect(.degrees(3), anchor: .bottom)
          .rotation3DEffect(
            .degrees(proxy.frame(in: .global).minY), axis: (x: 0, y: 1, z: 0), anchor: .leading,
            anchorZ: 2, perspective: 0.5
          )
          .transformEffect(CGAffineTransform(translationX: 0, y: proxy.size.height))
      }
      Text("A").visualEffect { content, _ in
        content
          .opacity(0.5)
          .blur(radius: 2)
          .brightness(0.1)
          .contrast(1.1)
          .grayscale(0.5)
          .hueRotation(.degrees(30))
          .saturation(2)
      }
      Text("A").visualEffect { $0.blur(radius: $1.size.width / 10, opaque: true) }
      Text("\(String(describing: EmptyVisualEffect()))")
    }
  }
}
