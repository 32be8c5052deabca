extension DeviceFact {
  /// The facts of iOS 26 that differ here; most are due to symbols, letters and elements, as those of other systems.
  static let lookDifferences = [
    "iOS 26.2: parentheses in body: top and bottom of their ink in the line",
    "iOS 26.2: whether a text in 375 points breaks into three lines at spaces only",
    "iOS 26.2: width and height of the element of a footer in a list 402 points wide",
    "iOS 26.2: width and height of the element of a header in a list 402 points wide",
    "iOS 26.4: color of an address of e-mail in a literal text",
    "iOS 26.4: symbol over a text in caption2, 2 points apart: height",
    "iOS 26: Label in a row: middle of the icon, start of the title, start of the line",
    "iOS 26: button with the role close and without a label: color of its text",
    "iOS 26: button with the role close and without a label: width of its letters",
    "iOS 26: chevron of a NavigationLink: width, height, distance from the card's edge",
    "iOS 26: color of a switch that is off in a dark row, and of its knob",
    "iOS 26: distance from the letters of a large title to the first card",
    "iOS 26: distances from the letters of a large title to those of a header, and to its "
      + "card",
    "iOS 26: header at the text size medium: top and bottom of its capitals from the card",
    "iOS 26: knob of a switch that is off: place on the track, width",
    "iOS 26: picker as a menu in a row: size of its chevrons, their distance from the card's "
      + "edge",
    "iOS 26: row with a picture of 40 points: line's start from that of the first text",
    "iOS 26: rows with arrow.left.arrow.right and plus: difference of their heights",
  ]
}
