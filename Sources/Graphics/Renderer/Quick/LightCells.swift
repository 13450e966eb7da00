internal import LayoutCore

/// The cells of a card at whose corners the light is known: between them it is spread evenly, which takes a fraction of the time that
/// the light of each pixel would.
struct LightCells: Equatable {
    let across: Int
    let down: Int

    /// One for all of it, as for a card without light.
    static let whole = LightCells(across: 1, down: 1)

    private init(across: Int, down: Int) { (self.across, self.down) = (across, down) }

    init(on placed: QuickLayerMaker.Placed, _ picture: QuickPicture, _ kind: LightKind) {
        // A lamp's light on what is small is known by that at its corners, and a colour is the same all over it.
        let isSmall = picture.paint == .smallFill
        guard isSmall ? kind.hasEnvironment || kind.hasCover : kind.changesAlongCards else {
            self = .whole
            return
        }
        // In pixels. A room that is mirrored has windows with edges, and what a card keeps of the light of a wall is narrow. The pieces
        // of a bent card are narrow already.
        let isFine = kind.hasEnvironment && !(placed.card.part?.isBent ?? false)
        let (side, most) = isSmall && kind.hasCover ? (7.0, 28.0) : isFine ? (14.0, 28.0) : (40.0, 10.0)
        let pixels = 2 * placed.plane.half / placed.plane.pixel(at: .zero)
        func cells(_ pixels: Double) -> Int { Int(min(max((pixels / side).rounded(.up), 1), most)) }
        self.init(across: cells(pixels.x), down: cells(pixels.y))
    }

    /// The corners of each cell.
    func forms(in corners: CardCorners) -> some Sequence<CardCorners> {
        let step = 1 / SIMD2(Double(across), Double(down))
        return (0..<across * down).lazy.map { cell in
            let low = SIMD2(Double(cell % across), Double(cell / across)) * step
            return corners.part(from: low, to: low + step)
        }
    }

    /// Those of as much of the card as is between other corners, none of them larger.
    func cells(of part: CardCorners, in corners: CardCorners) -> LightCells {
        func share(_ first: Int, _ second: Int) -> Double {
            func length(_ corners: CardCorners) -> Double {
                let way = corners[second] - corners[first]
                return (way * way).sum().squareRoot()
            }
            return min(length(part) / max(length(corners), 1e-9), 1)
        }
        func count(_ cells: Int, _ one: Double, _ other: Double) -> Int {
            max(1, Int((Double(cells) * max(one, other) - 1e-6).rounded(.up)))
        }
        return LightCells(
            across: count(across, share(0, 1), share(3, 2)), down: count(down, share(0, 3), share(1, 2)))
    }
}
