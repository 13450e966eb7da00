import ZoeDocument
import ZoeRenderer
import ZoeThreads
import ZoeUserShaders

/// Tries shaders in a process of its own before they meet the driver of this one: a shader that freezes, takes all memory or crashes
/// does so there. The process is kept while there is work for it.
final class ShaderJudge: Sendable {
    private struct State {
        var waiting: [JudgeCase] = []
        var current: JudgeCase?
        /// Nobody wants to know any more what is being tried.
        var isObsolete = false
        /// The process is wanted before there is a case.
        var isWarm = false
        var isOver = false
        var hasWorker = false
        var verdicts: [EffectText: Verdict] = [:]
        /// The oldest first.
        var order: [EffectText] = []
        var given = 0
        var wake: (@Sendable () -> Void)?
    }

    private let state = Guarded(State())
    private let wakePipe = WakePipe()
    private let worker = Guarded<Worker?>(nil)
    /// So many verdicts are remembered.
    private static let memory = 64

    deinit {
        state.change { $0.isOver = true }
        wakePipe.wake()
    }

    /// Loads the driver there while this process still does something else.
    func warmUp() {
        state.withLock { $0.isWarm = true }
        begin()
    }

    /// How many verdicts were given so far.
    var count: Int { state.withLock { $0.given } }

    /// Is called, on a thread of its own, whenever a verdict has been given.
    func onVerdict(_ wake: @escaping @Sendable () -> Void) { state.withLock { $0.wake = wake } }

    /// The verdict, where there is one already; if not, the case is tried as soon as may be.
    func opinion(on text: EffectText, for scene: Scene) -> Verdict? {
        if let known = state.withLock({ $0.verdicts[text] }) { return known }
        let next = JudgeCase(text, for: scene)
        state.change { state in
            state.waiting.removeAll(where: next.isReplaced)
            if state.current?.isReplaced(by: next) == true { state.isObsolete = true }
            let isKnown = state.waiting.contains { $0.text == text } || state.current?.text == text && !state.isObsolete
            if !isKnown { state.waiting.append(next) }
        }
        begin()
        return nil
    }

    /// How long drawing takes with a text that was found to be good.
    func pace(of text: EffectText) -> Pace? {
        guard case .good(let pace) = state.withLock({ $0.verdicts[text] }) else { return nil }
        return pace
    }

    /// The verdict, however long it takes.
    func verdict(on text: EffectText, for scene: Scene) -> Verdict {
        if let known = opinion(on: text, for: scene) { return known }
        return state.wait { $0.verdicts[text] }
    }

    private func begin() {
        let isFirst = state.withLock { state in
            defer { state.hasWorker = true }
            return !state.hasWorker
        }
        wakePipe.wake()
        guard isFirst else { return }
        let (state, wakePipe) = (state, wakePipe)
        worker.withLock { worker in worker = Worker(isUrgent: true) { Self.work(state, wakePipe) } }
        // Without a thread there would never be an answer.
        guard worker.withLock({ $0?.hasStarted }) != true else { return }
        state.change { state in
            for next in state.waiting { state.verdicts[next.text] = .untried }
            state.waiting = []
            state.hasWorker = false
        }
    }

    // MARK: The thread

    private static func work(_ state: Guarded<State>, _ wakePipe: WakePipe) {
        var process: JudgingProcess?
        while true {
            wakePipe.reset()
            let next = state.withLock { state -> JudgeCase? in
                state.current = state.isOver || state.waiting.isEmpty ? nil : state.waiting.removeFirst()
                state.isObsolete = false
                return state.current
            }
            if state.withLock({ $0.isOver }) { return }
            guard let next else {
                if process == nil, state.withLock({ $0.isWarm }) {
                    process = JudgingProcess(wakePipe) { state.withLock { $0.isOver } }
                }
                state.withLock { $0.isWarm = false }
                let hasWork = state.withLock { !$0.waiting.isEmpty || $0.isOver }
                if !hasWork, !wakePipe.isWoken(within: process == nil ? -1 : JudgeLimits.idle) { process = nil }
                continue
            }
            let verdict = verdict(on: next, &process, state, wakePipe)
            let wake = state.change { state in
                state.current = nil
                guard let verdict else { return state.wake }
                if state.verdicts.updateValue(verdict, forKey: next.text) == nil { state.order.append(next.text) }
                if state.order.count > memory { state.verdicts[state.order.removeFirst()] = nil }
                state.given += 1
                return state.wake
            }
            wake?()
        }
    }

    /// nil where nobody wants to know any more.
    private static func verdict(
        on next: JudgeCase, _ process: inout JudgingProcess?, _ state: Guarded<State>, _ wakePipe: WakePipe
    ) -> Verdict? {
        let message = next.message
        let isUnwanted = { state.withLock { $0.isObsolete || $0.isOver } }
        // One that was kept may have ended meanwhile.
        for _ in 0..<2 {
            guard let judge = process ?? JudgingProcess(wakePipe, isInterruptible: isUnwanted) else {
                return isUnwanted() ? nil : .untried
            }
            process = judge
            guard judge.send(message) else {
                process = nil
                continue
            }
            switch judge.answer(within: JudgeLimits.longestSilence, wakePipe, isUnwanted) {
            case .message(let message):
                if let verdict = Verdict(message) { return verdict }
                process = nil
            case .interrupted:
                process = nil
                return nil
            case .end(let end):
                process = nil
                if let complaint = end.complaint { return .bad(next.text.refusal(complaint)) }
            }
        }
        return .untried
    }
}

extension ShaderJudge {
    /// Whether this process may compile a shader, for a picture that is waited for.
    func admission(_ text: EffectText, for scene: Scene) -> Admission {
        if text.isOurs { return .granted }
        switch verdict(on: text, for: scene) {
        case .untried: return .granted
        case .bad(let failure): return .refused(failure)
        case .good(let pace):
            let seconds = pace.seconds(for: 1_000_000)
            guard seconds > JudgeLimits.secondsOfMegapixel else { return .granted }
            return .refused(text.refusal(JudgeLimits.refusal(ofSeconds: seconds, in: "for a million pixels")))
        }
    }

    /// The same for a window, which does not wait.
    func admission(_ text: EffectText, for scene: Scene, pixels: Int) -> Admission {
        if text.isOurs { return .granted }
        switch opinion(on: text, for: scene) {
        case nil: return .awaited
        case .untried: return .granted
        case .bad(let failure): return .refused(failure)
        case .good(let pace):
            let seconds = pace.seconds(for: pixels)
            guard seconds > JudgeLimits.secondsOfWindow else { return .granted }
            return .refused(
                text.refusal(JudgeLimits.refusal(ofSeconds: seconds, in: "for each picture in this window")))
        }
    }
}

extension Scene {
    /// Whether something of it has to be tried before it is used.
    var hasShadersOfOthers: Bool { shaders.paths.contains { BuiltInEffects.role(of: $0) == nil } }
}
