import Combine
import SwiftUI

// Publishers that OpenCombine lacks: latest values, merged values, and values that are collected by time.

final class NamedPublishers: ObservableObject {
  @Published var name = ""
  @Published var count = 0
  @Published var isOn = false
  @Published private(set) var canSubmit = false
  private var subscriptions = Set<AnyCancellable>()

  func combineLatestValues() {
    $name.combineLatest($count).sink { print($0, $1) }.store(in: &subscriptions)
    $name.combineLatest($count) { !$0.isEmpty && $1 > 0 }.assign(to: &$canSubmit)
    $name.combineLatest($count, $isOn)
      .map { name, count, isOn in !name.isEmpty && count > 0 && isOn }
      .removeDuplicates()
      .assign(to: &$canSubmit)
    $name.combineLatest($count, $isOn) { name, _, isOn in isOn && !name.isEmpty }
      .assign(to: &$canSubmit)
    $name.combineLatest($count, $isOn, $canSubmit)
      .sink { [weak self] name, count, _, _ in self?.isOn = name.count > count }
      .store(in: &subscriptions)
    $name.combineLatest($count, $isOn, $canSubmit) { $0.isEmpty || $1 > 1 || $2 || $3 }
      .assign(to: &$canSubmit)
    Publishers.CombineLatest($name, $count)
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .map { name, count in name.count == count }
      .assign(to: &$canSubmit)
    let three = Publishers.CombineLatest3($name, $count, $isOn)
    three.map { $2 }.assign(to: &$isOn)
    let four = Publishers.CombineLatest4(three.a, three.b, three.c, $canSubmit)
    four.map(\.3).assign(to: &$isOn)
  }

  func mergeValues() {
    let counts = $count.map { "\($0)" }
    $name.merge(with: $name).sink { print($0) }.store(in: &subscriptions)
    $name.merge(with: counts).sink { print($0) }.store(in: &subscriptions)
    $name.merge(with: counts, counts).sink { print($0) }.store(in: &subscriptions)
    $name.merge(with: counts, counts, counts).sink { print($0) }.store(in: &subscriptions)
    $name.merge(with: counts, counts, counts, counts)
      .sink { print($0) }.store(in: &subscriptions)
    $name.merge(with: counts, counts, counts, counts, counts)
      .sink { print($0) }.store(in: &subscriptions)
    $name.merge(with: counts, counts, counts, counts, counts, counts)
      .sink { print($0) }.store(in: &subscriptions)
    $name.merge(with: counts, counts, counts, counts, counts, counts, counts)
      .sink { print($0) }.store(in: &subscriptions)
    let two = Publishers.Merge(Just(1), Just(2))
    let five = two.merge(with: Just(3)).merge(with: Just(4)).merge(with: Just(5))
    let eight = five.merge(with: Just(6)).merge(with: Just(7)).merge(with: Just(8))
    eight.map { $0 > 1 }.assign(to: &$isOn)
    let all = [Just(1).eraseToAnyPublisher(), $count.eraseToAnyPublisher()]
    Publishers.MergeMany(all).assign(to: &$count)
    Publishers.MergeMany(Just(1), Just(2)).merge(with: Just(3)).collect()
      .sink { print($0) }.store(in: &subscriptions)
    print(
      [Publishers.Merge3(Just(1), Just(2), Just(3)).eraseToAnyPublisher()],
      Publishers.Merge4(Just(1), Just(2), Just(3), Just(4)),
      Publishers.Merge5(Just(1), Just(2), Just(3), Just(4), Just(5)),
      Publishers.Merge6(Just(1), Just(2), Just(3), Just(4), Just(5), Just(6)),
      Publishers.Merge7(Just(1), Just(2), Just(3), Just(4), Just(5), Just(6), Just(7)),
      Publishers.Merge8(
        Just(1), Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8)))
  }

  func zipValues() {
    $name.zip($count).sink { print($0, $1) }.store(in: &subscriptions)
    $name.zip($count) { $0.isEmpty && $1 > 0 }.assign(to: &$canSubmit)
    $name.zip($count, $isOn).map(\.2).assign(to: &$isOn)
    $name.zip($count, $isOn) { $0.isEmpty || $1 > 1 || $2 }.assign(to: &$canSubmit)
    $name.zip($count, $isOn, $canSubmit).map(\.3).assign(to: &$canSubmit)
    $name.zip($count, $isOn, $canSubmit) { $0.isEmpty || $1 > 1 || $2 || $3 }
      .assign(to: &$canSubmit)
    let operation: ZipOperator<Published<String>.Publisher> = $name.zip
    let two = ZippedPublishers.Zip($name, $count)
    let three = ZippedPublishers.Zip3(two.a, two.b, $isOn)
    let four = ZippedPublishers.Zip4(three.a, three.b, three.c, $canSubmit)
    operation(four.d).map(\.1).assign(to: &$isOn)
  }

  func scheduleLater() {
    let time: RunLoop.SchedulerTimeType = RunLoop.main.now.advanced(by: .seconds(2))
    RunLoop.main.schedule(after: time) { [weak self] in self?.isOn = false }
    let later: OperationQueue.SchedulerTimeType.Stride = .milliseconds(500)
    $name.delay(for: later, scheduler: OperationQueue.main).sink { print($0) }
      .store(in: &subscriptions)
  }

  func collectByTime() {
    $name.collect(.byTime(DispatchQueue.main, .seconds(1)))
      .sink { print($0.count) }.store(in: &subscriptions)
    $name.collect(.byTimeOrCount(RunLoop.main, .milliseconds(500), 10), options: nil)
      .sink { print($0.count) }.store(in: &subscriptions)
    let strategy = Publishers.TimeGroupingStrategy<RunLoop>.byTime(.main, 1)
    Publishers.CollectByTime(upstream: $count, strategy: strategy, options: nil)
      .map(\.count).assign(to: &$count)
  }
}

struct NamedNotifications: View {
  @StateObject private var model = NamedPublishers()
  @State private var texts: [String] = []

  var body: some View {
    Button("Submit", action: model.combineLatestValues).disabled(!model.canSubmit)
      .task {
        let center = NotificationCenter.default
        for await notification in center.notifications(named: .init("pressed")) {
          texts.append(notification.name.rawValue)
        }
        for await name in center.notifications(named: .init("released"), object: model).map(\.name)
        {
          texts.append(name.rawValue)
        }
      }
  }
}
