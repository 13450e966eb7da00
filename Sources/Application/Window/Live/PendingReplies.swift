public import ZoeLive

/// How a viewer is driven from outside, as the program around it sets it up.
public struct ViewerLive {
    public var inbox: Inbox
    /// Answers a line; nil where nobody asks by lines.
    public var answer: ((String) -> Void)?
    /// Whether answers are read: otherwise no more lines are taken.
    public var hasRoom: () -> Bool
    /// Whether packets of this machine may name files; anybody who has an account on it can send them.
    public var packetsNameFiles: Bool
    /// What faders and sticks say; nil where none are listened to.
    public var controls: ControlBox?
    /// Is played from the beginning; the name is for complaints.
    public var script: (script: LiveScript, name: String)?

    public init(
        inbox: Inbox, answer: ((String) -> Void)? = nil, hasRoom: @escaping () -> Bool = { true },
        packetsNameFiles: Bool = false, controls: ControlBox? = nil,
        script: (script: LiveScript, name: String)? = nil
    ) {
        self.inbox = inbox
        self.answer = answer
        self.hasRoom = hasRoom
        self.packetsNameFiles = packetsNameFiles
        self.controls = controls
        self.script = script
    }
}

/// Who is still waiting for which answer. Nobody's next command is looked at before their last one is answered.
struct PendingReplies {
    enum Asker: Hashable {
        case lines, prompt, script
        /// Nobody answers a packet.
        case packet(isLocal: Bool)

        var isAnswered: Bool { if case .packet = self { false } else { true } }
    }

    enum Errand: Hashable {
        /// For all motion to settle.
        case rest
        /// For a picture, by its number.
        case picture(Int)
        /// For what becomes of the shaders that are there now; of those that were asked for, mistakes are told.
        case shaders(tellsMistakes: Bool)
    }

    private(set) var errands: [Asker: Errand] = [:]
    private var pictures = 0
    var play: LivePlay?
    /// All that was on the stage while a script was played or input was kept; nil where nobody asks.
    var played: PlayedFrames?
    /// When faders were looked at last, and when what they turned is a step of its own.
    var lastPackets = -Double.infinity
    private(set) var partsEnd: Double?

    /// A script has more to say, or waits for what it has said.
    var isPlaying: Bool { play.map { !$0.isOver } ?? false || !isFree(.script) }

    /// The script waits for something that takes no time of its own: a picture, shaders.
    var isHeldUp: Bool { errands[.script].map { $0 != .rest } ?? false }

    func isFree(_ asker: Asker) -> Bool { errands[asker] == nil }

    mutating func waitForRest(_ asker: Asker) { errands[asker] = .rest }

    /// - Returns: the number by which the picture will be known.
    mutating func waitForPicture(_ asker: Asker) -> Int {
        pictures += 1
        errands[asker] = .picture(pictures)
        return pictures
    }

    /// Takes out those who waited for this.
    mutating func finish(_ errand: Errand) -> [Asker] {
        let done = errands.filter { $0.value == errand }.map(\.key)
        for asker in done { errands[asker] = nil }
        return done
    }

    mutating func waitForShaders(_ asker: Asker, tellsMistakes: Bool) {
        errands[asker] = .shaders(tellsMistakes: tellsMistakes)
    }

    /// Takes out those who waited for shaders.
    mutating func finishShaders() -> [(asker: Asker, tellsMistakes: Bool)] {
        let done = errands.compactMap { asker, errand in
            if case .shaders(let tellsMistakes) = errand { (asker: asker, tellsMistakes: tellsMistakes) } else { nil }
        }
        for (asker, _) in done { errands[asker] = nil }
        return done
    }

    func waitsForRest(_ asker: Asker) -> Bool { errands[asker] == .rest }
    mutating func free(_ asker: Asker) { errands[asker] = nil }

    var isWaitingForRest: Bool { errands.values.contains(.rest) }

    /// A fader was moved.
    mutating func notePart(at now: Double) { partsEnd = now + 0.5 }

    /// True once when no fader has been moved for a while.
    mutating func endsParts(at now: Double) -> Bool {
        guard let partsEnd, now >= partsEnd else { return false }
        self.partsEnd = nil
        return true
    }
}
