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
    /// Is played from the beginning; the name is for complaints.
    public var script: (script: LiveScript, name: String)?

    public init(
        inbox: Inbox, answer: ((String) -> Void)? = nil, hasRoom: @escaping () -> Bool = { true },
        packetsNameFiles: Bool = false,
        script: (script: LiveScript, name: String)? = nil
    ) {
        self.inbox = inbox
        self.answer = answer
        self.hasRoom = hasRoom
        self.packetsNameFiles = packetsNameFiles
        self.script = script
    }
}

/// Who has asked for what, and is still to be answered. Everyone who asks waits for the answer before anything else of
/// theirs is looked at.
struct PendingReplies {
    enum Asker: Hashable {
        case lines, prompt, script
        /// Nobody answers a packet.
        case packet(isLocal: Bool)
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
    /// When the script began.
    var start: Double?
    /// When faders were looked at last, and when what they turned is a step of its own.
    var lastPackets = -Double.infinity
    private(set) var partsEnd: Double?

    func isFree(_ asker: Asker) -> Bool { errands[asker] == nil }

    mutating func waitForRest(_ asker: Asker) { errands[asker] = .rest }

    /// - Returns: the number by which the picture will be known.
    mutating func waitForPicture(_ asker: Asker) -> Int {
        pictures += 1
        errands[asker] = .picture(pictures)
        return pictures
    }

    /// Who waited for this; they do no more.
    mutating func finish(_ errand: Errand) -> [Asker] {
        let done = errands.filter { $0.value == errand }.map(\.key)
        for asker in done { errands[asker] = nil }
        return done
    }

    mutating func waitForShaders(_ asker: Asker, tellsMistakes: Bool) {
        errands[asker] = .shaders(tellsMistakes: tellsMistakes)
    }

    /// Who waited for shaders; they do no more.
    mutating func finishShaders() -> [(asker: Asker, tellsMistakes: Bool)] {
        let done = errands.compactMap { asker, errand in
            if case .shaders(let tellsMistakes) = errand { (asker: asker, tellsMistakes: tellsMistakes) } else { nil }
        }
        for (asker, _) in done { errands[asker] = nil }
        return done
    }

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
