import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// The appearance of editable text, from the environment.
@MainActor
package struct TypedText: Equatable {
  package let font: FontDescriptor
  /// The space between two lines, in points.
  package let lineSpacing: CGFloat
  /// The fraction of the remaining width that precedes a line.
  package let alignment: CGFloat
  /// The maximum number of visible lines; nil for no limit.
  package let lineLimit: Int?
  /// The number of lines for which space is reserved.
  package let reservedLines: Int

  package init(in environment: EnvironmentValues) {
    let typeSize = environment.dynamicTypeSize
    let traits = environment.textTraits
    let font = traits.font ?? environment.font ?? .body
    let setting = environment.textSetting
    self.font = traits.apply(to: font, at: typeSize)
    lineSpacing = setting.lineSpacing + font.lineGap(at: typeSize)
    alignment = setting.alignment.factor(environment.layoutDirection)
    lineLimit = setting.lineLimit
    reservedLines = setting.reservedLines
  }

  /// The distance between the tops of two lines, in points.
  package var linePitch: CGFloat { font.lineHeight + lineSpacing }

  /// Returns the height of a number of lines, in points.
  package func height(ofLines count: Int) -> CGFloat {
    max(CGFloat(count) * font.lineHeight + CGFloat(count - 1) * lineSpacing, 0)
  }

  /// Returns the foreground paint of an environment.
  package static func paint(in environment: EnvironmentValues) -> Paint {
    environment.textTraits.paint(in: environment)
  }

  /// Returns the display item of lines in a frame.
  package func item(
    _ lines: [DisplayList.TextRun.Line], in size: CGSize, _ paint: Paint, at origin: CGPoint
  ) -> DisplayList.Item {
    let color = paint.finishes.isEmpty ? paint.color : nil
    let run = DisplayList.TextRun(
      lines: lines, font: font, color: color ?? paint.color ?? .opaqueBlack, size: size)
    return PaintedRun(
      run: run, pattern: color == nil ? paint.base.pattern : nil, finishes: paint.finishes
    ).item(at: origin)
  }
}

extension ViewSpacing {
  /// Returns the default spacing of editable text, which equals that of a text in its font.
  @MainActor
  package static func text(_ style: TypedText, scale: CGFloat) -> ViewSpacing {
    .text(
      first: style.font.size, last: style.font.size, lineGap: style.lineSpacing, scale: scale)
  }
}
