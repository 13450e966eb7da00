import ZoeDocument
import ZoeImages
import ZoeRenderer
import ZoeWindow

/// A film of what is on the window's stage: drawn, read back and written while the window goes on.
struct StageFilm {
    // Let go before the drawer, which takes its context with it.
    private var drawn: PendingPicture?
    private let drawer: FrameDrawer
    private let moments: FilmMoments
    private let queue: FilmQueue
    /// Sixtieths of the stage for a frame of the film.
    private let pace: Int
    private var steps = 0
    private var frames = 0
    private var last: Image?

    init(_ path: String, _ moments: FilmMoments) throws(Failure) {
        self.moments = moments
        let kind = try FilmKind(of: path)
        pace = kind.stepsPerFrame
        let film = Film(
            width: moments.width, height: moments.height, fps: 60 / Double(pace), isTransparent: false, loops: false)
        let sink = try EncodedFilm(path, kind, film)
        do { drawer = FrameDrawer(try OffscreenRenderer(isVerbose: false), .full) } catch {
            sink.abandon()
            throw error
        }
        queue = FilmQueue(sink)
    }

    /// Until nothing more comes; what is there then is the film.
    mutating func draw(_ job: ViewerJob) throws(Failure) {
        do throws(Failure) {
            while try takeNext() {
                guard !job.isCancelled else { throw Failure(.no, "cancelled") }
                job.note(moments.part)
            }
            try keepDrawn()
            try queue.finish()
        } catch {
            queue.abandon()
            throw error
        }
    }

    /// - Returns: false once there is nothing more.
    private mutating func takeNext() throws(Failure) -> Bool {
        let next = moments.next()
        if case .end = next { return false }
        // Every frame shows its first sixtieth.
        defer { steps += 1 }
        if case .moment(let moment) = next { waiting = moment }
        guard steps % pace == 0 else { return true }
        guard let moment = waiting else {
            // What is wrong with the file is to be known while nothing moves, too.
            try keepDrawn()
            if let last { try add(last) }
            return true
        }
        waiting = nil
        var scene = moment.scene
        scene.picture.isTransparent = false
        let picture = ScenePicture(
            scene, width: moments.width, height: moments.height, shown: ShownStage(moment.frame, moment.look))
        let pending = try drawer.begin(picture, before: nil)
        try keepDrawn()
        drawn = pending
        return true
    }

    /// What has been on the stage since the last frame.
    private var waiting: FilmMoments.Moment?

    private mutating func keepDrawn() throws(Failure) {
        guard let pending = drawn else { return }
        drawn = nil
        let image = try pending.image()
        last = image
        try add(image)
    }

    private mutating func add(_ image: Image) throws(Failure) {
        try queue.add(image, number: frames)
        frames += 1
    }
}

extension FilmKind {
    /// Animated pictures get large, and a GIF counts in hundredths of a second.
    fileprivate var stepsPerFrame: Int {
        switch self {
        case .mp4, .webm: 1
        case .webp, .png: 2
        case .gif: 3
        }
    }
}
