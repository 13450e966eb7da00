import CardContent
import Foundation
import LayoutCore
import TestSupport
import Testing
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    /// Counts what it is asked.
    private final class Counting: Deck, @unchecked Sendable {
        private let deck = Look.plain.deck
        var asked: [Int] = []
        let overhang = 0.0
        func style(of card: Card) -> CardStyle {
            asked.append(card.identity)
            return deck.style(of: card)
        }
    }

    private func pictures(_ offscreen: TestRenderer, _ frame: Frame, _ look: Look) throws -> (
        all: Picture, culled: Picture
    ) {
        let target = try offscreen.renderer.target(width: 400, height: 300)
        try offscreen.renderer.draw(frame, look: look, into: target, culls: false)
        let all = Picture(target)
        try offscreen.renderer.draw(frame, look: look, into: target)
        return (all, Picture(target))
    }

    @Test func leavingOutChangesNothing() throws {
        let offscreen = try TestRenderer()
        var random = SeededGenerator(seed: 3)
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        var left = 0
        for round in 0..<60 {
            let styles = (0..<8).map { number in
                CardStyle(
                    fill: .plain(
                        Colour(
                            hex: UInt32.random(in: 0...0xFFFFFF, using: &random), alpha: number == 0 ? 0.5 : 1)),
                    cornerRadius: number % 3 == 0 ? 20 : 0, back: number == 5 ? .hidden : .front)
            }
            let cards = (0..<60).map { identity -> Card in
                let far = round % 2 == 0 ? 600.0 : 4000
                // Translucent cards that pass through each other are cut, hidden or not; these do not.
                let isTranslucent = identity % 7 == 0 || identity % 8 == 0
                let turn = number(isTranslucent ? 0...0 : -100...100)
                let place = Transform3D.identity
                    .translated(x: number(-far...far), y: number(-far / 2...far / 2), z: number(-2 * far...480))
                    .rotated(by: .degrees(turn), about: Vector3(x: number(-1...1), y: 1, z: number(-1...1)))
                let size = pow(number(0.1...20), 2)
                var card = Card(place, identity: identity, width: size, height: size * number(0.5...2))
                if identity % 7 == 0 { card.alpha = number(0...1) }
                return card
            }
            let deck = Counting()
            let both = try pictures(offscreen, Frame(cards), Look(styles: styles))
            let different = (0..<400 * 300).filter { both.all[$0 % 400, $0 / 400] != both.culled[$0 % 400, $0 / 400] }
            #expect(different.isEmpty, "round \(round)")
            let target = try offscreen.renderer.target(width: 400, height: 300)
            try offscreen.renderer.draw(Frame(cards), look: Look(deck: deck), into: target)
            left += cards.count - deck.asked.count
        }
        #expect(left > 600, "too little was left out to prove anything")
        for name in ["cylinder", "polygon-wheel", "task-stack", "tag-cloud", "wheel", "time-machine"] {
            var stage = Stage(try #require(LayoutKind.named(name)), items: 200, view: Size(width: 400, height: 300))
            for parameter in ["count", "visibleItems"] { stage.apply(.set(parameter, to: .integer(200))) }
            for scroll in [0.3, 17.75] {
                stage.apply(.jump(to: scroll))
                let both = try pictures(offscreen, stage.frame(), .plain)
                #expect(both.all.largestDifference(from: both.culled) <= 1, "\(name) at \(scroll)")
            }
        }
    }

    @Test func twoCardsThatMeetHideWhatIsBehindTheirSeam() throws {
        let offscreen = try TestRenderer()
        /// Two cards so far from each other, and a blue one behind both.
        func frame(gap: Double) -> Frame {
            let places = [(0.0, -300.0, 2), (-100 - gap / 2, 0, 0), (100 + gap / 2, 0, 1)]
            return Frame(
                places.map { Card(Transform3D.identity.translated(x: $0.0, z: $0.1), identity: $0.2) })
        }
        func asked(gap: Double) throws -> [Int] {
            let deck = Counting()
            _ = try offscreen.picture(frame(gap: gap), Look(deck: deck))
            return deck.asked.sorted()
        }
        // Nothing of the blue card comes through a seam as thin as those of iCarousel's tubes; through a gap it does.
        #expect(try asked(gap: 0.01) == [0, 1])
        #expect(try asked(gap: 0.1) == [0, 1, 2])
        let both = try pictures(offscreen, frame(gap: 0.01), .plain)
        let isHidden = (0..<300).allSatisfy { y in (0..<400).allSatisfy { both.all[$0, y].z == 0 } }
        #expect(isHidden)
        let isSame = both.all == both.culled
        #expect(isSame)
    }

    /// What a target showed before leaves nothing behind: neither colours where cards were, nor depths.
    @Test(arguments: [1, 4]) func aTargetForgetsWhatItShowed(samples: Int) throws {
        let offscreen = try TestRenderer()
        let quality = Quality(samples: samples)
        let kept = try offscreen.renderer.target(width: 400, height: 300, quality: quality)
        var random = SeededGenerator(seed: 5)
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        let styles = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF].map {
            CardStyle(fill: .plain(Colour(hex: $0)), cornerRadius: $0 == 0xFF0000 ? 20 : 0)
        }
        // More frames than there are shares of the depths' range.
        for round in 0..<40 {
            let cards = (0..<6).map { identity -> Card in
                let place = Transform3D.identity
                    .translated(x: number(-150...150), y: number(-100...100), z: number(-200...200))
                    .rotated(by: .degrees(number(-80...80)), about: Vector3(x: 0, y: 1, z: 0))
                return Card(place, identity: identity, width: 100, height: 80)
            }
            let backdrops: [Backdrop] = [
                .solid(.black), .solid(Colour(hex: 0x203040)), .transparent,
                .gradient(top: .white, bottom: .black),
            ]
            let look = Look(backdrop: backdrops[round < 25 ? 0 : round % 4], styles: styles)
            let fresh = try offscreen.renderer.target(width: 400, height: 300, quality: quality)
            try offscreen.renderer.draw(Frame(cards), look: look, into: fresh, culls: false)
            try offscreen.renderer.draw(Frame(cards), look: look, into: kept)
            let isSame = Picture(fresh) == Picture(kept)
            #expect(isSame, "round \(round)")
        }
        #expect(offscreen.renderer.complaints == [])
    }

    /// Each shortcut by itself, on targets that many frames are drawn into.
    @Test(arguments: Shortcut.allCases) func noPictureLooksOtherForAShortcut(shortcut: Shortcut) throws {
        let offscreen = try TestRenderer()
        let (with, without) = (DrawingPolicy(shortcuts: [shortcut]), DrawingPolicy.thorough)
        let targets = try (0..<2).map { _ in try offscreen.renderer.target(width: 400, height: 300) }
        let look = Look(
            backdrop: .solid(Colour(hex: 0x203040)),
            styles: [0xFF0000, 0x00FF00, 0x8080FF].map { CardStyle(fill: .plain(Colour(hex: $0)), cornerRadius: 9) })
        var stage = Stage(try #require(LayoutKind.named("cylinder")), items: 30, view: Size(width: 400, height: 300))
        for scroll in stride(from: 0.0, to: 6, by: 0.5) {
            stage.apply(.jump(to: scroll))
            let pictures = try zip([with, without], targets).map { policy, target in
                offscreen.renderer.policy = policy
                try offscreen.renderer.draw(stage.frame(), look: look, into: target)
                return Picture(target)
            }
            #expect(pictures[0].largestDifference(from: pictures[1]) <= 1, "at \(scroll)")
            let left = offscreen.renderer.statistics.cardsLeftOut
            #expect(left == 0, "what is thorough leaves nothing out")
        }
    }

    @Test func onlyWhatIsDrawnIsAskedFor() throws {
        let offscreen = try TestRenderer()
        func card(_ identity: Int, _ place: Transform3D) -> Card { Card(place, identity: identity) }
        let flat = Transform3D.identity
        var cards = [
            card(0, flat.translated(x: 5000)), card(1, flat.translated(y: -4000, z: -500)),
            card(2, flat.translated(z: 700)), card(3, flat.translated(z: -9e6)),
            card(4, flat.translated(z: -3000)), card(5, flat), card(6, flat), card(7, flat.translated(x: 220)),
        ]
        cards[6].isHidden = true
        let deck = Counting()
        _ = try offscreen.picture(Frame(cards), Look(deck: deck))
        // Beside and above the view, behind the eye, too far, behind 5, hidden: of eight two are left.
        #expect(deck.asked.sorted() == [5, 7])
        deck.asked = []
        cards[5].alpha = 0.99
        _ = try offscreen.picture(Frame(cards), Look(deck: deck))
        #expect(deck.asked.sorted() == [4, 5, 7], "through a translucent card others are seen")
    }
}

/// Numbers that look random and are always the same (Marsaglia's xorshift).
