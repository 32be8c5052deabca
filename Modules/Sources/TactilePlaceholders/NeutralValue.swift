import SwiftUI

/// A type with a value that stands for one that can't be computed.
protocol NeutralValue {
  static var neutral: Self { get }
}

extension Optional: NeutralValue { static var neutral: Self { nil } }
extension Array: NeutralValue { static var neutral: Self { [] } }
extension Set: NeutralValue { static var neutral: Self { [] } }
extension Dictionary: NeutralValue { static var neutral: Self { [:] } }
extension Bool: NeutralValue { static var neutral: Self { false } }
extension String: NeutralValue { static var neutral: Self { "" } }
extension Int: NeutralValue { static var neutral: Self { 0 } }
extension Int32: NeutralValue { static var neutral: Self { 0 } }
extension Int64: NeutralValue { static var neutral: Self { 0 } }
extension UInt: NeutralValue { static var neutral: Self { 0 } }
extension UInt8: NeutralValue { static var neutral: Self { 0 } }
extension Float: NeutralValue { static var neutral: Self { 0 } }
extension Double: NeutralValue { static var neutral: Self { 0 } }
extension CGFloat: NeutralValue { static var neutral: Self { 0 } }
extension CGPoint: NeutralValue { static var neutral: Self { .zero } }
extension CGSize: NeutralValue { static var neutral: Self { .zero } }
extension CGRect: NeutralValue { static var neutral: Self { .zero } }
extension Date: NeutralValue {
  static var neutral: Self { Date(timeIntervalSinceReferenceDate: 0) }
}
extension Data: NeutralValue { static var neutral: Self { Data() } }
extension UUID: NeutralValue {
  static var neutral: Self { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
extension URL: NeutralValue { static var neutral: Self { URL(fileURLWithPath: "/") } }
extension AttributedString: NeutralValue { static var neutral: Self { AttributedString() } }
extension Color: NeutralValue { static var neutral: Self { .secondary } }
extension Font: NeutralValue { static var neutral: Self { .body } }
extension Image: NeutralValue {
  static var neutral: Self { Image(systemName: "questionmark.square.dashed") }
}
extension Text: NeutralValue { static var neutral: Self { Text(verbatim: "") } }
extension EdgeInsets: NeutralValue { static var neutral: Self { EdgeInsets() } }
extension AnyView: NeutralValue { static var neutral: Self { AnyView(EmptyView()) } }
extension Animation: NeutralValue { static var neutral: Self { .default } }
extension Binding: NeutralValue {
  static var neutral: Self { .constant(unavailable("the value of a binding")) }
}

/// Returns a value in the place of an expression with a missing name.
///
/// Optional values are nil, collections are empty, numbers are zero. The name is written to standard error once.
///
/// - Parameter name: The missing name.
/// - Returns: A value of the type that is asked for. For a type without one the program stops with a sentence that says why.
@discardableResult public func unavailable<Value>(
  _ name: String, of type: Value.Type = Value.self, file: StaticString = #fileID, line: UInt = #line
) -> Value {
  Reports.shared.report(name, "\(file):\(line)")
  if let value = () as? Value { return value }
  if let neutral = type as? any NeutralValue.Type, let value = neutral.neutral as? Value {
    return value
  }
  if let empty = type as? any EmptyValue.Type, let value = empty.init() as? Value { return value }
  if let witness = witness(of: type) { return witness }
  fatalError(
    "“\(name)” is not available on Linux yet, and its place needs a value of type \(type).",
    file: file,
    line: line)
}
