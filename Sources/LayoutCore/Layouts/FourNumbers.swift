internal import CZoeMath

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

    @inline(__always)
    private func halves(_ change: (SIMD2<Double>) -> SIMD2<Double>) -> FourNumbers {
        FourNumbers(SIMD4(lowHalf: change(numbers.lowHalf), highHalf: change(numbers.highHalf)))
    }

    @inline(__always) var facing: FourFloats { FourFloats(SIMD4<Float>(nearest: numbers)) }
    @inline(__always) func atLeast(_ least: Double) -> FourNumbers { halves { zoeLarger($0, SIMD2(repeating: least)) } }
    @inline(__always) func atMost(_ most: Double) -> FourNumbers { halves { zoeSmaller($0, SIMD2(repeating: most)) } }
    @inline(__always) var distance: FourNumbers { halves { zoeMagnitude($0) } }

    /// To within 1e-13: the root of the nearest floats, four at once, made better by one of Newton's steps.
    @inline(__always)
    func divided(byRootOf square: FourNumbers) -> FourNumbers {
        let near = SIMD4<Float>(nearest: square.numbers)
        // Where the compiler sees that no number is below 0, it makes one instruction of four roots.
        let root = SIMD4<Float>(
            near.x.magnitude.squareRoot(), near.y.magnitude.squareRoot(), near.z.magnitude.squareRoot(),
            near.w.magnitude.squareRoot())
        let guess = SIMD4<Double>(1 / root)
        return FourNumbers(numbers * (guess * (1.5 - 0.5 * square.numbers * guess * guess)))
    }

    /// To within 1e-11, far below the last digit of a float: the quarter of an angle, twice doubled, so that no quadrant has to be
    /// told from another.
    @inline(__always)
    static func turn(_ radians: FourNumbers) -> TurnOf<FourNumbers> {
        // As of `Turn(byPolynomial:)`.
        let x = radians.numbers
        guard (x * x).sum() < 1e12 else { return farTurn(x) }
        let shifted: SIMD4<Double> = x * (1 / (2 * Double.pi)) + 0x1.8p52
        let turns = shifted - 0x1.8p52
        let whole: SIMD4<Double> = turns * 0x1.921fb544p+2
        let rest: SIMD4<Double> = ((x - whole) - turns * 0x1.0b4611a626331p-32) * 0.25
        let square = rest * rest
        // Taylor's series, from 12! and 13! down.
        var near: SIMD4<Double> = square * (1 / 479_001_600.0) - 1 / 3_628_800.0
        var far: SIMD4<Double> = square * (1 / 6_227_020_800.0) - 1 / 39_916_800.0
        far = far * square + 1 / 362_880.0
        near = near * square + 1 / 40_320.0
        far = far * square - 1 / 5040.0
        near = near * square - 1 / 720.0
        far = far * square + 1 / 120.0
        near = near * square + 1 / 24.0
        far = far * square - 1 / 6.0
        near = near * square - 1 / 2.0
        // What a cosine lacks of 1 keeps more digits than the cosine.
        let sin: SIMD4<Double> = rest + rest * (far * square)
        let less: SIMD4<Double> = near * square
        let sin2: SIMD4<Double> = 2 * (sin + sin * less)
        let less2: SIMD4<Double> = -2 * (sin * sin)
        let cos4: SIMD4<Double> = 1 - 2 * (sin2 * sin2)
        let sin4: SIMD4<Double> = 2 * (sin2 + sin2 * less2)
        return TurnOf(cos: FourNumbers(cos4), sin: FourNumbers(sin4))
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

/// The numbers of four cards that need not be exact.
struct FourFloats: CardArithmetic {
    var numbers: SIMD4<Float>

    @inline(__always) init(_ numbers: SIMD4<Float>) { self.numbers = numbers }

    @inline(__always) static func + (a: FourFloats, b: FourFloats) -> FourFloats { FourFloats(a.numbers + b.numbers) }
    @inline(__always) static func - (a: FourFloats, b: FourFloats) -> FourFloats { FourFloats(a.numbers - b.numbers) }
    @inline(__always) static func * (a: FourFloats, b: FourFloats) -> FourFloats { FourFloats(a.numbers * b.numbers) }
    @inline(__always) static prefix func - (a: FourFloats) -> FourFloats { FourFloats(-a.numbers) }
    @inline(__always) static func each(_ number: Double) -> FourFloats {
        FourFloats(SIMD4(repeating: Float(number)))
    }
}

/// The turns of a row of cards, four by four, each by an angle of its own. Far from the middle, angles change little from card to
/// card: then the last turn goes on by the difference, which takes a shorter series and no quadrant.
struct FollowedTurn {
    private var angle = FourNumbers.each(0)
    private var turn = TurnOf<FourNumbers>.none

    @inline(__always)
    mutating func turn(to next: FourNumbers) -> TurnOf<FourNumbers> {
        let x = (next - angle).numbers
        angle = next
        let square = x * x
        guard square.sum() < 1.0 / 64 else {
            turn = FourNumbers.turn(next)
            return turn
        }
        // Taylor's series: within an eighth of a radian no more terms are seen.
        var near = square * (1 / 40_320.0) - 1 / 720.0
        var far = square * (-1 / 5040.0) + 1 / 120.0
        near = near * square + 1 / 24.0
        far = far * square - 1 / 6.0
        near = near * square - 1 / 2.0
        let (cos, sin) = (1 + near * square, x + x * (far * square))
        let (c, s) = (turn.cos.numbers, turn.sin.numbers)
        turn = TurnOf(cos: FourNumbers(c * cos - s * sin), sin: FourNumbers(s * cos + c * sin))
        return turn
    }
}
