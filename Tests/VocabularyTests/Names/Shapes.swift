import SwiftUI

// Shapes that adapt to a container shape, and shape styles with shadows.

struct Containers: View {
  var isOn: Bool
  let radius: CGFloat = 12

  var body: some View {
    VStack {
      ContainerRelativeShape().fill(.blue)
      ContainerRelativeShape().inset(by: 4).stroke(.red, lineWidth: 1)
      Text("a").background(.thinMaterial, in: ContainerRelativeShape())
      Text("b").clipShape(.containerRelative)
      ConcentricRectangle().fill(.blue)
      ConcentricRectangle(corners: .concentric).strokeBorder(.red)
      ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true)
      ConcentricRectangle(corners: .concentric(minimum: .fixed(radius)), isUniform: isOn)
      ConcentricRectangle(
        topLeadingCorner: .fixed(4), topTrailingCorner: .concentric, bottomLeadingCorner: 3,
        bottomTrailingCorner: 2.5)
      ConcentricRectangle(uniformTopCorners: .fixed(20), uniformBottomCorners: .concentric)
      ConcentricRectangle(uniformTopCorners: 4, bottomLeadingCorner: 1, bottomTrailingCorner: 2)
      ConcentricRectangle(uniformBottomCorners: 4, topLeadingCorner: 1, topTrailingCorner: 2)
      ConcentricRectangle(uniformLeadingCorners: 4, uniformTrailingCorners: 2)
      ConcentricRectangle(uniformLeadingCorners: 4, topTrailingCorner: 1, bottomTrailingCorner: 2)
      ConcentricRectangle(uniformTrailingCorners: 4, topLeadingCorner: 1, bottomLeadingCorner: 2)
    }
    .containerShape(RoundedRectangle(cornerRadius: radius))
    .containerShape(.rect(cornerRadius: 20))
  }
}

struct ConcentricMembers: View {
  var body: some View {
    Group {
      Text("a").clipShape(.rect(corners: .concentric))
      Text("b").clipShape(.rect(corners: .concentric(minimum: 8), isUniform: true))
      Text("c").clipShape(.rect(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(2)))
      Text("d").contentShape(.rect(uniformLeadingCorners: 3, uniformTrailingCorners: 1))
    }
  }
}

/// A custom container shape.
struct Ticket: RoundedRectangularShape {
  func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 6) }
  func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
  func corners(in size: CGSize?) -> Corners? { Corners(all: .fixed(6)) }
}

struct StyleShadows: View {
  var depth: CGFloat?
  let color: Color? = .black

  var body: some View {
    VStack {
      Circle().fill(.blue.shadow(.drop(radius: 4)))
      Circle().fill(.blue.shadow(.drop(color: .black.opacity(0.2), radius: depth ?? 2, x: 0, y: 2)))
      Circle().fill(Color.red.gradient.shadow(.inner(radius: 3)))
      Circle().fill(.shadow(.inner(color: color ?? .white, radius: 3, x: 1, y: -1)))
      Text("Deep").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .shadow(.drop(radius: 1, x: 1, y: 1)))
      Image(systemName: "star").foregroundStyle(.tint.shadow(.drop(radius: 2)).opacity(0.5))
      Rectangle().fill(.red.blendMode(.multiply))
      Rectangle().fill(.opacity(0.5))
      Rectangle().fill(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .in(CGRect(x: 0, y: 0, width: 90, height: 90)))
      Rectangle().fill(.selection)
      Text("Title").foregroundStyle(.placeholder)
      Text("Link").foregroundStyle(.link)
    }
    .background(.regularMaterial.shadow(.drop(radius: 8)), in: .rect(cornerRadius: 8))
  }
}

struct WindowLooks: View {
  var scheme: ColorScheme?

  var body: some View {
    Text("a").preferredColorScheme(.dark)
    Text("b").preferredColorScheme(scheme)
    Text("c").colorScheme(.light)
    Text("d").accessibilityHeading(.h1)
    Text("e").accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: break
      case .decrement: break
      }
    }
  }
}
