internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoePictures

// What takes a while goes on beside the window, which says how far it has come.
extension Viewer {
    /// - Returns: whether something else is to be said of jobs than before.
    func takeNotices(at now: Double) -> Bool {
        let former = notices
        notices = notices(at: now)
        return notices != former
    }

    /// What is said of jobs now, the one that was begun first in front.
    private func notices(at now: Double) -> [JobNotice.Entry] {
        var entries: [JobNotice.Entry] = []
        followReading(at: now)
        if let reading = artwork.reading, now - reading.begin >= JobNotice.delay {
            let done = reading.most - loader.status.waiting
            entries.append(
                JobNotice.Entry(
                    number: 0, title: "reading pictures, \(done) of \(reading.most)", part: reading.left.part,
                    text: reading.left.text))
        }
        for work in captureJobs.works where now - work.begin >= JobNotice.delay && work.number != film.recording?.job {
            var left = TimeLeft(at: work.begin)
            left.note(work.job.part, at: now)
            entries.append(
                JobNotice.Entry(number: work.number, title: work.title, part: left.part, text: left.text))
        }
        return entries
    }

    /// When one of them has taken long enough to be told of.
    func timeToNextNotice(at now: Double) -> Double? {
        let begins = captureJobs.works.map(\.begin) + [artwork.reading?.begin].compactMap(\.self)
        return begins.map { $0 + JobNotice.delay - now }.filter { $0 > 0 }.min().map { max(0.01, $0) }
    }

    private func followReading(at now: Double) {
        let waiting = editor.scene.files == nil ? 0 : loader.status.waiting
        guard waiting > 0 else {
            artwork.reading = nil
            return
        }
        var reading = artwork.reading ?? ArtworkState.Reading(begin: now, most: waiting, left: TimeLeft(at: now))
        reading.most = max(reading.most, waiting)
        reading.left.note(1 - Double(waiting) / Double(reading.most), at: now)
        artwork.reading = reading
    }

    func cancel(job number: Int) {
        drawSoon()
        guard number > 0 else {
            // What is scrolled to is read again.
            loader.giveUp()
            artwork.hasGivenUpReading = true
            artwork.reading = nil
            return
        }
        captureJobs.works.first { $0.number == number }?.job.cancel()
    }
}
