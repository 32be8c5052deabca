import CairoRenderer
import HeadlessHost
import SwiftUI

/// Shows a view in a window without a screen and plays the finger, the mouse and the clock.
///
/// Time stands still until ``advance(by:)``; the same script gives the same result, byte for byte,
/// on any machine. Locations are points of the window.
///
/// ```swift
/// let driver = try ViewDriver { Button("Sign in") { count += 1 } }
/// try driver.touchDown(on: "Sign in")
/// driver.advance(by: 0.1)
/// driver.touchUp()
/// #expect(count == 1)
/// ```
@MainActor
public final class ViewDriver {
  /// The kind of device whose habits controls follow.
  public enum Idiom: String, CaseIterable, Sendable {
    /// A press may stray by 70 points.
    case phone
    /// A press may stray by 25 points.
    case pad
    /// A press ends where the button ends.
    case mac
  }

  /// How text is measured and drawn.
  public enum TextMeasuring: Sendable {
    /// With the fonts that pictures are drawn with.
    case fonts
    /// Each character as a square of the font's size, for layouts to reckon in the head.
    case squares
  }

  let host: HeadlessHost
  let scale: CGFloat
  /// What pictures are painted with, or why there can be none.
  let painter: Result<WindowPainter, any Error>
  var pointers: [PointerEvent.Pointer: CGPoint] = [:]
  var recorder: FrameRecorder?
  /// The last picture, of which only the damaged parts are painted anew.
  var shownBitmap = Bitmap(width: 0, height: 0, pixels: [])
  var pictureDamage = Damage()

  /// What time it is in a window where nobody says: Foundation's reference date, the beginning of 2001
  /// in Greenwich.
  ///
  /// It never moves, so that the same view has the same pictures whenever a test runs. A view that
  /// asks for the time itself, with `Date.now`, is shown with `date: .now`.
  public static let defaultDate = HostConfiguration.defaultDate

  /// Shows a view and draws its first frame.
  ///
  /// - Parameters:
  ///   - size: the window's size in points.
  ///   - scale: pixels a point, from 1 to 3 where anything is measured or drawn with fonts.
  ///   - text: how text is measured.
  ///   - date: what time it is when the view is first shown, for texts that count from now.
  /// - Throws: an error that says what to install where the fonts are missing, or that the scale
  ///   cannot be drawn.
  public init<Content: View>(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3,
    colorScheme: ColorScheme = .light, idiom: Idiom = .phone, text: TextMeasuring = .fonts,
    date: Date = ViewDriver.defaultDate, @ViewBuilder content: () -> Content
  ) throws {
    let painter = Result { try WindowPainter(scale: scale) }
    if text == .fonts { _ = try painter.get() }
    self.painter = painter
    self.scale = scale
    host = HeadlessHost(
      HostConfiguration(
        size: size, displayScale: scale, colorScheme: colorScheme, idiom: idiom.engine, date: date),
      typesetter: try text == .fonts ? painter.get().typesetter : SquareTypesetter(),
      images: ImageFiles.shared, root: content)
  }

  /// Comes apart on the main actor, whoever lets go of it: all drivers share their fonts, and those
  /// belong to one thread at a time.
  isolated deinit {}

  /// The window's size in points.
  public var size: CGSize { host.graph.configuration.size }

  /// The time in seconds since the view was shown.
  public var time: TimeInterval { host.time }

  /// What time it is in the window.
  public var date: Date { host.graph.date }

  /// What the window shows, as plain values that print as text.
  public var displayList: DisplayList { host.displayList }

  /// Lets time pass; animations and deadlines take their course.
  ///
  /// While nothing moves but what repeats for ever, only the first and the last ten seconds are played
  /// frame by frame.
  ///
  /// - Parameter duration: in seconds; traps where it is not finite or negative.
  public func advance(by duration: TimeInterval) {
    guard let recorder else { return host.advance(by: duration) }
    recorder.advance(self, by: duration)
  }

  /// Lets time pass until nothing moves any more but what moves without end, as a spinner does.
  ///
  /// - Parameter limit: the most time to wait, in seconds; traps where it is not finite or negative.
  /// - Returns: whether everything came to rest.
  @discardableResult
  public func settle(limit: TimeInterval = 60) -> Bool {
    let end = time + limit
    _ = frameCount(in: limit)
    advance(by: 0)
    var frames = 0
    while isMoving, time < end, frames < Self.mostFrames {
      advance(by: min(1.0 / 60, end - time))
      frames += 1
    }
    if isMoving, time < end { advance(by: end - time) }
    return !isMoving
  }

  private var isMoving: Bool { host.graph.isComingToRest }

  /// Runs the closure and returns the runtime warnings issued meanwhile.
  public static func warnings(during body: () throws -> Void) rethrows -> [String] {
    try RuntimeWarning.collect(body)
  }
}

extension ViewDriver.Idiom {
  fileprivate var engine: SwiftUICore.Idiom {
    switch self {
    case .phone: .phone
    case .pad: .pad
    case .mac: .mac
    }
  }
}
