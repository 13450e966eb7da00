/// Where a row of cards is even: where a card's transform is the sum of a fixed matrix, one times the cosine and one
/// times the sine of its `Slot.turn`, and of a move that grows with the offset. A layout that says so has long rows laid
/// out by these sums alone.
public enum Evenness: Hashable, Sendable {
    /// Nowhere, or nobody has looked.
    case nowhere
    /// Neighbours stand alike at every offset.
    case everywhere
    /// Before these offsets and after them.
    case outside(ClosedRange<Double>)
    /// Before these offsets and after them, each card stands as the one so many before it, moved on by as much each time; from
    /// the first item on.
    case repeating(every: Int, outside: ClosedRange<Double>)
    /// In each of so many rows, of which the cards are numbered across: the first card of every row, then the second of every row. Each
    /// row has matrices of its own, and is even everywhere.
    case interleaved(Int)
}

/// The matrices of which all cards in an even part of a row are the sums. They are found by asking the layout for a few
/// cards, so that its formula stands in one place.
struct EvenRow {
    private let fixed: Transform3D
    private let cosine: Transform3D
    private let sine: Transform3D
    private let drift: SIMD4<Double>
    private let anchor: Double
    private let turning: Turning
    /// Every how many cards it has one.
    private let pace: Int

    /// - Parameters:
    ///   - anchor: an offset in the even part of the row; so is the one after it.
    ///   - index: of one of its cards.
    @inline(never)
    init(_ layout: some Layout, at anchor: Double, seenThrough lens: Lens, having index: Int = 0, pace: Int = 1) {
        func seen(_ offset: Double, cos: Double, sin: Double) -> Transform3D {
            lens.view(layout.place(Slot(.init(index: index, offset: offset), turn: Turn(cos: cos, sin: sin))).transform)
        }
        fixed = seen(anchor, cos: 0, sin: 0)
        cosine = seen(anchor, cos: 1, sin: 0).less(fixed)
        sine = seen(anchor, cos: 0, sin: 1).less(fixed)
        drift = seen(anchor + 1, cos: 0, sin: 0).row4 - fixed.row4
        self.anchor = anchor
        turning = layout.turning
        self.pace = pace
    }

    /// Writes those of a row of cards whose places in it are given.
    func write(_ cards: Range<Int>, from first: Double, into matrices: inout MutableSpan<Matrix4>) {
        if turning.step == .zero {
            writeStraight(cards, from: first, into: &matrices)
            return
        }
        let (fixed, cosine, sine) = (Facing(fixed), Facing(cosine), Facing(sine))
        @inline(__always) func row1(_ cos: Float, _ sin: Float) -> SIMD4<Float> {
            fixed.row1 + cos * cosine.row1 + sin * sine.row1
        }
        @inline(__always) func row2(_ cos: Float, _ sin: Float) -> SIMD4<Float> {
            fixed.row2 + cos * cosine.row2 + sin * sine.row2
        }
        @inline(__always) func row3(_ cos: Float, _ sin: Float) -> SIMD4<Float> {
            fixed.row3 + cos * cosine.row3 + sin * sine.row3
        }
        // Cards that turn about an axis of their own keep that row of the matrix.
        @inline(__always) func aboutX(_ cos: Float, _ sin: Float) -> Facing {
            Facing(row1: fixed.row1, row2: row2(cos, sin), row3: row3(cos, sin))
        }
        @inline(__always) func aboutY(_ cos: Float, _ sin: Float) -> Facing {
            Facing(row1: row1(cos, sin), row2: fixed.row2, row3: row3(cos, sin))
        }
        @inline(__always) func aboutZ(_ cos: Float, _ sin: Float) -> Facing {
            Facing(row1: row1(cos, sin), row2: row2(cos, sin), row3: fixed.row3)
        }
        @inline(__always) func anyhow(_ cos: Float, _ sin: Float) -> Facing {
            Facing(row1: row1(cos, sin), row2: row2(cos, sin), row3: row3(cos, sin))
        }
        func keeps(_ row: (Facing) -> SIMD4<Float>) -> Bool { row(cosine) == .zero && row(sine) == .zero }
        switch (keeps { $0.row1 }, keeps { $0.row2 }, keeps { $0.row3 }) {
        case (true, true, true): writeUnturned(cards, from: first, into: &matrices, facing: fixed)
        case (true, _, _): write(cards, from: first, into: &matrices, facing: aboutX)
        case (_, true, _): write(cards, from: first, into: &matrices, facing: aboutY)
        case (_, _, true): write(cards, from: first, into: &matrices, facing: aboutZ)
        default: write(cards, from: first, into: &matrices, facing: anyhow)
        }
    }

    /// Writes cards of which none turns.
    private func writeStraight(_ cards: Range<Int>, from first: Double, into matrices: inout MutableSpan<Matrix4>) {
        let turn = turning.turn(at: 0)
        let shown = Transform3D(
            row1: fixed.row1 + turn.cos * cosine.row1 + turn.sin * sine.row1,
            row2: fixed.row2 + turn.cos * cosine.row2 + turn.sin * sine.row2,
            row3: fixed.row3 + turn.cos * cosine.row3 + turn.sin * sine.row3,
            row4: fixed.row4 + turn.cos * cosine.row4 + turn.sin * sine.row4)
        let facing = Facing(shown)
        var k = cards.lowerBound
        while k < cards.upperBound {
            let place = shown.row4 + (first + Double(k) - anchor) * drift
            matrices[k] = Matrix4(
                row1: facing.row1, row2: facing.row2, row3: facing.row3, row4: SIMD4<Float>(nearest: place))
            k += pace
        }
    }

