import SwiftUI

/// A view that Apple's SwiftUI has shown, whose frames `apple-frames.json` has under ``name``.
///
/// A test shows ``DeviceRoot`` in a window of exactly ``size`` at scale 2 without safe areas, and
/// compares the frames of its stage, then adds one to the stage's step for each of ``steps``.
@MainActor
struct DeviceFixture {
  /// The platform whose SwiftUI has measured the view.
  enum Platform: String { case macOS, iOS }

  let name: String
  let size: CGSize
  /// The names of the steps, in order.
  let steps: [String]
  /// The seconds to wait after a step, before its frames are compared.
  let settling: Double
  /// Makes the view after a number of steps.
  let view: @MainActor (_ step: Int) -> AnyView

  /// Describes a view in a window of a width and a height.
  init<Content: View>(
    _ name: String, _ width: CGFloat, _ height: CGFloat, steps: [String] = [],
    settling: Double = 0, @ViewBuilder view: @escaping @MainActor (_ step: Int) -> Content
  ) {
    self.name = name
    self.size = CGSize(width: width, height: height)
    self.steps = steps
    self.settling = settling
    self.view = { step in AnyView(view(step)) }
  }

  /// iOS for the names below `ios/`; macOS for all others.
  var platform: Platform { name.hasPrefix("ios/") ? .iOS : .macOS }

  /// Every fixture.
  static var all: [DeviceFixture] {
    [
      layout, stacks, rightToLeft, grids, lazyGrids, lazyStacks, customLayouts, texts, collections,
      shapes, images, effects, animations, matchedGeometry, positions, scrolling, scrollPositions,
      phoneTexts, phoneControls, phoneValues, phoneButtons, phoneLists, phoneNavigation,
      phonePresentations,
      phoneScrolling,
    ].flatMap { $0 }
  }
}

/// The steps that were done, and the frames that were measured last.
@MainActor @Observable
final class Stage {
  /// The number of steps that were done.
  var step = 0
  /// The frames in the window of the named views that exist now.
  @ObservationIgnored var frames: [String: CGRect] = [:]
}

/// The content of the window in which a fixture is measured.
struct DeviceRoot: View {
  let fixture: DeviceFixture
  let stage: Stage

  var body: some View {
    fixture.view(stage.step)
      .frame(width: fixture.size.width, height: fixture.size.height)
      .onPreferenceChange(MeasuredFrames.self) { [stage] frames in
        MainActor.assumeIsolated { stage.frames = frames }
      }
      // The default font of a window on macOS is not that of the text style body.
      .font(fixture.platform == .macOS ? .system(size: 13) : nil)
      .environment(\.locale, Locale(identifier: "en_US"))
      .dynamicTypeSize(.large)
      .transaction { $0.animation = nil }
  }
}

/// The frames of the named views; where two have the same name, that of the later one.
struct MeasuredFrames: PreferenceKey {
  static let defaultValue: [String: CGRect] = [:]

  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    for (name, frame) in nextValue() { value[name] = frame }
  }
}

extension View {
  /// Reports the view's frame in the window under a name.
  func measured(_ name: String) -> some View {
    background {
      GeometryReader { geometry in
        Color.clear.preference(key: MeasuredFrames.self, value: [name: geometry.frame(in: .global)])
      }
    }
  }

  /// Fixes the view's width and height.
  func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    frame(width: width, height: height)
  }
}
