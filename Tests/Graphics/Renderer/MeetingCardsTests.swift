import CardContent
import LayoutCore
import TestSupport
import Testing
import ZoeOpenGL
import ZoeStyle

@testable import ZoeRenderer

extension RendererTests {
    private static let several = Quality(samples: 4)

    /// The same frame with several samples everywhere and only where they are needed.
    private static func pictures(
        _ offscreen: TestRenderer, _ frame: Frame, _ look: Look = .plain
    ) throws -> (thorough: Picture, spared: Picture, samples: Int) {
        defer { offscreen.renderer.policy = DrawingPolicy(isSoftware: true) }
        offscreen.renderer.policy.shortcuts.remove(.samples)
        let thorough = try offscreen.picture(frame, look, quality: several)
        offscreen.renderer.policy.shortcuts.insert(.samples)
        let target = try offscreen.renderer.target(width: 400, height: 300, quality: several)
        try offscreen.renderer.draw(frame, look: look, into: target)
        return (thorough, Picture(target), target.canvas.samples)
    }

    @Test func cardsThatMeetNowhereNeedNoSamples() throws {
        let offscreen = try TestRenderer()
        for name in ["cover-flow", "time-machine"] {
            var stage = Stage(try #require(LayoutKind.named(name)), items: 15, view: Size(width: 400, height: 300))
            stage.apply(.jump(to: 7.3))
            let drawn = try Self.pictures(offscreen, stage.frame())
            #expect(drawn.samples == 1, "\(name)")
            let largest = drawn.spared.largestDifference(from: drawn.thorough)
            #expect(largest <= 12, "\(name): \(largest)")
        }
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func cardsThatPassThroughEachOtherHaveTheirSamples() throws {
        let offscreen = try TestRenderer()
        let turned = Transform3D.identity.translated(x: 10).rotated(by: .degrees(40), about: .yAxis)
        let drawn = try Self.pictures(offscreen, Frame([Card(.identity), Card(turned, identity: 1)]))
        #expect(drawn.samples == 4)
        #expect(drawn.spared == drawn.thorough)
        // One behind the other, and the same outside of the picture.
        for (x, z) in [(10.0, -300.0), (900, 0)] {
            let beside = Transform3D.identity.translated(x: x, z: z)
            let other = beside.rotated(by: .degrees(40), about: .yAxis)
            let apart = Frame([Card(other, identity: 1), Card(z == 0 ? beside : .identity)])
            #expect(try Self.pictures(offscreen, apart).samples == 1)
        }
    }

    @Test func whatIsDrawnBeforeACardBehindItHasItsSamples() throws {
        let offscreen = try TestRenderer()
        let (near, far) = (Card(Transform3D.identity.translated(x: 30, z: 80)), Card(.identity, identity: 1))
        #expect(try Self.pictures(offscreen, Frame([far, near])).samples == 1)
        #expect(try Self.pictures(offscreen, Frame([near, far])).samples == 4)
    }

    /// However cards stand, and in whatever order they are drawn.
    @Test func sparedSamplesAreNotMissed() throws {
        let offscreen = try TestRenderer()
        var random = SeededGenerator(seed: 7)
        var spared = 0
        for round in 0..<60 {
            func any(_ reach: Double) -> Double { Double.random(in: -reach...reach, using: &random) }
            let cards = (0..<4).map { number in
                let axis = Vector3(x: any(1), y: any(1), z: any(1))
                let turned = Transform3D.identity.rotated(by: .degrees(any(50)), about: axis)
                let place = turned * .translation(x: any(150), y: any(90), z: any(200))
                return Card(place, identity: number, width: 90, height: 60)
            }
            let drawn = try Self.pictures(offscreen, Frame(cards))
            if drawn.samples == 1 { spared += 1 }
            let largest = drawn.spared.largestDifference(from: drawn.thorough)
            #expect(largest <= 24, "\(round): \(largest), \(drawn.samples) samples")
        }
        #expect(spared > 10, "\(spared)")
    }

    @Test func tinyLettersHaveTheirSamples() throws {
        let offscreen = try TestRenderer()
        let written = Look(styles: [CardStyle(Face(labels: [Label("Zoetrope", size: 40)]))])
        for (degrees, samples) in [(30.0, 1), (82, 4)] {
            let place = Transform3D.identity.rotated(by: .degrees(degrees), about: .yAxis)
            #expect(try Self.pictures(offscreen, Frame([Card(place)]), written).samples == samples, "\(degrees)")
            #expect(try Self.pictures(offscreen, Frame([Card(place)])).samples == 1, "nothing is written on it")
        }
    }

    @Test func aBackdropIsTheSameWhenItIsCopied() throws {
        let offscreen = try TestRenderer()
        let kept = try offscreen.renderer.target(width: 400, height: 300)
        let backdrops: [Backdrop] = [
            .gradient(top: .white, bottom: .black), .studio(Colour(hex: 0x335577)),
            .gradient(top: Colour(hex: 0x203040, alpha: 0.5), bottom: .black),
        ]
        for backdrop in backdrops {
            let look = Look(backdrop: backdrop, styles: [CardStyle()])
            for turn in 0..<4 {
                let frame = Frame([Card(Transform3D.identity.translated(x: 20 * Double(turn)))])
                offscreen.renderer.policy = .thorough
                let fresh = try offscreen.picture(frame, look)
                offscreen.renderer.policy = DrawingPolicy(shortcuts: [.backdrops])
                try offscreen.renderer.draw(frame, look: look, into: kept)
                let isSame = Picture(kept) == fresh
                #expect(isSame, "\(backdrop), picture \(turn)")
            }
        }
        #expect(offscreen.renderer.complaints == [])
    }
}
