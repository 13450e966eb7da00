import LayoutCore
import ZoeDocument
import ZoeRenderer

/// A film that is to be made: what moves, for how long, and which frames of it are wanted.
struct Recording {
    /// As it is at the beginning.
    let scene: Scene
    let timing: FilmTiming
    /// The frames that are wanted.
    let numbers: Range<Int>
    /// So many pictures make one frame.
    let samples: Int
    let effort: Effort
    private(set) var motion: Motion
    /// A short name for all that its frames come from.
    let digest: UInt64
    let parts: Int
    /// In pixels.
    let size: (width: Int, height: Int)

    init(_ arguments: Arguments, _ scene: Scene, format: FilmFormat, _ offscreen: OffscreenRenderer) throws(Failure) {
        let options = try RecordOptions(arguments, format: format)
        let plan = try MotionPlan(arguments, scene, options, offscreen)
        (self.scene, timing, motion) = (plan.scene, plan.timing, plan.motion)
        numbers = try options.numbers(of: plan.timing, arguments)
        (samples, effort) = (options.samples, options.isQuick ? .quick : .full)
        parts = options.parts
        size = try ScenePicture(plan.scene).wholeSize
        var digest = plan.digest
        for number in [timing.count, samples, options.isQuick ? 1 : 0] { digest.add(number) }
        digest.add(timing.fps)
        self.digest = digest.value
    }

    /// The picture that is seen at an instant.
    mutating func picture(at time: Double) throws(Failure) -> ScenePicture {
        let moment = try motion.moment(at: time)
        var scene = moment.scene
        // All frames are as large as the first, whatever scene a script has opened since.
        scene.picture = self.scene.picture
        return ScenePicture(scene, width: size.width, height: size.height, shown: moment.shown)
    }

    /// When the pictures of a frame are taken: one after the other while a shutter is open for half of the frame's time.
    func times(of number: Int) -> [Double] {
        (0..<samples).map { (sample: Int) -> Double in
            let part = 0.5 * Double(sample) / Double(samples)
            return (Double(number) + part) / timing.fps
        }
    }
}

/// How long a film is, in frames.
struct FilmTiming: Hashable {
    let count: Int
    let fps: Double

    /// In seconds.
    var duration: Double { Double(count) / fps }
}

/// What the options say about time.
struct RecordOptions {
    let duration: Double?
    let fps: Double
    let loops: Bool
    let samples: Int
    let isQuick: Bool
    let parts: Int
    private let frames: ClosedRange<Int>?

    init(_ arguments: Arguments, format: FilmFormat) throws(Failure) {
        duration = arguments[.duration]
        fps = arguments[.fps] ?? format.usualFPS
        guard 1.0...format.highestFPS ~= fps else {
            throw arguments.wrong(
                "--fps of \(format.name) is 1 to \(numeral(format.highestFPS)), not '\(numeral(fps))'")
        }
        samples = arguments[.motionBlur]
        loops = arguments.has(.loop)
        isQuick = arguments.has(.quickly)
        frames = arguments[.frames]
        parts = try arguments[.part].map { text throws(Failure) in try WorkShare(text, in: arguments).count } ?? 1
        guard frames == nil || arguments[.part] == nil else {
            throw arguments.wrong("--part shares out all frames, and --frames wants some; leave one of them out")
        }
    }

    /// - Parameter otherwise: how long it is where nothing is said, in seconds.
    func timing(otherwise: Double) -> FilmTiming {
        if duration == nil, !loops, let frames { return FilmTiming(count: frames.upperBound + 1, fps: fps) }
        let count = ((duration ?? otherwise) * fps).rounded()
        return FilmTiming(count: max(1, Int(min(count, 1e9))), fps: fps)
    }

    fileprivate func numbers(of timing: FilmTiming, _ arguments: Arguments) throws(Failure) -> Range<Int> {
        guard let frames else { return 0..<timing.count }
        guard frames.upperBound < timing.count else {
            throw arguments.wrong(
                "the film has the frames 0 to \(timing.count - 1); --frames wants \(frames.upperBound)")
        }
        return Range(frames)
    }
}
