import Foundation
import TactilePreviewProtocol
import Testing

/// Messages through a pipe.
@Suite struct MessageChannelTests {
  @Test("messages arrive whole, in order, with their kinds")
  func messages() throws {
    let pipe = Pipe()
    let channel = MessageChannel(
      input: pipe.fileHandleForReading.fileDescriptor,
      output: pipe.fileHandleForWriting.fileDescriptor)
    // Larger than the buffer of a pipe, so it is written and read in parts.
    let pixels = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
    let messages: [Message] = [
      .text(Data("{}".utf8)), .bytes(pixels), .text(Data()), .bytes(Data()),
    ]
    Thread.detachNewThread {
      for message in messages { channel.send(message) }
      try? pipe.fileHandleForWriting.close()
    }
    for message in messages { #expect(channel.receive() == message) }
    #expect(channel.receive() == nil)
  }

  @Test("a message that ends too early, or claims to be enormous, is the end")
  func broken() throws {
    for bytes: [UInt8] in [[0, 0], [0, 0, 0, 9, 0, 1], [255, 255, 255, 255, 0]] {
      let pipe = Pipe()
      let channel = MessageChannel(
        input: pipe.fileHandleForReading.fileDescriptor, output: -1)
      pipe.fileHandleForWriting.write(Data(bytes))
      try pipe.fileHandleForWriting.close()
      #expect(channel.receive() == nil)
    }
  }
}
