// The names of SwiftUI and Core Graphics in the module `Drawing`, which programs see.
@_exported import struct Drawing.Angle
@_exported import enum Drawing.BlendMode
@_exported import struct Drawing.CGAffineTransform
@_exported import enum Drawing.CGLineCap
@_exported import enum Drawing.CGLineJoin
@_exported import struct Drawing.CGVector
@_exported import struct Drawing.ColorMatrix
@_exported import struct Drawing.FillStyle
@_exported import struct Drawing.Path
@_exported import struct Drawing.ProjectionTransform
@_exported import struct Drawing.RectangleCornerRadii
@_exported import enum Drawing.RoundedCornerStyle
@_exported import struct Drawing.StrokeStyle
import Drawing

// Its other names, which the files of this target and of those above use without importing `Drawing`.
// Programs see none of them, unless they import `SwiftUITesting`.
package typealias AssetPlace = Drawing.AssetPlace
package typealias AssetVariant = Drawing.AssetVariant
package typealias Bitmap = Drawing.Bitmap
package typealias ColorAsset = Drawing.ColorAsset
/// A change of the colors of pixels, such as an inversion.
@_spi(Engine) public typealias ColorFilter = Drawing.ColorFilter
/// The parts of a window to repaint.
@_spi(Engine) public typealias Damage = Drawing.Damage
/// The contents of a window, in drawing order.
@_spi(Engine) public typealias DisplayList = Drawing.DisplayList
package typealias FiniteGeometry = Drawing.FiniteGeometry
package typealias FontDescriptor = Drawing.FontDescriptor
package typealias FontDesign = Drawing.FontDesign
package typealias GradientPaint = Drawing.GradientPaint
package typealias ImageFailure = Drawing.ImageFailure
package typealias ImageLoader = Drawing.ImageLoader
package typealias MaterialPaint = Drawing.MaterialPaint
/// A color, gradient, material or picture that fills a shape.
@_spi(Engine) public typealias Paint = Drawing.Paint
package typealias PaintFinish = Drawing.PaintFinish
package typealias PicturePaint = Drawing.PicturePaint
package typealias PixelGrid = Drawing.PixelGrid
package typealias RGBAColor = Drawing.RGBAColor
package typealias RasterImage = Drawing.RasterImage
package typealias RuntimeWarning = Drawing.RuntimeWarning
package typealias SharedImageLoader = Drawing.SharedImageLoader
package typealias SymbolFigure = Drawing.SymbolFigure
package typealias SymbolLayer = Drawing.SymbolLayer
package typealias SymbolLetters = Drawing.SymbolLetters
package typealias SymbolNames = Drawing.SymbolNames
package typealias SymbolParts = Drawing.SymbolParts
package typealias TextLine = Drawing.TextLine
package typealias TextRequest = Drawing.TextRequest
package typealias TextSpan = Drawing.TextSpan
package typealias TextTruncation = Drawing.TextTruncation
package typealias Typesetter = Drawing.Typesetter
