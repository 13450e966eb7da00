/// Where a row of cards is even: where a card's transform is the sum of a fixed matrix, one times the cosine and one
/// times the sine of its `Slot.turn`, and of a move that grows with the offset. A layout that says so has long rows laid
/// out by these sums alone.
public enum Evenness: Hashable, Sendable {
    /// Nowhere, or nobody has looked.
    case nowhere
    case everywhere
    /// Before these offsets and after them.
    case outside(ClosedRange<Double>)
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

    /// - Parameter anchor: an offset in the even part of the row; so is the one after it.
    init(_ layout: some Layout, at anchor: Double, seenThrough lens: Lens) {
        func seen(_ offset: Double, cos: Double, sin: Double) -> Transform3D {
            lens.view(layout.place(Slot(.init(index: 0, offset: offset), turn: Turn(cos: cos, sin: sin))).transform)
        }
        fixed = seen(anchor, cos: 0, sin: 0)
        cosine = seen(anchor, cos: 1, sin: 0).less(fixed)
        sine = seen(anchor, cos: 0, sin: 1).less(fixed)
        drift = seen(anchor + 1, cos: 0, sin: 0).row4 - fixed.row4
        self.anchor = anchor
        turning = layout.turning
    }

    /// Writes those of a row of cards whose places in it are given.
    func write(_ cards: Range<Int>, from first: Double, into matrices: inout MutableSpan<Matrix4>) {
        // Entries of the first three rows are about 1: floats hold them well enough to be summed. The place is not: where
        // radii cancel out, little would be left of it.
        let (fixed1, fixed2, fixed3) = (floats(fixed.row1), floats(fixed.row2), floats(fixed.row3))
        let (cosine1, cosine2, cosine3) = (floats(cosine.row1), floats(cosine.row2), floats(cosine.row3))
        let (sine1, sine2, sine3) = (floats(sine.row1), floats(sine.row2), floats(sine.row3))
        let step = Turn(turning.step)

        for run in stride(from: cards.lowerBound, to: cards.upperBound, by: Turning.longestRun) {
            let offset = first + Double(run)
            var turn = turning.turn(at: offset)
            var middle = fixed.row4 + (offset - anchor) * drift
            for k in run..<min(run + Turning.longestRun, cards.upperBound) {
                let (cos, sin) = (Float(turn.cos), Float(turn.sin))
                matrices[k] = Matrix4(
                    row1: fixed1 + cos * cosine1 + sin * sine1, row2: fixed2 + cos * cosine2 + sin * sine2,
                    row3: fixed3 + cos * cosine3 + sin * sine3,
                    row4: floats(middle + turn.cos * cosine.row4 + turn.sin * sine.row4))
                turn = turn.followed(by: step)
                middle += drift
            }
        }
    }
}

@inline(__always)
private func floats(_ row: SIMD4<Double>) -> SIMD4<Float> { SIMD4<Float>(row) }

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
