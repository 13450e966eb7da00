extension Layout {
    /// Lays out `count` cards, offsets one apart, as 4×4 floats ready for upload; no more than there is room for.
    public func write(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        writeRow(count, from: first, seenThrough: lens, into: &matrices)
    }

    /// The same, whatever else a layout does in `write`.
    @inline(__always)
    func writeRow(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        let first = first.bounded
        let count = max(0, min(count, matrices.count))
        switch evenness {
        case .everywhere:
            EvenRow(self, at: 0, seenThrough: lens).write(0..<count, from: first.offset, into: &matrices)
        case .interleaved(let rows) where (1...Turning.longestRun).contains(rows):
            // Piece by piece: what all rows write of one lies in the processor's memory at once.
            let piece = 1024 * rows
            for start in stride(from: 0, to: count, by: piece) {
                for row in 0..<min(rows, count - start) {
                    EvenRow(self, at: 0, seenThrough: lens, having: first.index &+ row, pace: rows)
                        .write(start + row..<min(start + piece, count), from: first.offset, into: &matrices)
                }
            }
        case .nowhere, .interleaved:
            writeEach(of: 0..<count, from: first, seenThrough: lens, into: &matrices)
        case .outside(let offsets):
            let uneven = cards(at: offsets, of: count, from: first)
            EvenRow(self, at: offsets.lowerBound - 2, seenThrough: lens)
                .write(0..<uneven.lowerBound, from: first.offset, into: &matrices)
            writeEach(of: uneven, from: first, seenThrough: lens, into: &matrices)
            EvenRow(self, at: offsets.upperBound + 1, seenThrough: lens)
                .write(uneven.upperBound..<count, from: first.offset, into: &matrices)
        case .repeating(let period, let offsets):
            let begin = first.index < 0 ? Int(min(first.index.magnitude, UInt(count))) : 0
            let uneven = cards(at: offsets, of: count, from: first)
            let (low, high) = (max(begin, uneven.lowerBound), max(begin, uneven.upperBound))
            writeEach(of: 0..<begin, from: first, seenThrough: lens, into: &matrices)
            writeRepeats(of: begin..<low, every: period, from: first, seenThrough: lens, into: &matrices)
            writeEach(of: low..<high, from: first, seenThrough: lens, into: &matrices)
            writeRepeats(of: high..<count, every: period, from: first, seenThrough: lens, into: &matrices)
        }
    }

    /// Which cards of a row stand at these offsets.
    func cards(at offsets: ClosedRange<Double>, of count: Int, from first: Slot.Place) -> Range<Int> {
        let begin = min(max(Int(safely: (offsets.lowerBound - first.offset).rounded(.up)), 0), count)
        let end = min(max(Int(safely: (offsets.upperBound - first.offset).rounded(.down)), begin - 1), count - 1) + 1
        return begin..<end
    }

    /// Some cards of the row, each of which stands as the one so many before it, but for a fixed move.
    private func writeRepeats(
        of cards: Range<Int>, every period: Int, from first: Slot.Place, seenThrough lens: Lens,
        into matrices: inout MutableSpan<Matrix4>
    ) {
        guard period > 0, cards.count / 2 > period else {
            writeEach(of: cards, from: first, seenThrough: lens, into: &matrices)
            return
        }
        let begin = cards.lowerBound
        writeEach(of: begin..<begin + period, from: first, seenThrough: lens, into: &matrices)
        let places = (0...period).map { k -> SIMD4<Double> in
            let place = Slot.Place(index: first.index &+ begin &+ k, offset: first.offset + Double(begin + k))
            return lens.view(placement(at: place).transform).row4
        }
        let move = places[period] - places[0]
        for start in stride(from: begin + period, to: cards.upperBound, by: period) {
            let away = Double((start - begin) / period) * move
            for k in 0..<min(period, cards.upperBound - start) {
                var matrix = matrices[begin + k]
                matrix.row4 = SIMD4<Float>(nearest: places[k] + away)
                matrices[start + k] = matrix
            }
        }
    }

    /// Asks for each of some cards of the row.
    @inline(never)
    func writeEach(
        of cards: Range<Int>, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        let (turning, second) = (turning, secondTurning)
        let (step, secondStep) = (Turn(turning.step), Turn(second.step))
        for run in stride(from: cards.lowerBound, to: cards.upperBound, by: Turning.longestRun) {
            var turn = turning.turn(at: first.offset + Double(run))
            var secondTurn = second.turn(at: first.offset + Double(run))
            for k in run..<min(run + Turning.longestRun, cards.upperBound) {
                let place = Slot.Place(index: first.index &+ k, offset: first.offset + Double(k))
                matrices[k] = Matrix4(lens.view(self.place(Slot(place, turn: turn, second: secondTurn)).transform))
                turn = turn.followed(by: step)
                secondTurn = secondTurn.followed(by: secondStep)
            }
        }
    }
}
