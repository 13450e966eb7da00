internal import CardContent

/// One of the fifty-two, shuffled by the seed; 0 leaves them in order.
struct PlayingCard: CardPainter {
    enum Suit: Int {
        case spades, hearts, clubs, diamonds

        var colour: UInt32 { self == .hearts || self == .diamonds ? 0xC8202F : 0x16181D }
    }

    let suit: Suit
    /// From 1, the ace, to 13, the king.
    let rank: Int

    init(seed: UInt64, number: Int) {
        let place = number.turn(in: 52)
        var dice = Dice(seed: seed, number: number.turn(in: 52) == number ? 0 : number / 52, purpose: 5)
        let card = seed == 0 ? place : dice.shuffled(Array(0..<52))[place]
        suit = Suit(rawValue: card / 13)!
        rank = card % 13 + 1
    }

    let ground = Colour(hex: 0xFDFBF5)
    let roundness = 0.07
    var back: Colour { Colour(hex: 0x2B4A8B) }

    private var name: String { [1: "A", 11: "J", 12: "Q", 13: "K"][rank] ?? "\(rank)" }

    func labels(_ size: Sides, unit: Double) -> [Label] {
        let font = Font("C059, Georgia, Noto Serif, serif", weight: 700)
        let colour = Colour(hex: suit.colour)
        func corner(_ alignment: Label.Alignment, _ placement: Label.Placement) -> Label {
            Label(
                name, font: font, size: 0.15 * unit, colour: colour, alignment: alignment, placement: placement,
                wraps: false,
                insets: .init(left: 0.055 * unit, top: 0.03 * unit, right: 0.055 * unit, bottom: 0.03 * unit))
        }
        var labels = [corner(.leading, .top), corner(.trailing, .bottom)]
        if rank > 10 {
            labels.append(Label(name, font: font, size: 0.52 * unit, colour: colour, wraps: false))
        }
        return labels
    }

    func paint(on canvas: inout Canvas) {
        let extent = canvas.extent
        let tint = Tint(hex: suit.colour)
        canvas.wash(Tint(hex: 0xFFFEFA), Tint(hex: 0xF4EFE2), canvas.whole)
        canvas.pip(suit, tint, at: SIMD2(0.1, 0.235), height: 0.095, isFlipped: false)
        canvas.pip(suit, tint, at: SIMD2(extent.x - 0.1, extent.y - 0.235), height: 0.095, isFlipped: true)
        switch rank {
        case 1: canvas.pip(suit, tint, at: extent / 2, height: 0.46, isFlipped: false)
        case 11...13: paintCourt(on: &canvas, tint)
        default:
            for (x, y) in Self.places[rank - 2] {
                let place = SIMD2(0.5 + (x - 0.5) * 0.44, 0.5 + (y - 0.5) * 0.64) * extent
                canvas.pip(suit, tint, at: place, height: 0.16, isFlipped: y > 0.5)
            }
        }
    }

