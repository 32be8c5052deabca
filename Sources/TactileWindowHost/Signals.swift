import CTactileGTK

/// Connects closures to the signals of GTK's objects.
///
/// GLib calls every handler with the parameters of its signal, through a pointer to a function without parameters: the
/// casts below are those of the C macro `G_CALLBACK`.
@MainActor
struct Signals {
  let gtk: UnsafePointer<GTKFunctions>

  /// Calls a closure whenever an object emits a signal with a parameter that is not used here.
  func connectNotification(
    _ object: OpaquePointer, _ signal: String, _ handler: @escaping @MainActor () -> Void
  ) {
    let call: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      _ = Handler.from($2).run($1)
    }
    connect(object, signal, unsafeBitCast(call, to: GCallback.self)) { _ in
      handler(); return false
    }
  }

  /// Calls a closure whenever an object emits a signal without parameters that asks a question.
  ///
  /// - Parameter handler: Returns whether GTK's own reaction is skipped.
  func connectQuestion(
    _ object: OpaquePointer, _ signal: String, _ handler: @escaping @MainActor () -> Bool
  ) {
    let call: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = { _, data in
      Handler.from(data).run(nil) ? 1 : 0
    }
    connect(object, signal, unsafeBitCast(call, to: GCallback.self)) { _ in handler() }
  }

  /// Calls a closure with each event that a controller gets.
  ///
  /// - Parameter handler: Returns whether the event was handled.
  func connectEvents(
    _ controller: OpaquePointer, _ handler: @escaping @MainActor (OpaquePointer) -> Bool
  ) {
    let call:
      @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
        Handler.from($2).run($1) ? 1 : 0
      }
    connect(controller, "event", unsafeBitCast(call, to: GCallback.self)) { event in
      event.map(handler) ?? false
    }
  }

  private func connect(
    _ object: OpaquePointer, _ signal: String, _ call: GCallback,
    _ handler: @escaping @MainActor (OpaquePointer?) -> Bool
  ) {
    let retained = Unmanaged.passRetained(Handler(handler))
    _ = gtk.pointee.g_signal_connect_data(
      UnsafeMutableRawPointer(object), signal, call, retained.toOpaque(),
      { data, _ in Unmanaged<Handler>.fromOpaque(data!).release() }, 0)
  }
}

/// A closure that GTK holds.
private final class Handler: Sendable {
  private let handler: @MainActor (OpaquePointer?) -> Bool

  init(_ handler: @escaping @MainActor (OpaquePointer?) -> Bool) { self.handler = handler }

  static func from(_ data: UnsafeMutableRawPointer?) -> Handler {
    Unmanaged<Handler>.fromOpaque(data!).takeUnretainedValue()
  }

  /// Runs the closure; GTK emits signals on the main thread only.
  func run(_ argument: OpaquePointer?) -> Bool {
    let address = UInt(bitPattern: argument)
    return MainActor.assumeIsolated { handler(OpaquePointer(bitPattern: address)) }
  }
}
