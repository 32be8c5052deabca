import Foundation

/// A request of the Model Context Protocol, by which assistants use tools.
///
/// Each request about previews is a tool. Pictures are answered as images, and everything else as text.
package enum ToolRequest: Equatable, Sendable {
  /// The client introduces itself.
  case initialize(version: String)
  /// The client asks for the tools.
  case list
  /// The client calls a tool, which is a request about previews.
  case call(PreviewRequest)
  /// The client tells something that needs no answer, or checks the connection.
  case notification
  case ping

  /// The version of the protocol that is answered to clients that ask for an unknown one.
  package static let version = "2025-06-18"

  /// Reads a request; nil if it is none of this protocol.
  ///
  /// - Throws: ``UnreadableRequest`` for a tool that doesn't exist, or for parameters that can't be read.
  package static func read(
    _ data: Data
  ) throws(UnreadableRequest) -> (id: Int, request: ToolRequest)? {
    guard let head = try? JSONDecoder().decode(Head.self, from: data) else { return nil }
    let request: ToolRequest
    switch head.method {
    case "initialize": request = .initialize(version: head.params?.protocolVersion ?? version)
    case "tools/list": request = .list
    case "ping": request = .ping
    case let method where method.hasPrefix("notifications/"): request = .notification
    case "tools/call":
      do { request = .call(try JSONDecoder().decode(Use.self, from: data).request) } catch {
        throw UnreadableRequest(data, error)
      }
    default: return nil
    }
    return (head.id ?? 0, request)
  }

  private struct Head: Decodable {
    struct Parameters: Decodable { let protocolVersion: String? }
    let id: Int?
    let method: String
    let params: Parameters?
  }

  /// A use of a tool: its name and arguments are a request's method and parameters.
  private struct Use: Decodable {
    let request: PreviewRequest

    private enum CodingKeys: String, CodingKey { case params }
    private enum ParameterKeys: String, CodingKey { case name, arguments }

    init(from decoder: any Decoder) throws {
      let parameters = try decoder.container(keyedBy: CodingKeys.self)
        .nestedContainer(keyedBy: ParameterKeys.self, forKey: .params)
      let method = try parameters.decode(String.self, forKey: .name)
      request = try PreviewRequest(method, from: parameters, key: .arguments)
    }
  }

  // MARK: Answers

  /// Returns the answer to a request that is not about previews; nil if none is expected.
  package func answer(id: Int) -> Data? {
    switch self {
    case .initialize(let version):
      let result = PreviewSchema.JSON.object([
        "protocolVersion": .text(version), "capabilities": .object(["tools": .object([:])]),
        "serverInfo": .object(["name": .text("tactile"), "version": .text("1.0.0")]),
      ])
      return Self.answer(id, result)
    case .list:
      let tools = PreviewSchema.methods.map { method in
        PreviewSchema.JSON.object([
          "name": .text(method.name), "description": .text(method.summary),
          "inputSchema": method.parameters,
        ])
      }
      return Self.answer(id, .object(["tools": .list(tools)]))
    case .ping: return Self.answer(id, .object([:]))
    case .call, .notification: return nil
    }
  }

  /// Returns the answer to the use of a tool.
  ///
  /// - Parameters:
  ///   - answer: The answer to the request about previews, as JSON.
  ///   - warnings: The warnings that it led to.
  package func answer(id: Int, to answer: Data, warnings: [String]) -> Data {
    let found =
      (try? JSONDecoder().decode(Found.self, from: answer)) ?? Found(result: nil, error: nil)
    var content: [PreviewSchema.JSON] = []
    if let message = found.error?.message {
      content = [Self.text(message)]
    } else if case .call(let request) = self, request.makesPicture, let data = found.result?.data {
      content = [
        .object(["type": .text("image"), "data": .text(data), "mimeType": .text("image/png")])
      ]
    } else if let text = found.result?.text {
      content = [Self.text(text)]
    } else {
      content = [Self.text(Self.result(of: answer))]
    }
    content += warnings.map { Self.text("warning: \($0)") }
    return Self.answer(
      id, .object(["content": .list(content), "isError": .flag(found.error != nil)]))
  }

  private struct Found: Decodable {
    struct Result: Decodable {
      let text: String?
      let data: String?
    }
    struct Failure: Decodable { let message: String }
    let result: Result?
    let error: Failure?
  }

  /// The result of an answer, as JSON.
  private static func result(of answer: Data) -> String {
    let object = try? JSONSerialization.jsonObject(with: answer) as? [String: Any]
    let result = object?["result"] ?? [String: Any]()
    let data = try? JSONSerialization.data(withJSONObject: result, options: [.sortedKeys])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private static func text(_ words: String) -> PreviewSchema.JSON {
    .object(["type": .text("text"), "text": .text(words)])
  }

  private static func answer(_ id: Int, _ result: PreviewSchema.JSON) -> Data {
    let answer = PreviewSchema.JSON.object([
      "jsonrpc": .text("2.0"), "id": .number(Double(id)), "result": result,
    ])
    guard let data = try? JSONEncoder().encode(answer) else {
      preconditionFailure("every answer can be encoded")
    }
    return data
  }
}

extension PreviewRequest {
  /// Whether the result is a picture, which may be animated.
  fileprivate var makesPicture: Bool {
    switch self {
    case .picture, .render: true
    case .record(let parameters): ["png", "apng", nil].contains(parameters.type)
    default: false
    }
  }
}
