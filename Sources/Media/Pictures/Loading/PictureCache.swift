internal import ZoeImages
internal import ZoeStyle

/// What the loader has and wants, without its threads.
struct PictureCache {
    var budget: Int
    var side: Int
    /// Bytes of pictures that nobody has taken yet, above which nothing more is read.
    private let mostUntaken: Int
    private var untaken = 0
    /// Pixels that are being painted, above which no large picture is begun: until it is ready one takes four times its memory.
    private let mostPainted: Int
    /// Most urgent first.
    private var needs: [PictureRequest] = []
    /// What is still to be read, the next one last.
    private var queue: [PictureRequest] = []
    private var wanted: [Artwork.Source: PictureRequest] = [:]
    private var isBeingRead: [Artwork.Source: PictureReader.Want] = [:]
    private var held: [Artwork.Source: Held] = [:]
    private var failures: [Artwork.Source: String] = [:]
    private var news: [PictureLoader.Delivery] = []
    private var bytes = 0
    private var moment = 0
    /// The moment in which the scene began that is on stage.
    private var sceneStart = 0
    private var isClosed = false
    /// While cards travel their shapes change from frame to frame, and a picture of another shape does.
    private var shapesCount = true
    /// Larger pictures than wanted are read again, too.
    private var isExact = false

    private struct Held {
        /// What it was read for; small pictures are smaller than that.
        var want: PictureReader.Want
        var bytes: Int
        var lastUse: Int
    }

    /// What a worker is to do next: read, or end.
    struct Task { let need: PictureRequest? }

    init(budget: Int, side: Int, mostUntaken: Int = .max, mostPainted: Int = .max) {
        self.mostPainted = mostPainted
        self.budget = budget
        self.side = side
        self.mostUntaken = mostUntaken
    }

    var isReady: Bool { isClosed || (isBeingRead.isEmpty && !queue.contains(where: isMissing)) }

    var status: PictureLoader.Status {
        let coming = queue.filter(isMissing)
        return PictureLoader.Status(
            waiting: isBeingRead.count + coming.count,
            waitingOnStage: isBeingRead.keys.count { !(wanted[$0]?.isForLater ?? true) }
                + coming.count { !$0.isForLater },
            waitingBytes: isBeingRead.values.reduce(0) { $0 + PictureRequest.bytes(width: $1.width, height: $1.height) }
                + coming.reduce(0) { $0 + $1.bytes },
            hasNews: !news.isEmpty, held: held.count, bytes: bytes, failures: failures.count)
    }

    mutating func request(_ all: [PictureRequest], shapesCount: Bool = true, isExact: Bool = false) {
        moment += 1
        self.isExact = isExact
        self.shapesCount = shapesCount
        needs = Self.fitting(all, in: budget)
        wanted = Dictionary(uniqueKeysWithValues: needs.map { ($0.source, $0) })
        for need in needs { held[need.source]?.lastUse = moment }
        // The first of a scene: of the one before as much is kept as leaves room for this one.
        if moment == sceneStart { dropIdle(toHold: budget / 2) }
        queue = needs.reversed().filter(isMissing)
    }

    /// Smaller, step by step, until all have room; a picture that covers a pixel is the least.
    static func fitting(_ all: [PictureRequest], in budget: Int) -> [PictureRequest] {
        var needs = all
        var sum = needs.reduce(0) { $0 + $1.bytes }
        while sum > budget, let most = needs.map(\.bytes).max(), most > PictureRequest.bytes(width: 1, height: 1) {
            // Small ones would lose what is seen of them, and win next to nothing.
            for i in needs.indices where 2 * needs[i].bytes > most {
                needs[i].want.width = max(1, needs[i].want.width * 7 / 10)
                needs[i].want.height = max(1, needs[i].want.height * 7 / 10)
            }
            sum = needs.reduce(0) { $0 + $1.bytes }
        }
        return needs
    }

    private func isMissing(_ need: PictureRequest) -> Bool {
        if failures[need.source] != nil { return false }
        guard let has = held[need.source] else { return true }
        if isExact { return has.want != need.want }
        // While cards move, one that is a little too small will do until they rest.
        let enough = shapesCount ? 1 : 0.6
        return Double(has.want.width) < enough * Double(need.want.width)
            || Double(has.want.height) < enough * Double(need.want.height)
            || (has.want.fills && !need.want.fills) || (shapesCount && !need.hasShape(of: has.want))
    }

    /// What was last seen before the scene that ends now is given up.
    mutating func beginScene() {
        for (source, has) in held where has.lastUse < sceneStart && wanted[source] == nil { drop(source) }
        sceneStart = moment + 1
    }

