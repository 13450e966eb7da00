internal import CZoeMath

/// What is added and multiplied.
protocol CardArithmetic {
    static func + (a: Self, b: Self) -> Self
    static func - (a: Self, b: Self) -> Self
    static func * (a: Self, b: Self) -> Self
    static prefix func - (a: Self) -> Self
    /// The same for every card.
    static func each(_ number: Double) -> Self
}

/// A number of one card, or the same number of four cards side by side. A formula that is written for both says where a card
/// stands, and lays out a long row four cards at a time.
protocol CardNumber: CardArithmetic {
    /// The same for the rows that say how a card is turned. Their entries are about 1: floats hold them well enough, and eight
    /// bytes less are worked out twice as fast. Places are not, for where radii cancel out, little would be left of them.
    associatedtype Facing: CardArithmetic
    var facing: Facing { get }
    static func / (a: Self, b: Self) -> Self
    /// By a number that is 0.5 or more.
    func divided(byRootOf square: Self) -> Self
    func atLeast(_ least: Double) -> Self
    func atMost(_ most: Double) -> Self
    /// From 0.
    var distance: Self { get }
    /// By a polynomial.
    static func turn(_ radians: Self) -> TurnOf<Self>
}

extension CardArithmetic {
    @inline(__always) static func + (a: Double, b: Self) -> Self { each(a) + b }
    @inline(__always) static func + (a: Self, b: Double) -> Self { a + each(b) }
    @inline(__always) static func - (a: Double, b: Self) -> Self { each(a) - b }
    @inline(__always) static func - (a: Self, b: Double) -> Self { a - each(b) }
    @inline(__always) static func * (a: Double, b: Self) -> Self { each(a) * b }
}

extension CardNumber {
    @inline(__always) static func / (a: Double, b: Self) -> Self { each(a) / b }
}

/// The cosine and sine of a card's angle, or of the angles of four.
struct TurnOf<Number: CardNumber> {
    var cos: Number
    var sin: Number

    static var none: TurnOf { TurnOf(cos: .each(1), sin: .each(0)) }
    var facing: (cos: Number.Facing, sin: Number.Facing) { (cos.facing, sin.facing) }

    @inline(__always)
    init(cos: Number, sin: Number) { (self.cos, self.sin) = (cos, sin) }

    /// The turn by the sum of both angles.
    @inline(__always)
    func followed(by next: Turn) -> TurnOf {
        TurnOf(cos: next.cos * cos - next.sin * sin, sin: next.cos * sin + next.sin * cos)
    }
}

/// A card's place in the row and its turns, as a `Slot` has them, or those of four cards.
struct SlotOf<Number: CardNumber> {
    var offset: Number
    var turn: TurnOf<Number>
    var second: TurnOf<Number>
    /// The layout's `turnOfIndex`, as often as the card's index says.
    var indexed: TurnOf<Number>
    /// Its `angle(at:)`, in radians, and the turn by it.
    var angle = Number.each(0)
    var own = TurnOf<Number>.none
}

/// How a card stands, or four of them: the first three columns of their transforms. In the fourth, all but the last row have 0.
struct StanceOf<Number: CardNumber> {
    typealias Row = (x: Number.Facing, y: Number.Facing, z: Number.Facing)
    typealias Place = (x: Number, y: Number, z: Number)
    var (row1, row2, row3): (Row, Row, Row)
    var place: Place

    @inline(__always)
    init(_ row1: Row, _ row2: Row, _ row3: Row, at place: Place) {
        (self.row1, self.row2, self.row3, self.place) = (row1, row2, row3, place)
    }

    /// Turned within the card's own plane.
    @inline(__always)
    init(turned turn: (cos: Number.Facing, sin: Number.Facing), at place: Place) {
        let (none, one) = (Number.Facing.each(0), Number.Facing.each(1))
        self.init((turn.cos, turn.sin, none), (-turn.sin, turn.cos, none), (none, none, one), at: place)
    }

    /// As `Transform3D.exchangingAxes`.
    @inline(__always)
    func exchangingAxes(if isVertical: Bool) -> StanceOf {
        guard isVertical else { return self }
        return StanceOf(
            (row2.y, row2.x, row2.z), (row1.y, row1.x, row1.z), (row3.y, row3.x, row3.z),
            at: (place.y, place.x, place.z))
    }
}

extension Transform3D {
    @inline(__always)
    init(_ stance: StanceOf<OneNumber>) {
        @inline(__always) func row(_ row: StanceOf<OneNumber>.Place, _ w: Double) -> SIMD4<Double> {
            SIMD4(row.x.number, row.y.number, row.z.number, w)
        }
        self.init(
            row1: row(stance.row1, 0), row2: row(stance.row2, 0), row3: row(stance.row3, 0), row4: row(stance.place, 1))
    }
}

/// A layout whose formula is written for one card and for four alike.
protocol FourfoldLayout: BuiltInLayout, LoopedLayout {
    var isVertical: Bool { get }
    /// An angle that is added from each index to the next, wherever the card stands in the row.
    var turnOfIndex: Angle { get }
    /// Whether each card is turned by an angle of its own, `angle(at:)`.
    static var turnsEach: Bool { get }
    func angle<Number: CardNumber>(at offset: Number) -> Number
    func stance<Number: CardNumber>(of card: SlotOf<Number>) -> StanceOf<Number>
}

