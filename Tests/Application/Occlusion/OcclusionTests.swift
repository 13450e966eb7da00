import LayoutCore
import Testing
import ZoeOcclusion

/// An eye at z = 1000 before a card of 200 by 200 points at the origin: figures from similar triangles.
@Suite struct OcclusionTests {
    private let camera = Camera(view: Size(width: 800, height: 600), lens: Lens(m34: -1.0 / 1000))

    private func card(z: Double = 0, x: Double = 0, alpha: Double = 1, turn: Angle = .zero) -> Card {
        let placed = Transform3D.identity.rotated(by: turn, about: .yAxis).translated(x: x, y: 0, z: z)
        var card = Card(
            index: 0, identity: 0, offset: 0, size: Size(width: 200, height: 200), matrix: camera.lens.view(placed))
        card.alpha = alpha
        return card
    }

    private func hiding(_ cards: Card...) -> Occlusion {
        let stage = Stage(LayoutKind.named("linear")!, items: 1, view: camera.view)
        var frame = stage.frame()
        frame.camera = camera
        frame.cards = cards
        return Occlusion(Walk(part: 0).sight(of: camera), frame)
    }

    /// From and to in x at a depth, and whether that is hidden.
    private func pieces(_ hiding: Occlusion, at z: Double, y: Double = 0) -> [(Double, Double, Bool)] {
        hiding.pieces(from: Vector3(x: -300, y: y, z: z), to: Vector3(x: 300, y: y, z: z))
            .map { ($0.from.x, $0.to.x, $0.isHidden) }
    }

    private func expect(
        _ found: [(Double, Double, Bool)], _ wanted: [(Double, Double, Bool)],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(found.count == wanted.count, sourceLocation: sourceLocation)
        for (a, b) in zip(found, wanted) {
            #expect(
                abs(a.0 - b.0) < 1e-6 && abs(a.1 - b.1) < 1e-6 && a.2 == b.2, "\(a) is not \(b)",
                sourceLocation: sourceLocation)
        }
    }

    @Test func `behind a card as much is hidden as its shadow is wide`() {
        // Half as far behind the card as the eye is before it: half as wide again.
        expect(pieces(hiding(card()), at: -500), [(-300, -150, false), (-150, 150, true), (150, 300, false)])
        expect(pieces(hiding(card()), at: -500, y: 149), [(-300, -150, false), (-150, 150, true), (150, 300, false)])
        expect(pieces(hiding(card()), at: -500, y: 151), [(-300, 300, false)])
        expect(pieces(hiding(card()), at: 500), [(-300, 300, false)])
    }

    @Test func `what lies on a card or comes through it is seen as far as it is before it`() throws {
        expect(pieces(hiding(card()), at: 0), [(-300, 300, false)])
        let pieces = hiding(card()).pieces(from: Vector3(x: 0, y: 0, z: -400), to: Vector3(x: 0, y: 0, z: 400))
        #expect(pieces.map(\.isHidden) == [true, false])
        #expect(abs(try #require(pieces.first).to.z + 1) < 1e-6, "a thousandth of the way is on the card")
        // Turned by 45 degrees about y, the card's one half is behind the plane z = 0 and the other before it.
        let turned = self.pieces(hiding(card(turn: .degrees(45))), at: 0)
        #expect(turned.map(\.2) == [false, true, false])
        #expect(abs(turned[1].0) < 2 || abs(turned[1].1) < 2)
    }

    @Test func `cards side by side hide their sum, and faint ones nothing`() {
        let two = hiding(card(x: -100), card(x: 50))
        expect(pieces(two, at: -500), [(-300, 0, true), (0, 225, true), (225, 300, false)])
        expect(pieces(hiding(card(alpha: 0.3)), at: -500), [(-300, 300, false)])
        #expect(two.hides(Vector3(x: 0, y: 0, z: -10)) && !two.hides(Vector3(x: 0, y: 0, z: 10)))
    }

    @Test func `cards behind the eye and cards without size hide nothing`() {
        expect(pieces(hiding(card(z: 2000)), at: -500), [(-300, 300, false)])
        var flat = card()
        flat.size.height = 0
        expect(pieces(hiding(flat), at: -500), [(-300, 300, false)])
        expect(pieces(hiding(card(turn: .degrees(90))), at: -500), [(-300, 300, false)])
    }
}
