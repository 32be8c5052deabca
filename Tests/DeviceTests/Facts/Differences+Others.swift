extension DeviceFact {
  /// The facts that differ here for another reason than the look, by their reason.
  static let otherDifferences: [(reason: String, facts: [String])] = [
    (
      "Lists have one set of margins, headers and footers.",
      [
        "iOS 15.5: color of the band of a wheel on white",
        "iOS 15.5: height of the footer of a section in a Form, two lines",
        "iOS 18.2: distance from a card without a footer to the next card with a header at "
          + "the size medium",
        "iOS 18.2: distance of two cards without header and footer at the text size medium",
        "iOS 18.2: height of three rows with one line at the text size medium",
        "iOS 18: LabeledContent in a row at the text size accessibility3: difference of the "
          + "starts of label and value, height of the row",
      ]
    ),
    (
      "The icons have other shapes than SF Symbols.",
      [
        "iOS 15.5: resizable symbol cloud.sun.rain.fill in 60 by 60 points: size of its ink",
        "iOS 15.5: symbol heart.fill in body with padding(): width and height",
        "iOS 15.5: symbol heart.fill in body: place of its ink in its frame, size of the ink",
        "iOS 18, 26: picker as a menu in a row: distance of the value's letters and chevrons",
        "iOS 18, 26: symbol eraser.fill in body at the text size medium: size of its ink",
        "iOS 18, 26: symbol info.circle in title3 at the text size medium: size of its ink",
        "iOS 18.2: width and height of the chevron of a NavigationLink at the size medium",
        "iOS 18.2: symbol checkmark in body at the text size medium: size of its ink",
        "iOS 18.5, 26.2: symbol star.fill in title2: width and height of its element",
        "iOS 18.5: bordered button with the symbol mic.fill: width, height",
        "iOS 18.5: symbol mic.fill in body: width and height in the layout",
        "iOS 18.6: symbol arrow.right, resizable and scaled to fit 24 by 24 points: width "
          + "and height of its ink",
        "iOS 18.6: symbol person, resizable and scaled to fit 20 by 20 points: width and "
          + "height of its ink",
        "iOS 18: picker as a menu in a row: size of its chevrons, their distance from the "
          + "card's edge",
        "iOS 18.5, 26.2: seven titles with different content: their tops in a padded VStack "
          + "from the screen's top",
      ]
    ),
    (
      "Inter has letters of other widths than San Francisco.",
      [
        "iOS 15.5: width of “10%” in 10 points, bold",
        "iOS 15.5: width of “30%” in 10 points, bold",
        "iOS 15.5: width of “50%” in 10 points, bold",
        "iOS 15.5: width of “80%” in 10 points, bold",
        "iOS 15.5: width of “Export my data” in body",
        "iOS 15.5: width of “Save” in body",
        "iOS 15.5: width of “Settings” in headline",
        "iOS 15.5: width of “Settings” in largeTitle, bold",
        "iOS 16: width of the letters of “Hello!!!” in 12 points at the text size large",
        "iOS 16: width of the letters of “Sample” in 10 points, bold at the text size large",
        "iOS 17.5-18.6: width of “Element Grouping” in 15 points",
        "iOS 17.5-18.6: width of “Section Header” in 17 points",
        "iOS 17.5-26.2: width of the letters of “Password” in body at the text size large",
        "iOS 18, 26: width of the letters of “San Francisco” in body at the text size "
          + "accessibility3",
        "iOS 18: width of the letters of “E-Mail Address” in title3 at the text size medium",
        "iOS 26.2: width of “.padding(.all, 20)” in body",
        "iOS 26.2: width of “.sizes(.minimum)” in body",
        "iOS 26.2: width of “Bye” in body at the text size accessibility5",
        "iOS 26.2: width of “Test” in body",
        "iOS 26.2: width of “async throws” in body",
        "iOS 26.2: width of “clear()” in body",
        "iOS 26.2: width of “throws” in body",
        "macOS 13 or 14: width of the letters of “Hello World” in 13 points on a Mac at the "
          + "text size large",
      ]
    ),
    (
      "A switch is as large in the layout as it is drawn.",
      [
        "iOS 15.5: distance of a padded square over a Toggle in a VStack",
        "iOS 15.5: distance of the label and the switch of a Toggle with fixedSize()",
        "iOS 15.5: padded Toggle with fixedSize(): width beyond the label's",
      ]
    ),
    (
      "The large title of iOS 15 is 2 points higher in its bar.",
      [
        "iOS 15.5: large title: start, top, height"
      ]
    ),
    (
      "Elements of headers and footers have the frames of their texts, and headers are read as "
        + "drawn.",
      [
        "iOS 17.5-26.2: whether elements are in order from top to bottom in a VStack and in "
          + "a ScrollView",
        "iOS 18.5, 26.2: whether the entries of a rotor are the rows, with the rows' labels",
        "iOS 18.5, 26.2: width of the combined element “Element Grouping, Combine children”",
        "iOS 18.5: width and height of the element of a header in a list 402 points wide",
      ]
    ),
    (
      "A line takes each word that fits.",
      [
        "iOS 15.5: whether a text in 310 points breaks before “movies” in footnote, which "
          + "would fit"
      ]
    ),
    (
      "Dashes begin at the top left corner.",
      [
        "iOS 16: first dash of a rectangle with circular corners: distances from the right "
          + "edge's middle"
      ]
    ),
    (
      "Three boxes approximate the blur of a shadow.",
      [
        "iOS 16: green square with two shadows: colors right of it at 0.5, 1.5, 2.5, 3.5, "
          + "4.5, 5.5 points",
        "iOS 16: green square with two shadows: gray left of it at 9.8, 7.8, 5.8, 3.8 and "
          + "1.8 points",
      ]
    ),
  ]
}
