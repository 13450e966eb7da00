import ZoeUserShaders

/// What a shader may take before it is refused, and how a judge that ends says which of it was too much.
enum JudgeLimits {
    /// How long a processor may work on compiling, and again on the first small pictures. Beside other work the same takes up to
    /// twice as much.
    static let seconds = 10
    /// By the clock, while the processor does nothing for it: a graphics card is at work.
    static let longestWait = 15.0
    /// Until a judge is given up that does not even end itself.
    static let longestSilence = 300.0
    /// The most memory in use, driver and all.
    static let bytes = 1 << 30
    /// A judge that has held so much is not used again.
    static let bytesToGoOn = 500 << 20
    /// A window in which a picture takes longer cannot be used any more.
    static let secondsOfWindow = 10.0
    /// Longer than this is too long for a million pixels: a window would stand still.
    static let secondsOfMegapixel = 60.0
    /// An unused judge ends by itself after so many milliseconds.
    static let idle: Int32 = 120_000

    /// What the judge was at.
    enum Step: Int32, Sendable {
        case compiling = 0
        case drawing = 1
    }

    /// How a judge ends in whose hands a shader has taken too much.
    enum End: Equatable {
        case time(Step)
        case memory(Step)
        /// The driver, by this signal.
        case crash(Int32)
        /// It did not get ready, or was ended by something else.
        case other

        private static let first: Int32 = 100

        /// - Parameter status: what waiting for the process gave.
        init(status: Int32) {
            let signal = status & 0x7F
            guard signal == 0 else {
                self = .crash(signal)
                return
            }
            let code = (status >> 8 & 0xFF) - Self.first
            guard (0..<4).contains(code), let step = Step(rawValue: code % 2) else {
                self = .other
                return
            }
            self = code < 2 ? .time(step) : .memory(step)
        }

        var exitCode: Int32 {
            switch self {
            case .time(let step): Self.first + step.rawValue
            case .memory(let step): Self.first + 2 + step.rawValue
            case .crash, .other: 1
            }
        }

        /// As the writer of the shader is told; nil where it says nothing of the shader.
        var complaint: String? {
            switch self {
            case .time(.compiling):
                "took more than \(JudgeLimits.seconds) s to compile; shorten its macros, loops and functions"
            case .time(.drawing):
                "took more than \(JudgeLimits.seconds) s to draw a picture of a few pixels; "
                    + "does a loop in it never end?"
            case .memory(let step):
                "needs more than \(JudgeLimits.bytes >> 30) GB of memory to \(step == .compiling ? "compile" : "draw"); "
                    + "make its arrays, macros and loops smaller"
            case .crash(let signal):
                "crashed the driver (signal \(signal)); it may nest too deep, or be too long in one place"
            case .other: nil
            }
        }
    }

    static func refusal(ofSeconds seconds: Double, in place: String) -> String {
        let time = seconds < 120 ? "\(Int(seconds.rounded())) s" : "\(Int((seconds / 60).rounded())) min"
        return "would take about \(time) \(place); shorten its loops"
    }
}
