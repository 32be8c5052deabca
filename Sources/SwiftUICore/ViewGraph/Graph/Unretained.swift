/// A reference that neither retains an object nor counts references to it.
///
/// Nodes refer in this way to their parents and to the graph, which own them: each mark and each question climbs the
/// tree, and counting would take 7 % of the instructions that make a window (see `Documentation/Measurements.md`).
/// A node that leaves the tree loses its link to the parent, as all nodes do when the window closes, and doesn't use
/// the graph any more. A debug build checks that: there, a reference to an object that is gone traps.
struct Unretained<Object: AnyObject> {
  #if DEBUG
    unowned let object: Object
  #else
    unowned(unsafe) let object: Object
  #endif

  init(_ object: Object) { self.object = object }
}