    /// The next one to read; nil while there is none.
    mutating func next() -> Task? {
        if isClosed { return Task(need: nil) }
        guard untaken < mostUntaken else { return nil }
        let pixels = isBeingRead.reduce(0) { $0 + ($1.key.isPainted ? $1.value.width * $1.value.height : 0) }
        while let need = queue.last {
            let own = need.source.isPainted ? need.want.width * need.want.height : 0
            if pixels > 0, own > mostPainted / 4, pixels + own > mostPainted { return nil }
            queue.removeLast()
            // What is being read in another size is looked at again when that is there.
            guard isMissing(need), isBeingRead[need.source] == nil else { continue }
            isBeingRead[need.source] = need.want
            return Task(need: need)
        }
        return nil
    }

    /// Returns whether there is news.
    mutating func arrive(_ need: PictureRequest, _ result: Result<Image, FileFault>) -> Bool {
        isBeingRead[need.source] = nil
        if isClosed { return false }
        defer { if let need = wanted[need.source], isMissing(need) { queue.append(need) } }
        switch result {
        case .failure(let fault):
            // It no longer serves what it served before.
            if held[need.source] != nil { drop(need.source) }
            failures[need.source] = fault.reason
            news.append(PictureLoader.Delivery(source: need.source, outcome: .failure(fault.reason)))
        case .success(let image):
            let size = PictureRequest.bytes(width: image.width, height: image.height)
            let isWanted = wanted[need.source]?.want == need.want
            let old = held[need.source]?.bytes ?? 0
            makeRoom(for: size - old, keeping: need.source)
            // Scrolled away meanwhile: kept only where there is room to spare.
            guard isWanted || bytes - old + size <= budget else { return !news.isEmpty }
            bytes += size - old
            let untold = news.first { $0.source == need.source }
            let former = untold.map { $0.former } ?? held[need.source]?.want
            held[need.source] = Held(want: need.want, bytes: size, lastUse: isWanted ? moment : moment - 1)
            news.removeAll { $0.source == need.source }
            news.append(PictureLoader.Delivery(source: need.source, outcome: .image(image), former: former))
            untaken += image.bytes.count
        }
        return true
    }

    /// Lets go of what was not seen for longest; then of what is larger than it need be, which is read again smaller.
    private mutating func makeRoom(for more: Int, keeping source: Artwork.Source) {
        guard bytes + more > budget else { return }
        dropIdle(toHold: budget - more, keeping: source)
        for need in needs.reversed() where bytes + more > budget && need.source != source {
            if let has = held[need.source], has.bytes > need.bytes {
                drop(need.source)
                queue.insert(need, at: 0)
            }
        }
    }

    /// Lets go of what nobody wants now, first of what was not seen for longest.
    private mutating func dropIdle(toHold most: Int, keeping source: Artwork.Source? = nil) {
        guard bytes > most else { return }
        let idle = held.filter { wanted[$0.key] == nil && $0.key != source }
        for (source, _) in idle.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where bytes > most { drop(source) }
    }

    private mutating func drop(_ source: Artwork.Source) {
        guard let has = held.removeValue(forKey: source) else { return }
        bytes -= has.bytes
        // A picture that was never taken need not be forgotten by anyone; an earlier, smaller one may have been taken.
        news.removeAll { $0.source == source }
        news.append(PictureLoader.Delivery(source: source, outcome: .evicted))
    }

    mutating func take() -> [PictureLoader.Delivery] {
        defer {
            news.removeAll()
            untaken = 0
        }
        // Which they are is known by what was asked for last.
        return news.map { delivery in
            var delivery = delivery
            if case .image = delivery.outcome, let need = wanted[delivery.source] {
                delivery.isUnseen = need.isForLater || need.isServed(by: delivery.former)
            }
            return delivery
        }
    }

    mutating func forgetAll() {
        held.removeAll()
        failures.removeAll()
        news.removeAll()
        bytes = 0
        queue = needs.reversed()
    }

    mutating func retryFailures() {
        failures.removeAll()
        queue = needs.reversed().filter(isMissing)
    }

    mutating func forget(_ source: Artwork.Source) {
        failures[source] = nil
        drop(source)
        if let need = wanted[source] { queue.append(need) }
    }

    mutating func giveUp() {
        queue.removeAll()
        // What is being read now comes, and nothing after it.
        wanted = wanted.filter { isBeingRead[$0.key] != nil }
    }

    mutating func close() {
        isClosed = true
        needs.removeAll()
        queue.removeAll()
    }
}

extension Artwork.Source {
    /// From numbers, and not read from a file.
    fileprivate var isPainted: Bool {
        if case .file = self { false } else { true }
    }
}
