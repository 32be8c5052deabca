/// A reference to a node's parent that neither retains it nor counts references to it.
///
/// The parent owns its children, and a child that leaves the tree loses its link, as all nodes do when the window
/// closes. A debug build checks that: there, a link to a parent that is gone traps. Counting the references takes 4 % of
/// the instructions that make a window (see `Documentation/Measurements.md`), since each mark and each question climbs
/// the tree.
struct ParentLink {
  #if DEBUG
    unowned var node: ViewNode?
  #else
    unowned(unsafe) var node: ViewNode?
  #endif
}
