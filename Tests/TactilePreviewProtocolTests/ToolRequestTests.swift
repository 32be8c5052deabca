import Foundation
import TactilePreviewProtocol
import Testing

/// The requests as tools of the Model Context Protocol.
@Suite struct ToolRequestTests {
  private func read(_ text: String) throws -> (id: Int, request: ToolRequest)? {
    try ToolRequest.read(Data(text.utf8))
  }

  private func object(_ data: Data?) throws -> [String: Any] {
    let data = try #require(data)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("a client that introduces itself learns that there are tools")
  func initialize() throws {
    let found = try read(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}"#)
    let answer = try object(found?.request.answer(id: 0))
    let result = try #require(answer["result"] as? [String: Any])
    #expect(answer["id"] as? Int == 0)
    #expect(result["protocolVersion"] as? String == "2025-03-26")
    #expect((result["capabilities"] as? [String: Any])?["tools"] != nil)
    let note = try read(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    #expect(note?.request == .notification)
    #expect(note?.request.answer(id: 0) == nil)
  }

  @Test("the tools are the requests, with the schemas of their parameters")
  func list() throws {
    let found = try read(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    let result = try object(found?.request.answer(id: 1))["result"] as? [String: Any]
    let tools = try #require(result?["tools"] as? [[String: Any]])
    #expect(tools.map { $0["name"] as? String } == PreviewSchema.methods.map(\.name))
    #expect(
      tools.allSatisfy { ($0["inputSchema"] as? [String: Any])?["type"] as? String == "object" })
  }

  @Test("the use of a tool is a request, and its picture is an image")
  func call() throws {
    let found = try read(
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"picture","arguments":{"play":"up"}}}"#
    )
    let request = try #require(found?.request)
    #expect(request == .call(.picture(PlayParameters(play: "up"))))
    let data = try JSONEncoder().encode(
      PreviewAnswer(id: 2, result: FileResult(data: Data([1, 2, 3]))))
    let result = try object(request.answer(id: 2, to: data, warnings: ["w"]))["result"]
    let content = try #require((result as? [String: Any])?["content"] as? [[String: String]])
    #expect(content[0] == ["type": "image", "data": "AQID", "mimeType": "image/png"])
    #expect(content[1] == ["type": "text", "text": "warning: w"])
  }

  @Test("an error is an answer that says so")
  func failure() throws {
    let found = try read(
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"tree","arguments":{}}}"#)
    let request = try #require(found?.request)
    let data = try JSONEncoder().encode(
      PreviewAnswer<TextResult>(id: 3, message: "No preview is shown."))
    let result = try object(request.answer(id: 3, to: data, warnings: []))["result"]
    let words = try #require(result as? [String: Any])
    #expect(words["isError"] as? Bool == true)
    #expect((words["content"] as? [[String: String]])?[0]["text"] == "No preview is shown.")
    #expect(throws: UnreadableRequest.self) {
      try read(#"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"jump"}}"#)
    }
    #expect(try read(#"{"jsonrpc":"2.0","id":5,"method":"show","params":{}}"#) == nil)
  }
}
