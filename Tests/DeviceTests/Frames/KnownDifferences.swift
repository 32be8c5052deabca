/// Views of a fixture whose frames differ from those of Apple's SwiftUI, and why.
struct KnownDifference: Sendable {
  let fixture: String
  /// The names of the views, separated by spaces; an asterisk for any.
  let views: String
  let reason: String

  init(_ fixture: String, _ views: String = "*", _ reason: String) {
    (self.fixture, self.views, self.reason) = (fixture, views, reason)
  }

  func covers(_ view: String) -> Bool {
    views == "*" || views.split(separator: " ").contains(Substring(view))
  }

  static let all: [KnownDifference] = [
    KnownDifference("customlayout/values", "low values", macFont),
    KnownDifference("grid/basic", "grid", macFont),
    KnownDifference("ios/controls/settings", "title volumeLabel", letterWidths),
    KnownDifference("ios/datepicker/compact", "dateTime time", timeButtons),
    KnownDifference("ios/label/basic", "icon iconOnly iconT label title", symbols),
    KnownDifference("ios/label/list", "icon1 icon2 icon3 row1 row2 title1 title2 title3", symbols),
    KnownDifference("ios/layout/basics", "hTwo textStack two", letterWidths),
    KnownDifference("ios/list/footer", "footer footer2 header", lists),
    KnownDifference("ios/list/footer-header", "footer", lists),
    KnownDifference("ios/nav/basic", "row", letterWidths),
    KnownDifference("ios/nav/inline", "row", letterWidths),
    KnownDifference(
      "ios/nav/list-scroll",
      "row0 row1 row10 row11 row12 row13 row2 row3 row4 row5 row6 row7 row8 "
        + "row9",
      navigation),
    KnownDifference("ios/nav/push", "row", letterWidths),
    KnownDifference("ios/nav/sizing", "below", letterWidths),
    KnownDifference("ios/picker/basic", "menu menuHidden", look),
    KnownDifference("ios/scroll/geometry", "geometryCalls phaseChanges", reports),
    KnownDifference(
      "ios/symbol/basic",
      "baseline baselineStar baselineText chevron gear row sizes stack star "
        + "starBold starFootnote starLarge starLargeScale starTitle text wifi",
      symbols),
    KnownDifference("ios/text/styles", "headline", letterWidths),
    KnownDifference("scroll/children", "hBottom hScroll vBottom", macFont),
    KnownDifference("scroll/geometry", "geometryCalls phaseChanges", reports),
    KnownDifference(
      "scroll/position",
      "row0 row1 row10 row2 row3 row4 row5 row6 row7 row8 row9",
      firstPosition),
    KnownDifference("scroll/position-center", "*", firstPosition),
    KnownDifference("text/vstack-spacing", "stack", macFont),
  ]

  private static let macFont =
    "The 13-point font of macOS has other heights than that of iOS."
  private static let timeButtons =
    "The button of a time is a point and a half taller than that of a date there."
  private static let symbols = "The icons have other shapes than SF Symbols."
  private static let letterWidths = "Inter has letters of other widths than San Francisco."
  private static let navigation =
    "That machine's lines are taller, and its list scrolls a row below the bar as it is when it has collapsed."
  private static let lists = "Lines of footers and headers have other heights."
  private static let look = "The window has the look of iOS 18."
  private static let reports =
    "Apple's view reports its geometry once more, and its phase once less, after it appears."
  private static let firstPosition =
    "On macOS, a position that is set before the first layout does not scroll; Apple documents no such exception."

  /// The fixtures that use names which the package doesn't have, and these names.
  static let withoutNames = [
    "ios/textfield/basic": "TextField, SecureField",
    "ios/tabs/basic": "TabView", "ios/tabs/page": "TabView",
  ]
}
