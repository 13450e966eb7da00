extension Layout {
    /// Lays out `count` cards, offsets one apart, as 4×4 floats ready for upload; no more than there is room for.
    public func write(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        let first = first.bounded
        let count = max(0, min(count, matrices.count))
        switch evenness {
        case .nowhere:
            writeEach(of: 0..<count, from: first, seenThrough: lens, into: &matrices)
        case .everywhere:
            EvenRow(self, at: 0, seenThrough: lens).write(0..<count, from: first.offset, into: &matrices)
        case .outside(let uneven):
            let begin = min(max(Int(safely: (uneven.lowerBound - first.offset).rounded(.up)), 0), count)
            let end = min(max(Int(safely: (uneven.upperBound - first.offset).rounded(.down)), begin - 1), count - 1) + 1
            EvenRow(self, at: uneven.lowerBound - 2, seenThrough: lens)
                .write(0..<begin, from: first.offset, into: &matrices)
            writeEach(of: begin..<end, from: first, seenThrough: lens, into: &matrices)
            EvenRow(self, at: uneven.upperBound + 1, seenThrough: lens)
                .write(end..<count, from: first.offset, into: &matrices)
        }
    }

    /// Asks for each of some cards of the row.
    @inline(__always)
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
