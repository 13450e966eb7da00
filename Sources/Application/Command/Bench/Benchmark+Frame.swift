import CZoeFrameReference
import LayoutCore
import ZoeRenderer
import ZoeStyle

extension Benchmark {
    /// A turning cylinder of coloured cards: layout, upload, drawing, and waiting until it is there.
    static func frame(cards: Int) -> Benchmark {
        Benchmark(name: "frame/\(cards)") { () throws(Failure) in
            let studio = try OffscreenRenderer(isVerbose: false)
            let ours = try CylinderFrames(studio, items: cards, visible: cards)
            let plain = try PlainFrames(cards: cards, hasLabels: Cylinder.hasLabels)
            let race = Race(subject: ours.drawNext, references: [.init("c", run: plain.drawNext)])
            let measurement = race.result(named: "frame/\(cards)", in: .milliseconds, per: "frame")
            try ours.check()
            plain.check()
            return measurement
        }
    }

    /// What is not in view costs nothing: a hundred million cards beside fifteen.
    static let manyItems = Benchmark(name: "frame/\(many)-items") { () throws(Failure) in
        let studio = try OffscreenRenderer(isVerbose: false)
        let few = try CylinderFrames(studio, items: 15, visible: 15)
        few.drawNext()
        // Two of fifteen beside each other first: a second picture to draw into takes memory, whatever is on it.
        do {
            let other = try CylinderFrames(studio, items: 15, visible: 15)
            other.drawNext()
        }
        let before = System.peakMemory
        let ours = try CylinderFrames(studio, items: many, visible: 15)
        ours.drawNext()
        let growth = Double(System.peakMemory) / Double(max(before, 1))
        let race = Race(subject: ours.drawNext, references: [.init("15 items", run: few.drawNext)])
        var measurement = race.result(named: "frame/\(many)-items", in: .milliseconds, per: "frame")
        try ours.check()
        measurement.ratios.append(.init(reference: "15 items' memory", value: growth))
        return measurement
    }

    private static let many = 100_000_000
}

/// The cylinder of both: cards of 200 × 260 points seen from 500 points, a quarter of a card further each frame.
private enum Cylinder {
    static let view = Size(width: 1280, height: 720)
    static let step = 0.25
    /// Whether each card has its number on it, as large as the reference's: 40 points from top to bottom.
    static let hasLabels = true
    static let labels = hasLabels ? [Label("{index}", size: 55, colour: .white)] : []
}

/// Drawn by this program, without multisampling.
private final class CylinderFrames {
    private let studio: OffscreenRenderer
    private let target: Target
    private let look: Look
    private var stage: Stage
    private var frame: Frame
    private var scroll = 0.0
    private var failure: RendererError?

    init(_ studio: OffscreenRenderer, items: Int, visible: Int) throws(Failure) {
        self.studio = studio
        target = try studio.target(width: Int(Cylinder.view.width), height: Int(Cylinder.view.height))
        look = Look(
            backdrop: .solid(.black),
            styles: (0..<105).map {
                let colour = Colour(red: Double($0 % 7) / 7, green: Double($0 % 5) / 5, blue: Double($0 % 3) / 3)
                return CardStyle(Face(fill: .plain(colour), labels: Cylinder.labels))
            })
        guard let cylinder = LayoutKind.named("cylinder") else { throw Failure(.usage, "there is no cylinder") }
        stage = Stage(cylinder, items: items, view: Cylinder.view)
        for (name, value) in [("itemWidth", 200), ("itemHeight", 260), ("perspective", -1.0 / 500)] {
            stage.apply(.set(name, to: .number(value)))
        }
        for name in ["count", "visibleItems"] { stage.apply(.set(name, to: .integer(visible))) }
        frame = stage.frame()
    }

    func drawNext() {
        scroll += Cylinder.step
        stage.apply(.jump(to: scroll))
        _ = stage.takeEvents()
        do throws(RendererError) {
            stage.renew(&frame)
            try studio.renderer.draw(frame, look: look, into: target)
            target.waitUntilDrawn()
        } catch {
            failure = error
        }
    }

    /// Looks at what has been drawn.
    func check() throws(Failure) {
        if let failure { throw Failure(.noDisplay, "OpenGL can't draw this: \(failure)") }
        let pixels = target.pixels()
        let middle = (Int(Cylinder.view.height) / 2 * target.width + target.width / 2) * 4
        if pixels[middle..<middle + 3] == [0, 0, 0] && pixels.allSatisfy({ $0 == 0 || $0 == 255 }) {
            Console.warn("a frame with cards is empty")
        }
    }
}

/// Drawn by a plain C loop in the same context: all cards as instances, their matrices in uniform blocks.
@safe final class PlainFrames {
    private let reference: OpaquePointer
    private var scroll = 0.0

    init(cards: Int, hasLabels: Bool) throws(Failure) {
        guard
            let made = unsafe frameReferenceMake(
                Int32(Cylinder.view.width), Int32(Cylinder.view.height), Int32(cards), hasLabels)
        else { throw Failure(.noDisplay, "OpenGL can't make the reference's picture") }
        unsafe reference = made
    }

    deinit { unsafe frameReferenceFree(reference) }

    func drawNext() {
        scroll += Cylinder.step
        unsafe frameReferenceDraw(reference, scroll)
    }

    func check() {
        // Somewhere on the front card; only every 105th card is black.
        var sum = 0
        for _ in 0..<2 {
            drawNext()
            var pixel: [UInt8] = [0, 0, 0, 0]
            unsafe frameReferencePixel(
                reference, Int32(Cylinder.view.width) / 2, Int32(Cylinder.view.height) / 2, &pixel)
            sum += Int(pixel[0]) + Int(pixel[1]) + Int(pixel[2])
            for _ in 0..<4 { drawNext() }
        }
        if sum == 0 { Console.warn("the reference's frame is empty") }
    }
}
