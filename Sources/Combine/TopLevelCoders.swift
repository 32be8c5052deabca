import Foundation
import OpenCombine

// The types that `encode(encoder:)` and `decode(type:decoder:)` accept, as in Apple's Combine.

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// The type of the encoded value.
  public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// The type of the value to decode.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// The type of the encoded value.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// The type of the value to decode.
  public typealias Input = Data
}
