import Foundation

/// The parts of a date in a field, in the order and with the separators of a locale.
struct DateSegments: Equatable {
  /// A part of a date, such as the month, or a separator.
  enum Segment: Equatable {
    case number(Calendar.Component, isPadded: Bool)
    /// The hour from 1 to 12.
    case halfDayHour
    /// The half of the day.
    case halfDay
    case separator(String)

    var isSeparator: Bool { if case .separator = self { true } else { false } }
  }

  let segments: [Segment]

  /// Creates the segments of a date with its displayed components.
  init(_ components: DatePickerComponents, in locale: Locale) {
    var formats: [String] = []
    if components.contains(.date) { formats.append("yMd") }
    if components.contains(.hourAndMinute) { formats.append("jmm") }
    let patterns = formats.map {
      DateFormatter.dateFormat(fromTemplate: $0, options: 0, locale: locale) ?? $0
    }
    segments = Self.parse(patterns.joined(separator: ", "))
  }

  /// Reads a pattern of a date format, such as “M/d/y, h:mm a”.
  private static func parse(_ pattern: String) -> [Segment] {
    var result: [Segment] = []
    var rest = Substring(pattern)
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      rest = rest.dropFirst(run.count)
      let isPadded = run.count == 2
      switch first {
      case "y": result.append(.number(.year, isPadded: false))
      case "M", "L": result.append(.number(.month, isPadded: isPadded))
      case "d": result.append(.number(.day, isPadded: isPadded))
      case "H", "k": result.append(.number(.hour, isPadded: isPadded))
      case "h", "K": result.append(.halfDayHour)
      case "m": result.append(.number(.minute, isPadded: true))
      case "a", "b", "B": result.append(.halfDay)
      case "G", "'": break
      default:
        if case .separator(let text)? = result.last {
          result[result.count - 1] = .separator(text + run)
        } else {
          result.append(.separator(String(run)))
        }
      }
    }
    return result
  }

  /// The index of the next segment that isn't a separator, in a direction; nil at the end.
  func index(after index: Int?, by step: Int) -> Int? {
    var next = (index ?? (step > 0 ? -1 : segments.count)) + step
    while segments.indices.contains(next), segments[next].isSeparator { next += step }
    return segments.indices.contains(next) ? next : nil
  }
}

extension DateWriting {
  /// Returns a segment of a date as a text.
  func text(_ segment: DateSegments.Segment, of date: Date) -> String {
    switch segment {
    case .number(let component, let isPadded):
      return number(calendar.component(component, from: date), isPadded: isPadded)
    case .halfDayHour:
      let hour = calendar.component(.hour, from: date) % 12
      return number(hour == 0 ? 12 : hour)
    case .halfDay:
      return calendar.component(.hour, from: date) < 12 ? calendar.amSymbol : calendar.pmSymbol
    case .separator(let text): return text
    }
  }

  /// The values of a segment, for a date.
  private func values(of segment: DateSegments.Segment, at date: Date) -> Range<Int> {
    switch segment {
    case .number(.year, _): 1..<10_000
    case .number(.day, _): calendar.range(of: .day, in: .month, for: date) ?? 1..<32
    case .number(let component, _): calendar.maximumRange(of: component) ?? 0..<1
    case .halfDayHour: 1..<13
    case .halfDay: 0..<2
    case .separator: 0..<0
    }
  }

  private func value(of segment: DateSegments.Segment, of date: Date) -> Int {
    let hour = calendar.component(.hour, from: date)
    return switch segment {
    case .number(let component, _): calendar.component(component, from: date)
    case .halfDayHour: hour % 12 == 0 ? 12 : hour % 12
    case .halfDay: hour / 12
    case .separator: 0
    }
  }

  /// Returns a date with another value of a segment.
  private func date(_ date: Date, setting segment: DateSegments.Segment, to value: Int) -> Date {
    let hour = calendar.component(.hour, from: date)
    switch segment {
    case .number(let component, _): return calendar.date(date, setting: component, to: value)
    case .halfDayHour: return calendar.date(date, setting: .hour, to: hour / 12 * 12 + value % 12)
    case .halfDay: return calendar.date(date, setting: .hour, to: hour % 12 + value * 12)
    case .separator: return date
    }
  }

  /// Returns a date with a segment incremented or decremented; after the last value comes the first one.
  func date(_ date: Date, stepping segment: DateSegments.Segment, by step: Int) -> Date {
    let values = values(of: segment, at: date)
    guard !values.isEmpty else { return date }
    let place = value(of: segment, of: date) - values.lowerBound + step
    let count = values.count
    return self.date(
      date, setting: segment, to: values.lowerBound + (place % count + count) % count)
  }

  /// The result of typing digits into a segment.
  enum Typing: Equatable {
    /// A date, and whether no more digits can follow.
    case date(Date, isComplete: Bool)
    /// The beginning of a number.
    case incomplete
    /// No value of the segment.
    case unusable
  }

  /// Returns the result of typing digits into a segment of a date.
  func typing(_ digits: String, into segment: DateSegments.Segment, of date: Date) -> Typing {
    let values = values(of: segment, at: date)
    guard let value = Int(digits), value < values.upperBound, segment != .halfDay else {
      return .unusable
    }
    // A year is complete with its fourth digit; until then, it would be one of another age.
    if case .number(.year, _) = segment, digits.count < 4 { return .incomplete }
    guard values.contains(value) else { return .incomplete }
    return .date(
      self.date(date, setting: segment, to: value), isComplete: value * 10 >= values.upperBound)
  }
}
