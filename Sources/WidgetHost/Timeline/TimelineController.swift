import Gtk
import WidgetModel

/// Asks one placed widget's provider, and says which entry is to be shown now.
///
/// Requests that come together become one, and those that come while an answer is awaited become one
/// further. When a provider fails, the entries of its last timeline are shown at their dates, and it
/// is asked again after a while.
@MainActor
final class TimelineController {
  /// How long a provider may take, in milliseconds.
  static let patience: UInt32 = 10_000

  /// How long after a failure the provider is asked again, in seconds: longer each time that this
  /// was in vain, so that one that is broken costs next to nothing.
  static let pauses: [TimeInterval] = [60, 120, 240, 480, 900]

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
  /// The place of the entry that was shown last.
  private var shown: Int?
  /// When a provider that has failed is asked again.
  private var retryDate: Date?
  /// How often a failed provider was asked again without an answer.
  private var retries = 0
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
      retryDate = nil
      retries = 0
      onFailure?(nil)
      showCurrent()
    } catch {
      retryDate = now().addingTimeInterval(pause)
      onFailure?(error)
      // The date of an entry may have come while the answer was waited for.
      showOther()
    }
  }

  private var pause: TimeInterval { Self.pauses[min(retries, Self.pauses.count - 1)] }

  /// Shows the entry of the present date, and sets the clock for the next event.
  func showCurrent() {
    if let timeline, let place = schedule?.entry(at: now()) {
      shown = place
      onEntry?(timeline.entries[place])
    }
    setAlarm()
  }

  /// Shows the entry of the present date where that is another one than before: that the clock was
  /// set is no reason to draw the same again.
  private func showOther() {
    if schedule?.entry(at: now()) != shown { showCurrent() } else { setAlarm() }
  }

  private func setAlarm() {
    let next = nextDate(after: now())
    if next != nil, alarm == nil { alarm = makeAlarm { [weak self] in self?.clockReached() } }
    alarm?.set(next)
  }

  private func nextDate(after date: Date) -> Date? {
    guard let retryDate else { return schedule?.next(after: date)?.date }
    return schedule?.nextEntry(after: date).map { min($0, retryDate) } ?? retryDate
  }

  /// The date of the next event has come, or the clock was set.
  private func clockReached() {
    let date = now()
    // A clock that was set back must not make the pause longer.
    if let retryDate { self.retryDate = min(retryDate, date.addingTimeInterval(pause)) }
    guard isReloadDue(at: date) else { return showOther() }
    if retryDate != nil { retries += 1 }
    alarm?.set(nil)
    reload()
  }

  private func isReloadDue(at date: Date) -> Bool {
    if let retryDate { return retryDate <= date }
    guard let next = schedule?.next(after: date), next.event == .reload else { return false }
    return next.date <= date
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
