import Foundation
@_spi(Engine) import TactileViewGraph

extension GeometryQuestion {
  /// Returns the current value for an element.
  @MainActor
  fileprivate func answer(for element: ElementNode) -> GeometryAnswer {
    switch self {
    case .size: .size(element.laidOutBounds.size)
    case .safeArea: .insets(element.safeAreaInsets)
    case .frame(let space): .rect(element.convert(element.laidOutBounds, to: space))
    case .anchor(let place, let transform):
      .place(
        place.moved(
          by: element.transform(to: .global).inverse.map { transform.concatenating($0) }
            ?? transform))
    case .bounds(let name):
      .rect(
        element.element(named: name).map {
          element.convert($0.laidOutBounds, from: .named(name))
        })
    }
  }
}

private enum GeometryAnswer: Equatable {
  case size(CGSize)
  case rect(CGRect?)
  case insets(EdgeInsets)
  case place(AnchorPlace)
}

/// The geometry values that a body has read, with their results.
@MainActor
struct GeometryReadings {
  private struct Reading {
    let element: NodeHandle
    let question: GeometryQuestion
    let answer: GeometryAnswer
  }

  private var list: [Reading] = []

  init() {}

  mutating func note(_ question: GeometryQuestion, of element: ElementNode) {
    list.append(
      Reading(
        element: element.handle, question: question, answer: question.answer(for: element)))
  }

  /// Returns whether any value has changed; if none has, the dependencies of the node's body stay valid.
  func haveChanged(for node: ElementNode) -> Bool {
    guard !list.isEmpty else { return false }
    return node.trackingAgain(.body) {
      list.contains { reading in
        guard let element = DependentTable.shared.node(reading.element)?.asElement else {
          return true
        }
        return reading.question.answer(for: element) != reading.answer
      }
    }
  }
}
