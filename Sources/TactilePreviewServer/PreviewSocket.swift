import FlyingFox
import Foundation

/// Accepts the socket of a page.
struct PreviewSocket: WSMessageHandler {
  let workspace: PreviewWorkspace

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (messages, output) = AsyncStream.makeStream(of: WSMessage.self)
    let connection = PreviewConnection(workspace) { message in
      switch message {
      case .text(let data): output.yield(.text(String(decoding: data, as: UTF8.self)))
      case .bytes(let data): output.yield(.data(data))
      }
    }
    await workspace.add(connection)
    Task {
      await connection.open()
      for await message in client {
        if case .text(let text) = message { await connection.receive(Data(text.utf8)) }
      }
      await connection.close()
      await workspace.remove(connection)
      output.finish()
    }
    return messages
  }
}
