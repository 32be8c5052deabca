/// Holds a style in a property of a view.
///
/// The style's own dynamic properties are stored with the view, once for each button (rule 2.1.15).
package struct StyleBox<Style>: StyleHolder {
  package let style: Style

  package init(style: Style) {
    self.style = style
  }
}
