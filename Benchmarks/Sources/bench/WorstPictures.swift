import SwiftUI
import SwiftUITesting

/// Scenes that are expensive to draw, such as tutorials show: shadows, blurs, gradients, projections.
enum WorstPicture: String, CaseIterable {
  case neumorphic, blurs, gradients, projections, filters, opacities

  /// The window of a phone, in points.
  static let size = CGSize(width: 390, height: 844)

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .neumorphic: Neumorphic()
    case .blurs: Blurs()
    case .gradients: Gradients()
    case .projections: Projections()
    case .filters: Filters()
    case .opacities: Opacities()
    }
  }
}

extension Works {
  /// W6: the first picture of a scene, and one in which everything has moved by a point.
  func worstPictures() throws {
    for scene in WorstPicture.allCases {
      var (firsts, seconds): ([Sample], [Sample]) = ([], [])
      for _ in 0..<3 {
        let place = Place()
        let driver = try ViewDriver(size: WorstPicture.size, scale: 2) {
          Moved(place: place) { scene.view }
        }
        firsts.append(try Stopwatch.measure { _ = try driver.picture() })
        place.y += 1
        driver.advance(by: 0)
        seconds.append(try Stopwatch.measure { _ = try driver.picture() })
      }
      report.add("W6", 1, scene.rawValue, firsts)
      report.add("W6", 1, scene.rawValue + "_moved", seconds)
    }
  }
}

@Observable @MainActor private final class Place { var y: CGFloat = 0 }

private struct Moved<Content: View>: View {
  let place: Place
  @ViewBuilder let content: Content

  var body: some View { content.offset(y: place.y) }
}

/// Raised buttons with four nested shadows each, on a board that has two more.
private struct Neumorphic: View {
  private let base = Color(red: 0.88, green: 0.9, blue: 0.94)

  var body: some View {
    VStack(spacing: 24) {
      ForEach(0..<6, id: \.self) { row in
        HStack(spacing: 24) {
          ForEach(0..<3, id: \.self) { column in
            VStack {
              Image(systemName: "heart.fill")
              Text("Button \(row * 3 + column)")
            }
            .padding(20)
            .background(
              ZStack {
                base
                RoundedRectangle(cornerRadius: 20).foregroundColor(.white).blur(radius: 4)
                  .offset(x: -8, y: -8)
                RoundedRectangle(cornerRadius: 20)
                  .fill(
                    LinearGradient(colors: [base, .white], startPoint: .top, endPoint: .bottom)
                  )
                  .padding(2).blur(radius: 2)
              }
            )
            .clipShape(RoundedRectangle(cornerRadius: 20))
            .shadow(color: .black.opacity(0.2), radius: 20, x: 20, y: 20)
            .shadow(color: .white.opacity(0.7), radius: 20, x: -20, y: -20)
            .shadow(color: .black.opacity(0.1), radius: 5, x: 5, y: 5)
            .shadow(color: .white.opacity(0.4), radius: 5, x: -5, y: -5)
          }
        }
      }
    }
    .padding(24)
    .background(base, in: RoundedRectangle(cornerRadius: 40))
    .shadow(color: .black.opacity(0.2), radius: 30, x: 10, y: 10)
    .shadow(color: .white, radius: 30, x: -10, y: -10)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(base)
  }
}

/// Shapes as large as the window, blurred widely.
private struct Blurs: View {
  var body: some View {
    ZStack {
      Color.black
      ForEach(0..<5, id: \.self) { index in
        Circle()
          .fill([Color.red, .blue, .green, .orange, .purple][index])
          .frame(width: 390, height: 390)
          .offset(x: CGFloat(index * 40 - 80), y: CGFloat(index * 150 - 300))
          .blur(radius: 60)
      }
      Text("Aurora").font(.largeTitle).blur(radius: 1)
    }
  }
}

/// Gradients of each kind, large and blurred.
private struct Gradients: View {
  private let colors = [Color.red, .orange, .yellow, .green, .blue, .purple]

  var body: some View {
    ZStack {
      LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      RadialGradient(colors: colors, center: .center, startRadius: 10, endRadius: 400)
        .blur(radius: 30).opacity(0.5)
      AngularGradient(colors: colors, center: .center).clipShape(Circle()).blur(radius: 20)
      ForEach(0..<8, id: \.self) { index in
        Circle()
          .strokeBorder(AngularGradient(colors: colors, center: .center), lineWidth: 12)
          .padding(CGFloat(index) * 20)
          .shadow(color: .black, radius: 10)
          .blur(radius: CGFloat(index))
      }
    }
  }
}

/// Cards turned in space, with shadows, one behind the other.
private struct Projections: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.white, .gray], startPoint: .top, endPoint: .bottom)
      ForEach(0..<10, id: \.self) { index in
        RoundedRectangle(cornerRadius: 30)
          .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
          .overlay(Text("Card \(index)").font(.largeTitle))
          .padding(40)
          .rotationEffect(.degrees(Double(index) * 9))
          .rotation3DEffect(.degrees(Double(index * 8)), axis: (x: 1, y: 1, z: 0))
          .shadow(radius: 20)
      }
    }
  }
}

/// A whole window whose colors are changed, again and again.
private struct Filters: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      VStack {
        ForEach(0..<20, id: \.self) { index in
          Text("Row \(index)").frame(maxWidth: .infinity).padding(8)
            .background(Color(hue: Double(index) / 20, saturation: 1, brightness: 1))
        }
      }
    }
    .saturation(0.6).brightness(0.1).contrast(1.2).hueRotation(.degrees(40))
    .opacity(0.9)
    .blendMode(.multiply)
  }
}

/// Many cards with shadows that fade as a whole, clipped.
private struct Opacities: View {
  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<40, id: \.self) { row in
        HStack(spacing: 4) {
          ForEach(0..<6, id: \.self) { column in
            Text("\(row) \(column)").font(.system(size: 9)).frame(width: 60, height: 16)
              .background(Color.orange)
              .clipShape(Capsule())
              .shadow(radius: 3, y: 1)
              .opacity(0.5 + Double(column) / 12)
          }
        }
      }
    }
    .opacity(0.9)
    .background(.white)
    .shadow(radius: 10)
  }
}
