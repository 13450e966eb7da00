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
        case .outside(let offsets):
            let uneven = cards(at: offsets, of: count, from: first)
            EvenRow(self, at: offsets.lowerBound - 2, seenThrough: lens)
                .write(0..<uneven.lowerBound, from: first.offset, into: &matrices)
            writeEach(of: uneven, from: first, seenThrough: lens, into: &matrices)
            EvenRow(self, at: offsets.upperBound + 1, seenThrough: lens)
                .write(uneven.upperBound..<count, from: first.offset, into: &matrices)
        }
    }

    /// Which cards of a row stand at these offsets.
    func cards(at offsets: ClosedRange<Double>, of count: Int, from first: Slot.Place) -> Range<Int> {
        let begin = min(max(Int(safely: (offsets.lowerBound - first.offset).rounded(.up)), 0), count)
        let end = min(max(Int(safely: (offsets.upperBound - first.offset).rounded(.down)), begin - 1), count - 1) + 1
        return begin..<end
    }

    /// Some cards of the row of which every second one stands like the other, by a fixed move away from it.
    func writePairs(
        of cards: Range<Int>, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        func seen(_ k: Int) -> Transform3D {
            let place = Slot.Place(
                index: first.index &+ cards.lowerBound &+ k, offset: first.offset + Double(cards.lowerBound + k))
            return lens.view(self.placement(at: place).transform)
        }
        let pair = [seen(0), seen(1)]
        let move = seen(2).row4 - pair[0].row4
        let facing = (Matrix4(pair[0]), Matrix4(pair[1]))
        for k in cards {
            let number = k - cards.lowerBound
            let isFirst = number & 1 == 0
            var matrix = isFirst ? facing.0 : facing.1
            matrix.row4 = SIMD4<Float>(pair[number & 1].row4 + Double(number >> 1) * move)
            matrices[k] = matrix
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
