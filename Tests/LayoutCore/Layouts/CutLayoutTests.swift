import Testing

@testable import LayoutCore

/// Layouts that cut cards: where a point of a piece comes to stand, from a program in another language that multiplies elementary
/// turns and moves.
@Suite struct CutLayoutTests {
    private static func pieces(_ arrangement: Arrangement, at offset: Double, index: Int = 3) -> [CutPiece] {
        arrangement.layout.pieces(at: .init(index: index, offset: offset))
    }

    private static func expect(
        _ piece: CutPiece?, takes point: SIMD2<Double>, to place: SIMD3<Double>, _ what: Comment,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let piece = try #require(piece, what, sourceLocation: location)
        let seen = piece.placement.transform.moved(point.x, point.y)
        let miss = max(abs(seen.x - place.x), abs(seen.y - place.y), abs(seen.z - place.z))
        #expect(miss < 2e-6, "\(what): \(seen) and not \(place)", sourceLocation: location)
    }

    @Test func `flaps fall towards the viewer about their middle`() throws {
        let board = Arrangement("split-flap")
        try Self.expect(
            Self.pieces(board, at: -0.3).first, takes: SIMD2(40, -100), to: SIMD3(40, -77.84623, 62.769136), "upper")
        try Self.expect(
            Self.pieces(board, at: 0.3).last, takes: SIMD2(40, 100), to: SIMD3(40, 77.84623, 62.769136), "lower")
        let columns = board.setting("columns", to: 5)
        try Self.expect(
            Self.pieces(columns, at: -0.55).dropFirst(4).first, takes: SIMD2(10, -90),
            to: SIMD3(10, 36.660188, 82.195076), "the third column")
    }

    @Test func `a flap's back is the next card's lower half`() throws {
        for part in [0.2, 0.45, 0.55, 0.9] {
            let falling = try #require(Self.pieces(Arrangement("split-flap"), at: -part).first)
            let coming = try #require(Self.pieces(Arrangement("split-flap"), at: 1 - part).last)
            let (top, foot) = (
                falling.placement.transform.moved(20, -80), coming.placement.transform.moved(20, 80)
            )
            #expect(abs(top.y - foot.y) < 1e-9 && abs(top.z - foot.z) < 1e-9, "\(part)")
            // One of them faces the viewer.
            #expect(falling.placement.alpha + coming.placement.alpha == 1)
        }
    }

    @Test func `slats turn about their own middles, one after the other`() throws {
        for (offset, slat, from, to) in [
            (-0.4, 2, -10.0 - 280.0 / 3, SIMD3(40, -94.507732, 39.7232)),
            (0.25, 6, -10.0 + 280.0 / 3, SIMD3(40, 84.514121, 9.427935)),
        ] {
            let lying = Self.pieces(Arrangement("blinds"), at: offset)
            try Self.expect(lying[slat], takes: SIMD2(40, from), to: to, "lying \(offset)")
            let standing = Self.pieces(Arrangement("blinds").setting("way", to: .choice("standing")), at: offset)
            try Self.expect(
                standing[slat], takes: SIMD2(from, 40), to: SIMD3(to.y, to.x, to.z), "standing \(offset)")
        }
    }

    @Test(arguments: [
        ("lines", SIMD3(-186.919, -73.75, 0)), ("bars", SIMD3(-21.25, 91.919, 0)), ("grid", SIMD3(-23, -75.5, 0)),
        ("chess", SIMD3(-21.25, -73.75, 0)),
    ])
    func `tiles leave as their manner says`(manner: String, place: SIMD3<Double>) throws {
        let tiles = Self.pieces(Arrangement("shatter").setting("manner", to: .choice(manner)), at: -0.35)
        // The fourth column, the third row.
        try Self.expect(tiles[2 * 8 + 3], takes: SIMD2(-21.25, -73.75), to: place, "\(manner)")
    }

    static let cutting = ["split-flap", "blinds", "shatter"]

    /// Together, at the beginning of its way and at its end, the pieces are the card.
    @Test(arguments: cutting) func `pieces lie side by side where the card was`(name: String) {
        let arrangement = Arrangement(name).setting("slit", orNothing: 0).setting("gap", orNothing: 0)
        let card = arrangement.stage.card
        for (offset, tolerance) in [(-1e-9, 1e-4), (1e-9, 1e-4)] {
            let pieces = Self.pieces(arrangement, at: offset)
            if pieces.isEmpty { continue }
            let area = pieces.reduce(0) { $0 + $1.size.width * $1.size.height }
            #expect(abs(area - card.width * card.height) < 1e-6)
            for piece in pieces {
                #expect(piece.placement.transform.difference(from: .identity) < tolerance, "\(name) \(offset)")
                #expect(abs(piece.middle.x) + piece.size.width / 2 <= card.width / 2 + 1e-9)
                #expect(abs(piece.middle.y) + piece.size.height / 2 <= card.height / 2 + 1e-9)
            }
        }
    }

