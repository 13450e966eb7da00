import LayoutCore
import TestSupport
import Testing
import ZoeDocument
import ZoeImages
import ZoeStyle

@testable import ZoeRenderer

extension RendererTests {
    private func seen(yaw: Double, pitch: Double, part: Double = 1) throws -> Frame {
        var stage = Stage(
            try #require(LayoutKind.named("cover-flow")), items: 12, view: Size(width: 400, height: 300))
        stage.apply(.jump(to: 4.3))
        return stage.frame().seen(
            by: Walk(yaw: .degrees(yaw), pitch: .degrees(pitch), zoom: 0.8, pan: Vector2(x: 9, y: -14), part: part))
    }

    /// Before the lens; -1 and 1 are a card's sides.
    private func place(_ card: Card, _ x: Double, _ y: Double, _ lens: Lens) -> SIMD3<Double> {
        let m = card.matrix
        let row = m.row4 + x * card.size.width / 2 * m.row1 + y * card.size.height / 2 * m.row2
        let weight = row.w - row.z * lens.m34
        return SIMD3(row.x + weight * lens.viewpoint.x, row.y + weight * lens.viewpoint.y, row.z) / weight
    }

    /// From wherever it is seen, a card that stands on the floor meets its own image there, side by side, and its upper edge is as far
    /// under the floor as it is above it.
    @Test(arguments: [(0.0, 0.0, 1.0), (0, 20, 1), (35, 30, 1), (-20, -12, 1), (50, 45, 0.4)])
    func cardsStandOnTheirImages(yaw: Double, pitch: Double, part: Double) throws {
        let frame = try seen(yaw: yaw, pitch: pitch, part: part)
        let (camera, lens) = (frame.camera, frame.camera.lens)
        let offscreen = try TestRenderer()
        let view = try {
            let target = try offscreen.renderer.target(width: 400, height: 300)
            return View(camera, depth: camera.depthRange(of: frame.cards), target: target, tile: nil)
        }()
        let plane = try #require(MirrorPlane(Floor(), under: frame, view))
        var mirrored = view
        mirrored.floor = plane
        for card in frame.cards {
            let image = plane.mirrored(card)
            for x in [-1.0, 1] {
                #expect((place(card, x, 1, lens) - place(image, x, 1, lens)).length < 1e-6)
                let (top, below) = (place(card, x, -1, lens), place(image, x, -1, lens))
                let foot = place(card, x, 1, lens)
                #expect(((top + below) / 2 - foot).length < 1e-6, "it stands upright")
                // As shaders are told it, by where it is in the picture.
                let m = image.matrix * view.clip
                let at = m.row4 + x * image.size.width / 2 * m.row1 - image.size.height / 2 * m.row2
                let weight = at.w / (1 + below.z * lens.m34)
                #expect(abs(mirrored.depthUnderFloor(at / weight) - (top - foot).length) < 1e-3)
            }
        }
        let eye = SIMD3(lens.viewpoint.x, lens.viewpoint.y, -1 / lens.m34)
        #expect((plane.mirrored(plane.mirrored(eye)) - eye).length < 1e-9)
    }

    /// In motion, too.
    @Test func aFloorThatLeansLooksInMotionAsAtRest() throws {
        let easel = try Easel()
        for (name, pitch) in [("cover-flow", 22.0), ("card-table", 15)] {
            var scene = try #require(Scene.builtIn(name))
            for (knob, value) in [("walkAway", 1.0), ("walkYaw", 15), ("walkPitch", pitch)] {
                _ = try scene.set(knob, to: "\(value)")
            }
            let rest = try easel.draw(scene, scale: 0.4)
            let motion = try Comparison(rest, easel.draw(scene, scale: 0.4, effort: .quick))
            #expect(motion.similarity >= 0.97, "\(name): \(motion.similarity)")
        }
    }
}

extension SIMD3<Double> {
    fileprivate var length: Double { (self * self).sum().squareRoot() }
}
