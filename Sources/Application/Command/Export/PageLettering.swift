import LayoutCore
import ZoeDocument
import ZoeRenderer
import ZoeStyle

/// The letters on the cards of a page, each text set once.
struct PageLettering {
    private let lettering: Lettering
    /// Of each appearance, which sides it has.
    private let sides: [[Int]]

    /// How finely letters are kept: a page is looked at on screens of all kinds.
    private static let scale = 2.0

    init(_ deck: PageDeck) {
        var known: [Lettering.Side: Int] = [:]
        var all: [Lettering.Side] = []
        let wanted = Set(deck.styles + deck.ways.flatMap(\.letters))
        sides = deck.appearances.enumerated().map { number, appearance in
            guard wanted.contains(number) else { return [] }
            return appearance.faces.map { face in
                let side = Lettering.Side(
                    face.labels, on: appearance.size, cornerRadius: appearance.style.cornerRadius)
                if let place = known[side] { return place }
                known[side] = all.count
                all.append(side)
                return all.count - 1
            }
        }
        lettering = Lettering(all, scale: Self.scale)
    }

    /// Which texts a side has: 0 is the front, 1 a back of its own.
    func texts(of appearance: Int, side: Int) -> Range<Int> {
        sides[appearance].indices.contains(side) ? lettering.texts[sides[appearance][side]] : 0..<0
    }

    /// The letters' corners as floats, all first numbers of corners, all second ones and so on, for these are alike; and after them
    /// the atlas, of which each row is told by how it differs from the one above: distances change little from row to row, so that the
    /// packer is left with two thirds of the bytes.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        let numbers = Lettering.numbersOfCorner
        for number in 0..<numbers {
            for place in stride(from: number, to: lettering.vertices.count, by: numbers) {
                let bits = lettering.vertices[place].bitPattern
                for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(shift))) }
            }
        }
        return bytes + lettering.pages.flatMap { Self.differences(of: $0.map(Self.rounded)) }
    }

    /// A distance that is exact near a letter's edge, up to two squares of the atlas, and beyond in ever larger steps. That is where letters
    /// are looked up that are smaller than anybody can read, and it is most of the atlas: a quarter of its bytes once it is packed.
    static func rounded(_ distance: UInt8) -> UInt8 {
        let away = Int(distance) - 128
        guard distance > 0, let step = steps.first(where: { $0.away.contains(abs(away)) }) else { return distance }
        return UInt8(clamping: 128 + (away < 0 ? -step.middle : step.middle))
    }

    private static let steps = [
        (away: 33...48, middle: 40), (away: 49...80, middle: 64), (away: 81...128, middle: 104),
    ]

    /// What a page adds up again, row by row.
    static func differences(of page: [UInt8]) -> [UInt8] {
        page.indices.map { $0 < Lettering.side ? page[$0] : page[$0] &- page[$0 - Lettering.side] }
    }

    var json: JSON {
        guard !lettering.colours.isEmpty else { return .null }
        return .object([
            ("side", .integer(Lettering.side)), ("pages", .integer(lettering.pages.count)),
            ("rows", .list(lettering.pages.map { .integer($0.count / Lettering.side) })),
            ("vertexBytes", .integer(lettering.vertices.count * 4)),
            ("starts", .list(lettering.starts.map(JSON.integer))),
            ("colours", .list(lettering.colours.map { Colour($0).pageJSON })),
        ])
    }
}