    /// Writes cards of which only the places go round. An even step further, a cosine or a sine is twice the step's cosine times
    /// the last, less the one before that; so are sums of them.
    private func writeUnturned(
        _ cards: Range<Int>, from first: Double, into matrices: inout MutableSpan<Matrix4>, facing: Facing
    ) {
        let twice = 2 * Turn(turning.step * Double(2 * pace)).cos
        let drift = Double(pace) * drift
        // Errors grow faster than in a sum.
        let longest = 512 * pace
        for run in stride(from: cards.lowerBound, to: cards.upperBound, by: longest) {
            let offset = first + Double(run)
            func round(_ card: Int) -> SIMD4<Double> {
                let turn = turning.turn(at: offset + Double(card * pace))
                return turn.cos * cosine.row4 + turn.sin * sine.row4
            }
            var middle = fixed.row4 + (offset - anchor) * self.drift
            @inline(__always) func card(_ round: SIMD4<Double>) -> Matrix4 {
                let place = middle + round
                middle += drift
                return Matrix4(
                    row1: facing.row1, row2: facing.row2, row3: facing.row3, row4: SIMD4<Float>(nearest: place))
            }
            // Every second card follows from the two before it, so that neighbours need not wait for each other.
            var (before, now, nextBefore, next) = (round(-2), round(0), round(-1), round(1))
            let end = min(run + longest, cards.upperBound)
            var k = run
            while k < end {
                matrices[k] = card(now)
                if k + pace < end { matrices[k + pace] = card(next) }
                (before, now) = (now, twice * now - before)
                (nextBefore, next) = (next, twice * next - nextBefore)
                k += 2 * pace
            }
        }
    }

    /// - Parameter facing: the first three rows of a card's matrix, from the cosine and sine of its turn.
    @inline(__always)
    private func write(
        _ cards: Range<Int>, from first: Double, into matrices: inout MutableSpan<Matrix4>,
        facing: (Float, Float) -> Facing
    ) {
        let step = Turn(turning.step * Double(pace))
        let twoSteps = step.followed(by: step)
        let ahead = SIMD4(repeating: twoSteps.cos)
        let across = SIMD4(-twoSteps.sin, -twoSteps.sin, twoSteps.sin, twoSteps.sin)
        let drift = Double(pace) * drift
        for run in stride(from: cards.lowerBound, to: cards.upperBound, by: Turning.longestRun * pace) {
            let offset = first + Double(run)
            let turn = turning.turn(at: offset)
            let next = turn.followed(by: step)
            var middle = fixed.row4 + (offset - anchor) * self.drift
            @inline(__always) func card(_ cos: Double, _ sin: Double, _ facing: Facing) -> Matrix4 {
                let place = middle + cos * cosine.row4 + sin * sine.row4
                middle += drift
                return Matrix4(
                    row1: facing.row1, row2: facing.row2, row3: facing.row3, row4: SIMD4<Float>(nearest: place))
            }
            // The turns of two neighbours: cosines before sines.
            var turns = SIMD4(turn.cos, next.cos, turn.sin, next.sin)
            let end = min(run + Turning.longestRun * pace, cards.upperBound)
            var k = run
            while k < end {
                let floats = SIMD4<Float>(nearest: turns)
                matrices[k] = card(turns.x, turns.z, facing(floats.x, floats.z))
                if k + pace < end { matrices[k + pace] = card(turns.y, turns.w, facing(floats.y, floats.w)) }
                turns = turns * ahead + SIMD4(lowHalf: turns.highHalf, highHalf: turns.lowHalf) * across
                k += 2 * pace
            }
        }
    }

    /// The first three rows of a matrix. Their entries are about 1: floats hold them well enough to be summed. The place
    /// is summed in double precision, for where radii cancel out, little would be left of it.
    private struct Facing {
        let row1: SIMD4<Float>
        let row2: SIMD4<Float>
        let row3: SIMD4<Float>

        @inline(__always)
        init(row1: SIMD4<Float>, row2: SIMD4<Float>, row3: SIMD4<Float>) {
            self.row1 = row1
            self.row2 = row2
            self.row3 = row3
        }

        init(_ transform: Transform3D) {
            row1 = SIMD4<Float>(nearest: transform.row1)
            row2 = SIMD4<Float>(nearest: transform.row2)
            row3 = SIMD4<Float>(nearest: transform.row3)
        }
    }
}

extension Turning {
    /// The sum of many small steps drifts by about 1e-16 a card: over so many cards far below a float's last digit.
    static let longestRun = 4096
}

extension Transform3D {
    /// The difference, entry by entry.
    fileprivate func less(_ other: Transform3D) -> Transform3D {
        Transform3D(
            row1: row1 - other.row1, row2: row2 - other.row2, row3: row3 - other.row3, row4: row4 - other.row4)
    }
}
