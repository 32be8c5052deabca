import SwiftUI
import TactileCairoRenderer
import TactileHeadlessHost
import Testing

/// A window without a screen that shows a view, with virtual fingers, a mouse, a keyboard and a clock.
///
/// Create a driver in a test with the view to test. The driver shows the view in a window and draws its first frame.
/// Time passes only in calls such as ``advance(by:file:line:)``, ``settle(file:line:)`` and `tap(on:)`, so a test has
/// the same result, byte for byte, on any machine. Locations are in points of the window, and times in seconds.
///
/// ```swift
/// var count = 0
/// let driver = try ViewDriver { Button("Sign in") { count += 1 } }
/// try driver.touchDown(on: "Sign in")
/// driver.advance(by: 0.1)
/// driver.touchUp()
/// #expect(count == 1)
/// ```
///
/// To find elements, use methods such as `button(_:)` and `text(_:)`, which return a ``Locator``. To check the result,
/// compare ``displayList`` or ``accessibilityTree``, or draw a ``Picture``. See <doc:Tutorial>.
@MainActor
public final class ViewDriver {
  /// The kind of device whose conventions controls follow.
  ///
  /// The idiom determines how far a finger can move from a button before the button is no longer pressed, how
  /// presentations appear, the size classes, and how the mouse and the keyboard work. It doesn't change the size of the
  /// window, and the button styles look like those of an iPhone in every idiom. The default is ``phone``.
  public enum Idiom: String, CaseIterable, Sendable {
    /// An iPhone: a button is pressed until the finger is more than 70 points away from it.
    case phone
    /// An iPad: a button is pressed until the finger is more than 25 points away from it.
    case pad
    /// A Mac: a button is pressed until the mouse, or a finger, leaves it.
    case mac
    /// A window on a desktop: fingers follow the conventions of an iPad, and the mouse and the keyboard those of a Mac,
    /// where Tab reaches every control.
    case desktop
  }

  /// The way in which text is measured.
  ///
  /// The default, ``fonts``, measures text as it is drawn. Use ``squares`` for tests of layouts that you want to verify
  /// by hand, or on a machine without the fonts.
  public enum TextMeasuring: Sendable {
    /// Text is measured with the fonts that pictures are drawn with.
    case fonts
    /// Each character is a square of the font's size, so that you can compute a layout by hand.
    case squares
  }

  let host: HeadlessHost
  let scale: CGFloat
  /// The painter of pictures, or the error that explains why there is none.
  let painter: Result<WindowPainter, any Error>
  /// The pointers that are down.
  var pointers = DownPointers()
  /// The keys that are down, in order.
  var keys: [KeyEquivalent] = []
  /// The line of the last call that sent an event or advanced the clock; nil if there was none.
  var lastSite: CallSite? {
    didSet { if let lastSite { DriverCall.note(lastSite, in: test) } }
  }
  /// The test that has made the driver; nil outside of tests.
  private let test: Test.ID?
  /// Whether a call that has no effect fails the test.
  var reportsMisuse = true
  var recorder: FrameRecorder?
  /// The last picture, of which only the damaged parts are repainted.
  var shownBitmap = Bitmap(width: 0, height: 0, pixels: [])
  var pictureDamage = Damage()
  /// The app whose window this is; nil for the window of a view.
  weak var app: AppDriver?
  /// The app that this driver launched, which owns the drivers of its other windows.
  var launchedApp: AppDriver?

  /// The settings that a test has chosen; nil if it has chosen none.
  var chosenAppearance: Appearance?

  /// The default date of a window: Foundation's reference date, January 1, 2001 at 00:00 UTC.
  ///
  /// The date doesn't depend on when a test runs, so a view always has the same pictures. In the window's code,
  /// `Date.now` is ``date``: the date that the driver was created with, plus the time that has passed.
  public static let defaultDate = HostConfiguration.defaultDate

  /// Shows a view in a window and draws its first frame.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points; by default that of an iPhone.
  ///   - scale: The number of pixels per point. It has to be from 1 to 3 to measure or draw text with fonts.
  ///   - colorScheme: The color scheme of the window; light by default.
  ///   - idiom: The kind of device whose conventions controls follow.
  ///   - text: The way in which text is measured.
  ///   - date: The date at which the view is first shown; ``defaultDate`` by default.
  ///   - content: A view builder that creates the view.
  /// - Throws: ``CannotShow`` if the fonts are missing, or if the size or the scale isn't supported.
  public convenience init<Content: View>(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3,
    colorScheme: ColorScheme = .light, idiom: Idiom = .phone, text: TextMeasuring = .fonts,
    date: Date = ViewDriver.defaultDate, file: StaticString = #filePath, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) throws {
    let site = CallSite(file, line)
    let test = Test.current?.id
    DriverCall.note(site, in: test)
    try Self.check(size, scale: scale, at: site)
    do {
      try self.init(
        HostConfiguration(
          size: size, displayScale: scale, colorScheme: colorScheme, idiom: idiom.engine,
          isDesktop: idiom == .desktop, date: date),
        text: text, in: test, content: content)
    } catch { try Self.fail(error, at: site) }
  }

