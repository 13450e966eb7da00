/// Mountains one behind the other.
struct Ridges {
    private let count: Int
    private let width: Int
    /// The height of each in each column of pixels, the far one's first.
    private var tops: [Float] = []
    /// Below it there is nothing else.
    private(set) var foot: Float = 0

    /// - Parameter low: where the near one stands.
    init(above low: Float, on canvas: Canvas, _ dice: inout Dice) {
        count = dice.within(4...6)
        width = canvas.width
        for layer in 0..<count {
            let depth = Float(layer) / Float(count - 1)
            let rise = canvas.extent.y * (0.26 - 0.13 * depth) * dice.within(0.7...1.2)
            let waves = (0..<7).map { (length: Float(1 << $0) * 0.9, phase: dice.within(Float(0)...50), part: $0) }
            for x in 0..<width {
                let place = (Float(x) + 0.5) / canvas.pixelsPerSide.x
                var (height, share) = (Float(0), Float(1))
                for wave in waves {
                    // Sharp at the top and round in the valleys.
                    let value = 1 - abs(Self.noise(place * wave.length + wave.phase, seed: wave.part))
                    height += share * value * value
                    share *= 0.5 + 0.1 * depth
                }
                tops.append(low * (0.46 + 0.42 * depth) - rise * (height / 1.6 - 0.35))
            }
        }
        for x in 0..<width {
            foot = max(foot, (0..<count).reduce(.infinity) { min($0, tops[$1 * width + x]) })
        }
    }

    /// - Parameters:
    ///   - far, near: the colours of the first one and the last.
    ///   - haze: lies in the valleys.
    func paint(from far: Tint, to near: Tint, in haze: Tint, on canvas: inout Canvas) {
        let tints = (0..<count).map { layer in
            let depth = Float(layer) / Float(count - 1)
            return far.mixed(with: near, 0.16 + 0.84 * depth * depth)
        }
        let (step, across, whole) = (canvas.pixelsPerUnit, canvas.pixelsPerSide.x, canvas.whole)
        let highest = tops.min() ?? 0
        let (tops, tintsOfAll) = (tops.span, tints.span)
        canvas.shade(Box(left: 0, top: highest - 1 / step, right: whole.right, bottom: whole.bottom)) { p, under in
            let column = min(Int(p.x * across), width - 1)
            // The nearest one that hides all that is behind it.
            var layer = count - 1
            while layer > 0, (p.y - tops[layer &* width &+ column]) * step < 0.5 { layer &-= 1 }
            var seen = under
            while layer < count {
                let below = p.y - tops[layer &* width &+ column]
                if below * step >= -0.5 {
                    let body = tintsOfAll[layer].mixed(with: haze, 0.42 * smooth(0, 0.34, below))
                    let share = below * step + 0.5
                    seen = share < 1 ? seen.mixed(with: body, share) : body
                }
                layer &+= 1
            }
            return seen
        }
    }

    /// From -1 to 1, smooth between random values at whole places.
    private static func noise(_ x: Float, seed: Int) -> Float {
        let floor = x.rounded(.down)
        let (a, b) = (value(Int(floor), seed), value(Int(floor) + 1, seed))
        let t = x - floor
        return a + (b - a) * t * t * (3 - 2 * t)
    }

    private static func value(_ place: Int, _ seed: Int) -> Float {
        var dice = Dice(seed: UInt64(truncatingIfNeeded: place), number: seed, purpose: 12)
        return 2 * dice.unit() - 1
    }
}