    @Test(arguments: cutting) func `no piece is without an answer`(name: String) {
        for (items, view, isVertical) in AllLayoutsTests.nastyStages {
            let arrangement = Arrangement(name, items: items, view: view).with { $0.isVertical = isVertical }
            for parameter in arrangement.kind.info.parameters {
                for value in parameter.extremes {
                    let layout = arrangement.setting(parameter.name, to: value).layout
                    for offset in [0, 0.5, -0.3, 1, -1, 1e300, -.infinity, .nan] {
                        for piece in layout.pieces(at: .init(index: 2, offset: offset)) {
                            let numbers = [piece.middle.x, piece.size.width, piece.placement.depth ?? 0]
                            let isSane = (piece.placement.transform.entries + numbers).allSatisfy(\.isFinite)
                            #expect(isSane, "\(name) \(parameter.name) at \(offset)")
                            #expect((0...1).contains(piece.placement.alpha) && piece.size.height > 0)
                        }
                    }
                }
            }
        }
    }

    // MARK: On the stage

    @Test func `a frame has the pieces, each by a name of its own, and the point of the whole card under the pointer`()
        throws
    {
        var stage = Stage.showing("blinds", items: 5, at: 2.3, ["slats": 6, "delay": 0])
        let frame = stage.frame()
        #expect(frame.cards.count == 6 && Set(frame.cards.map(\.id)).count == 6)
        // Those of the next card have their backs to the viewer.
        #expect(
            Set(frame.cards.map(\.order)) == Set(0..<6) && frame.cards.map(\.index) == Array(repeating: 2, count: 6))
        let hit = try #require(frame.hit(at: Point(x: stage.middle.x + 20, y: stage.middle.y + 35)))
        // Of card 2: within its slat, the third from below.
        #expect(hit.identity == 2 && abs(hit.point.x - 230) < 30 && (210...280).contains(hit.point.y))
        stage.showsPieces = false
        #expect(stage.frame().cards.map(\.index) == [2, 3] && stage.frame().cards.allSatisfy { $0.part == nil })
        #expect(frame.inWholeCards.cards.map(\.index) == [2])
    }

    @Test func `the whole of a piece is its card in the piece's plane`() throws {
        let frame = Stage.showing("split-flap", items: 5, at: 2.25, ["perspective": 0]).frame()
        let piece = try #require(frame.cards.first { $0.part != nil && !$0.isHidden })
        let middle = try #require(piece.part).middle
        #expect(piece.whole.part == nil && piece.whole.size == Size(width: 220, height: 320))
        let (a, b) = (piece.matrix.moved(7, 9), piece.whole.matrix.moved(7 + middle.x, 9 + middle.y))
        #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 && abs(a.z - b.z) < 1e-9)
    }

    @Test func `what becomes of cards beside the middle becomes of all their pieces together`() {
        let knobs: [String: Parameter.Value] = ["sideScale": 0.5, "perspective": 0, "slats": 4, "delay": 0, "lift": 0]
        let frame = Stage.showing("blinds", items: 5, at: 2.5, knobs).frame()
        let places = frame.cards.filter { $0.index == 2 }.map { $0.matrix.row4.y }
        // A quarter of 420 apart, three quarters as large.
        for (a, b) in zip(places, places.dropFirst()) { #expect(abs(b - a - 105 * 0.75) < 1e-9) }
    }

    @Test func `a row that goes from right to left keeps its cards whole`() throws {
        let knobs: [String: Parameter.Value] = [
            "reversed": true, "way": .choice("standing"), "perspective": 0, "delay": 0,
        ]
        let frame = Stage.showing("blinds", items: 5, at: 2.1, knobs).frame()
        let card = frame.cards.filter { $0.index == 2 }
        for (a, b) in zip(card, card.dropFirst()) { #expect(a.matrix.row4.x < b.matrix.row4.x) }
        #expect(card.count == 9)
    }
}

extension Arrangement {
    fileprivate func setting(_ name: String, orNothing value: Double) -> Arrangement {
        kind.table[name] == nil ? self : setting(name, to: .number(value))
    }
}
