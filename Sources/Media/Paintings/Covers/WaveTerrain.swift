/// The sine of so many turns, within a thousandth, from additions and multiplications only: the same on every machine.
@inline(__always)
func sine(_ turns: Float) -> Float {
    // Adding what has no room for fractions rounds; then a parabola, and a second one to mend the first.
    let rest = turns - ((turns + 12_582_912) - 12_582_912)
    let first = rest * (8 - 16 * abs(rest))
    return first * (0.775 + 0.225 * abs(first))
}

/// The same of sixteen.
@inline(__always)
func sines(_ turns: SIMD16<Float>) -> SIMD16<Float> {
    func magnitudes(_ x: SIMD16<Float>) -> SIMD16<Float> { x.replacing(with: -x, where: x .< 0) }
    let rest = turns - ((turns + 12_582_912) - 12_582_912)
    let first = rest * (8 - 16 * magnitudes(rest))
    return first * (0.775 + 0.225 * magnitudes(first))
}

@inline(__always)
func cosine(_ turns: Float) -> Float { sine(turns + 0.25) }

/// In the direction of so many turns, clockwise from the right.
func direction(_ turns: Float) -> SIMD2<Float> { SIMD2(cosine(turns), sine(turns)) }

/// 0 at one place, 1 at the other, without a kink.
@inline(__always)
func smooth(_ from: Float, _ to: Float, _ x: Float) -> Float {
    let t = min(max((x - from) / (to - from), 0), 1)
    return t * t * (3 - 2 * t)
}

/// A gentle landscape: eight waves in random directions. Heights are mostly within -1…1.
struct WaveTerrain {
    private var x = SIMD8<Float>()
    private var y = SIMD8<Float>()
    private var phase = SIMD8<Float>()
    private var amplitude = SIMD8<Float>()

    /// - Parameter period: about how long the longest waves are.
    init(period: Float, dice: inout Dice) {
        for i in 0..<8 {
            // Irrational ratios, so that nothing repeats.
            let frequency = (0.55 + 0.31 * Float(i)) / period
            let heading = direction(dice.unit())
            x[i] = heading.x * frequency
            y[i] = heading.y * frequency
            phase[i] = dice.unit()
            amplitude[i] = 0.55 / (1 + 0.62 * Float(i))
        }
    }

    @inline(__always)
    func height(_ p: SIMD2<Float>) -> Float {
        (Self.sines(x * p.x + y * p.y + phase) * amplitude).sum()
    }

    /// The height, and how it rises along both ways.
    @inline(__always)
    func slope(_ p: SIMD2<Float>) -> (height: Float, rise: SIMD2<Float>) {
        let turns = x * p.x + y * p.y + phase
        let rise = Self.sines(turns + 0.25) * amplitude * 6.283_185
        return ((Self.sines(turns) * amplitude).sum(), SIMD2((rise * x).sum(), (rise * y).sum()))
    }

    /// How the height rises along both ways.
    @inline(__always)
    func rise(_ p: SIMD2<Float>) -> SIMD2<Float> {
        let rise = Self.sines(x * p.x + y * p.y + (phase + 0.25)) * amplitude
        return SIMD2((rise * x).sum(), (rise * y).sum()) * 6.283_185
    }

    /// Taylor's series, up to the eleventh power.
    @inline(__always)
    private static func sines(_ turns: SIMD8<Float>) -> SIMD8<Float> {
        let rest = turns - ((turns + 12_582_912) - 12_582_912)
        let square = rest * rest
        var sum = 42.058_69 - 15.094_64 * square
        sum = sum * square - 76.705_86
        sum = sum * square + 81.605_25
        sum = sum * square - 41.341_70
        return (sum * square + 6.283_185) * rest
    }
}
