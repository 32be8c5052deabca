import Foundation

extension Trace: Codable {
  /// The version of the encoded form.
  ///
  /// Version 1 had no number and described events in words; version 2 described transactions and
  /// the reasons for bodies in words.
  public static let version = 3

  private enum CodingKeys: String, CodingKey { case version, entries }

  /// Creates a trace from its encoded form.
  ///
  /// - Throws: An error of the decoder if the form has another version.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decodeIfPresent(Int.self, forKey: .version) ?? 1
    guard version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values,
        debugDescription:
          "The trace has version \(version) of the format, and version \(Self.version) is needed. "
          + "Record it again.")
    }
    entries = try values.decode([Entry].self, forKey: .entries)
  }

  /// Encodes the trace with the version of the form.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.version, forKey: .version)
    try values.encode(entries, forKey: .entries)
  }

  /// Encodes the trace as JSON, with its keys in alphabetical order.
  ///
  /// - Throws: An error of the encoder if it cannot represent a number.
  public func json() throws -> Data {
    try encoded(as: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// Encodes the trace as JSON on one line, which other programs read.
  package func compactJSON() throws -> Data {
    try encoded(as: [.sortedKeys, .withoutEscapingSlashes])
  }

  private func encoded(as formatting: JSONEncoder.OutputFormatting) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self)
  }
}
