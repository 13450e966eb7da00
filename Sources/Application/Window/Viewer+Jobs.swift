internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoePictures

// What takes a while goes on beside the window, which says how far it has come.
extension Viewer {
    /// What is said of jobs now, the one that was begun first in front.
    func notices(at now: Double) -> [JobNotice.Entry] {
        var entries: [JobNotice.Entry] = []
        followReading(at: now)
        if let reading, now - reading.begin >= JobNotice.patience {
            let done = reading.most - shelf.status.waiting
            entries.append(
                JobNotice.Entry(
                    number: 0, title: "reading pictures, \(done) of \(reading.most)", part: reading.left.part,
                    text: reading.left.text))
        }
        for work in darkroom.works where now - work.begin >= JobNotice.patience {
            var left = TimeLeft(at: work.begin)
            left.note(work.job.part, at: now)
            entries.append(
                JobNotice.Entry(number: work.number, title: work.title, part: left.part, text: left.text))
        }
        return entries
    }

    /// When one of them has taken long enough to be told of.
    func timeToNextNotice(at now: Double) -> Double? {
        let begins = darkroom.works.map(\.begin) + [reading?.begin].compactMap(\.self)
        return begins.map { $0 + JobNotice.patience - now }.filter { $0 > 0 }.min().map { max(0.01, $0) }
    }

    /// Pictures from files that are still to come.
    struct Reading {
        let begin: Double
        /// As many as were missing at once.
        var most: Int
        var left: TimeLeft
    }

    private func followReading(at now: Double) {
        let waiting = editor.scene.files == nil ? 0 : shelf.status.waiting
        guard waiting > 0 else {
            reading = nil
            return
        }
        var reading = self.reading ?? Reading(begin: now, most: waiting, left: TimeLeft(at: now))
        reading.most = max(reading.most, waiting)
        reading.left.note(1 - Double(waiting) / Double(reading.most), at: now)
        self.reading = reading
    }

    func cancel(job number: Int) {
        drawSoon()
        guard number > 0 else {
            // What is scrolled to is read again.
            shelf.giveUp()
            hasGivenUpReading = true
            reading = nil
            return
        }
        darkroom.works.first { $0.number == number }?.job.cancel()
    }
}
