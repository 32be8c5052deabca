/// Reads the records of a file in LLVM's bitstream format.
///
/// The compiler writes what it knows about dependencies in this format.
struct Bitstream {
  /// A record: its code, its numbers, and the bytes at its end, if it has any.
  struct Record {
    let code: UInt64
    let numbers: [UInt64]
    let text: String
  }

  /// How an operand of an abbreviated record is stored.
  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array
    case character
    case blob
  }

  /// An error thrown for a file in another format.
  struct Unreadable: Error {}

  private let bytes: [UInt8]
  /// The position, in bits.
  private var position = 0

  /// Returns the records of a file in order, without those that only describe others.
  ///
  /// - Parameter magic: The four bytes that the file begins with.
  static func records(of bytes: [UInt8], magic: String) throws(Unreadable) -> [Record] {
    guard bytes.starts(with: magic.utf8) else { throw Unreadable() }
    var stream = Bitstream(bytes: bytes)
    stream.position = 8 * magic.utf8.count
    var records: [Record] = []
    while stream.position + 32 <= 8 * bytes.count { try stream.readBlock(to: &records) }
    return records
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Blocks

  private mutating func readBlock(to records: inout [Record]) throws(Unreadable) {
    // At the top there are only blocks, and the numbers of abbreviations have two bits.
    guard try fixed(2) == 1 else { throw Unreadable() }
    let block = try variable(8)
    let width = try count(4)
    align()
    let end = position + 32 + 32 * Int(try fixed(32))
    guard end <= 8 * bytes.count else { throw Unreadable() }
    defer { position = end }
    // The first block has names for people who debug the format.
    guard block != 0 else { return }
    var abbreviations: [[Operand]] = []
    while position < end {
      switch Int(try fixed(width)) {
      case 0: return
      case 1: throw Unreadable()
      case 2: abbreviations.append(try readAbbreviation())
      case 3:
        let code = try variable(6)
        var numbers: [UInt64] = []
        for _ in 0..<(try count(6)) { numbers.append(try variable(6)) }
        records.append(Record(code: code, numbers: numbers, text: ""))
      case let number:
        guard abbreviations.indices.contains(number - 4) else { throw Unreadable() }
        records.append(try readRecord(abbreviations[number - 4]))
      }
    }
  }

  private mutating func readAbbreviation() throws(Unreadable) -> [Operand] {
    var operands: [Operand] = []
    for _ in 0..<(try count(5)) {
      if try fixed(1) == 1 {
        operands.append(.literal(try variable(8)))
        continue
      }
      switch try fixed(3) {
      case 1: operands.append(.fixed(try count(5)))
      case 2: operands.append(.variable(try count(5)))
      case 3: operands.append(.array)
      case 4: operands.append(.character)
      case 5: operands.append(.blob)
      default: throw Unreadable()
      }
    }
    return operands
  }

  private mutating func readRecord(_ operands: [Operand]) throws(Unreadable) -> Record {
    var (numbers, text): ([UInt64], String) = ([], "")
    for (index, operand) in operands.enumerated() {
      switch operand {
      case .array:
        guard let element = operands.last, index == operands.count - 2 else { throw Unreadable() }
        for _ in 0..<(try count(6)) { numbers.append(try number(element)) }
      case .blob:
        let count = try count(6)
        align()
        let start = position / 8
        guard count <= bytes.count - start else { throw Unreadable() }
        text = String(decoding: bytes[start..<start + count], as: UTF8.self)
        position += 8 * count
        align()
      default: numbers.append(try number(operand))
      }
      if case .array = operand { break }
    }
    guard let code = numbers.first else { throw Unreadable() }
    return Record(code: code, numbers: Array(numbers.dropFirst()), text: text)
  }

  // MARK: Numbers

  private mutating func number(_ operand: Operand) throws(Unreadable) -> UInt64 {
    switch operand {
    case .literal(let value): value
    case .fixed(let width): try fixed(width)
    case .variable(let width): try variable(width)
    case .character: try fixed(6)
    case .array, .blob: throw Unreadable()
    }
  }

  private mutating func fixed(_ width: Int) throws(Unreadable) -> UInt64 {
    guard (0...56).contains(width), position + width <= 8 * bytes.count else { throw Unreadable() }
    guard width > 0 else { return 0 }
    let (first, last) = (position / 8, (position + width - 1) / 8)
    var value: UInt64 = 0
    for index in first...last { value |= UInt64(bytes[index]) << UInt64(8 * (index - first)) }
    value = value >> UInt64(position % 8) & (1 << UInt64(width) - 1)
    position += width
    return value
  }

  /// Reads a number in groups of bits, whose highest bit says whether another one follows.
  private mutating func variable(_ width: Int) throws(Unreadable) -> UInt64 {
    guard width > 1, width <= 32 else { throw Unreadable() }
    let more: UInt64 = 1 << (width - 1)
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let group = try fixed(width)
      guard shift < 64 else { throw Unreadable() }
      value |= (group & (more - 1)) << shift
      shift += UInt64(width - 1)
      if group & more == 0 { return value }
    }
  }

  /// Reads a number of parts of the file, which is never larger than the file.
  private mutating func count(_ width: Int) throws(Unreadable) -> Int {
    let count = try variable(width)
    guard count <= 8 * bytes.count else { throw Unreadable() }
    return Int(count)
  }

  private mutating func align() { position = (position + 31) / 32 * 32 }
}
