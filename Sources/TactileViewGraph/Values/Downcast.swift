/// Returns an object as an instance of its class.
///
/// A node is updated by the view that created it, so the classes are almost always equal, and the
/// check compares two pointers; `as!` would look up the class by its superclasses. Traps if the
/// object is not an instance of the class, with the names of both classes.
@inlinable @inline(__always)
package func downcast<Object: AnyObject>(_ object: AnyObject, to type: Object.Type) -> Object {
  if ObjectIdentifier(Swift.type(of: object)) == ObjectIdentifier(type) {
    // The comparison above is the check.
    return unsafeDowncast(object, to: type)
  }
  guard let object = object as? Object else {
    preconditionFailure("a \(Swift.type(of: object)) was updated as a \(type)")
  }
  return object
}
