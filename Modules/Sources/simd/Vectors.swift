// The names of vectors, which the standard library has with other names.

/// A vector of two numbers of type `Float`.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three numbers of type `Float`.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four numbers of type `Float`.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two numbers of type `Double`.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three numbers of type `Double`.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four numbers of type `Double`.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two numbers of type `Int32`.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three numbers of type `Int32`.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four numbers of type `Int32`.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of two numbers of type `Float`.
public typealias vector_float2 = SIMD2<Float>
/// A vector of three numbers of type `Float`.
public typealias vector_float3 = SIMD3<Float>
/// A vector of four numbers of type `Float`.
public typealias vector_float4 = SIMD4<Float>
/// A vector of two numbers of type `Double`.
public typealias vector_double2 = SIMD2<Double>
/// A vector of three numbers of type `Double`.
public typealias vector_double3 = SIMD3<Double>
/// A vector of four numbers of type `Double`.
public typealias vector_double4 = SIMD4<Double>
/// A vector of two numbers of type `Float`.
public typealias float2 = SIMD2<Float>
/// A vector of three numbers of type `Float`.
public typealias float3 = SIMD3<Float>
/// A vector of four numbers of type `Float`.
public typealias float4 = SIMD4<Float>
/// A vector of two numbers of type `Double`.
public typealias double2 = SIMD2<Double>
/// A vector of three numbers of type `Double`.
public typealias double3 = SIMD3<Double>
/// A vector of four numbers of type `Double`.
public typealias double4 = SIMD4<Double>
