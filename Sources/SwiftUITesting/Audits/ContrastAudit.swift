import Foundation
import SwiftUI
@_spi(Engine) import TactileViewGraph

/// The contrast of texts and symbols, by WCAG 2.2.
@MainActor
struct ContrastAudit {
  let window: AuditedWindow
  /// Whether the user has asked for more contrast, which raises the ratios.
  let isIncreased: Bool
  private let shown, behind, inkedBlack, inkedWhite: Bitmap

  /// Draws the window as it is, without texts, and with all texts in black and in white.
  ///
  /// The last two show how much of each pixel a text covers.
  init(_ window: AuditedWindow, isIncreased: Bool) throws {
    self.window = window
    self.isIncreased = isIncreased
    shown = try window.picture(window.list)
    behind = try window.picture(window.list.inked(nil))
    inkedBlack = try window.picture(window.list.inked(RGBAColor(red: 0, green: 0, blue: 0)))
    inkedWhite = try window.picture(window.list.inked(RGBAColor(red: 1, green: 1, blue: 1)))
  }

  /// The texts and symbols with too little contrast; those of disabled controls may have it.
  func findings() -> [AuditFinding] {
    let texts = window.texts.compactMap { text -> AuditFinding? in
      guard let run = text.drawn?.text, text.node.isEnabledHere,
        let contrast = contrast(in: text.frame)
      else { return nil }
      let font = run.font
      let isLarge = font.size >= 18 || font.size >= 14 && font.weight >= 700
      let style = "\(font.size.concise) points\(font.weight >= 700 ? ", bold" : "")"
      let expected: Double = isIncreased ? (isLarge ? 4.5 : 7) : (isLarge ? 3 : 4.5)
      return finding(contrast, expected, text.words, text.frame, " for text of \(style)")
    }
    let disabled = window.elements.filter { !$0.isEnabled }.map(\.frame)
    let symbols = window.list.drawnItems.compactMap { item -> AuditFinding? in
      guard case .symbol(let symbol) = item.content, symbol.layer == .whole,
        !disabled.contains(where: { $0.insetBy(dx: -1, dy: -1).contains(item.frame) }),
        let contrast = contrast(in: item.frame)
      else { return nil }
      return finding(
        contrast, isIncreased ? 4.5 : 3, "symbol “\(symbol.name)”", item.frame, " for symbols")
    }
    return texts + symbols
  }

  private func finding(
    _ contrast: Contrast, _ expected: Double, _ element: String, _ frame: CGRect, _ what: String
  ) -> AuditFinding? {
    // Ratios are not rounded up (WCAG, Understanding 1.4.3).
    guard contrast.ratio < expected else { return nil }
    let ratio = (contrast.ratio * 100).rounded(.down) / 100
    let condition = isIncreased ? " with Increase Contrast" : ""
    return AuditFinding(
      kind: .contrast, element: element, frame: frame,
      reason:
        "has a contrast of \(ratio.concise):1, \(contrast.ink) on \(contrast.ground); "
        + "\(expected.concise):1 is expected\(what)\(condition)",
      remedy: isIncreased
        ? "Use another color where colorSchemeContrast is .increased, such as a high-contrast variant in the asset catalog"
        : "Choose a \(contrast.isInkDarker ? "darker" : "lighter") color, a larger font or another background"
    )
  }

  // MARK: Ratios

  private struct Contrast {
    let ratio: Double
    let ink, ground: RGBAColor
    let isInkDarker: Bool
  }

  /// Returns the smallest contrast among the pixels that letters in a frame cover most; nil if none is
  /// visible.
  private func contrast(in frame: CGRect) -> Contrast? {
    let scale = CGFloat(AuditedWindow.scale)
    let pixels = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale
    ).integral.intersection(CGRect(x: 0, y: 0, width: shown.width, height: shown.height))
    guard !pixels.isEmpty else { return nil }
    var covered: [(coverage: Int, offset: Int)] = []
    var most = 0
    for y in Int(pixels.minY)..<Int(pixels.maxY) {
      for x in Int(pixels.minX)..<Int(pixels.maxX) {
        let offset = (y * shown.width + x) * 4
        let coverage =
          abs(Int(inkedWhite.pixels[offset + 1]) - Int(inkedBlack.pixels[offset + 1]))
        guard coverage > 24, coverage >= most - 1 else { continue }
        most = max(most, coverage)
        covered.append((coverage, offset))
      }
    }
    var least: Contrast?
    var seen: Set<Int> = []
    for (coverage, offset) in covered where coverage >= most - 1 {
      let ground = behind.color(at: offset)
      let ink = shown.color(at: offset).uncovering(ground, coverage: coverage)
      guard seen.insert(ink.key << 24 | ground.key).inserted else { continue }
      let (light, dark) = (ink.luminance, ground.luminance)
      let ratio = (max(light, dark) + 0.05) / (min(light, dark) + 0.05)
      if ratio < least?.ratio ?? .infinity {
        least = Contrast(
          ratio: ratio, ink: ink, ground: ground, isInkDarker: light <= dark)
      }
    }
    return least
  }
}

extension Bitmap {
  fileprivate func color(at offset: Int) -> RGBAColor {
    RGBAColor(
      red: Double(pixels[offset + 2]) / 255, green: Double(pixels[offset + 1]) / 255,
      blue: Double(pixels[offset]) / 255)
  }
}

extension RGBAColor {
  /// The relative luminance of WCAG, from 0 to 1.
  fileprivate var luminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the color of ink that covers a pixel almost completely, of which this is the mixture.
  ///
  /// Less coverage is that of a view with an opacity, which the reader sees as well.
  fileprivate func uncovering(_ ground: RGBAColor, coverage: Int) -> RGBAColor {
    guard coverage >= 248 else { return self }
    func ink(_ mixed: Double, _ ground: Double) -> Double {
      let ink = ground + (mixed - ground) * 255 / Double(coverage)
      return (min(max(ink, 0), 1) * 255).rounded() / 255
    }
    return RGBAColor(
      red: ink(red, ground.red), green: ink(green, ground.green), blue: ink(blue, ground.blue))
  }

  /// A number for each color of eight bits per component.
  fileprivate var key: Int {
    [red, green, blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
  }
}
