#if canImport(Runtime)
  import CTactileVirtualTime
  import Runtime

  /// A backtrace that a function of C prepares.
  final class BacktraceCapture {
    private let limit: Int
    private var offset = 0
    private var backtrace: Backtrace?

    /// - Parameter limit: The most calls to capture.
    init(limit: Int) { self.limit = limit }

    /// Returns the calls that have led to this one, also through libraries without frame pointers, on the stack.
    func withCallers() -> Backtrace? {
      tactile_call_with_callers(Self.run, Unmanaged.passUnretained(self).toOpaque())
      return backtrace
    }

    /// Returns the single call at an address.
    func from(_ address: UInt64) -> Backtrace? {
      offset = Self.ownCalls
      tactile_call_from(address + 1, Self.run, Unmanaged.passUnretained(self).toOpaque())
      let found = backtrace?.frames.first { _ in true }?.adjustedProgramCounter
      return found.flatMap { UInt64($0) } == address ? backtrace : nil
    }

    /// The number of this type's own calls, which come before those that are looked for.
    private static let ownCalls: Int = {
      let capture = BacktraceCapture(limit: 100)
      tactile_call_from(0, run, Unmanaged.passUnretained(capture).toOpaque())
      // The last frame says that the backtrace could not go on.
      return capture.backtrace.map { $0.frames.reduce(-1) { count, _ in count + 1 } } ?? 0
    }()

    private static let run: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
      guard let context else { return }
      let capture = Unmanaged<BacktraceCapture>.fromOpaque(context).takeUnretainedValue()
      capture.backtrace = try? Backtrace.capture(
        algorithm: .fast, limit: capture.limit, offset: capture.offset, top: 0,
        images: CallOrigin.images)
    }
  }
#endif
