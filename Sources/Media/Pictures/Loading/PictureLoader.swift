public import LayoutCore
public import ZoeImages
public import ZoeStyle
internal import ZoeThreads

/// The pictures of a deck, read by threads of its own at the size in which they are seen, within a budget of memory.
///
/// Frame by frame: `request` what is to be seen, `take` what has come meanwhile and hand it to the renderer. For one
/// picture: `request`, `waitUntilReady`, `take`.
public final class PictureLoader: Sendable {
    /// What has happened to a picture.
    public struct Delivery: Sendable {
        /// Nil where there is none, or none any more.
        public var image: Image? {
            if case .image(let image) = outcome { image } else { nil }
        }

        public let source: Artwork.Source
        public let outcome: Outcome
        /// Nobody sees that it has come: its card is not on stage now, or what was there is fine enough.
        public internal(set) var isUnseen = false
        /// What the one was read for that was taken before.
        var former: PictureReader.Want?
    }

    public enum Outcome: Sendable {
        case image(Image)
        /// There will be none; why, in a line.
        case failure(String)
        /// It has to make room: whoever keeps it must release it.
        case evicted
    }

    /// How large pictures are read.
    public enum Fineness: Sendable {
        /// Each as it is seen.
        case seen
        /// Each as it is seen, and as finely as it will be when it comes where the others are now.
        case coming
        /// Each as finely as the others: for cards that move, of which no picture is to be read again and again.
        case common
    }

    /// How it stands.
    public struct Status: Hashable, Sendable {
        /// Pictures that are asked for and not there yet.
        public var waiting = 0
        /// Those of them that are of cards on stage.
        public var waitingOnStage = 0
        /// How many bytes all that are waited for will take: to paint or read them takes about as long as they are large.
        public var waitingBytes = 0
        /// Something is there that nobody has taken yet.
        public var hasNews = false
        public var held = 0
        /// What all pictures take that are held, by the loader or by whoever has taken them, with their smaller copies.
        public var bytes = 0
        public var failures = 0
    }

    private let cache: Guarded<PictureCache>
    private let workers: [Worker]
    private let memory = PictureMemory()

    /// - Parameters:
    ///   - workers: how many threads read.
    ///   - budget: bytes for pictures, smaller copies of them included.
    ///   - side: no picture is wider or higher than so many pixels.
    ///   - untaken: bytes of pictures that are read ahead of whoever takes them; he must not wait until all are there.
    ///   - painted: pixels that are painted at the same time, unless it is a single picture.
    ///   - onArrival: called by a thread of the loader when there is something to take.
    public convenience init(
        workers: Int = 2, budget: Int = 256 << 20, side: Int = 4096, untaken: Int = .max, painted: Int = .max,
        onArrival: @escaping @Sendable () -> Void = {}
    ) {
        self.init(
            workers: workers, budget: budget, side: side, untaken: untaken, painted: painted, onArrival: onArrival,
            read: Self.read)
    }

    typealias Reading = @Sendable (Artwork.Source, PictureReader.Want) -> Result<Image, FileFault>

    init(
        workers: Int, budget: Int, side: Int, untaken: Int = .max, painted: Int = .max,
        onArrival: @escaping @Sendable () -> Void, read: @escaping Reading
    ) {
        let cache = Guarded(
            PictureCache(budget: max(0, budget), side: max(1, side), mostUntaken: untaken, mostPainted: painted))
        self.cache = cache
        let memory = memory
        self.workers = (0..<min(max(workers, 1), 64)).map { _ in
            Worker {
                while let need = cache.wait(for: { $0.next() }).need {
                    let result = memory.picture(need.source, need.want, otherwise: read)
                    if cache.change({ $0.arrive(need, result) }) { onArrival() }
                }
            }
        }
    }

    deinit {
        // The workers end after what they are reading; this waits for them.
        cache.change { $0.close() }
    }

