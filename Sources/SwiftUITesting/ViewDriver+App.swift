import Foundation
import SwiftUI
import TactileHeadlessHost

/// Drivers of the windows of an app.
extension ViewDriver {
  /// Launches an app, and shows its first window.
  ///
  /// ```swift
  /// let driver = try ViewDriver(app: CounterApp())
  /// try driver.tap(on: "Open settings")
  /// try driver.windows[1].tap(on: "Reset")
  /// ```
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - size: The size of all windows, in points. If it is nil, a window has the size of its scene's `defaultSize`, or
  ///     else that of a phone, 393 by 852 points.
  ///   - scale: The number of pixels per point; from 1 to 3 to measure or draw text with fonts.
  ///   - colorScheme: The color scheme of the windows.
  ///   - idiom: The kind of device whose conventions controls follow.
  ///   - text: How text is measured.
  ///   - date: The date at which the app is launched.
  /// - Throws: ``NoWindow`` if the app opens no window; ``CannotShow`` if the fonts are missing, or if the size or the
  ///   scale is not supported.
  public convenience init<A: App>(
    app: A, size: CGSize? = nil, scale: CGFloat = 3, colorScheme: ColorScheme = .light,
    idiom: Idiom = .phone, text: TextMeasuring = .fonts, date: Date = ViewDriver.defaultDate,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let site = CallSite(file, line)
    try Self.check(size, scale: scale, at: site)
    let configuration = HostConfiguration(
      size: size ?? CGSize(width: 393, height: 852), displayScale: scale, colorScheme: colorScheme,
      idiom: idiom.engine, isDesktop: idiom == .desktop, date: date)
    let graph = AppGraph(
      app, configuration, hasMenuBar: configuration.indirectIdiom == .mac)
    graph.launch()
    guard let window = graph.windows.first else { try site.fail(NoWindow(app: "\(A.self)")) }
    let app = AppDriver(graph, configuration, text: text, usesDefaultSizes: size == nil)
    do {
      try self.init(app.configuration(of: window), text: text) { window.root }
    } catch { try Self.fail(error, at: site) }
    launchedApp = app
    join(window, of: app)
    // Scenes may open more than one window at launch.
    for window in graph.windows.dropFirst() { app.open(window) }
    graph.host = app
  }

  /// The open windows of the app, in the order in which they opened; only this window for the driver of a view.
  ///
  /// Each window has its own clock, which starts when the window opens.
  public var windows: [ViewDriver] { app?.windows.compactMap(\.driver) ?? [self] }

  /// The title of the window; nil if there is none.
  ///
  /// The title is that of the frontmost view with a `navigationTitle`, or else of the scene. The driver of a view has
  /// none.
  public var windowTitle: String? { app?.windows.first { $0.driver === self }?.window.title }

  /// Asks the app to open a URL, as the system does when someone follows a link to the app.
  ///
  /// The app chooses a window for the URL, or opens one, and the window passes the URL to `onOpenURL(perform:)`.
  /// Without an app, this window receives the URL. If no view takes it, and no window opens for it, the call fails the
  /// test.
  ///
  /// - Parameter url: The URL.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    let isTaken = host.perform {
      app?.graph.open(url) ?? host.graph.feature(URLReceivers.self).open(url)
    }
    if !isTaken {
      misuse(
        "no view takes the URL \(url.absoluteString); add onOpenURL(perform:) to a view in the window",
        file, line)
    }
    advance(by: 0, file: file, line: line)
  }

  /// Makes this the driver of a window of an app.
  fileprivate func join(_ window: AppWindow, of app: AppDriver) {
    self.app = app
    app.windows.append(AppDriver.Window(window: window, driver: self))
    window.services = host.graph.services
    host.updateGraph = { [unowned app] in app.graph.update(with: $0) }
    host.advance(by: 0)
  }
}

/// An error for an app that opens no window.
///
/// The initializer of ``ViewDriver`` that launches an app throws this error if the app's body has no scene that opens a
/// window at launch: for example, if its only scene is a `Settings` scene, or has `defaultLaunchBehavior(.suppressed)`.
/// In a test, it is a failure at the line that creates the driver.
public struct NoWindow: Error, CustomStringConvertible {
  let app: String

  /// A message that names the app and the scene to add.
  public var description: String {
    "\(app) opens no window when it is launched. Add a WindowGroup or a Window to its body."
  }
}

/// The app that drivers of windows share.
@MainActor
final class AppDriver: AppHost {
  struct Window {
    let window: AppWindow
    /// The first window's driver is owned by the test; the app owns those of the others.
    weak var driver: ViewDriver?
  }

  fileprivate let graph: AppGraph
  private let configuration: HostConfiguration
  private let text: ViewDriver.TextMeasuring
  private let usesDefaultSizes: Bool
  fileprivate(set) var windows: [Window] = []
  private var owned: [ViewDriver] = []

  init(
    _ graph: AppGraph, _ configuration: HostConfiguration, text: ViewDriver.TextMeasuring,
    usesDefaultSizes: Bool
  ) {
    self.graph = graph
    self.configuration = configuration
    self.text = text
    self.usesDefaultSizes = usesDefaultSizes
  }

  fileprivate func configuration(of window: AppWindow) -> HostConfiguration {
    var configuration = configuration
    if usesDefaultSizes, let size = window.defaultSize { configuration.size = size }
    return configuration
  }

  func open(_ window: AppWindow) {
    // The fonts were found for the first window.
    guard
      let driver = try? ViewDriver(
        configuration(of: window), text: text, content: { window.root })
    else { return }
    owned.append(driver)
    driver.join(window, of: self)
  }

  /// Has no effect, since windows without a screen do not cover each other.
  func bringToFront(_ window: AppWindow) {}

  /// Has no effect, since there is no screen to fill.
  func toggleFullScreen(_ window: AppWindow) {}

  func close(_ window: AppWindow) {
    guard let index = windows.firstIndex(where: { $0.window === window }) else { return }
    let driver = windows.remove(at: index).driver
    owned.removeAll { $0 === driver }
    driver?.host.perform { driver?.host.graph.close() }
  }
}
