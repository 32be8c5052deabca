// The names of SwiftUI and Core Graphics in the module `TactileDrawing`, which programs see.
@_exported import struct TactileDrawing.Angle
@_exported import enum TactileDrawing.BlendMode
@_exported import struct TactileDrawing.CGAffineTransform
@_exported import enum TactileDrawing.CGLineCap
@_exported import enum TactileDrawing.CGLineJoin
@_exported import struct TactileDrawing.CGVector
@_exported import struct TactileDrawing.ColorMatrix
@_exported import struct TactileDrawing.FillStyle
@_exported import struct TactileDrawing.Path
@_exported import struct TactileDrawing.ProjectionTransform
@_exported import struct TactileDrawing.RectangleCornerRadii
@_exported import enum TactileDrawing.RoundedCornerStyle
@_exported import struct TactileDrawing.StrokeStyle
import TactileDrawing

// Its other names, which the files of this target and of those above use without importing `TactileDrawing`.
// Programs see none of them, unless they import `SwiftUITesting`.
package typealias AssetPlace = TactileDrawing.AssetPlace
package typealias AssetVariant = TactileDrawing.AssetVariant
package typealias Bitmap = TactileDrawing.Bitmap
package typealias ColorAsset = TactileDrawing.ColorAsset
/// A change of the colors of pixels, such as an inversion.
@_spi(Engine) public typealias ColorFilter = TactileDrawing.ColorFilter
/// The parts of a window to repaint.
@_spi(Engine) public typealias Damage = TactileDrawing.Damage
/// The contents of a window, in drawing order.
@_spi(Engine) public typealias DisplayList = TactileDrawing.DisplayList
package typealias EditableLine = TactileDrawing.EditableLine
package typealias FiniteGeometry = TactileDrawing.FiniteGeometry
package typealias FontDescriptor = TactileDrawing.FontDescriptor
package typealias FontDesign = TactileDrawing.FontDesign
package typealias GradientPaint = TactileDrawing.GradientPaint
package typealias ImageFailure = TactileDrawing.ImageFailure
package typealias ImageLoader = TactileDrawing.ImageLoader
package typealias MaterialPaint = TactileDrawing.MaterialPaint
/// A color, gradient, material or picture that fills a shape.
@_spi(Engine) public typealias Paint = TactileDrawing.Paint
package typealias PaintFinish = TactileDrawing.PaintFinish
package typealias PicturePaint = TactileDrawing.PicturePaint
package typealias PixelGrid = TactileDrawing.PixelGrid
package typealias RGBAColor = TactileDrawing.RGBAColor
package typealias RasterImage = TactileDrawing.RasterImage
package typealias RuntimeWarning = TactileDrawing.RuntimeWarning
package typealias SharedImageLoader = TactileDrawing.SharedImageLoader
package typealias SymbolFigure = TactileDrawing.SymbolFigure
package typealias SymbolLayer = TactileDrawing.SymbolLayer
package typealias SymbolLetters = TactileDrawing.SymbolLetters
package typealias SymbolNames = TactileDrawing.SymbolNames
package typealias SymbolParts = TactileDrawing.SymbolParts
package typealias TextLine = TactileDrawing.TextLine
package typealias TextRequest = TactileDrawing.TextRequest
package typealias TextSpan = TactileDrawing.TextSpan
package typealias TextTruncation = TactileDrawing.TextTruncation
package typealias Typesetter = TactileDrawing.Typesetter
