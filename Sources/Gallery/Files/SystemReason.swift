import Foundation

/// What the system says about an error.
func systemReason(of error: any Error) -> String {
  let underlying = (error as? CocoaError)?.underlying ?? error
  guard let code = (underlying as? POSIXError)?.code else { return "\(error)" }
  return String(cString: strerror(code.rawValue))
}
