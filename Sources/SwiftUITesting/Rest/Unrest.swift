import SwiftUI
import TactileHeadlessHost
@_spi(Engine) import TactileViewGraph

/// The kinds of unfinished work that a test can leave behind.
///
/// Pass kinds to `endsAtRest(except:)` or ``ViewDriver/expectRest(except:file:line:)`` to allow them at the end of a
/// test. Here, an animated clock may go on:
///
/// ```swift
/// try driver.expectRest(except: [.animations, .waits])
/// ```
public struct Unrest: OptionSet, Sendable {
  /// A bit mask with one bit for each kind.
  public let rawValue: Int

  /// Creates a set of the kinds whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Runtime warnings, which only the trait `endsAtRest` checks.
  ///
  /// Warnings that a test expects and collects with ``ViewDriver/warnings(during:)`` don't count.
  public static let warnings = Unrest(rawValue: 1 << 0)
  /// Finite animations, and gestures that wait for further events.
  ///
  /// Call ``ViewDriver/settle(file:line:)`` to finish them.
  public static let animations = Unrest(rawValue: 1 << 1)
  /// Tasks, sleeps, queues and timers that wait for a later time.
  public static let waits = Unrest(rawValue: 1 << 2)
  /// Fingers, mouse buttons and keys that are down.
  public static let pointers = Unrest(rawValue: 1 << 3)
  /// Sheets, alerts, menus and other presentations that are shown.
  public static let presentations = Unrest(rawValue: 1 << 4)
}

/// An error that describes unfinished work in a window.
///
/// In a test of Swift Testing or XCTest, ``ViewDriver/expectRest(except:file:line:)`` records an issue with this
/// description, and the test continues. Outside of tests, and inside `#expect(throws:)`, it throws the error.
public struct NotAtRest: Error, CustomStringConvertible {
  /// A message that names the unfinished work and its remedy.
  public let description: String
  /// The line of the test that has begun the work; nil if it isn't known.
  var site: CallSite?
}

extension ViewDriver {
  /// Checks that the window is at rest.
  ///
  /// A window is at rest if no finger, mouse button or key is down, no finite animation runs, no gesture, task or timer
  /// waits, and nothing is presented. Endless animations, such as those of spinners, don't count. The trait
  /// `endsAtRest` checks all windows of a test, and its warnings.
  ///
  /// - Parameter exceptions: The kinds of unfinished work to allow.
  /// - Throws: ``NotAtRest`` outside of a test, and inside `#expect(throws:)`.
  public func expectRest(
    except exceptions: Unrest = [], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    for unrest in unrest(except: exceptions, call: "expectRest") {
      try CallSite(file, line).note(unrest)
    }
  }

  /// A description of each kind of unfinished work, with a remedy.
  ///
  /// - Parameter call: The name of the call or the trait that takes exceptions.
  func unrest(except exceptions: Unrest, call: String) -> [NotAtRest] {
    var found: [NotAtRest] = []
    func note(_ kind: Unrest, _ words: String?, at site: CallSite? = nil) {
      guard !exceptions.contains(kind), let words else { return }
      found.append(NotAtRest(description: words, site: site ?? lastSite))
    }
    for down in pointers.all.sorted(by: { $0.location.y < $1.location.y }) {
      let pointer = down.pointer
      let what = pointer == .touch(0) ? "a finger" : pointer.words
      note(
        .pointers, "\(what) is still down at \(down.location.concise); call driver.\(pointer.up)",
        at: down.site)
    }
    if let animation = runningWords {
      note(.animations, "\(animation); call driver.settle() before the end")
    } else if host.graph.isComingToRest, pointers.isEmpty {
      // While a finger is down, its gesture always waits, and the finger itself is reported above.
      note(.animations, "a gesture is still waiting; call driver.settle() before the end")
    }
    for key in keys {
      note(.pointers, "a key is still down; call driver.keyUp(\(key.code))")
    }
    note(.waits, waitWords.map { "\($0), or allow it with \(call)(except: .waits)" })
    if let presentationWords {
      note(
        .presentations,
        "\(presentationWords) is still open; close it before the end\(frontButtonWords)")
    }
    return found
  }

  /// A description of the pending waits, at most three, with the lines that started them; nil if there are none.
  private var waitWords: String? {
    let waits = host.waits
    guard let first = waits.first else { return nil }
    let lines = waits.prefix(3).map { wait in
      let place = wait.origin?.words.map { ", \($0)" }
      return "\(wait.name) is scheduled for \(wait.moment.concise) s\(place ?? "")"
    }
    let more = waits.count > 3 ? ["\(waits.count - 3) more"] : []
    return (lines + more).joined(separator: "; ")
      + ". The clock shows \(time.concise) s. If it ends then, call driver.advance(by: "
      + "\((first.moment - time).concise)); if it repeats, stop it"
  }
}
