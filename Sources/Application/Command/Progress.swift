import Synchronization
import ZoeWindow

/// How far a long job has come: a line at the foot of a terminal, or figures for the program that has started this one. A process
/// has one job.
enum Progress {
    /// What is done, one after the other.
    enum Work: String, Sendable {
        case reading = "preparing pictures"
        case drawing
        /// The pictures of a page.
        case cells = "drawing the page"
        case packing
        case pages = "writing pages"
        case frames = "drawing frames"
        case joining = "joining frames"
    }

    private struct Job: Sendable {
        /// Nil for the program that reads standard output.
        let bar: ProgressBar?
        var left: TimeLeft
        var work: Work?
        var begin = 0.0
        var end = 0.0
        let since: Double
        var lastSaid = -Double.infinity
        var isShown = false
    }

    private static let job = Mutex<Job?>(nil)
    /// What is done sooner needs no bar, in seconds.
    private static let patience = 0.6
    /// Between two looks at it.
    private static let pace = 0.1

    /// - Parameter asLines: for a program; else for a person, where one is there to see it.
    static func begin(asLines: Bool) {
        guard asLines || System.canWriteOver && !Console.isQuiet else { return }
        let now = System.clock
        let bar = asLines ? nil : ProgressBar(width: System.terminalWidth, isPlain: !System.speaksUTF8)
        job.withLock { $0 = Job(bar: bar, left: TimeLeft(at: now), since: now) }
    }

    /// The next part of the job, which is done with when so much of the whole is.
    static func begin(_ work: Work, upTo share: Double) {
        job.withLock { job in
            guard var next = job else { return }
            (next.work, next.begin, next.end) = (work, next.end, share)
            job = next
        }
        note(0, of: work)
    }

    /// What is done of it; nothing where something else is being done. Any thread may say so.
    static func note(_ part: Double, of work: Work) {
        job.withLock { job in
            guard var now = job, now.work == work else { return }
            now.left.note(now.begin + min(max(part, 0), 1) * (now.end - now.begin), at: System.clock)
            say(&now)
            job = now
        }
    }

    /// Takes the bar away.
    static func clear() {
        job.withLock { job in
            if job?.isShown == true { send(ProgressBar.gone) }
            job?.isShown = false
        }
    }

    static func end() {
        clear()
        job.withLock { $0 = nil }
    }

    private static func say(_ job: inout Job) {
        let now = System.clock
        guard let work = job.work, now - job.lastSaid >= pace || job.left.part >= 1 else { return }
        guard let bar = job.bar else {
            job.lastSaid = now
            try? Console.write("\((job.left.part * 1000).rounded() / 1000) \(work.rawValue)\n")
            return
        }
        guard now - job.since >= patience else { return }
        job.lastSaid = now
        job.isShown = true
        send(bar.text(work.rawValue, job.left))
    }

    /// Nobody is left to be told when stderr fails.
    private static func send(_ text: String) { try? System.send(Array(text.utf8), to: .standardError) }
}

/// A bar at the foot of a terminal, in one line that is written over again and again.
struct ProgressBar: Sendable {
    let width: Int
    /// Without signs that only UTF-8 has.
    var isPlain = false

    /// Takes it away.
    static let gone = "\r\u{1B}[K"

    /// `drawing ██████░░░░ 54 %, 12 s left`
    func text(_ work: String, _ left: TimeLeft) -> String {
        let (full, empty) = isPlain ? ("#", "-") : ("█", "░")
        let end = left.text
        // The last column stays free: some terminals begin a new line there.
        let room = min(30, width - work.count - end.count - 3)
        guard room >= 4 else { return Self.gone + String("\(work) \(end)".prefix(max(1, width - 1))) }
        let done = Int((left.part * Double(room)).rounded())
        let bar = String(repeating: full, count: done) + String(repeating: empty, count: room - done)
        return "\(Self.gone)\(work) \(bar) \(end)"
    }
}
