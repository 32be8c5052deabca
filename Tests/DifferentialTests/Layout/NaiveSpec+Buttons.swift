import SwiftUI

/// Buttons of several styles.
@MainActor
extension Spec {
  /// The button in the closest style; inside of it those that are set further out are left (rules 2.1.2 and 2.1.11).
  func naiveButton(in place: NaivePlace) -> any NaiveBox {
    var inner = place
    let style = inner.buttonStyles.popLast() ?? .automatic
    return switch style {
    case .wrapping(let number):
      row([NaiveText("\(number)", in: inner), naiveButton(in: inner)], in: place)
    default:
      NaiveButton(
        label: naiveLabel(style, in: inner),
        link: place.isDisabled
          ? nil : TouchLink(actor: Surroundings.Actor(view: id, gesture: nil), gesture: nil),
        isWhole: style.isTouchedWhole)
    }
  }

  private func naiveLabel(_ style: NaivePlace.ButtonStyle, in place: NaivePlace) -> any NaiveBox {
    func label(_ isInRow: Bool) -> [any NaiveBox] {
      children.prefix(1).flatMap { $0.boxes(in: place.with(isInRow)) }
    }
    // The other styles have the label in a row (rule 2.8.83). The automatic one chooses between two of them, and has no
    // stack around the one that it shows (rule 2.1.19).
    guard case .numbered(let number) = style else { return row(label(true), in: place) }
    let length = CGFloat(number)
    var views: [any NaiveBox] = label(false).map {
      NaiveModifier(kind: .padding(length, vertical: length), box: $0, isMirrored: place.isMirrored)
    }
    if number > 2 { views.append(NaiveText("style \(number)", in: place)) }
    return NaiveStack.implicit(around: views, isMirrored: place.isMirrored)
  }

  private func row(_ boxes: [any NaiveBox], in place: NaivePlace) -> any NaiveBox {
    NaiveStack(
      isHorizontal: true, alignment: .middle, spacing: nil, boxes: boxes,
      isMirrored: place.isMirrored)
  }
}
