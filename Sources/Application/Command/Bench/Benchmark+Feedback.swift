import CZoeFrameReference
import LayoutCore
internal import ZoeOpenGL
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

/// A shader that reads what it drew in the frame before, in two passes.
extension Benchmark {
    static let feedback = Benchmark(name: "feedback/two-passes") { () throws(Failure) in
        let offscreen = try OffscreenRenderer(isVerbose: false)
        let ours = try FeedbackFrames(offscreen)
        guard let plain = PlainFeedback(in: offscreen) else {
            throw Failure(.noDisplay, "the C loop of the benchmark finds no OpenGL that it can draw with")
        }
        // Speed is compared only of pictures that are the same.
        for _ in 0..<60 {
            ours.drawNext()
            plain.drawNext()
        }
        let farthest = zip(try ours.pixels(), plain.pixels()).map { abs(Int($0) - Int($1)) }.max() ?? 255
        guard farthest <= 3 else {
            throw Failure(
                .no, "feedback/two-passes and the C loop draw two pictures: they differ by \(farthest) of 255")
        }
        let race = Race(subject: ours.drawNext, references: [.init("c", run: plain.drawNext)])
        let measurement = race.result(named: "feedback/two-passes", in: .milliseconds, per: "frame")
        try ours.check()
        return measurement
    }
}

/// What both draw: Gray and Scott's reaction, and its picture.
private enum Reaction {
    static let width = 640
    static let height = 360

    static let buffer = """
        vec2 at(ivec2 p) { return texelFetch(iChannel0, (p + ivec2(iResolution.xy)) % ivec2(iResolution.xy), 0).xy; }
        void mainImage(out vec4 colour, in vec2 pixel) {
            ivec2 p = ivec2(pixel);
            if (iFrame == 0) {
                vec2 spot = abs(fract(pixel / 60.0) - 0.5);
                colour = vec4(1, max(spot.x, spot.y) < 0.12 ? 1 : 0, 0, 1);
                return;
            }
            vec2 c = at(p);
            vec2 sides = at(p + ivec2(1, 0)) + at(p - ivec2(1, 0)) + at(p + ivec2(0, 1)) + at(p - ivec2(0, 1));
            vec2 corners = at(p + ivec2(1)) + at(p - ivec2(1)) + at(p + ivec2(1, -1)) + at(p - ivec2(1, -1));
            vec2 spread = 0.2 * sides + 0.05 * corners - c;
            float change = c.x * c.y * c.y;
            colour = vec4(c + vec2(spread.x - change + 0.037 * (1.0 - c.x), 0.5 * spread.y + change - 0.097 * c.y), 0, 1);
        }
        """

    static let image = """
        void mainImage(out vec4 colour, in vec2 pixel) {
            vec2 c = texelFetch(iChannel0, ivec2(pixel), 0).xy;
            colour = vec4(clamp(c.x - 2.0 * c.y, 0.0, 1.0), clamp(c.x - c.y, 0.0, 1.0), clamp(c.x, 0.0, 1.0), 1);
        }
        """

    static func read(_ path: String) throws(EffectFileError) -> [UInt8] {
        switch path {
        case "reaction.frag": return Array(image.utf8)
        case "reaction.bufferA.frag": return Array(buffer.utf8)
        case "./": return Array("reaction.frag\nreaction.bufferA.frag".utf8)
        default: throw EffectFileError("there is no such file")
        }
    }
}

/// Frame after frame of it, a sixtieth of a second each.
private final class FeedbackFrames {
    // In this order they are let go: the context last.
    private let effects: EffectSet
    private let target: Target
    private let offscreen: OffscreenRenderer
    private let knobs: Knobs
    private var number = 0
    private var refusal: RendererError?
    private let frame: Frame

    init(_ offscreen: OffscreenRenderer) throws(Failure) {
        self.offscreen = offscreen
        effects = EffectSet(offscreen.renderer)
        effects.use(EffectSet.slots(face: nil, backdrop: "reaction.frag", post: []), read: Reaction.read)
        if let failure = effects.failures.first { throw Failure(.noDisplay, "\(failure.diagnostics)") }
        target = try offscreen.target(width: Reaction.width, height: Reaction.height)
        knobs = Knobs(ParameterTable(effects.parameters))
        let view = Size(width: Double(Reaction.width), height: Double(Reaction.height))
        frame = Stage(LayoutKind.all[0], items: 0, view: view).frame()
    }

    func drawNext() {
        let shading = effects.shading(knobs, clock: ShaderClock(seconds: Double(number) / 60))
        number += 1
        do { try offscreen.renderer.draw(frame, look: Look(), shading: shading, into: target) } catch {
            refusal = error
        }
        target.waitUntilDrawn()
    }

    func check() throws(Failure) { if let refusal { throw OffscreenRenderer.refusal(refusal) } }

    func pixels() throws(Failure) -> [UInt8] {
        try check()
        return target.pixels()
    }
}

@safe private final class PlainFeedback {
    private let reference: OpaquePointer
    /// Its context must be there when the reference is freed.
    private let offscreen: OffscreenRenderer

    init?(in offscreen: OffscreenRenderer) {
        guard
            let made = unsafe feedbackReferenceMake(
                Int32(Reaction.width), Int32(Reaction.height), Reaction.buffer, Reaction.image)
        else { return nil }
        unsafe reference = made
        self.offscreen = offscreen
    }

    deinit { unsafe feedbackReferenceFree(reference) }

    func drawNext() { unsafe feedbackReferenceDraw(reference) }

    /// Row by row from the top.
    func pixels() -> [UInt8] {
        var rows = [UInt8](repeating: 0, count: Reaction.width * Reaction.height * 4)
        unsafe feedbackReferencePixels(reference, &rows)
        let row = Reaction.width * 4
        return stride(from: rows.count - row, through: 0, by: -row).flatMap { rows[$0..<$0 + row] }
    }
}
