internal import CZoeMath

/// A number of one card, or the same number of four cards side by side. A formula that is written for both says where a card
/// stands, and lays out a long row four cards at a time.
protocol CardNumber {
    static func + (a: Self, b: Self) -> Self
    static func - (a: Self, b: Self) -> Self
    static func * (a: Self, b: Self) -> Self
    static func / (a: Self, b: Self) -> Self
    static prefix func - (a: Self) -> Self
    /// The same for every card.
    static func each(_ number: Double) -> Self
    /// By a number that is 0.5 or more.
    func divided(byRootOf square: Self) -> Self
    func atLeast(_ least: Double) -> Self
    func atMost(_ most: Double) -> Self
    /// From 0.
    var distance: Self { get }
    /// By a polynomial.
    static func turn(_ radians: Self) -> TurnOf<Self>
}

extension CardNumber {
    @inline(__always) static func + (a: Double, b: Self) -> Self { each(a) + b }
    @inline(__always) static func + (a: Self, b: Double) -> Self { a + each(b) }
    @inline(__always) static func - (a: Double, b: Self) -> Self { each(a) - b }
    @inline(__always) static func - (a: Self, b: Double) -> Self { a - each(b) }
    @inline(__always) static func * (a: Double, b: Self) -> Self { each(a) * b }
    @inline(__always) static func / (a: Double, b: Self) -> Self { each(a) / b }
}

/// The cosine and sine of a card's angle, or of the angles of four.
struct TurnOf<Number: CardNumber> {
    var cos: Number
    var sin: Number

    static var none: TurnOf { TurnOf(cos: .each(1), sin: .each(0)) }

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
}

/// How a card stands, or four of them: the first three columns of their transforms. In the fourth, all but the last row have 0.
struct StanceOf<Number: CardNumber> {
    typealias Row = (x: Number, y: Number, z: Number)
    var (row1, row2, row3, place): (Row, Row, Row, Row)

    @inline(__always)
    init(_ row1: Row, _ row2: Row, _ row3: Row, at place: Row) {
        (self.row1, self.row2, self.row3, self.place) = (row1, row2, row3, place)
    }

    /// Turned within the card's own plane.
    @inline(__always)
    init(turned turn: TurnOf<Number>, at place: Row) {
        let (none, one) = (Number.each(0), Number.each(1))
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
        @inline(__always) func row(_ row: StanceOf<OneNumber>.Row, _ w: Double) -> SIMD4<Double> {
            SIMD4(row.x.number, row.y.number, row.z.number, w)
        }
        self.init(
            row1: row(stance.row1, 0), row2: row(stance.row2, 0), row3: row(stance.row3, 0), row4: row(stance.place, 1))
    }
}

/// A layout whose formula is written for one card and for four alike.
protocol FourfoldLayout: BuiltInLayout {
    var isVertical: Bool { get }
    /// An angle that is added from each index to the next, wherever the card stands in the row.
    var turnOfIndex: Angle { get }
    func stance<Number: CardNumber>(of card: SlotOf<Number>) -> StanceOf<Number>
}

extension FourfoldLayout {
    var turnOfIndex: Angle { .zero }

