import Foundation

/// The names that a source file declares and uses, as the compiler notes them for incremental builds.
struct SourceDependencies: Sendable {
  /// A name, and what kind of thing it names where.
  struct Name: Hashable, Sendable {
    let kind: UInt64
    let context: String
    let name: String
  }

  /// The kind of the name that stands for the file itself.
  private static let file: UInt64 = 6

  /// The names that the file declares, each with a hash of its interface; empty if it is part of the file's hash.
  private var declared: [Name: String] = [:]
  /// The names that the file uses.
  private var used: Set<Name> = []
  /// The hash of the file's interface.
  private var interface = ""

  /// Reads a file with the extension `swiftdeps`.
  ///
  /// - Throws: ``Bitstream/Unreadable`` if it has another form than that of Swift 6.3, or an error if it can't be read.
  init(contentsOf url: URL) throws {
    let records = try Bitstream.records(of: Array(Data(contentsOf: url)), magic: "DEPS")
    guard records.first?.code == 1, records.first?.numbers == [1, 0] else {
      throw Bitstream.Unreadable()
    }
    let names = [""] + records.filter { $0.code == 5 }.map(\.text)
    var isInterface = false
    var last: Name?
    for record in records {
      if record.code == 2 {
        guard record.numbers.count == 5, let name = Self.name(record, names) else {
          throw Bitstream.Unreadable()
        }
        // The second number tells the interface from the implementation.
        (last, isInterface) = (nil, record.numbers[1] == 0)
        if record.numbers[4] == 0 {
          used.insert(name)
        } else if isInterface {
          last = name
          if name.kind != Self.file { declared[name] = "" }
        }
      } else if record.code == 3, let last {
        if last.kind == Self.file { interface = record.text } else { declared[last] = record.text }
      }
    }
    guard !interface.isEmpty else { throw Bitstream.Unreadable() }
  }

  private static func name(_ record: Bitstream.Record, _ names: [String]) -> Name? {
    guard let context = Int(exactly: record.numbers[2]), let name = Int(exactly: record.numbers[3])
    else { return nil }
    guard names.indices.contains(context), names.indices.contains(name) else { return nil }
    return Name(kind: record.numbers[0], context: names[context], name: names[name])
  }

  /// Returns the names whose meaning differs for other files from that in an earlier version of the file.
  func changes(since old: SourceDependencies) -> Set<Name> {
    Set(declared.keys).union(old.declared.keys).filter { name in
      guard let hash = declared[name], hash == old.declared[name] else { return true }
      return hash.isEmpty && interface != old.interface
    }
  }

  /// Whether the file uses one of these names.
  func uses(_ names: Set<Name>) -> Bool { !used.isDisjoint(with: names) }
}
