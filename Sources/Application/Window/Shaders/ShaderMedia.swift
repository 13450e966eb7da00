public import ZoeRenderer
public import ZoeSound
internal import ZoeThreads
internal import ZoeVideo

/// The sounds and videos that shaders read, by their paths and by time.
public final class ShaderMedia {
    /// Whether whoever asks waits until there is something.
    private let waits: Bool
    private let wake: @Sendable () -> Void
    private let news: Guarded<Bool>
    private var videos: [String: Video] = [:]
    private var sounds: [String: SoundFile] = [:]
    /// Which picture of each video the renderer has.
    private var shown: [String: Int] = [:]
    /// What the user lets it open.
    var devices = ViewerDevices()
    private var microphone: LiveSound?
    private var camera: LiveCamera?

    /// As a picture is called that the camera sees, and as a sound is that the microphone hears.
    public static let (cameraName, microphoneName) = ("<camera>", "<microphone>")

    /// - Parameter wake: called on any thread when there is something to see that was not there before.
    public init(waits: Bool, wake: @escaping @Sendable () -> Void = {}) {
        self.waits = waits
        let news = Guarded(false)
        self.news = news
        self.wake = {
            news.withLock { $0 = true }
            wake()
        }
    }

    /// Whether anything has come since this was last asked.
    public func takeNews() -> Bool {
        news.withLock { has in
            defer { has = false }
            return has
        }
    }

    /// Whether there is a sound or a video at this path, and no picture.
    public static func moves(_ path: String) -> Bool {
        path == cameraName || Sound.isNamed(path) || Video.isNamed(path)
    }

    /// What is in a file at this time comes to the shaders that read it.
    public func show(_ path: String, at seconds: Double, in renderer: Renderer) throws(MediaError) {
        if Sound.isNamed(path) {
            renderer.show(try sound(path, at: seconds), toShadersAs: path)
            return
        }
        if path == Self.cameraName { return try showCamera(in: renderer) }
        let video = videos[path] ?? Video(path, wake: wake)
        videos[path] = video
        guard let (number, image) = try video.picture(at: seconds, waits: waits) else { return }
        if renderer.holdsInput(path), shown[path] == number { return }
        renderer.show(image, toShadersAs: path)
        shown[path] = number
    }

    private func showCamera(in renderer: Renderer) throws(MediaError) {
        guard let device = devices.camera else {
            throw MediaError("no camera is opened unless you say so: start with --camera default, in the window")
        }
        let camera = camera ?? LiveCamera(device, wake: wake)
        self.camera = camera
        guard let (number, image) = try camera.picture(), shown[Self.cameraName] != number else { return }
        renderer.show(image, toShadersAs: Self.cameraName)
        shown[Self.cameraName] = number
    }

    private func heard() throws(MediaError) -> SoundPicture {
        guard let device = devices.microphone else { return .silence }
        let sound = microphone ?? LiveSound(device, wake: wake)
        microphone = sound
        return try sound.picture()
    }

    /// What is heard at this time; silence while the file is being read.
    public func sound(_ path: String, at seconds: Double) throws(MediaError) -> SoundPicture {
        if path == Self.microphoneName { return try heard() }
        let file = sounds[path] ?? SoundFile(path, wake: wake)
        sounds[path] = file
        return try file.picture(at: seconds, waits: waits)
    }

    /// The file is another one now.
    public func forget(_ path: String) { (videos[path], sounds[path], shown[path]) = (nil, nil, nil) }

    /// Lets go of all but these.
    public func keep(_ paths: Set<String>) {
        if !paths.contains(Self.cameraName) { (camera, shown[Self.cameraName]) = (nil, nil) }
        if !paths.contains(Self.microphoneName) { microphone = nil }
        for path in Array(videos.keys) + Array(sounds.keys) where !paths.contains(path) { forget(path) }
    }
}

/// A sound that is read on a thread of its own.
private final class SoundFile {
    private struct State {
        var result: Result<Sound, MediaError>?
        var isOver = false
    }

    private let state: Guarded<State>
    private let reader: Worker
    private var analysis: SoundAnalysis?

    init(_ path: String, wake: @escaping @Sendable () -> Void) {
        let state = Guarded(State())
        self.state = state
        reader = Worker(isUrgent: true) {
            let result = Result { () throws(MediaError) in
                try Sound.read(path) { !state.withLock { $0.isOver } }
            }
            state.change { $0.result = result }
            wake()
        }
    }

    deinit { state.withLock { $0.isOver = true } }

    func picture(at seconds: Double, waits: Bool) throws(MediaError) -> SoundPicture {
        if analysis == nil {
            let result = waits ? state.wait { $0.result } : state.withLock { $0.result }
            if let result { analysis = SoundAnalysis(try result.get()) }
        }
        return analysis?.picture(at: seconds) ?? .silence
    }
}
