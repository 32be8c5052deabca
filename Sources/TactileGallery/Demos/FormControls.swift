import SwiftUI

extension Demo {
  /// A form of pickers, labeled values, a switch, and selectable rows.
  static let formControls = Demo(
    name: "form-controls",
    title: "A form",
    caption: """
      Rows of 44 points: a picker whose row opens a menu, segments that are pressed individually, \
      a labeled value, a switch, and a picker whose options are rows.
      """,
    size: CGSize(width: 360, height: 500),
    stills: [
      Still(name: "rest", title: "At rest"),
      Still(name: "pressed", title: "The picker's menu") { driver in
        driver.touchDown(at: picker)
        driver.advance(by: 0.05)
        driver.touchUp()
        driver.settle()
      },
      Still(name: "dragged-out", title: "A segment and a row, pressed and let go") { driver in
        for place in [segment, row] {
          driver.touchDown(at: place)
          driver.advance(by: 0.2)
          driver.touchUp()
          driver.settle()
        }
      },
      Still(name: "disabled", title: "Disabled", isDisabled: true),
    ],
    story: { driver in
      driver.advance(by: 0.6)
      for place in [segment, row, picker, picker] {
        driver.touchDown(at: place)
        driver.advance(by: 0.3)
        driver.touchUp()
        driver.advance(by: 1)
      }
      driver.settle()
    }
  ) {
    FormControlsPage()
  }

  /// A point in the row of the first picker.
  private static let picker = CGPoint(x: 120, y: 54)
  /// A point in the last segment.
  private static let segment = CGPoint(x: 300, y: 98)
  /// A point in the row of the second topping.
  private static let row = CGPoint(x: 120, y: 376)
}

private enum Fruit: String, CaseIterable, Identifiable {
  case fig = "Fig"
  case pear = "Pear"
  case plum = "Plum"
  var id: Self { self }
}

private struct FormControlsPage: View {
  @State private var fruit = Fruit.pear
  @State private var size = 1
  @State private var isRipe = true
  @State private var topping = "Honey"

  var body: some View {
    Form {
      Section("Fruit") {
        Picker("Kind", selection: $fruit) {
          ForEach(Fruit.allCases) { Text($0.rawValue) }
        }
        Picker("Size", selection: $size) {
          ForEach(0..<3) { Text(["Small", "Medium", "Large"][$0]) }
        }
        .pickerStyle(.segmented)
        Toggle("Ripe", isOn: $isRipe)
        LabeledContent("Price", value: size * 2 + 1, format: .number)
      }
      Section("Topping") {
        Picker("Topping", selection: $topping) {
          ForEach(["Honey", "Cream", "Nuts"], id: \.self) { Text($0) }
        }
        .pickerStyle(.inline)
        .labelsHidden()
      }
    }
  }
}
