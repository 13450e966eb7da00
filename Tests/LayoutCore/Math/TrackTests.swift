import Testing

@testable import LayoutCore

@Suite struct TrackTests {
    private static func place(_ text: String, _ part: Double) throws -> SIMD2<Double> {
        try #require(Track(text)).place(at: part).point
    }

    private static func isNear(_ a: SIMD2<Double>, _ x: Double, _ y: Double, _ reach: Double = 1e-9) -> Bool {
        abs(a.x - x) < reach && abs(a.y - y) < reach
    }

    @Test(arguments: [
        "M0 0 L30 0 L30 40", "m0 0l30 0 0 40", "M0,0 30,0 30,40", "M 0 0 H 30 V 40", "M0 0h30v40",
        "M.0.0L3e1-0L30 4.e1", "  M0 0\n\tH30,V40 ", "M-10 0m10 0h30v40",
    ])
    func `lines are read in all their spellings`(text: String) throws {
        let track = try #require(Track(text))
        #expect(abs(track.length - 70) < 1e-9 || text.hasPrefix("M-10"))
        let ends = try [Self.place(text, 1), Self.place(text, 1 - 20 / track.length)]
        #expect(Self.isNear(ends[0], 30, 40) && Self.isNear(ends[1], 30, 20))
    }

    @Test(arguments: [
        "", "L3 4", "M0", "M0 0", "M0 0L0 0", "0 0 L3 4", "M0 0 L3", "M0 0 X3 4", "M0 0 C1 2 3 4 5", "M0 0 L3 4 Z 5 6",
        "M0 0 A1 1 0 2 0 5 5", "M0 0 Lnan 3", "M0 0 L1e400 3", "M0 0 L1e300 3", "M0 0L--3 4", "é",
    ])
    func `what is no path is none`(text: String) { #expect(Track(text) == nil) }

    @Test func `a very long one is none`() {
        #expect(Track("M0 0" + String(repeating: "h1", count: 2046)) != nil)
        #expect(Track("M0 0" + String(repeating: "h1", count: 2047)) == nil)
    }

    /// Arcs of circles: quarter of one, three quarters, and a half whose radius has to grow.
    @Test(arguments: [
        ("M100 0A100 100 0 0 1 0 100", 0.5, 70.710678, 70.710678, 157.079633),
        ("M100 0A100 100 0 1 0 0 100", 0.5, -70.710678, -70.710678, 471.238898),
        ("M100 0A10 10 0 0 1 -100 0", 0.25, 70.710678, 70.710678, 314.159265),
        ("M100 0A100 50 90 0 0 0 -100", 0.5, 0, 0, 0),
    ])
    func `arcs are those of SVG`(text: String, part: Double, x: Double, y: Double, length: Double) throws {
        let track = try #require(Track(text))
        guard length > 0 else { return #expect(Self.isNear(track.place(at: 1).point, 0, -100)) }
        #expect(abs(track.length - length) < 3e-4 * length && Self.isNear(track.place(at: part).point, x, y, 0.05))
    }

    /// A cubic curve's middle is (p0 + 3 p1 + 3 p2 + p3) / 8, by symmetry also half way; a quadratic one's (p0 + 2 p1 + p2) / 4.
    @Test(arguments: [
        ("M0 0C0 80 100 80 100 0", 50.0, 60.0), ("M0 0c0 80 100 80 100 0", 50, 60), ("M0 0Q50 80 100 0", 50, 40),
        ("M-100 0C-100 -80 0 -80 0 0S100 80 100 0", 0, 0), ("M-100 0Q-50 -80 0 0T100 0", 0, 0),
    ])
    func `curves pass where they must`(text: String, x: Double, y: Double) throws {
        #expect(try Self.isNear(Self.place(text, 0.5), x, y, 0.01))
    }

    @Test func `equal parts are equally long`() throws {
        let track = try #require(Track(PathLayout.loop))
        let places = (0...400).map { track.place(at: Double($0) / 400).point }
        let steps = zip(places, places.dropFirst()).map { (($1 - $0) * ($1 - $0)).sum().squareRoot() }
        // A chord is a little shorter than its arc.
        #expect(steps.max()! / steps.min()! < 1.01)
    }

    @Test func `a closed one goes round and an open one straight on`() throws {
        let square = try #require(Track("M0 0H10V10H0Z"))
        #expect(square.isClosed && Self.isNear(square.place(at: 1.25).point, 10, 0))
        #expect(Self.isNear(square.place(at: -0.125).point, 0, 5))
        let line = try #require(Track("M0 0H10"))
        #expect(!line.isClosed && Self.isNear(line.place(at: 1.5).point, 15, 0))
        #expect(Self.isNear(line.place(at: -0.5).point, -5, 0))
    }

    // MARK: The layout

    @Test func `cards turn with the line or stay upright`() {
        let path = Arrangement("path", items: 4).setting("path", to: .choice("M0 0H10V10H0Z"))
        let side = 0.8 * 720.0
        #expect(path.layout.workedOut["count"] == 4)
        let upright = path.setting("standing", to: 0.375).transform(atOffset: 0)
        #expect(upright.difference(from: .translation(x: side / 2, y: 0, z: 0)) < 1e-9)
        let along = path.setting("standing", to: 0.375).setting("facing", to: .choice("along")).transform(atOffset: 0)
        #expect(along.row1 == SIMD4(0, 1, 0, 0) && along.row2 == SIMD4(-1, 0, 0, 0))
        let tilted = path.setting("standing", to: 0.125).setting("tilt", to: 90).transform(atOffset: 0)
        #expect(tilted.difference(from: .translation(x: 0, y: 0, z: -side / 2)) < 1e-9)
    }

    @Test func `a text that is no path is refused, and the line stays`() {
        var stage = Stage.showing("path", items: 9)
        let before = stage.frame()
        guard case .unset(let error)? = stage.apply(.set("path", to: .choice("M0 0 oops"))) else {
            Issue.record("taken")
            return
        }
        #expect("\(error)".contains("layout.path can't be 'M0 0 oops'; give an SVG path"))
        #expect(stage.frame() == before)
        #expect(stage.apply(.set("path", to: .choice("M0 0V9"))) == nil && stage.frame() != before)
    }
}

@Suite struct TrackStrokeTests {
    /// Curves in place of arcs are off by less than a part in 3000 of the radius.
    @Test(arguments: [
        ("M100 0A100 100 0 0 1 0 100", 1), ("M100 0A100 100 0 1 0 0 100", 3), ("M100 0A10 10 0 0 1 -100 0", 2),
    ])
    func `arcs become curves`(text: String, count: Int) throws {
        let stroke = try #require(TrackStroke.strokes(of: text)?.first)
        let curves = stroke.curves
        #expect(curves.count == count && curves[0].from == stroke.from && curves[count - 1].to == stroke.to)
        for curve in curves {
            curve.trace { point in
                let radius = (point * point).sum().squareRoot()
                #expect(abs(radius - 100) < 0.033, "\(radius)")
            }
        }
    }

    @Test func `a move between lines goes straight`() throws {
        let strokes = try #require(TrackStroke.strokes(of: "M0 0L10 0M20 0L30 5"))
        #expect(strokes.map(\.to) == [SIMD2(10, 0), SIMD2(20, 0), SIMD2(30, 5)])
    }

    @Test func `a view box takes the place of what the line fills`() {
        let own = Arrangement("path", items: 4).setting("path", to: .choice("M0 0H10V10H0Z"))
        let wide = own.setting("viewBox", to: .vector([0, 0, 20, 20]))
        let (a, b) = (own.transform(atOffset: 1), wide.transform(atOffset: 1))
        // The same square, half as large, up to the left: its middle is a quarter of the box off.
        let side = 0.8 * 720.0
        let moved = Transform3D.translation(x: a.m41 / 2 - side / 4, y: a.m42 / 2 - side / 4, z: 0)
        #expect(b.difference(from: moved) < 1e-9)
        // One without an extent is none.
        #expect(own.setting("viewBox", to: .vector([5, 5, 0, 20])).transform(atOffset: 1) == a)
    }
}
