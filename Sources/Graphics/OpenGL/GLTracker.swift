internal import CZoeEpoxy

/// What a renderer has made in OpenGL and not yet deleted, and what OpenGL had to complain of.
public final class GLTracker {
    /// What is alive, by kind; kinds of which nothing is alive are left out. Empty once a renderer and its targets are gone.
    public private(set) var live: [ObjectKind: Int] = [:]
    /// Errors and warnings, oldest first, at most 100.
    public private(set) var complaints: [String] = []

    package init() {}

    /// Bytes of the pixels in textures and render buffers.
    public private(set) var pixelBytes = 0
    private var held: [ObjectKind: [UInt32: Int]] = [:]

    package func hold(_ bytes: Int, in kind: ObjectKind, _ name: UInt32) {
        let before =
            bytes == 0
            ? held[kind]?.removeValue(forKey: name) : held[kind, default: [:]].updateValue(bytes, forKey: name)
        pixelBytes += bytes - (before ?? 0)
    }

    public enum ObjectKind: String, Sendable {
        case buffer, vertexArray, texture, sampler, renderbuffer, framebuffer, shader, program, query
    }

    /// What the frame that is being drawn takes.
    package private(set) var statistics = FrameStatistics()

    package private(set) var programsLinked = 0
    /// - Parameters:
    ///   - seconds: that the thread has worked for it.
    ///   - length: of its source, in bytes.
    package func didLink(seconds: Double, length: Int) {
        programsLinked += 1
        if seconds > Self.mostSecondsFromDisk(length: length) { whenNew?() }
    }

    /// The driver had not kept a program on disk.
    package var whenNew: (() -> Void)?
    /// Whether programs are still to be made, where only the driver's code of them is wanted.
    package var isWanted: (() -> Bool)?
    /// Nobody looks at what is drawn. Cards come before what a floor mirrors and what is behind them, what is opaque comes last, and
    /// so do the first parts of motion: another thread, which begins with those, meets the programs of the rest ready.
    package var isRehearsal: Bool { isWanted != nil }
    /// An older processor reads a program from disk in two thirds of this, and makes it anew in twice as long and more.
    private static func mostSecondsFromDisk(length: Int) -> Double { 0.0015 + 3e-7 * Double(length) }

    /// Each pass of a shader is timed.
    package var timesPasses = false

    private var lastNumber = 0

    /// From 1 on, each once.
    package func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Nil where calls cost no memory.
    package var pace: DrawingPace?

    package func beginFrame() { statistics = FrameStatistics() }
    package func didDraw(instances: Int = 1) {
        pace?.didDraw()
        statistics.drawCalls += 1
        statistics.instances += instances
    }
    package func didUpload(bytes: Int) { statistics.bytesUploaded += bytes }
    package func didSee(cards: Int, of all: Int) {
        statistics.cardsDrawn = cards
        statistics.cardsLeftOut = max(0, all - cards)
    }

    package func count(_ kind: ObjectKind, by change: Int) {
        let now = (live[kind] ?? 0) + change
        live[kind] = now == 0 ? nil : now
    }

    package func complain(_ text: String) {
        if complaints.count < 100 { complaints.append(text) }
    }

    /// Asks OpenGL whether something went wrong since it was last asked.
    package func collectErrors(during what: String) {
        // A lost context would report errors for ever.
        for _ in 0..<16 {
            let code = zglGetError()
            if code == GLConstant.noError { return }
            complain("\(what): \(GLConstant.errorName(code))")
        }
    }

    // MARK: Messages of the driver

    /// From here on the driver tells every mistake at once. The tracker must outlive this: see `stopListening`.
    package func listen() -> Bool {
        guard zglVersion() >= 43 || (unsafe zglHasExtension("GL_KHR_debug")) else { return false }
        zglEnable(GLCapability.debugOutput.code)
        zglEnable(GLCapability.debugOutputAtOnce.code)
        unsafe zglDebugMessageCallback(
            { _, _, _, severity, _, text, user in
                guard severity != GLConstant.mereNotice, let text = unsafe text, let user = unsafe user else { return }
                let tracker = unsafe Unmanaged<GLTracker>.fromOpaque(user).takeUnretainedValue()
                unsafe tracker.complain(String(cString: text))
            }, Unmanaged.passUnretained(self).toOpaque())
        return true
    }

    package func stopListening() {
        zglDebugMessageCallback(nil, nil)
        zglDisable(GLCapability.debugOutput.code)
    }
}
