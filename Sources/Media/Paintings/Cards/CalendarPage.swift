internal import CardContent

/// A leaf of a calendar that is torn off day by day; card 0 is the first of January.
struct CalendarPage: CardPainter {
    private static let months = [
        ("January", 31), ("February", 28), ("March", 31), ("April", 30), ("May", 31), ("June", 30), ("July", 31),
        ("August", 31), ("September", 30), ("October", 31), ("November", 30), ("December", 31),
    ]
    private static let days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    /// A colour for each month: of ice, of leaves, of corn.
    private static let colours: [UInt32] = [
        0x4C7FB0, 0x6A6FB5, 0x4E9A8B, 0x6BA54A, 0x3F9B55, 0xD9A42A, 0xE28A2B, 0xD9622B, 0xB5532F, 0x9A4A35, 0x6B5A66,
        0xA8323C,
    ]

    private let day: Int
    private let month: Int
    private let weekday: Int

    init(seed: UInt64, number: Int) {
        var rest = number.turn(in: 365)
        weekday = (number + Int(truncatingIfNeeded: seed % 7)).turn(in: 7)
        var month = 0
        while rest >= Self.months[month].1 {
            rest -= Self.months[month].1
            month += 1
        }
        (day, self.month) = (rest + 1, month)
    }

    let ground = Colour(hex: 0xFBF8F1)
    let roundness = 0.05

    func labels(_ size: Sides, unit: Double) -> [Label] {
        func label(
            _ text: String, _ family: String, _ weight: Int, _ size: Double, _ colour: Colour,
            _ placement: Label.Placement,
            _ top: Double, _ bottom: Double, tracking: Double = 0
        ) -> Label {
            Label(
                text, font: Font(family, weight: weight), size: size * unit, colour: colour, placement: placement,
                wraps: false, tracking: tracking,
                insets: .init(left: 0, top: top * unit, right: 0, bottom: bottom * unit))
        }
        let (sans, serif) = ("Inter, Nimbus Sans, sans-serif", "C059, Georgia, Noto Serif, serif")
        let red = Colour(hex: 0xB3262E)
        return [
            label(Self.months[month].0.uppercased(), sans, 700, 0.085, .white, .top, 0.115, 0, tracking: 0.14),
            label("\(day)", serif, 700, 0.52, weekday == 0 ? red : Colour(hex: 0x22252B), .middle, 0.2, 0),
            label(Self.days[weekday], serif, 400, 0.1, Colour(hex: 0x5B5850), .bottom, 0, 0.1),
        ]
    }

    func paint(on canvas: inout Canvas) {
        let extent = canvas.extent
        let tint = Tint(hex: Self.colours[month])
        canvas.wash(Tint(hex: 0xFFFDF8), Tint(hex: 0xF1ECDF), canvas.whole)
        let head = Box(left: 0, top: 0, right: extent.x, bottom: 0.28)
        canvas.wash(tint.lighter(0.08), tint.darker(0.08), head)
        canvas.fill(tint.darker(0.3), Box(left: 0, top: 0.28, right: extent.x, bottom: 0.288))
        for side in [Float(0.28), 0.72] {
            let place = SIMD2(extent.x * side, 0.055)
            canvas.disc(Tint(hex: 0x2A2622), at: place, radius: 0.026)
            canvas.line(Tint(hex: 0xC9C4B8), from: place, to: place - SIMD2(0, 0.09), width: 0.02)
        }
        // The leaves below it.
        for k in 1...3 {
            let y = extent.y - 0.014 * Float(k)
            canvas.line(Tint(hex: 0xC9C0AC).faded(0.7), from: SIMD2(0, y), to: SIMD2(extent.x, y), width: 0.003)
        }
    }
}
