import Foundation

/// A message: text, or bytes such as pixels.
package enum Message: Equatable, Sendable {
  case text(Data)
  case bytes(Data)
}

/// Sends and receives messages through file descriptors.
///
/// Each message is preceded by five bytes: its length as a big-endian number of 32 bits, and its kind, which is 0 for
/// text and 1 for bytes.
package struct MessageChannel: Sendable {
  private let input: Int32
  private let output: Int32

  /// The maximum length of a message, in bytes; a longer one ends the connection.
  private static let limit = 1 << 28

  /// Creates a channel that reads from one file descriptor and writes to another.
  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Waits for the next message; returns nil when the other end is closed.
  package func receive() -> Message? {
    guard let header = read(5) else { return nil }
    let length = header.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.limit, let body = length == 0 ? Data() : read(length) else { return nil }
    return header[4] == 0 ? .text(body) : .bytes(body)
  }

  /// Sends a message; returns whether the other end is open.
  @discardableResult
  package func send(_ message: Message) -> Bool {
    let (kind, body): (UInt8, Data) =
      switch message {
      case .text(let body): (0, body)
      case .bytes(let body): (1, body)
      }
    var header = withUnsafeBytes(of: UInt32(body.count).bigEndian) { Data($0) }
    header.append(kind)
    return write(header) && write(body)
  }

  private func read(_ count: Int) -> Data? {
    var data = Data(count: count)
    let isComplete = data.withUnsafeMutableBytes { buffer in
      var start = 0
      while start < count {
        let got = Foundation.read(input, buffer.baseAddress! + start, count - start)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return false }
        start += got
      }
      return true
    }
    return isComplete ? data : nil
  }

  private func write(_ data: Data) -> Bool {
    data.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let put = Foundation.write(output, buffer.baseAddress! + start, buffer.count - start)
        if put < 0, errno == EINTR { continue }
        guard put > 0 else { return false }
        start += put
      }
      return true
    }
  }
}
