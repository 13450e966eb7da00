internal import CardContent

/// A sheet that shows off a typeface.
struct Specimen: CardPainter {
    private struct Face {
        let name: String
        let families: String
        var weight = 400
        var isItalic = false
        let letters: [String]
    }

    private static let faces = [
        Face(
            name: "Grotesk Black", families: "Inter, Nimbus Sans, sans-serif", weight: 900, letters: ["Ag", "R", "&"]),
        Face(name: "Schoolbook", families: "C059, Georgia, Noto Serif, serif", letters: ["Qg", "a", "fi"]),
        Face(
            name: "Palladian Italic", families: "P052, Palatino, serif", isItalic: true, letters: ["&", "Qu", "k"]),
        Face(name: "Geometric", families: "URW Gothic, Futura, sans-serif", weight: 600, letters: ["Oo", "G", "a"]),
        Face(
            name: "Narrow Bold", families: "Nimbus Sans Narrow, Arial Narrow, sans-serif", weight: 700,
            letters: ["R2", "M", "?!"]),
        Face(name: "Chancery", families: "Z003, Zapf Chancery, cursive", letters: ["Th", "f", "Zx"]),
        Face(name: "Bookman Light", families: "URW Bookman, Bookman, serif", weight: 300, letters: ["Gy", "B", "w"]),
        Face(
            name: "Mono", families: "DejaVu Sans Mono, Nimbus Mono PS, monospace", weight: 500,
            letters: ["{}", "0O", "=>"]),
        Face(name: "Roman", families: "Nimbus Roman, Times, serif", weight: 700, letters: ["ß", "Aa", "§"]),
        Face(name: "Hairline", families: "Inter, Nimbus Sans, sans-serif", weight: 200, letters: ["Sg", "e", "Æ"]),
    ]

    /// Ground and ink.
    private static let inks: [(UInt32, UInt32)] = [
        (0xF3E9D7, 0x1C1B1A), (0xE4402F, 0xFFF3E4), (0x14213D, 0xFCA311), (0xF9C846, 0x2B2118), (0x1E5B4F, 0xF2E9CF),
        (0xEFD3D7, 0x5A1846), (0x26262B, 0xE9E6DF), (0x3D5AD6, 0xF4F1FF), (0xD9E4DD, 0x20463A), (0xFF8FA3, 0x3A0519),
    ]

    private let face: Face
    private let letters: String
    private let colours: (ground: UInt32, ink: UInt32)
    private let number: Int

    init(seed: UInt64, number: Int) {
        var order = Dice(seed: seed, number: 0, purpose: 41)
        face = order.inTurn(Self.faces, at: number)
        colours = order.inTurn(Self.inks, at: number &* 3)
        var dice = Dice(seed: seed, number: number, purpose: 42)
        letters = dice.choose(face.letters)
        self.number = number.turn(in: 1000)
    }

    var ground: Colour { Colour(hex: colours.ground) }
    let roundness = 0.015

    func labels(_ size: Sides, unit: Double) -> [Label] {
        let font = Font(face.families, weight: face.weight, isItalic: face.isItalic)
        let ink = Colour(hex: colours.ink)
        func small(
            _ text: String, _ size: Double, _ alignment: Label.Alignment, _ placement: Label.Placement,
            _ bottom: Double = 0.075
        )
            -> Label
        {
            Label(
                text, font: font, size: size * unit, colour: ink, alignment: alignment, placement: placement,
                wraps: true, leading: 1.05,
                insets: .init(left: 0.075 * unit, top: 0.07 * unit, right: 0.075 * unit, bottom: bottom * unit))
        }
        return [
            Label(
                letters, font: font, size: (letters.count > 1 ? 0.6 : 0.82) * unit, colour: ink, wraps: false,
                insets: .init(left: 0, top: 0, right: 0, bottom: 0.1 * unit)),
            small(face.name, 0.062, .leading, .top), small("\(number + 1)", 0.062, .trailing, .top),
            small("ABCDEFGHIJKLMNOPQRSTUVWXYZ\nabcdefghijklmnopqrstuvwxyz 1234567890", 0.038, .leading, .bottom),
        ]
    }

    func paint(on canvas: inout Canvas) {
        let (ground, ink) = (Tint(hex: colours.ground), Tint(hex: colours.ink))
        let extent = canvas.extent
        canvas.wash(ground.lighter(0.03), ground.darker(0.03), canvas.whole)
        for y in [Float(0.155), extent.y - 0.2] {
            canvas.line(ink.faded(0.8), from: SIMD2(0.075, y), to: SIMD2(extent.x - 0.075, y), width: 0.004)
        }
        // Where letters stand and how high small ones are.
        for y in [extent.y / 2 - 0.05 - 0.14, extent.y / 2 - 0.05 + 0.17] {
            canvas.line(ink.faded(0.22), from: SIMD2(0.075, y), to: SIMD2(extent.x - 0.075, y), width: 0.003)
        }
    }
}
