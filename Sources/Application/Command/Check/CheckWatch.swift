import ZoeFiles
import ZoeThreads

/// Checks again what is saved, until the program is stopped: a window of an editor, or a terminal beside it.
enum CheckWatch {
    /// Folders are looked through for new files so often.
    private static let milliseconds: Int32 = 1000

    static func run(_ first: CheckReport, with offscreen: OffscreenRenderer) throws(Failure) {
        let wakePipe = WakePipe()
        let watcher: FileWatcher
        do { watcher = try FileWatcher { wakePipe.wake() } } catch { throw Failure(.brokenInput, "\(error)") }
        var report = try first.run(with: offscreen)
        // Whoever has read the end of a round may save at once.
        watcher.watch(report.files)
        try sayEnd(report)
        while true {
            _ = wakePipe.isWoken(within: milliseconds)
            wakePipe.reset()
            let changed = Set(watcher.take().map(\.path))
            guard try report.update(changed, with: offscreen) else { continue }
            watcher.watch(report.files)
            try sayEnd(report)
        }
    }

    /// Each round ends with a line, so that an editor knows that there is nothing more to come.
    private static func sayEnd(_ report: CheckReport) throws(Failure) {
        try report.writeEnd()
        Console.inform(report.sum)
    }
}
