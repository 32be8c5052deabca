import Foundation

/// A request with the number that its answer repeats.
package struct PreviewCall: Equatable, Sendable {
  package var id: Int
  package var request: PreviewRequest

  package init(id: Int, request: PreviewRequest) {
    self.id = id
    self.request = request
  }
}

extension PreviewCall: Codable {
  private enum CodingKeys: String, CodingKey { case jsonrpc, id, method, params }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    let method = try values.decode(String.self, forKey: .method)
    request = try PreviewRequest(method, from: values, key: .params)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode("2.0", forKey: .jsonrpc)
    try values.encode(id, forKey: .id)
    func encode(_ method: String, _ parameters: (some Encodable)?) throws {
      try values.encode(method, forKey: .method)
      try values.encodeIfPresent(parameters, forKey: .params)
    }
    switch request {
    case .list: try encode("list", PlayParameters?.none)
    case .show(let parameters): try encode("show", parameters)
    case .frame(let parameters): try encode("frame", parameters)
    case .replay(let parameters): try encode("replay", parameters)
    case .picture(let parameters): try encode("picture", parameters)
    case .record(let parameters): try encode("record", parameters)
    case .trace(let parameters): try encode("trace", parameters)
    case .frames(let parameters): try encode("frames", parameters)
    case .tree: try encode("tree", PlayParameters?.none)
    case .log: try encode("log", PlayParameters?.none)
    case .render(let parameters): try encode("render", parameters)
    case .inspect(let parameters): try encode("inspect", parameters)
    case .source(let parameters): try encode("source", parameters)
    case .edit(let parameters): try encode("edit", parameters)
    }
  }
}

extension PreviewCall {
  /// Reads a call from JSON.
  ///
  /// - Throws: ``UnreadableRequest`` with the call's number, if that can be read.
  package static func read(_ data: Data) throws(UnreadableRequest) -> PreviewCall {
    do { return try JSONDecoder().decode(PreviewCall.self, from: data) } catch {
      throw UnreadableRequest(data, error)
    }
  }
}

extension PreviewRequest {
  /// Reads the parameters of a method.
  ///
  /// - Parameter key: The key of the parameters, which may be missing if all of them are optional.
  init<Key: CodingKey>(
    _ method: String, from values: KeyedDecodingContainer<Key>, key: Key
  ) throws {
    func parameters<Parameters: Decodable>() throws -> Parameters {
      try values.decode(Parameters.self, forKey: key)
    }
    func play() throws -> PlayParameters {
      try values.decodeIfPresent(PlayParameters.self, forKey: key) ?? PlayParameters()
    }
    self =
      switch method {
      case "list": .list
      case "show": .show(try parameters())
      case "frame": .frame(try parameters())
      case "replay": .replay(try parameters())
      case "picture": .picture(try play())
      case "record": .record(try play())
      case "trace": .trace(try play())
      case "frames": .frames(try play())
      case "tree": .tree
      case "log": .log
      case "render": .render(try parameters())
      case "inspect": .inspect(try parameters())
      case "source": .source(try parameters())
      case "edit": .edit(try parameters())
      default: throw UnknownMethod(name: method)
      }
  }
}
