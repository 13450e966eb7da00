internal import Synchronization
internal import ZoeImages
internal import ZoeRenderer

/// Small pictures of scenes and files for the choosers. Another process draws them: one after the other, while no hand and no
/// motion wants the processor, and only those that are being looked at.
final class Previews {
    /// What came of a subject; none is a file of which there is no picture.
    private struct Outcome {
        var picture: PanelPicture?
        var lastLook = 0
    }

    private var outcomes: [ViewerSubject: Outcome] = [:]
    /// What somebody looks for in this frame, in the order in which it is seen.
    private var wanted: [ViewerSubject] = []
    private var frame = 0
    private var isMaking = false
    private var isAwake = false
    private let maker: ViewerPreviews?
    private let arrivals = Arrivals()

    private struct Arrival: Sendable {
        let subject: ViewerSubject
        let image: Image?
    }

    private final class Arrivals: Sendable {
        private let all = Mutex<[Arrival]>([])

        /// By another thread.
        func fetch(_ work: @escaping @Sendable () -> Arrival, onArrival: @escaping @Sendable () -> Void) {
            Task.detached {
                let arrival = work()
                self.all.withLock { $0.append(arrival) }
                onArrival()
            }
        }

        func take() -> [Arrival] {
            all.withLock { all in
                defer { all.removeAll() }
                return all
            }
        }
    }

    /// Bytes of pictures.
    private static let budget = 24 << 20
    static let aspect = 1.6
    private static let height = 180

    init(_ maker: ViewerPreviews?) { self.maker = maker }

    /// How many pictures there are.
    var count: Int { outcomes.values.count { $0.picture != nil } }

    /// The panel is drawn anew.
    func beginFrame() {
        frame += 1
        wanted.removeAll(keepingCapacity: true)
    }

    /// Nil where it is not there yet, or never will be.
    func picture(of subject: ViewerSubject) -> PanelPicture? {
        guard outcomes[subject] != nil else {
            wanted.append(subject)
            return nil
        }
        outcomes[subject]?.lastLook = frame
        return outcomes[subject]?.picture
    }

    /// It is another one now, or may be.
    func forget(where isIt: (ViewerSubject) -> Bool) { outcomes = outcomes.filter { !isIt($0.key) } }

    /// Has the next one made, where there is time for it; once nobody looks for any, the other process goes.
    /// - Parameter onArrival: called by another thread.
    func goOn(isIdle: Bool, onArrival: @escaping @Sendable () -> Void) {
        guard let maker, !isMaking else { return }
        guard let subject = wanted.first(where: { outcomes[$0] == nil }) else {
            if isAwake { maker.rest() }
            isAwake = false
            return
        }
        guard isIdle else { return }
        (isMaking, isAwake) = (true, true)
        let (make, height) = (maker.picture, Self.height)
        let width = Int(Double(height) * Self.aspect)
        arrivals.fetch({ Arrival(subject: subject, image: make(subject, width, height)) }, onArrival: onArrival)
    }

    /// - Returns: whether anything has come.
    func take(_ renderer: Renderer) -> Bool {
        let new = arrivals.take()
        for arrival in new {
            let picture = arrival.image.map { renderer.panelPicture($0) }
            outcomes[arrival.subject] = Outcome(picture: picture, lastLook: frame)
            isMaking = false
        }
        if !new.isEmpty { makeRoom() }
        return !new.isEmpty
    }

    /// Lets go of what nobody has looked at for longest.
    private func makeRoom() {
        var bytes = outcomes.values.reduce(0) { $0 + ($1.picture?.bytes ?? 0) }
        for (subject, outcome) in outcomes.sorted(by: { $0.value.lastLook < $1.value.lastLook }) {
            guard bytes > Self.budget, outcome.lastLook < frame else { return }
            bytes -= outcome.picture?.bytes ?? 0
            outcomes[subject] = nil
        }
    }
}