    /// Of one card.
    @inline(__always)
    func transform(of card: Slot) -> Transform3D {
        let slot = SlotOf(
            offset: OneNumber(card.offset), turn: TurnOf(card.turn),
            second: TurnOf(card.second), indexed: OneNumber.turn(OneNumber(turnOfIndex.radians * Double(card.index))))
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
            for k in stride(from: run, to: end, by: 4) {
                let slot = SlotOf(
                    offset: FourNumbers(first.offset + (Double(k) + ahead)), turn: turn, second: second,
                    indexed: indexed)
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
        @inline(__always) func rows(_ row: Row, _ w: FourNumbers) -> FourRows {
            FourRows(row.x.numbers, row.y.numbers, row.z.numbers, w.numbers)
        }
        @inline(__always) func direction(_ row: Row) -> FourRows { rows(row, lens.m34 * row.z) }
        let seen = (place.x - lens.viewpoint.x, place.y - lens.viewpoint.y, place.z)
        return (direction(row1), direction(row2), direction(row3), rows(seen, 1 + lens.m34 * place.z))
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

/// The numbers of four cards.
struct FourNumbers: CardNumber {
    var numbers: SIMD4<Double>

    @inline(__always) init(_ numbers: SIMD4<Double>) { self.numbers = numbers }

    @inline(__always) static func + (a: FourNumbers, b: FourNumbers) -> FourNumbers {
        FourNumbers(a.numbers + b.numbers)
    }
    @inline(__always) static func - (a: FourNumbers, b: FourNumbers) -> FourNumbers {
        FourNumbers(a.numbers - b.numbers)
    }
    @inline(__always) static func * (a: FourNumbers, b: FourNumbers) -> FourNumbers {
        FourNumbers(a.numbers * b.numbers)
    }
    @inline(__always) static func / (a: FourNumbers, b: FourNumbers) -> FourNumbers {
        FourNumbers(a.numbers / b.numbers)
    }
    @inline(__always) static prefix func - (a: FourNumbers) -> FourNumbers { FourNumbers(-a.numbers) }
    @inline(__always) static func each(_ number: Double) -> FourNumbers { FourNumbers(SIMD4(repeating: number)) }

    // Said lane by lane, these become one instruction for two lanes; `replacing(with:where:)` becomes branches.
    @inline(__always)
    private func each(_ change: (Double) -> Double) -> FourNumbers {
        FourNumbers(SIMD4(change(numbers.x), change(numbers.y), change(numbers.z), change(numbers.w)))
    }

    @inline(__always) func atLeast(_ least: Double) -> FourNumbers { each { $0 > least ? $0 : least } }
    @inline(__always) func atMost(_ most: Double) -> FourNumbers { each { $0 < most ? $0 : most } }
    @inline(__always) var distance: FourNumbers { each { abs($0) } }

    /// By Newton's iteration, which needs neither a root nor a division.
    @inline(__always)
    func divided(byRootOf square: FourNumbers) -> FourNumbers {
        let bits = SIMD4(
            square.numbers.x.bitPattern, square.numbers.y.bitPattern, square.numbers.z.bitPattern,
            square.numbers.w.bitPattern)
        // Half of the exponent, its sign turned round, and a first guess of the digits.
        let guess = 0x5FE6_EB50_C7B5_37A9 &- (bits &>> 1)
        var inverse = SIMD4(
            Double(bitPattern: guess.x), Double(bitPattern: guess.y), Double(bitPattern: guess.z),
            Double(bitPattern: guess.w))
        let half = square.numbers * 0.5
        for _ in 0..<4 { inverse *= 1.5 - half * inverse * inverse }
        return FourNumbers(numbers * inverse)
    }

    /// To within 1e-11, far below the last digit of a float: the quarter of an angle, twice doubled, so that no quadrant has to be
    /// told from another.
    @inline(__always)
    static func turn(_ radians: FourNumbers) -> TurnOf<FourNumbers> {
        // As of `Turn(byPolynomial:)`.
        let x = radians.numbers
        guard (x * x).sum() < 1e12 else { return farTurn(x) }
        let turns = (x * (1 / (2 * .pi)) + 0x1.8p52) - 0x1.8p52
        let rest = ((x - turns * 0x1.921fb544p+2) - turns * 0x1.0b4611a626331p-32) * 0.25
        let square = rest * rest
        // Taylor's series, from 12! and 13! down.
        var near = square * (1 / 479_001_600.0) - 1 / 3_628_800.0
        var far = square * (1 / 6_227_020_800.0) - 1 / 39_916_800.0
        far = far * square + 1 / 362_880.0
        near = near * square + 1 / 40_320.0
        far = far * square - 1 / 5040.0
        near = near * square - 1 / 720.0
        far = far * square + 1 / 120.0
        near = near * square + 1 / 24.0
        far = far * square - 1 / 6.0
        near = near * square - 1 / 2.0
        // What a cosine lacks of 1 keeps more digits than the cosine.
        let (sin, less) = (rest + rest * (far * square), near * square)
        let (sin2, less2) = (2 * (sin + sin * less), -2 * (sin * sin))
        return TurnOf(cos: FourNumbers(1 - 2 * (sin2 * sin2)), sin: FourNumbers(2 * (sin2 + sin2 * less2)))
    }

    @inline(never)
    private static func farTurn(_ radians: SIMD4<Double>) -> TurnOf<FourNumbers> {
        var turns = TurnOf<FourNumbers>.none
        for place in radians.indices {
            let turn = Turn(byPolynomial: .radians(radians[place]))
            (turns.cos.numbers[place], turns.sin.numbers[place]) = (turn.cos, turn.sin)
        }
        return turns
    }
}