  /// Shows a view in a window of a development tool, and draws its first frame.
  ///
  /// - Parameters:
  ///   - hasVirtualTime: Whether tasks and timers of the view wait on the window's clock, as in tests. For a tool whose
  ///     frames follow the machine's time, they wait on that.
  ///   - onNeedsUpdate: Called on any thread when a change requires a frame, such as when a task writes state.
  package convenience init(
    size: CGSize, scale: CGFloat, colorScheme: ColorScheme, look: SystemLook?, idiom: Idiom,
    hasVirtualTime: Bool, onNeedsUpdate: @escaping @Sendable () -> Void,
    content: () -> some View
  ) throws {
    var configuration = HostConfiguration(
      size: size, displayScale: scale, colorScheme: colorScheme, idiom: idiom.engine,
      isDesktop: idiom == .desktop)
    if let look { configuration.settings.look = look }
    try self.init(
      configuration, text: .fonts, hasVirtualTime: hasVirtualTime, onNeedsUpdate: onNeedsUpdate,
      content: content)
    // The events of a browser may be those of a press that began in an earlier window.
    reportsMisuse = false
  }

  /// Shows a view in a window with a configuration, and draws its first frame.
  init(
    _ configuration: HostConfiguration, text: TextMeasuring, in test: Test.ID? = Test.current?.id,
    images: (any ImageLoader)? = ImageFiles.shared, hasVirtualTime: Bool = true,
    onNeedsUpdate: @escaping @Sendable () -> Void = {}, content: () -> some View
  ) throws {
    var configuration = configuration
    if let appearance = Appearance.ofNewWindows {
      configuration.colorScheme = appearance.colorScheme
      configuration.settings = appearance.settings
      chosenAppearance = appearance
    }
    let scale = configuration.displayScale
    self.test = test
    if test != nil { CallOrigin.prepare() }
    let painter = Result { try WindowPainter(scale: scale) }
    if text == .fonts { _ = try painter.get() }
    self.painter = painter
    self.scale = scale
    host = HeadlessHost(
      configuration,
      typesetter: try text == .fonts ? painter.get().typesetter : SquareTypesetter(),
      images: images, hasVirtualTime: hasVirtualTime, onNeedsUpdate: onNeedsUpdate,
      root: content)
    host.refuse = { [weak self] in self?.fail(with: $0) }
    WarningReport.begin
    DriverLedger.current?.add(self)
    FailureRecorder.current?.watch(self)
  }

  /// Deinitialized on the main actor: drivers share fonts that are not thread-safe.
  isolated deinit {}

  /// The size of the window, in points.
  public var size: CGSize { host.graph.configuration.size }

  /// The time in seconds since the view was first shown.
  public var time: TimeInterval { host.time }

  /// The current date in the window.
  public var date: Date { host.graph.date }

  /// The contents of the window, as plain values that print as text.
  public var displayList: DisplayList { host.displayList }

  /// Advances the clock, and runs the animations, deadlines, sleeps and timers within the duration.
  ///
  /// While only endless animations run, only the first and the last ten seconds are played frame by frame. After three
  /// minutes of other animations, the window is drawn at deadlines only. Timers tick at each of their times; after more
  /// than 100,000 deadlines, a warning is issued, and the remaining time passes in one step. Sums of durations such as
  /// tenths of a second are exact.
  ///
  /// If the duration is negative or not finite, the call fails the test and does nothing else.
  ///
  /// - Parameter duration: The time to advance, in seconds.
  public func advance(
    by duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard accepts("advance(by:)", duration: duration, file, line) else { return }
    guard let recorder, accepts(duration, of: recorder, file, line) else {
      return host.advance(by: duration)
    }
    recorder.advance(self, by: duration)
  }

  /// Advances the clock until only endless animations, such as those of spinners, run.
  ///
  /// The call waits for animations that end and for gestures, but not for sleeps and timers: advance the clock for
  /// those. If the window doesn't come to rest within a minute, the call fails the test.
  ///
  /// - Returns: Whether the window came to rest.
  @discardableResult
  public func settle(file: StaticString = #filePath, line: UInt = #line) -> Bool {
    guard !settle(limit: 60, file: file, line: line) else { return true }
    let what = runningWords ?? "a gesture is still waiting"
    misuse(
      "the window did not come to rest in 60 seconds: \(what). Stop it first (the completion of an animation may start it "
        + "again), or call driver.settle(limit:), which returns whether the window came to rest",
      file, line)
    return false
  }

  /// Advances the clock until only endless animations, such as those of spinners, run, or until a limit.
  ///
  /// If the limit is negative or not finite, the call fails the test and does nothing else.
  ///
  /// - Parameter limit: The maximum time to advance, in seconds.
  /// - Returns: Whether the window came to rest within the limit.
  @discardableResult
  public func settle(
    limit: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    guard accepts("settle(limit:)", duration: limit, file, line) else { return false }
    return host.settle(limit: limit) { self.advance(by: $0, file: file, line: line) }
  }

  /// Returns the runtime warnings that are issued while the closure runs.
  ///
  /// Use it for warnings that a test expects: they aren't printed, and don't count for the trait `endsAtRest`.
  public static func warnings(during body: () throws -> Void) rethrows -> [String] {
    try RuntimeWarning.collect(body)
  }
}

extension ViewDriver.Idiom {
  var engine: TactileViewGraph.Idiom {
    switch self {
    case .phone: .phone
    case .pad, .desktop: .pad
    case .mac: .mac
    }
  }
}
