import ZoeImages

extension Recording {
    /// Draws frames, in their order, while those before them are written. Ctrl+C ends it after the frame at hand.
    mutating func draw(_ numbers: some Collection<Int>, into sink: any FilmSink, by offscreen: OffscreenRenderer)
        throws(Failure)
    {
        let queue = FilmQueue(sink)
        do throws(Failure) {
            Progress.begin(.frames, upTo: 0.95)
            let count = try draw(numbers, into: queue, by: offscreen)
            guard count > 0 || numbers.isEmpty, !Interruption.isUrgent else {
                queue.abandon()
                return
            }
            try queue.finish()
            guard count < numbers.count else { return }
            Console.inform("stopped after \(count) of \(numbers.count) frames, which are kept")
        } catch {
            queue.abandon()
            throw error
        }
    }

    /// - Returns: how many have been drawn.
    private mutating func draw(
        _ numbers: some Collection<Int>, into queue: FilmQueue, by offscreen: OffscreenRenderer
    ) throws(Failure) -> Int {
        var course = FilmPictures(numbers: Array(numbers), samples: samples)
        let drawer = FrameDrawer(offscreen, effort)
        var blur = MotionBlur()
        var drawn: (shot: FilmPictures.Shot, pending: PendingPicture)?
        var count = 0
        func keep(_ done: (shot: FilmPictures.Shot, pending: PendingPicture)) throws(Failure) {
            var image = try done.pending.image()
            if samples > 1 {
                blur.add(image)
                guard done.shot.isLast else { return }
                do { image = try blur.take(width: image.width, height: image.height) } catch {
                    throw Failure(.usage, "\(error)")
                }
            }
            try queue.add(image, number: done.shot.number)
            count += 1
            Progress.note(Double(count) / Double(numbers.count), of: .frames)
        }
        var next = try course.next().map { shot throws(Failure) in (shot, try picture(of: shot)) }
        while let (shot, picture) = next {
            next = try course.next().map { shot throws(Failure) in (shot, try self.picture(of: shot)) }
            let pending = try drawer.begin(picture, before: next?.1)
            if let drawn { try keep(drawn) }
            drawn = (shot, pending)
            if Interruption.isAsked, shot.isLast { break }
        }
        if let drawn, drawn.shot.isLast { try keep(drawn) }
        return count
    }

    private mutating func picture(of shot: FilmPictures.Shot) throws(Failure) -> ScenePicture {
        try picture(at: times(of: shot.number)[shot.sample])
    }

    /// The pictures of a film, one after the other.
    private struct FilmPictures {
        struct Shot {
            let number: Int
            let sample: Int
            /// The last one of its frame.
            let isLast: Bool
        }

        let numbers: [Int]
        let samples: Int
        private var place = 0

        init(numbers: [Int], samples: Int) { (self.numbers, self.samples) = (numbers, samples) }

        mutating func next() -> Shot? {
            let (frame, sample) = place.quotientAndRemainder(dividingBy: samples)
            guard frame < numbers.count else { return nil }
            place += 1
            return Shot(number: numbers[frame], sample: sample, isLast: sample == samples - 1)
        }
    }
}
