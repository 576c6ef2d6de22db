import Gtk
import WidgetModel

/// Asks one placed widget's provider, and says which entry is to be shown now.
///
/// Requests that come together become one, and those that come while an answer is awaited become one
/// further. When a provider fails, the last good entry stays.
@MainActor
final class TimelineController {
  /// How long a provider may take, in milliseconds.
  static let patience: UInt32 = 10_000

  private let definition: WidgetDefinition
  private let now: @MainActor () -> Date
  private let delay: Delay
  private let makeAlarm: @MainActor (@escaping @MainActor () -> Void) -> any Alarm

  /// The widget's settings; a change asks the provider anew.
  var configuration: IntentReference? {
    didSet { if configuration != oldValue { reload() } }
  }

  /// Where the widget is shown.
  var context: TimelineProviderContext

  /// Shows an entry.
  var onEntry: (@MainActor (EntryBox) -> Void)?
  /// Says why the provider failed; nil when it has answered again.
  var onFailure: (@MainActor ((any Error)?) -> Void)?

  private(set) var timeline: TimelineBox?
  private var schedule: TimelineSchedule?
  private var alarm: (any Alarm)?
  private var deadline: AnyObject?
  private var work: Task<Void, Never>?

  // Each request has a number; an answer serves all requests up to the one that began it.
  private var requested = 0
  private var isScheduled = false
  private var isStopped = false
  private var running: Int?
  private var answered = 0
  private var waiters: [(request: Int, continuation: CheckedContinuation<Void, Never>)] = []

  init(
    _ definition: WidgetDefinition, configuration: IntentReference?,
    context: TimelineProviderContext, now: @escaping @MainActor () -> Date = { Date() },
    delay: @escaping Delay = { MainLoop.after(milliseconds: $0, $1) },
    alarm: @escaping @MainActor (@escaping @MainActor () -> Void) -> any Alarm = {
      WallClockTimer($0)
    }
  ) {
    self.definition = definition
    self.configuration = configuration
    self.context = context
    self.now = now
    self.delay = delay
    makeAlarm = alarm
  }

  /// Shows what there is already, or asks the provider, at once, if nobody has.
  func start() {
    if timeline != nil {
      showCurrent()
    } else if running == nil {
      requested += 1
      ask()
    }
  }

  /// Asks the provider, together with what else asks for it in this turn of the main loop.
  func reload() {
    guard !isStopped else { return }
    requested += 1
    guard running == nil, !isScheduled else { return }
    isScheduled = true
    MainLoop.task { [weak self] in
      guard let self else { return }
      isScheduled = false
      if running == nil, requested > answered { ask() }
    }
  }

  /// Asks the provider, and waits until its answer is shown; not at all when all waiting has ended.
  func reloadAndWait() async {
    guard !isStopped else { return }
    reload()
    let request = requested
    await withCheckedContinuation { waiters.append((request, $0)) }
  }

  private func ask() {
    guard !isStopped else { return }
    let request = requested
    running = request
    let source = definition.source
    let configuration = configuration
    let context = context
    deadline = delay(Self.patience) { [weak self, kind = definition.kind] in
      self?.finish(request, .failure(WidgetError.providerTimedOut(kind: kind)))
    }
    // Begun on the executor and not on the main actor: a provider that is asked before the main
    // loop runs works while GTK starts.
    work = Task.detached(executorPreference: SerialTaskExecutor.shared) { [weak self] in
      let result: Result<TimelineBox, any Error>
      do {
        result = .success(try await source.timeline(for: configuration, in: context))
      } catch {
        result = .failure(error)
      }
      await self?.finish(request, result)
    }
  }

  private func finish(_ request: Int, _ result: Result<TimelineBox, any Error>) {
    // An answer that comes after its time-out is no longer waited for.
    guard running == request else { return }
    running = nil
    deadline = nil
    // A provider that has not answered is not waited for any longer.
    work?.cancel()
    work = nil
    answered = request
    show(result)
    let served = waiters.filter { $0.request <= request }
    waiters.removeAll { $0.request <= request }
    for waiter in served { waiter.continuation.resume() }
    if requested > request { ask() }
  }

  private func show(_ result: Result<TimelineBox, any Error>) {
    do {
      let timeline = try result.get()
      guard !timeline.entries.isEmpty else {
        throw WidgetError.emptyTimeline(kind: definition.kind)
      }
      self.timeline = timeline
      schedule = TimelineSchedule(
        dates: timeline.entries.map(\.date), policy: timeline.policy, now: now())
      onFailure?(nil)
      showCurrent()
    } catch {
      onFailure?(error)
    }
  }

  /// Shows the entry of the present date, and sets the clock for the next event.
  func showCurrent() {
    guard let timeline, let schedule else { return }
    let date = now()
    if let place = schedule.entry(at: date) { onEntry?(timeline.entries[place]) }
    let next = schedule.next(after: date)
    if next != nil, alarm == nil { alarm = makeAlarm { [weak self] in self?.clockReached() } }
    alarm?.set(next?.date)
  }

  /// The date of the next event has come, or the clock was set.
  private func clockReached() {
    guard let schedule else { return }
    let date = now()
    if let next = schedule.next(after: date), next.event == .reload, next.date <= date {
      alarm?.set(nil)
      reload()
    } else {
      showCurrent()
    }
  }

  /// Ends all waiting; called when the widget is removed.
  func stop() {
    isStopped = true
    alarm?.set(nil)
    alarm = nil
    deadline = nil
    running = nil
    work?.cancel()
    work = nil
    for waiter in waiters { waiter.continuation.resume() }
    waiters = []
  }
}
