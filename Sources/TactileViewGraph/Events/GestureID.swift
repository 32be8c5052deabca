/// The identifier of an active gesture.
package struct GestureID: Hashable, Sendable {
  package let number: Int
}
