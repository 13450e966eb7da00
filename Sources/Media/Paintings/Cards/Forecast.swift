internal import CardContent

/// Tomorrow's weather in a town.
struct Forecast: CardPainter {
    enum Sky: CaseIterable {
        case sunny, fair, cloudy, rain, storm, snow, night, fog

        var name: String {
            switch self {
            case .sunny: "Sunny"
            case .fair: "Fair"
            case .cloudy: "Cloudy"
            case .rain: "Rain"
            case .storm: "Thunder"
            case .snow: "Snow"
            case .night: "Clear night"
            case .fog: "Fog"
            }
        }

        fileprivate var colours: (UInt32, UInt32) {
            switch self {
            case .sunny: (0x2F80D8, 0x8FCBF4)
            case .fair: (0x4A8FCB, 0xB7DCEF)
            case .cloudy: (0x6C7F93, 0xB9C6D1)
            case .rain: (0x37495F, 0x6F879E)
            case .storm: (0x242842, 0x5B5B84)
            case .snow: (0x8CA6C4, 0xE4EDF6)
            case .night: (0x0A1030, 0x2E3F78)
            case .fog: (0x8D9494, 0xD0D3CE)
            }
        }
    }

    private static let towns = [
        "Ardmore", "Bellano", "Cap Noir", "Dunhavn", "Eskelund", "Farrow", "Graswald", "Hoshino", "Isola Verde",
        "Juniper", "Kestrel Bay", "Lumen", "Marisol", "Nordvik", "Ostrava Hill", "Porto Claro", "Quillan", "Rosefield",
    ]

    private let sky: Sky
    private let town: String
    private let degrees: Int
    private let dice: Dice

    init(seed: UInt64, number: Int) {
        var order = Dice(seed: seed, number: 0, purpose: 31)
        sky = order.inTurn(Sky.allCases, at: number)
        var names = Dice(seed: seed, number: 0, purpose: 32)
        town = names.inTurn(Self.towns, at: number)
        var dice = Dice(seed: seed, number: number, purpose: 33)
        degrees =
            switch sky {
            case .sunny: dice.within(24...34)
            case .fair: dice.within(17...26)
            case .snow: dice.within(-9 ... -1)
            default: dice.within(7...18)
            }
        self.dice = dice
    }

    var ground: Colour { Colour(hex: sky.colours.1) }
    let roundness = 0.09

    func labels(_ size: Sides, unit: Double) -> [Label] {
        func label(_ text: String, _ size: Double, _ weight: Int, _ placement: Label.Placement, _ inset: Double)
            -> Label
        {
            Label(
                text, font: Font("Inter, Nimbus Sans, sans-serif", weight: weight), size: size * unit, colour: .white,
                alignment: .leading, placement: placement, wraps: false,
                insets: .init(left: 0.09 * unit, top: inset * unit, right: 0.05 * unit, bottom: inset * unit))
        }
        return [
            label(town, 0.085, 600, .top, 0.08), label("\(degrees)°", 0.3, 300, .bottom, 0.13),
            label(sky.name, 0.07, 500, .bottom, 0.08),
        ]
    }

    func paint(on canvas: inout Canvas) {
        var dice = dice
        let (top, bottom) = (Tint(hex: sky.colours.0), Tint(hex: sky.colours.1))
        canvas.wash(top, bottom, canvas.whole)
        let middle = canvas.extent * SIMD2(0.62, 0.4)
        let white = Tint(1, 1, 1, 1)
        switch sky {
        case .sunny: sun(at: middle, 0.17, on: &canvas)
        case .fair:
            sun(at: middle - SIMD2(0.08, 0.08), 0.14, on: &canvas)
            cloud(white, at: middle + SIMD2(0.06, 0.07), 1, on: &canvas)
        case .cloudy:
            cloud(white.darker(0.18), at: middle + SIMD2(0.12, -0.1), 0.8, on: &canvas)
            cloud(white.darker(0.02), at: middle, 1.1, on: &canvas)
        case .rain, .storm:
            for _ in 0..<46 {
                let at = SIMD2(canvas.extent.x * dice.unit(), middle.y + canvas.extent.y * dice.within(0...0.55))
                canvas.line(white.faded(0.35), from: at, to: at + SIMD2(-0.025, 0.075), width: 0.007)
            }
            cloud(white.darker(sky == .storm ? 0.5 : 0.28), at: middle, 1.15, on: &canvas)
            if sky == .storm {
                let points = [SIMD2<Float>(0.02, 0.08), SIMD2(-0.05, 0.2), SIMD2(0.02, 0.19), SIMD2(-0.04, 0.34)]
                for (a, b) in zip(points, points.dropFirst()) {
                    canvas.line(Tint(hex: 0xFFE27A), from: middle + a, to: middle + b, width: 0.026)
                }
            }
        case .snow:
            for _ in 0..<70 {
                let at = SIMD2(dice.unit(), dice.unit()) * canvas.extent
                canvas.disc(white.faded(dice.within(0.5...1)), at: at, radius: dice.within(0.005...0.014))
            }
            cloud(white.darker(0.06), at: middle, 1.1, on: &canvas)
        case .night:
            for _ in 0..<90 {
                let at = SIMD2(dice.unit(), dice.unit()) * canvas.extent
                canvas.disc(white.faded(dice.within(0.3...0.9)), at: at, radius: dice.within(0.002...0.005))
            }
            canvas.glow(Tint(hex: 0xFFF4D0), at: middle, radius: 0.5, 0.3)
            canvas.disc(Tint(hex: 0xFFF4D0), at: middle, radius: 0.15)
            canvas.disc(top.mixed(with: bottom, 0.4), at: middle + SIMD2(0.07, -0.04), radius: 0.13)
        case .fog:
            // Above the temperature.
            for k in 0..<5 {
                let y = canvas.extent.y * (0.21 + 0.075 * Float(k))
                let from = SIMD2(canvas.extent.x * dice.within(0.05...0.4), y)
                canvas.line(white.faded(0.6), from: from, to: from + SIMD2(dice.within(0.35...0.55), 0), width: 0.032)
            }
        }
    }

    private func sun(at place: SIMD2<Float>, _ radius: Float, on canvas: inout Canvas) {
        canvas.glow(Tint(hex: 0xFFF3B8), at: place, radius: radius * 4, 0.7)
        canvas.disc(Tint(hex: 0xFFD84A), at: place, radius: radius)
        canvas.glow(Tint(hex: 0xFFF6C8), at: place - SIMD2(0.03, 0.03), radius: radius, 0.6)
    }

    private func cloud(_ tint: Tint, at place: SIMD2<Float>, _ size: Float, on canvas: inout Canvas) {
        // All but the one in the middle stand on one line.
        for (x, y, radius) in [(-0.17, 0.04, 0.1), (-0.04, -0.03, 0.15), (0.12, 0.025, 0.115)]
            as [(Float, Float, Float)]
        {
            canvas.disc(tint, at: place + size * SIMD2(x, y), radius: size * radius)
        }
        canvas.fill(
            tint,
            Box(
                left: place.x - size * 0.17, top: place.y, right: place.x + size * 0.12,
                bottom: place.y + size * 0.14))
    }
}
