import CZoeFrameReference
internal import CardContent
import LayoutCore
internal import ZoeOpenGL
import ZoeRenderer
import ZoeStyle

/// The cylinder of `bench frame`: cards of 200 × 260 points seen from 500 points, a quarter of a card further each frame.
enum CylinderScene {
    static let view = Size(width: 1280, height: 720)
    static let step = 0.25
    static let width = Int(view.width)
    static let height = Int(view.height)
    /// Each card's number, as large as the reference's: 40 points from top to bottom.
    static let labels = [Label("{index}", size: 55, colour: .white)]
}

/// Drawn by this program, without multisampling.
final class CylinderFrames {
    private let offscreen: OffscreenRenderer
    private let target: Target
    private let look: Look
    /// How the renderer works for these frames.
    private let policy: DrawingPolicy
    private var stage: Stage
    private var frame: Frame
    private var scroll = 0.0
    private var failure: RendererError?

    /// - Parameter policy: the renderer's own, if left out.
    init(
        _ offscreen: OffscreenRenderer, items: Int, visible: Int, hasLabels: Bool = true, policy: DrawingPolicy? = nil
    ) throws(Failure) {
        self.offscreen = offscreen
        self.policy = policy ?? offscreen.renderer.policy
        target = try offscreen.target(width: CylinderScene.width, height: CylinderScene.height)
        look = Look(
            backdrop: .solid(.black),
            styles: (0..<105).map {
                let colour = Colour(red: Double($0 % 7) / 7, green: Double($0 % 5) / 5, blue: Double($0 % 3) / 3)
                return CardStyle(Face(fill: .plain(colour), labels: hasLabels ? CylinderScene.labels : []))
            })
        guard let cylinder = LayoutKind.named("cylinder") else { throw Failure(.usage, "there is no cylinder") }
        stage = Stage(cylinder, items: items, view: CylinderScene.view)
        for (name, value) in [("itemWidth", 200), ("itemHeight", 260), ("perspective", -1.0 / 500)] {
            stage.apply(.set(name, to: .number(value)))
        }
        for name in ["count", "visibleItems"] { stage.apply(.set(name, to: .integer(visible))) }
        frame = stage.frame()
    }

    func drawNext() {
        scroll += CylinderScene.step
        draw(at: scroll)
    }

    private func draw(at scroll: Double) {
        stage.apply(.jump(to: scroll))
        _ = stage.takeEvents()
        let renderer = offscreen.renderer
        let usual = renderer.policy
        renderer.policy = policy
        defer { renderer.policy = usual }
        do throws(RendererError) {
            stage.renew(&frame)
            try renderer.draw(frame, look: look, into: target)
            target.waitUntilDrawn()
        } catch {
            failure = error
        }
    }

    func pixels(at scroll: Double) throws(Failure) -> [UInt8] {
        draw(at: scroll)
        try check()
        return target.pixels()
    }

    func check() throws(Failure) {
        if let failure { throw Failure(.noDisplay, "OpenGL can't draw this: \(failure)") }
    }

    /// What the last frame has spared.
    var spared: [String] {
        let statistics = offscreen.renderer.statistics
        let left = "\(statistics.cardsLeftOut) of \(frame.cards.count) cards left out"
        let others: [Shortcut] = [.corners, .bytes]
        return (statistics.cardsLeftOut > 0 ? [left] : [])
            + others.filter(policy.shortcuts.contains).map(\.help)
    }
}

/// Drawn by a plain C loop in the same context: all cards as instances, their matrices in uniform blocks.
@safe final class PlainFrames {
    private let reference: OpaquePointer
    private var scroll = 0.0

    /// - Parameter isLean: leaves out what is too small to see, and draws digits as quads.
    init(cards: Int, hasLabels: Bool, isLean: Bool = false) throws(Failure) {
        guard
            let made = unsafe frameReferenceMake(
                Int32(CylinderScene.width), Int32(CylinderScene.height), Int32(cards), hasLabels, isLean)
        else { throw Failure(.noDisplay, "OpenGL can't make the reference's picture") }
        unsafe reference = made
    }

    deinit { unsafe frameReferenceFree(reference) }

    func drawNext() {
        scroll += CylinderScene.step
        unsafe frameReferenceDraw(reference, scroll)
    }

    /// Row by row from the top.
    func pixels(at scroll: Double) -> [UInt8] {
        unsafe frameReferenceDraw(reference, scroll)
        var rows = [UInt8](repeating: 0, count: CylinderScene.width * CylinderScene.height * 4)
        unsafe rows.withUnsafeMutableBufferPointer { unsafe frameReferencePixels(reference, $0.baseAddress) }
        let row = CylinderScene.width * 4
        var pixels: [UInt8] = []
        pixels.reserveCapacity(rows.count)
        for line in (0..<CylinderScene.height).reversed() { pixels += rows[line * row..<(line + 1) * row] }
        return pixels
    }
}