    /// A frame with a woven ground, a crown for the king, a diadem for the queen, a feather for the jack.
    private func paintCourt(on canvas: inout Canvas, _ tint: Tint) {
        let frame = canvas.whole.inset(by: 0.19)
        let (gold, pale) = (Tint(hex: 0xE2B33C), tint.mixed(with: Tint(hex: 0xFFF6E0), 0.86))
        canvas.fill(pale, frame)
        let middle = canvas.extent / 2
        canvas.clip = frame
        for k in 0..<24 {
            let x = frame.left - frame.height + Float(k) * 0.12
            canvas.line(
                gold.faded(0.5), from: SIMD2(x, frame.top), to: SIMD2(x + frame.height, frame.bottom), width: 0.008)
            canvas.line(
                tint.faded(0.16), from: SIMD2(x + frame.height, frame.top), to: SIMD2(x, frame.bottom), width: 0.008)
        }
        canvas.disc(Tint(hex: 0xFFFBF0), at: middle, radius: 0.27)
        canvas.ring(gold, at: middle, radius: 0.27, width: 0.022)
        for side in [Float(-1), 1] {
            let at = middle + SIMD2(0, side * (frame.height / 2 - 0.1))
            switch rank {
            case 13:
                for k in -2...2 {
                    let x = at.x + Float(k) * 0.055
                    canvas.line(
                        gold, from: SIMD2(x, at.y), to: SIMD2(x, at.y + side * (k & 1 == 0 ? 0.07 : 0.04)), width: 0.03)
                    canvas.disc(tint, at: SIMD2(x, at.y + side * (k & 1 == 0 ? 0.075 : 0.045)), radius: 0.017)
                }
                canvas.line(gold, from: at - SIMD2(0.12, 0), to: at + SIMD2(0.12, 0), width: 0.045)
            case 12:
                for k in -3...3 {
                    let x = Float(k) * 0.04
                    canvas.disc(gold, at: at + SIMD2(x, side * (0.05 - x * x * 2.4)), radius: 0.026)
                    canvas.disc(tint, at: at + SIMD2(x, side * (0.05 - x * x * 2.4)), radius: 0.01)
                }
            default:
                canvas.leaf(gold, from: at - SIMD2(0.14, side * 0.03), to: at + SIMD2(0.14, side * 0.05), width: 0.07)
                canvas.line(tint, from: at - SIMD2(0.14, side * 0.03), to: at + SIMD2(0.12, side * 0.04), width: 0.009)
            }
        }
        canvas.clip = canvas.whole
        canvas.outline(tint, frame, width: 0.008)
    }

    /// Where the pips of two to ten stand, in shares of the field.
    private static let places: [[(Float, Float)]] = {
        func pairs(_ row: Float) -> [(Float, Float)] { [(0, row), (1, row)] }
        let (two, four): ([(Float, Float)], [(Float, Float)]) = ([(0.5, 0), (0.5, 1)], pairs(0) + pairs(1))
        let eight = four + pairs(1 / 3) + pairs(2 / 3)
        return [
            two, two + [(0.5, 0.5)], four, four + [(0.5, 0.5)], four + pairs(0.5), four + pairs(0.5) + [(0.5, 0.25)],
            four + pairs(0.5) + [(0.5, 0.25), (0.5, 0.75)], eight + [(0.5, 0.5)],
            eight + [(0.5, 1.0 / 6), (0.5, 5.0 / 6)],
        ]
    }()
}

extension Canvas {
    fileprivate mutating func pip(
        _ suit: PlayingCard.Suit, _ tint: Tint, at centre: SIMD2<Float>, height: Float, isFlipped: Bool
    ) {
        let sign: Float = isFlipped ? -1 : 1
        paint(tint, in: Box(centre, reach: height * 0.7)) { p in
            // Upwards, one high.
            let q = SIMD2(abs(p.x - centre.x), sign * (centre.y - p.y)) / height
            return height * Self.distance(q, suit)
        }
    }

    /// To the outline of a suit's sign about the origin, on its right half.
    private static func distance(_ q: SIMD2<Float>, _ suit: PlayingCard.Suit) -> Float {
        let stem = max(max(-q.y - 0.5, q.y - 0.05), q.x - 0.05 - 0.5 * max(-0.22 - q.y, 0))
        switch suit {
        case .diamonds: return (q.x / 0.36 + abs(q.y) / 0.5 - 1) * 0.29
        case .hearts: return heart(SIMD2(q.x, q.y + 0.5))
        case .spades: return min(heart(SIMD2(q.x, 0.5 - q.y) / 0.86) * 0.86, stem)
        case .clubs:
            let leaf = min((q - SIMD2(0, 0.27)).length, (q - SIMD2(0.24, -0.09)).length) - 0.225
            return min(min(leaf, q.length - 0.12), stem)
        }
    }

    /// From its tip at the origin, about one high: two circles, and the square on its corner between them.
    private static func heart(_ p: SIMD2<Float>) -> Float {
        let q = p / 0.94
        if q.x + q.y > 1 { return ((q - SIMD2(0.25, 0.75)).length - 0.353_553) * 0.94 }
        let half = 0.5 * max(q.x + q.y, 0)
        let far = min((q - SIMD2(0, 1)).length, (q - SIMD2(half, half)).length)
        return (q.x > q.y ? far : -far) * 0.94
    }
}
