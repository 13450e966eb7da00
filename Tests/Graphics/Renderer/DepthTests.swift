import CardContent
import Foundation
import LayoutCore
import Testing
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    /// Colours that tell cards apart, by identity.
    private static let tellApart = Look(
        backdrop: .solid(.black),
        styles: (1...26).map { n in
            func part(_ third: Int) -> Double { Double(third % 3) / 2 }
            return CardStyle(fill: .plain(Colour(red: part(n), green: part(n / 3), blue: part(n / 9))))
        })

    /// Holds every pixel that is not near an edge against the core's own hit test.
    private func expectFrontCards(_ picture: Picture, _ frame: Frame, _ comment: String) throws {
        let ways = [(0.0, 0.0), (-2, -2), (2, -2), (-2, 2), (2, 2)].map { Vector2(x: $0.0, y: $0.1) }
        var wrong: [String] = []
        var seen = Set<Int?>()
        for y in stride(from: 4, to: picture.height - 4, by: 7) {
            for x in stride(from: 4, to: picture.width - 4, by: 7) {
                let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
                let hits = ways.map { frame.hit(at: middle + $0)?.identity }
                guard Set(hits).count == 1, let hit = hits.first else { continue }
                seen.insert(hit)
                var wanted = SIMD3<Int>.zero
                if let hit, let card = frame.cards.first(where: { $0.identity == hit }),
                    case .plain(let colour) = Self.tellApart.deck.style(of: card).face.fill
                {
                    let parts = SIMD3(colour.red, colour.green, colour.blue) * 255
                    wanted = SIMD3(Int(parts.x.rounded()), Int(parts.y.rounded()), Int(parts.z.rounded()))
                }
                let found = SIMD3(picture[x, y].x, picture[x, y].y, picture[x, y].z)
                let gap = wanted &- found
                if [gap.x, gap.y, gap.z].contains(where: { abs($0) > 1 }) {
                    wrong.append("\(x),\(y): \(hit ?? -1) wants \(wanted) found \(found)")
                }
            }
        }
        #expect(wrong == [], "\(comment)")
        #expect(seen.count > 1, "\(comment): nothing to compare")
    }

    @Test(arguments: ["task-stack", "cover-flow", "rotary", "time-machine", "inverted-cylinder", "cylinder", "book"])
    func theFrontCardShows(_ name: String) throws {
        let offscreen = try TestRenderer()
        var stage = Stage(try #require(LayoutKind.named(name)), items: 15, view: Size(width: 375, height: 300))
        stage.apply(.set("itemWidth", to: 160))
        for scroll in [0.5, 4.25, 14] {
            stage.apply(.jump(to: scroll))
            var frame = stage.frame()
            frame.cards = frame.cards.map { card in
                var card = card
                card.alpha = 1
                card.blur = 0
                return card
            }
            try expectFrontCards(try offscreen.picture(frame, Self.tellApart), frame, "\(name) at \(scroll)")
        }
        #expect(offscreen.renderer.complaints == [])
    }

    @Test(arguments: [1, 4], [false, true]) func cardsCutEachOtherWhereTheMathsSays(samples: Int, swapped: Bool) throws
    {
        let turned = Transform3D.identity.translated(x: 10.3, y: -5, z: 0).rotated(by: .degrees(25), about: .zAxis)
            .rotated(by: .degrees(40), about: .yAxis)
        let flat = Card(.identity, identity: 0)
        let crossing = Card(turned, identity: 1)
        let frame = Frame(swapped ? [crossing, flat] : [flat, crossing])
        let picture = try TestRenderer().picture(
            frame, .plain, quality: Quality(samples: samples), named: "cut-\(samples)-\(swapped)")
        // The flat card lies in z = 0, and of the other only its own middle line.
        for step in -5...5 {
            let y = 150 + 10 * step
            let a = try #require(frame.camera.project(Point(x: 0, y: -50), through: crossing.matrix))
            let b = try #require(frame.camera.project(Point(x: 0, y: 50), through: crossing.matrix))
            let cut = a.x + (Double(y) + 0.5 - a.y) * (b.x - a.x) / (b.y - a.y)
            let middle = Int(cut)
            let columns = middle - 15..<middle + 15
            let red = picture.amount(0, row: y, columns: columns)
            let green = picture.amount(1, row: y, columns: columns)
            #expect(abs(red + green - 30) < 0.01, "row \(y)")
            let isGreenLeft = picture[columns.lowerBound, y].y == 255
            let found = Double(columns.lowerBound) + (isGreenLeft ? green : red)
            #expect(abs(found - cut) <= 0.55, "row \(y)")
        }
    }

    @Test func nothingBehindTheEyeShows() throws {
        let offscreen = try TestRenderer()
        let behind = Frame([Card(Transform3D.identity.translated(z: 600))])
        let empty = try offscreen.picture(Frame([]))
        #expect(try offscreen.picture(behind, .plain) == empty)
        for tilt in [-80.0, 60, 85] {
            // From far before the stage to far behind the viewer.
            let floor = Transform3D.identity.translated(y: 60, z: 200).rotated(by: .degrees(tilt), about: .xAxis)
            let frame = Frame([Card(floor, width: 300, height: 1500)])
            let picture = try offscreen.picture(frame, Self.tellApart, named: "floor\(Int(tilt))")
            try expectFrontCards(picture, frame, "tilted by \(tilt)")
        }
    }

    @Test func cardsInOnePlaneFollowTheirOrder() throws {
        let tilts: [Transform3D] = [
            .identity, .identity.rotated(by: .degrees(50), about: Vector3(x: 0.3, y: 1, z: 0.2)),
        ]
        for plane in tilts {
            let cards = (0..<12).map {
                Card(plane.translated(x: Double($0) * 11 - 60, y: Double($0 % 5) * 9), identity: $0, width: 90)
            }
            for order in [cards, cards.reversed()] {
                let frame = Frame(order)
                try expectFrontCards(
                    try TestRenderer().picture(frame, Self.tellApart, named: "plane"), frame, "in one plane")
            }
        }
    }
}
