internal import CardContent
import LayoutCore
import ZoeDocument
import ZoeRenderer
import ZoeStyle
import ZoeText

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

    var bytes: [UInt8] {
        PackedLetters.bytes(
            corners: lettering.vertices, numbersOfCorner: Lettering.numbersOfCorner, pages: lettering.pages,
            side: Lettering.side)
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
