/// How long a job will still take, judged by how long it has taken so far.
public struct TimeLeft: Sendable {
    private let begin: Double
    private var last: Double
    /// What has been done of it, from 0 to 1.
    public private(set) var part = 0.0

    /// - Parameter now: in seconds, on any clock.
    public init(at now: Double) { (begin, last) = (now, now) }

    public mutating func note(_ part: Double, at now: Double) {
        guard part.isFinite else { return }
        self.part = min(max(part, self.part), 1)
        last = max(last, now)
    }

    /// Nil while too little has been done to tell.
    public var seconds: Double? {
        let passed = last - begin
        guard part >= 0.02, passed >= 1 else { return nil }
        return passed * (1 - part) / part
    }

    /// `54 %, 12 s left`
    public var text: String {
        let percent = "\(Int(part * 100)) %"
        return seconds.map { "\(percent), \(Self.words(for: $0)) left" } ?? percent
    }

    /// No more precise than the estimate is.
    static func words(for seconds: Double) -> String {
        let whole = Int(min(max(seconds, 0), 1e6).rounded(.up))
        if whole < 60 { return "\(whole) s" }
        // To ten seconds, and from an hour on to a minute.
        let (minutes, rest) = ((whole + 5) / 10 * 10).quotientAndRemainder(dividingBy: 60)
        if minutes < 60 { return rest == 0 ? "\(minutes) min" : "\(minutes) min \(rest) s" }
        return "\(minutes / 60) h \(minutes % 60) min"
    }
}
