/// Returns the dot product of two vectors.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }

/// Returns the length of a vector.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x).squareRoot()
}

/// Returns the square of the length of a vector.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }

/// Returns the distance between two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}

/// Returns the square of the distance between two points.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x - y)
}

/// Returns a vector of length 1 in the direction of a vector; its numbers are NaN for a zero vector.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }

/// Returns the cross product of two vectors.
public func cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  let first = SIMD3(x.y * y.z, x.z * y.x, x.x * y.y)
  return first - SIMD3(x.z * y.y, x.x * y.z, x.y * y.x)
}

/// Returns the vector at a fraction of the way from one vector to another.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// Returns the number at a fraction of the way from one number to another.
public func mix<T: FloatingPoint>(_ x: T, _ y: T, t: T) -> T { x + (y - x) * t }

/// Returns a number that is limited to a range.
public func clamp<T: FloatingPoint>(_ x: T, min: T, max: T) -> T {
  Swift.min(Swift.max(x, min), max)
}

/// Returns a vector whose numbers are limited to ranges.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}

/// Returns a number from 0 to 1 that rises smoothly between two edges.
public func smoothstep<T: FloatingPoint>(_ x: T, edge0: T, edge1: T) -> T {
  let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (3 - 2 * t)
}

/// Returns the direction in which a ray is reflected by a surface.
///
/// - Parameter n: The surface's normal, of length 1.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (2 * dot(x, n))
}

/// Returns the absolute values of a vector's numbers.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint & Comparable & SignedNumeric {
  x.replacing(with: -x, where: x .< 0)
}

/// Returns the dot product of two vectors.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, y)
}
/// Returns the length of a vector.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
/// Returns the distance between two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance(x, y)
}
/// Returns a vector of length 1 in the direction of a vector.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
/// Returns the cross product of two vectors.
public func simd_cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> { cross(x, y) }
/// Returns the vector at a fraction of the way from one vector to another.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  mix(x, y, t: t)
}
