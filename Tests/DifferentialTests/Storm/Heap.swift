import Foundation

/// The heap size of this process, as the C library reports it.
enum Heap {
  /// The bytes that are allocated at the moment: what the library holds without what is free in it.
  static var bytesInUse: Int {
    let report = self.report
    // The sums over all arenas come last.
    func sum(_ kind: String) -> Int {
      let marks = report.matches(of: /<(?:total|system) type="(\w+)"[^>]*size="(\d+)"/)
      return marks.last { $0.1 == kind }.flatMap { Int($0.2) } ?? 0
    }
    return sum("current") + sum("mmap") - sum("fast") - sum("rest")
  }

  /// What `malloc_info` writes; the C library's module does not show it.
  private static var report: String {
    typealias Function = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "malloc_info"),
      let file = open_memstream(&text, &length)
    else { return "" }
    _ = unsafeBitCast(symbol, to: Function.self)(0, file)
    fclose(file)
    defer { free(text) }
    return text.map { String(cString: $0) } ?? ""
  }
}