    private static let read: Reading = { source, want in
        do throws(FileFault) {
            return .success(
                try source.image(width: want.width, height: want.height, shape: want.shape) { path throws(FileFault) in
                    try PictureReader().picture(at: path, want)
                })
        } catch {
            return .failure(error)
        }
    }

    /// Bytes for pictures, smaller copies of them included. What is held beyond it goes with the next picture that comes.
    public var budget: Int {
        get { cache.withLock { $0.budget } }
        set { cache.withLock { $0.budget = max(0, newValue) } }
    }

    /// No picture is wider or higher than so many pixels.
    public var side: Int {
        get { cache.withLock { $0.side } }
        set { cache.withLock { $0.side = max(1, newValue) } }
    }

    /// Another scene comes on stage: pictures that only scenes before the last one showed are given up.
    public func beginScene() { cache.change { $0.beginScene() } }

    /// Says what is to be seen now. What was asked for before and is not any more is not read.
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - isTravelling: the cards are changing their shapes: those in between need no pictures of their own.
    ///   - soon: cards that may be seen next; they come last, and only as far as there is room.
    ///   - looksAhead: false leaves out the cards beside the view, which a single picture never shows.
    public func request(
        _ frame: Frame, look: Look, scale: Double, isTravelling: Bool = false,
        fineness: Fineness = .seen, soon: [Card] = [], looksAhead: Bool = true
    ) {
        let side = cache.withLock { $0.side }
        let all = PictureRequest.all(of: frame, look: look, scale: scale, side: side, fineness: fineness)
        var needs = looksAhead ? all : all.filter(\.isInView)
        if !soon.isEmpty {
            var later = frame
            later.cards = soon
            let known = Set(needs.map(\.source))
            var room = cache.withLock { $0.budget } * 15 / 16 - needs.reduce(0) { $0 + $1.bytes }
            for var need in PictureRequest.all(of: later, look: look, scale: scale, side: side, fineness: .common)
            where !known.contains(need.source) {
                room -= need.bytes
                if room < 0 { break }
                need.isForLater = true
                needs.append(need)
            }
        }
        cache.change { $0.request(needs, shapesCount: !isTravelling) }
    }

    /// The same for single pictures that will be seen one after the other.
    /// - Parameter isExact: what is there and larger than it need be is read again too.
    public func request(_ pictures: [(frame: Frame, look: Look, scale: Double)], isExact: Bool = false) {
        let side = cache.withLock { $0.side }
        var known: Set<Artwork.Source> = []
        let needs = pictures.flatMap { picture in
            PictureRequest.all(of: picture.frame, look: picture.look, scale: picture.scale, side: side)
                .filter { $0.isInView && known.insert($0.source).inserted }
        }
        cache.change { $0.request(needs, isExact: isExact) }
    }

    /// From now on pictures are kept in every size that they were read in, so that they need not be read again.
    public func remember(upTo bytes: Int) { memory.setBudget(bytes) }

    /// What has happened since this was last asked.
    public func take() -> [Delivery] { cache.change { $0.take() } }

    /// Waits until everything that was asked for last is there or has failed.
    /// - Parameter note: is told how it stands, again and again.
    public func waitUntilReady(_ note: (Status) -> Void = { _ in }) {
        // Without a thread nothing would ever come.
        guard workers.contains(where: \.hasStarted) else { return }
        cache.wait { cache in
            note(cache.status)
            return cache.isReady ? () : nil
        }
    }

    /// What was asked for and is not being read yet is not read, before it is asked for again.
    public func giveUp() { cache.change { $0.giveUp() } }

    /// Forgets what it has given: after this everything is read again, for when the pictures have been lost.
    public func forgetAll() { cache.change { $0.forgetAll() } }

    /// Tries again what has failed, for a deck that does not know why; the files may be whole by now.
    public func retryFailures() { cache.change { $0.retryFailures() } }

    /// Forgets one, for a file that has changed or is to be tried again.
    public func forget(_ source: Artwork.Source) { cache.change { $0.forget(source) } }

    public var status: Status { cache.withLock { $0.status } }
}
