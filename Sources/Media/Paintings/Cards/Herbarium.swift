internal import CardContent

/// A sheet of a herbarium that nobody has gathered: a plant drawn on paper, with its name in Latin.
struct Herbarium: CardPainter {
    enum Plant: CaseIterable {
        case fern, olive, poppy, umbel, wheat, tulip, ginkgo, lavender, berries, palm, mushroom, eucalyptus
    }

    private struct Paper {
        let ground: UInt32
        /// Of stems and leaves, a lighter one, and of flowers and fruit.
        let leaf, light, bloom: UInt32
    }

    private static let papers = [
        Paper(ground: 0xF4ECD9, leaf: 0x2F5D46, light: 0x7BA05B, bloom: 0xC8452F),
        Paper(ground: 0xE3EBE0, leaf: 0x1F4E4A, light: 0x5D9C86, bloom: 0xE08A3C),
        Paper(ground: 0xF6E3DA, leaf: 0x4B5B34, light: 0x94A35A, bloom: 0xB5335A),
        Paper(ground: 0xE2EAF0, leaf: 0x27506B, light: 0x6D9DB0, bloom: 0x7A4FA3),
        Paper(ground: 0xF7EFC9, leaf: 0x445A1F, light: 0x9AA63A, bloom: 0xD9622B),
        Paper(ground: 0xEFE4EE, leaf: 0x3A4A5E, light: 0x7F93A0, bloom: 0x9C3F88),
        Paper(ground: 0x22382F, leaf: 0xDDE6C5, light: 0x9DBB86, bloom: 0xF0A35E),
    ]

    private static let species = [
        "alba", "aurea", "borealis", "communis", "gracilis", "littoralis", "montana", "nocturna", "officinalis",
        "pendula", "rubra", "silvatica", "umbrosa",
    ]

    private let plant: Plant
    private let paper: Paper
    private let name: String
    private let number: Int
    private let dice: Dice

    init(seed: UInt64, number: Int) {
        var order = Dice(seed: seed, number: 0, purpose: 71)
        plant = order.inTurn(Plant.allCases, at: number)
        paper = order.inTurn(Self.papers, at: number)
        name = "\(plant.genus) \(order.inTurn(Self.species, at: number))"
        self.number = number.turn(in: 1000)
        dice = Dice(seed: seed, number: number, purpose: 72)
    }

    var ground: Colour { Colour(hex: paper.ground) }
    let grain: Float = 3.5
    let roundness = 0.02
    private var leaf: Tint { Tint(hex: paper.leaf) }
    private var light: Tint { Tint(hex: paper.light) }
    private var bloom: Tint { Tint(hex: paper.bloom) }

    func labels(_ size: Sides, unit: Double) -> [Label] {
        let font = Font("P052, Palatino, EB Garamond, Georgia, serif", isItalic: true)
        func label(_ text: String, _ size: Double, _ alignment: Label.Alignment) -> Label {
            Label(
                text, font: font, size: size * unit, colour: Colour(hex: paper.leaf), alignment: alignment,
                placement: .bottom, wraps: false,
                insets: .init(left: 0.08 * unit, top: 0, right: 0.08 * unit, bottom: 0.07 * unit))
        }
        return [label(name, 0.07, .leading), label("\(number + 1)", 0.055, .trailing)]
    }

    func paint(on canvas: inout Canvas) {
        var dice = dice
        let extent = canvas.extent
        let ground = Tint(hex: paper.ground)
        canvas.wash(ground.lighter(0.12), ground.darker(0.05), canvas.whole)
        canvas.outline(leaf.faded(0.4), canvas.whole.inset(by: 0.035), width: 0.003)
        let low = extent.y - 0.155
        canvas.line(leaf.faded(0.4), from: SIMD2(0.08, low), to: SIMD2(extent.x - 0.08, low), width: 0.003)
        let drawing = Drawing(
            foot: SIMD2(extent.x / 2, low - 0.045), height: low - 0.2, leaf: leaf, light: light, bloom: bloom,
            ground: ground)
        switch plant {
        case .fern: drawing.paintFern(on: &canvas, &dice)
        case .olive: drawing.paintOlive(on: &canvas, &dice)
        case .poppy: drawing.paintPoppy(on: &canvas, &dice)
        case .umbel: drawing.paintUmbel(on: &canvas, &dice)
        case .wheat: drawing.paintWheat(on: &canvas, &dice)
        case .tulip: drawing.paintTulip(on: &canvas, &dice)
        case .ginkgo: drawing.paintGinkgo(on: &canvas, &dice)
        case .lavender: drawing.paintLavender(on: &canvas, &dice)
        case .berries: drawing.paintBerries(on: &canvas, &dice)
        case .palm: drawing.paintPalm(on: &canvas, &dice)
        case .mushroom: drawing.paintMushroom(on: &canvas, &dice)
        case .eucalyptus: drawing.paintEucalyptus(on: &canvas, &dice)
        }
    }
}

extension Herbarium.Plant {
    fileprivate var genus: String {
        switch self {
        case .fern: "Filix"
        case .olive: "Oliva"
        case .poppy: "Papaver"
        case .umbel: "Umbella"
        case .wheat: "Spica"
        case .tulip: "Tulipa"
        case .ginkgo: "Biloba"
        case .lavender: "Lavanda"
        case .berries: "Bacca"
        case .palm: "Palma"
        case .mushroom: "Fungus"
        case .eucalyptus: "Eucalyptus"
        }
    }
}
