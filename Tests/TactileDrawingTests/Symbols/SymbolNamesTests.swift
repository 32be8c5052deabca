import Foundation
import Testing

@testable import TactileDrawing

/// Names of symbols, and their figures.
@Suite struct SymbolNamesTests {
  /// Names that public SwiftUI code draws, and how often: counted in more than forty repositories.
  private static let used: [(name: String, count: Int)] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("symbol-names.tsv")
    let lines = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return lines.split(separator: "\n").map {
      let words = $0.split(separator: "\t")
      return (String(words[0]), Int(words[1]) ?? 0)
    }
  }()

  @Test("at most a tenth of the symbol names in apps is missing, and 3 % of their uses")
  func coverage() {
    let missing = Self.used.filter { !SymbolNames.isKnown($0.name) }
    let (names, uses) = (Self.used.count, Self.used.map(\.count).reduce(0, +))
    #expect(names > 800 && uses > 5000)
    #expect(Double(missing.count) <= 0.1 * Double(names), "\(missing.map(\.name))")
    #expect(Double(missing.map(\.count).reduce(0, +)) <= 0.03 * Double(uses))
  }

  @Test("badges have their colors on filled bases too")
  func badgeColors() {
    for (name, color) in [
      ("bell.badge", SymbolColor.red), ("bell.badge.fill", .red), ("folder.badge.plus", .green),
      ("folder.fill.badge.plus", .green), ("externaldrive.badge.checkmark.fill", .green),
      ("doc.badge.exclamationmark", .yellow),
      ("square.and.arrow.up.trianglebadge.exclamationmark", .yellow),
    ] {
      #expect(SymbolNames.colors(of: name) == [color, nil], "\(name)")
    }
    // A symbol that has no such parts has one color, as the crossed square of an unknown one.
    for name in SymbolNames.all + Self.used.map(\.name) + ["nothing.badge.plus"] {
      guard let colors = SymbolNames.colors(of: name), colors.count > 1 else { continue }
      #expect(SymbolNames.figure(of: name)?.hasParts == true, "\(name)")
      #expect(SymbolNames.figure(of: name)?.hasAccent == (colors.count > 2), "\(name)")
    }
    #expect(SymbolNames.colors(of: "person.badge.key") == nil)
    #expect(SymbolNames.colors(of: "gear") == nil)
  }

  @Test("every name of the table has a figure, also in a circle and with a badge")
  func table() {
    #expect(SymbolNames.all.count > 1500)
    #expect(SymbolNames.all.filter { !SymbolNames.isKnown($0) } == [])
    for name in SymbolNames.all where !name.hasSuffix(".fill") {
      #expect(SymbolNames.isKnown(name + ".circle.fill"), "\(name)")
    }
  }

  @Test(
    "every form is composed from its base",
    arguments: ["bell", "person", "heart", "externaldrive", "calendar", "fork.knife"])
  func forms(base: String) throws {
    for form in [
      "", ".circle", ".circle.fill", ".square", ".square.fill", ".slash", ".badge.plus",
      ".badge.checkmark", ".badge.xmark", ".badge.clock", ".slash.circle.fill",
    ] {
      #expect(SymbolNames.isKnown(base + form), "\(base + form)")
    }
    let base = try #require(SymbolNames.figure(of: base))
    #expect(base.layers.count >= 1)
  }

  @Test("numbers and letters are available in every frame; a number can have three digits")
  func letters() throws {
    for word in ["1", "50", "365", "a", "z"] {
      for frame in ["circle", "circle.fill", "square", "square.fill", "rectangle"] {
        let figure = try #require(SymbolNames.figure(of: "\(word).\(frame)"))
        #expect(figure.layers.last?.shape == .letters(word.uppercased()))
        #expect(figure.layers.last?.isCut == frame.hasSuffix("fill"))
        #expect(figure.hasParts)
      }
    }
    #expect(SymbolNames.figure(of: "goforward.15")?.layers.last?.shape == .letters("15"))
    #expect(!SymbolNames.isKnown("1234.circle") && !SymbolNames.isKnown("ab.circle"))
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" {
      #expect(SymbolLetters.letter(letter) != nil)
    }
  }

  @Test("a badge is in front and leaves a gap, also the dot of a plain badge")
  func badges() throws {
    let plus = try #require(SymbolNames.figure(of: "folder.fill.badge.plus"))
    #expect(plus.layers.first?.shape == .icon("folder-fill"))
    #expect(plus.layers.map(\.part) == [.enclosure, .figure])
    #expect(plus.layers.map(\.gap) == [0, 1])
    #expect(try #require(SymbolNames.figure(of: "bell.badge")).hasParts)
    #expect(SymbolNames.figure(of: "person.fill.checkmark")?.hasParts == true)
    #expect(SymbolNames.figure(of: "folder.badge.nothing") == nil)
    // A circle after a plain badge is around the whole.
    let circle = try #require(SymbolNames.figure(of: "bell.badge.circle"))
    #expect(circle.layers.first?.shape == SymbolNames.figure(of: "circle")?.layers.first?.shape)
    #expect(circle.layers.map(\.part) == [.enclosure, .figure, .figure])
  }

  @Test("a part of a frame is named in three ways")
  func regions() throws {
    for (name, other) in [
      ("inset.filled.bottomthird.rectangle", "rectangle.bottomthird.inset.filled"),
      ("inset.filled.leadinghalf.rectangle", "rectangle.leadinghalf.inset.filled"),
      ("inset.filled.circle", "circle.inset.filled"),
      ("square.righthalf.fill", "square.righthalf.filled"),
      ("rectangle.lefthalf.inset.fill", "rectangle.lefthalf.inset.filled"),
    ] {
      #expect(SymbolNames.figure(of: name) != nil, "\(name)")
      #expect(SymbolNames.figure(of: name) == SymbolNames.figure(of: other), "\(name)")
    }
    #expect(SymbolNames.figure(of: "inset.filled") == nil)
    #expect(SymbolNames.figure(of: "inset.filled.nothing.rectangle") == nil)
  }

  @Test(
    "names that public code uses are known",
    arguments: [
      "align.horizontal.left.fill", "arrow.up.bin.fill", "circles.hexagongrid.fill",
      "f.cursive.circle",
      "figure.climbing", "figure.table.tennis", "homepodmini.fill", "lasso.sparkles",
      "macwindow.and.pointer.arrow", "mail.stack.fill", "pointer.arrow.click.2",
      "rectangle.portrait.arrowtriangle.2.outward", "square.and.line.vertical.and.square.fill",
      "square.text.square.fill", "thermometer.variable", "widget.extralarge.badge.plus",
    ])
  func publicNames(name: String) {
    #expect(SymbolNames.isKnown(name))
  }

  @Test("leading and trailing symbols follow the layout direction, and lists are mirrored")
  func directions() throws {
    for (name, left, right) in [
      ("chevron.forward", "chevron.right", "chevron.left"),
      ("chevron.backward", "chevron.left", "chevron.right"),
      ("arrow.forward.circle.fill", "arrow.right.circle.fill", "arrow.left.circle.fill"),
      ("arrow.up.forward", "arrow.up.right", "arrow.up.left"),
      ("arrow.uturn.backward", "arrow.uturn.left", "arrow.uturn.right"),
      ("rectangle.leadinghalf.filled", "rectangle.lefthalf.filled", "rectangle.righthalf.filled"),
      ("sidebar.leading", "sidebar.left", "sidebar.right"),
    ] {
      let figure = try #require(SymbolNames.figure(of: name))
      #expect(SymbolNames.isDirectional(name))
      #expect(figure == SymbolNames.figure(of: left), "\(name)")
      #expect(
        SymbolNames.figure(of: SymbolNames.mirrored(name)) == SymbolNames.figure(of: right),
        "\(name)")
    }
    #expect(SymbolNames.isDirectional("list.bullet"))
    #expect(SymbolNames.figure(of: "list.bullet.rtl") != SymbolNames.figure(of: "list.bullet"))
    for name in ["forward.fill", "backward.end", "chevron.right", "goforward", "heart"] {
      #expect(!SymbolNames.isDirectional(name), "\(name)")
    }
  }

  @Test("invalid names have no figure, however long they are")
  func unknown() {
    let odd = [
      "", ".", "..", ".fill", "fill", "badge", "circle.", "heart..fill", "heart.fill.fill", "rtl",
      ".rtl", "on", "and", "slash", "heart.badge.", "😀", "heart\n", "Heart",
    ]
    for name in odd where SymbolNames.isKnown(name) {
      #expect(["slash"].contains(name), "\(name)")
    }
    for word in ["circle", "badge", "fill", "and", "on", "slash"] {
      let long = Array(repeating: word, count: 10_000).joined(separator: ".")
      #expect(!SymbolNames.isKnown(long))
      #expect(!SymbolNames.isKnown(Array(repeating: word, count: 14).joined(separator: ".") + ".x"))
    }
  }

  @Test("the nearest name differs by a few letters, or else is a shorter name")
  func nearest() {
    #expect(SymbolNames.nearest(to: "haert.fill") == "heart.fill")
    #expect(SymbolNames.nearest(to: "trashcan") == "trash")
    #expect(SymbolNames.nearest(to: "heart.with.many.strange.words") == "heart")
    #expect(SymbolNames.nearest(to: "qqqqqqqqqqqqqqqqqqqqqqqq") == nil)
    // Names of enormous length are compared with none.
    #expect(SymbolNames.nearest(to: "heart." + String(repeating: "fill", count: 100_000)) == nil)
  }

  @Test("a variable value highlights parts of symbols that support it")
  func steps() {
    #expect(SymbolNames.layerCount(of: "wifi") == 3)
    #expect(SymbolNames.figure(of: "wifi", lit: 0) == nil)
    for name in ["wifi", "cellularbars", "speaker.wave.3.fill"] {
      #expect(SymbolNames.isVariable(name))
      #expect(SymbolNames.figure(of: name, lit: .nan) == SymbolNames.figure(of: name))
    }
  }
}
