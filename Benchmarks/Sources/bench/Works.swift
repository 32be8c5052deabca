import Foundation
import SwiftUI
import SwiftUITesting

/// The pieces of work that toolkits are compared by.
@MainActor
struct Works {
  let report = Report()

  private func driver(_ models: [RowModel]) throws -> ViewDriver {
    try ViewDriver(size: Scene.size, scale: 1) { Scene(models: models) }
  }

  /// W1: a window from nothing to its first picture.
  func build(_ count: Int) throws {
    var samples: [Sample] = []
    for _ in 0..<(count > 1000 ? 5 : 9) {
      let models = RowModel.rows(of: count)
      var driver: ViewDriver?
      samples.append(
        try Stopwatch.measure {
          driver = try self.driver(models)
          _ = try driver?.picture()
        })
      driver = nil
    }
    report.add("W1", count, "build", samples)
  }

  /// W1: the heap that each further button takes, the caches of glyphs apart.
  func memory() throws {
    func heap(_ count: Int) throws -> Int {
      let models = RowModel.rows(of: count)
      let before = Stopwatch.heap
      let driver = try driver(models)
      // Views outside of the window forget what they don't need when the window is displayed.
      _ = try driver.picture()
      defer { withExtendedLifetime(driver) {} }
      return Stopwatch.heap - before
    }
    // The first time fills the caches.
    _ = try heap(10_000)
    let (small, large) = (try heap(1_000), try heap(10_000))
    report.add("W1", 10_000, "heap_bytes_per_button", Double(large - small) / 9_000)
  }

  /// W2: one button is pressed and released, to pixels.
  func press(_ count: Int) throws {
    let driver = try driver(RowModel.rows(of: count))
    _ = try driver.picture()
    var (presses, releases): ([Sample], [Sample]) = ([], [])
    // Another button each time, all on screen; looking for them is no part of the work.
    let buttons = driver.buttons
    let centers = (0..<45).map { buttons[$0 * 7 % min(count, 200)].center }
    for center in centers {
      presses.append(
        try Stopwatch.measure {
          driver.mouseDown(at: center)
          _ = try driver.picture()
        })
      releases.append(
        try Stopwatch.measure {
          driver.mouseUp()
          _ = try driver.picture()
        })
      driver.settle()
      _ = try driver.picture()
    }
    report.add("W2", count, "press", presses)
    report.add("W2", count, "release", releases)
  }

  /// W3: frames in which all buttons on screen, at most 200, fade.
  func animate(_ count: Int) throws {
    let models = RowModel.rows(of: count)
    let driver = try driver(models)
    _ = try driver.picture()
    var samples: [Sample] = []
    withAnimation(.linear(duration: 1)) {
      for model in models.prefix(20) { model.opacity = 0.2 }
    }
    driver.advance(by: 0)
    for _ in 0..<58 {
      samples.append(
        try Stopwatch.measure {
          driver.advance(by: 1.0 / 60)
          _ = try driver.picture()
        })
    }
    report.add("W3", count, "frame", samples)
  }

  /// W4: one title changes to another of the same width, or of another, to pixels.
  func update(_ count: Int, keepsWidth: Bool) throws {
    let models = RowModel.rows(of: count)
    let driver = try driver(models)
    _ = try driver.picture()
    var samples: [Sample] = []
    let before = try driver.text("Button 7").frame.width
    for index in 0..<45 {
      let number = index * 7 % min(count, 200)
      samples.append(
        try Stopwatch.measure {
          let title = keepsWidth ? "Buttou" : "Change"
          models[number / 10].titles[number % 10] = "\(title) \(number)"
          driver.advance(by: 0)
          _ = try driver.picture()
        })
    }
    let after = try driver.text("\(keepsWidth ? "Buttou" : "Change") 7").frame.width
    precondition((after == before) == keepsWidth, "\(before) and \(after)")
    report.add("W4", count, keepsWidth ? "label" : "label_of_other_width", samples)
  }

  /// W5: whole tests a second: a fresh view, a press, a look, a release, a look.
  func tests(_ count: Int) throws {
    for (name, toPixels) in [("display_list", false), ("pixels", true)] {
      let sample = try Stopwatch.measure {
        for _ in 0..<count {
          let model = RowModel(id: 0, count: 1)
          let driver = try ViewDriver(size: CGSize(width: 200, height: 60), scale: 1) {
            Button(model.titles[0]) { model.presses += 1 }.buttonStyle(PlateStyle())
          }
          driver.mouseDown(at: CGPoint(x: 100, y: 30))
          if toPixels {
            _ = try driver.picture()
          } else {
            _ = driver.displayList
          }
          driver.mouseUp()
          precondition(model.presses == 1, "the button was not pressed")
        }
      }
      report.add("W5", 1, name + "_tests_per_cpu_s", Double(count) / sample.cpu * 1e3)
      report.add("W5", 1, name + "_tests_per_wall_s", Double(count) / sample.wall * 1e3)
    }
  }

  /// A process that shows one button and ends, from its start to its end.
  func coldStart() throws {
    let hello = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "hello")
    var samples: [Sample] = []
    for _ in 0..<15 {
      let before = childTime
      let wall = try Stopwatch.measure {
        let process = try Process.run(hello, arguments: [])
        process.waitUntilExit()
        precondition(process.terminationStatus == 0, "hello failed")
      }
      samples.append(Sample(wall: wall.wall, cpu: childTime - before))
    }
    report.add("cold", 1, "process", samples)
  }

  /// The processor time of all processes that were waited for, in milliseconds.
  private var childTime: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    func milliseconds(_ time: timeval) -> Double {
      Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
    }
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }
}
