import Foundation
import SwiftUI
import SwiftUITesting
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct ProgressViewTests {
  @Test("a spinner is 20 points wide, in large controls 37")
  func spinnerSize() {
    for (size, side) in [(ControlSize.mini, 20.0), (.regular, 20), (.large, 37)] {
      var frame = CGRect.null
      let window = Window {
        ProgressView().controlSize(size)
          .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { frame = $0 }
      }
      window.wait(0)
      #expect(frame.size == CGSize(width: side, height: side))
    }
  }

  @Test(
    "a spinner turns by an eighth each eighth of a second, and doesn't keep a window from settling")
  func spinnerTurns() {
    let window = Window { ProgressView() }
    let first = window.display
    window.wait(0.1)
    #expect(window.display == first)
    window.wait(0.04)
    let second = window.display
    #expect(second != first)
    window.wait(0.125)
    #expect(window.display != second)
    window.wait(0.75)
    #expect(window.display == first)
    let start = window.host.time
    window.settle()
    #expect(window.host.time == start)
    #expect(window.graph.isAnimating)
  }

  @Test("a bar with dates empties or fills by itself, and says the time", arguments: [true, false])
  func dates(countsDown: Bool) throws {
    let start = ViewDriver.defaultDate + 10
    let driver = try ViewDriver(text: .squares) {
      ProgressView(timerInterval: start...start + 100, countsDown: countsDown) { Text("Tea") }
    }
    func expect(_ share: Int, _ time: String) {
      let tree = "\(driver.accessibilityTree)"
      #expect(tree.contains("Tea") && tree.contains(time), "\(tree)")
      #expect(tree.contains("“\(countsDown ? 100 - share : share)%”"), "\(tree)")
    }
    expect(0, countsDown ? "1:40" : "0:00")
    driver.advance(by: 35)
    expect(25, countsDown ? "1:15" : "0:25")
    #expect(driver.settle(limit: 0))
    driver.advance(by: 75)
    expect(100, countsDown ? "0:00" : "1:40")
    let work = driver.displayList
    driver.advance(by: 1000)
    #expect(driver.displayList == work)
  }

  @Test("a bar without a duration is at its end from its date on")
  func noDuration() throws {
    let moment = ViewDriver.defaultDate + 10
    let driver = try ViewDriver(text: .squares) {
      ProgressView(timerInterval: moment...moment, countsDown: false)
    }
    let before = driver.displayList
    driver.advance(by: 20)
    #expect(driver.displayList != before)
  }

  @Test("only the spinner's own body is evaluated while it turns")
  func spinnerWork() {
    let window = Window {
      VStack {
        ProgressView()
        Text("A")
      }
    }
    window.wait(1)
    let work = window.work { window.wait(1) }
    #expect(work.bodies <= 61)
    #expect(work.measures == 0)
  }

  @Test("a bar fills the width, is 4 points high, and is filled by the fraction of completed work")
  func bar() {
    let window = Window { ProgressView(value: 3, total: 12).tint(.green).frame(width: 200) }
    #expect(window.fills.map(\.rect) == [rect(200), rect(50)])
    #expect(window.fills.last?.color == SystemColor.green.value(in: .light))
    let plain = Window { ProgressView(value: 0.5).frame(width: 200) }
    #expect(plain.fills.last?.color == SystemColor.blue.value(in: .light))
    let own = Window {
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)).tint(.green)
        .frame(width: 200)
    }
    #expect(own.fills.last?.color == SystemColor.red.value(in: .light))
  }

  @Test("the bar moves to a new value in an animated update")
  func animatedBar() {
    var value: Binding<Double>?
    let window = Window {
      Stateful(0.0) { binding in
        let _ = value = binding
        ProgressView(value: binding.wrappedValue).frame(width: 200)
      }
    }
    withAnimation(.linear(duration: 1)) { value?.wrappedValue = 1 }
    window.update()
    window.wait(0.5)
    #expect(abs((window.fills.last?.rect.width ?? 0) - 100) < 0.01)
    window.settle()
    #expect(window.fills.last?.rect.width == CGFloat(200))
  }

  @Test("labels are above and below a bar, and below a spinner")
  func labels() {
    let bar = Window {
      ProgressView(value: 0.5) {
        Text("Loading")
      } currentValueLabel: {
        Text("half")
      }
    }
    #expect(bar.texts == ["Loading", "half"])
    #expect(bar.frame(of: "Loading").maxY < bar.frame(of: "half").minY)
    let spinner = Window { ProgressView("Loading") }
    #expect(spinner.frame(of: "Loading").minY > 150)
  }

  @Test("values out of bounds issue a warning, and are clamped")
  func badValues() {
    for (value, total, width) in [
      (2.0, 1.0, 200.0), (-1, 1, 0), (.nan, 1, 0), (1, 0, 200), (.infinity, 1, 200),
    ] {
      let warnings = RuntimeWarning.collect {
        let window = Window { ProgressView(value: value, total: total).frame(width: 200) }
        #expect((window.fills.dropFirst().first?.rect.width ?? 0) == CGFloat(width))
      }
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("ProgressView") == true)
    }
  }

  @Test("without a value there is a spinner; in the linear style a segment moves along the bar")
  func indeterminate() {
    let window = Window { ProgressView(value: nil as Double?) }
    #expect(window.fills.count == 8)
    let bar = Window { ProgressView().progressViewStyle(.linear).frame(width: 200) }
    bar.wait(0.5)
    let early = bar.fills.last?.rect ?? .null
    bar.wait(0.25)
    let late = bar.fills.last?.rect ?? .null
    #expect(early.minX < late.minX)
    #expect(abs(early.width - 80) < 0.01)
    bar.settle()
  }

  @Test("on a Mac the circular style is a ring if the fraction is known")
  func ring() {
    let window = Window(idiom: .mac) { ProgressView(value: 0.25).progressViewStyle(.circular) }
    #expect(window.fills.isEmpty)
    #expect(window.display.description.contains("stroke"))
  }

  @Test("a custom style reads the fraction and the labels, and can decorate the outer style's")
  func customStyle() {
    struct Percent: ProgressViewStyle {
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(configuration.fractionCompleted ?? -1, specifier: "%.2f")")
          Text(isEnabled ? "on" : "off")
          ProgressView(configuration)
        }
      }
    }
    let window = Window {
      ProgressView("Work", value: 0.5).disabled(true).progressViewStyle(Percent())
        .progressViewStyle(.linear)
    }
    #expect(window.texts == ["Work", "0.50", "off", "Work"])
    #expect(window.fills.count == 2)
  }

  @Test("accessibility elements have the label and the value")
  func accessibility() {
    func told(_ view: some View) -> String { Window { view }.accessibilityDescription }
    #expect(told(ProgressView()) == "element “In progress”, updates frequently")
    #expect(
      told(ProgressView("Copy", value: 0.256)) == "element “Copy” value “26%”, updates frequently")
    #expect(told(ProgressView(value: 1)) == "element “Progress” value “100%”, updates frequently")
  }

  @Test("a button can show a spinner in place of its label")
  func inALabel() {
    let journal = Journal()
    let window = Window {
      Button {
        journal.note("action")
      } label: {
        ProgressView().tint(.white)
      }
      .buttonStyle(.borderedProminent)
    }
    window.tap("In progress")
    #expect(journal.entries == ["action"])
  }

  private func rect(_ width: CGFloat) -> CGRect {
    CGRect(x: 100, y: 148, width: width, height: 4)
  }
}