extension FourfoldLayout {
    var turnOfIndex: Angle { .zero }
    static var turnsEach: Bool { false }
    @inline(__always) func angle<Number: CardNumber>(at offset: Number) -> Number { .each(0) }

    /// Of one card.
    @inline(__always)
    func transform(of card: Slot) -> Transform3D {
        var slot = SlotOf(
            offset: OneNumber(card.offset), turn: TurnOf(card.turn),
            second: TurnOf(card.second), indexed: OneNumber.turn(OneNumber(turnOfIndex.radians * Double(card.index))))
        if Self.turnsEach {
            slot.angle = angle(at: slot.offset)
            slot.own = OneNumber.turn(slot.angle)
        }
        return Transform3D(stance(of: slot).exchangingAxes(if: isVertical))
    }

    /// What `Layout.write` does, four cards at a time.
    @inline(__always)
    func writeFours(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        let first = first.bounded
        let count = max(0, min(count, matrices.count))
        let turnings = (turning, secondTurning, Turning(step: turnOfIndex))
        let steps = (Turn(turnings.0.step * 4), Turn(turnings.1.step * 4), Turn(turnings.2.step * 4))
        let isVertical = isVertical
        let ahead = SIMD4(0.0, 1, 2, 3)
        for run in stride(from: 0, to: count, by: Turning.longestRun) {
            let end = min(run + Turning.longestRun, count)
            var turn = TurnOf(turnings.0, ofFourFrom: first.offset + Double(run))
            var second = TurnOf(turnings.1, ofFourFrom: first.offset + Double(run))
            var indexed = TurnOf(turnings.2, ofFourFrom: Double(first.index &+ run))
            var own = FollowedTurn()
            for k in stride(from: run, to: end, by: 4) {
                var slot = SlotOf(
                    offset: FourNumbers(first.offset + (Double(k) + ahead)), turn: turn, second: second,
                    indexed: indexed)
                if Self.turnsEach {
                    slot.angle = angle(at: slot.offset)
                    slot.own = own.turn(to: slot.angle)
                }
                matrices.put(
                    stance(of: slot).exchangingAxes(if: isVertical).rows(seenThrough: lens), at: k, upTo: end)
                (turn, second) = (turn.followed(by: steps.0), second.followed(by: steps.1))
                indexed = indexed.followed(by: steps.2)
            }
        }
    }
}

extension TurnOf<FourNumbers> {
    /// Of the card at an offset and the three after it.
    init(_ turning: Turning, ofFourFrom offset: Double) {
        let turns = (0..<4).map { turning.turn(at: offset + Double($0)) }
        self.init(
            cos: FourNumbers(SIMD4(turns[0].cos, turns[1].cos, turns[2].cos, turns[3].cos)),
            sin: FourNumbers(SIMD4(turns[0].sin, turns[1].sin, turns[2].sin, turns[3].sin)))
    }
}

extension StanceOf<FourNumbers> {
    /// `lens.view` of the four transforms.
    @inline(__always)
    fileprivate func rows(seenThrough lens: Lens) -> (FourRows, FourRows, FourRows, FourRows) {
        @inline(__always) func direction(_ row: Row) -> FourRows {
            FourRows(row.x.numbers, row.y.numbers, row.z.numbers, (lens.m34 * row.z).numbers)
        }
        let (x, y, z) = (place.x - lens.viewpoint.x, place.y - lens.viewpoint.y, place.z)
        let w = 1 + lens.m34 * z
        return (
            direction(row1), direction(row2), direction(row3), FourRows(x.numbers, y.numbers, z.numbers, w.numbers)
        )
    }
}

/// A card's number.
struct OneNumber: CardNumber {
    var number: Double

    @inline(__always) init(_ number: Double) { self.number = number }

    @inline(__always) static func + (a: OneNumber, b: OneNumber) -> OneNumber { OneNumber(a.number + b.number) }
    @inline(__always) static func - (a: OneNumber, b: OneNumber) -> OneNumber { OneNumber(a.number - b.number) }
    @inline(__always) static func * (a: OneNumber, b: OneNumber) -> OneNumber { OneNumber(a.number * b.number) }
    @inline(__always) static func / (a: OneNumber, b: OneNumber) -> OneNumber { OneNumber(a.number / b.number) }
    @inline(__always) static prefix func - (a: OneNumber) -> OneNumber { OneNumber(-a.number) }
    @inline(__always) static func each(_ number: Double) -> OneNumber { OneNumber(number) }
    @inline(__always) var facing: OneNumber { self }
    @inline(__always) func atLeast(_ least: Double) -> OneNumber { OneNumber(max(number, least)) }
    @inline(__always) func atMost(_ most: Double) -> OneNumber { OneNumber(min(number, most)) }
    @inline(__always) var distance: OneNumber { OneNumber(abs(number)) }

    @inline(__always)
    func divided(byRootOf square: OneNumber) -> OneNumber { OneNumber(number / square.number.squareRoot()) }

    @inline(__always)
    static func turn(_ radians: OneNumber) -> TurnOf<OneNumber> {
        TurnOf(Turn(byPolynomial: .radians(radians.number)))
    }
}

extension TurnOf<OneNumber> {
    @inline(__always) init(_ turn: Turn) { self.init(cos: OneNumber(turn.cos), sin: OneNumber(turn.sin)) }
}
