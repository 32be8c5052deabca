import Foundation
@_spi(Engine) import TactileScenes

/// Runs an app in windows, until its last window closes.
///
/// If no window can be shown, a message says why and what to do, and the program ends with exit code 2.
///
/// - Parameter launch: An ``AppLaunch``, which it takes over.
@_cdecl("tactile_run")
func run(_ launch: UnsafeMutableRawPointer) -> Never {
  let launch = Unmanaged<AppLaunch>.fromOpaque(launch).takeRetainedValue()
  MainActor.assumeIsolated { runInWindows(launch.app) }
}

@MainActor
private func runInWindows<A: App>(_ app: A.Type) -> Never {
  do {
    try GTKHost(app).run()
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
  }
}
