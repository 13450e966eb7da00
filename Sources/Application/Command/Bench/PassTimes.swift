import LayoutCore
import ZoeDocument
internal import ZoeOpenGL
import ZoeRenderer
import ZoeUserShaders

/// How long each pass of a shader takes, as the driver tells, and the picture as a whole.
struct PassTimes {
    private struct Row {
        let name: String
        let size: String
        let milliseconds: Double
    }

    private static let (width, height) = (1280, 720)
    private let path: String
    private let role: EffectRole

    init(_ path: String, as role: EffectRole) { (self.path, self.role) = (path, role) }

    func measure(frames: Int) throws(Failure) -> (text: String, json: JSON) {
        let offscreen = try OffscreenRenderer(isVerbose: false, judges: true)
        // What is drawn on is let go before the context that it is of.
        defer { withExtendedLifetime(offscreen) {} }
        var scene = Scene.plain.trying(path, as: role)
        if role == .backdrop { scene.items = 0 }
        scene.view = Size(width: Double(Self.width), height: Double(Self.height))
        try offscreen.compileShaders(of: &scene)
        let target = try offscreen.target(width: Self.width, height: Self.height)
        offscreen.renderer.measuresPasses = true
        let clock = BenchClock()
        var whole: [Double] = []
        var passes: [PassName: [Double]] = [:]
        var sights: [PassSight] = []
        for number in 0..<max(frames, 4) {
            scene.time = Double(number) / 60
            let shading = try offscreen.shading(of: scene, scale: 1)
            let picture = ScenePicture(scene, width: Self.width, height: Self.height)
            var refusal: RendererError?
            whole.append(
                clock.nanoseconds(of: {
                    do throws(RendererError) {
                        try offscreen.renderer.draw(picture.frame, look: picture.look, shading: shading, into: target)
                    } catch { refusal = error }
                    target.waitUntilDrawn()
                }) / 1e6)
            if let refusal { throw OffscreenRenderer.refusal(refusal) }
            let uses = [shading?.face, shading?.backdrop].compactMap(\.self) + (shading?.post ?? [])
            sights = uses.flatMap { offscreen.renderer.passes(of: $0.effect) }
            for sight in sights {
                guard let seconds = sight.seconds else { continue }
                passes[sight.id, default: []].append(seconds * 1e3)
            }
        }
        let rows = sights.map { sight in
            let format = sight.format == .float ? "floats" : "bytes"
            return Row(
                name: sight.id.name, size: "\(sight.width)×\(sight.height) \(format)",
                milliseconds: Self.median(passes[sight.id] ?? []))
        }
        let frame = Row(name: "all", size: "\(Self.width)×\(Self.height)", milliseconds: Self.median(whole))
        return (Self.text(rows + [frame]), Self.json(path, rows, frame))
    }

    private static func median(_ values: [Double]) -> Double { values.isEmpty ? 0 : values.sorted()[values.count / 2] }

    /// A bar for each, as long as its share of the longest.
    private static func text(_ rows: [Row]) -> String {
        let most = rows.map(\.milliseconds).max() ?? 0
        let cells = rows.map { row -> [String] in
            let share = most > 0 ? row.milliseconds / most : 0
            let bar = String(repeating: "█", count: max(1, Int((share * 40).rounded())))
            let (whole, rest) = Int((row.milliseconds * 1000).rounded()).quotientAndRemainder(dividingBy: 1000)
            let digits = String(rest)
            let number = "\(whole).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
            return [row.name, row.size, String(repeating: " ", count: max(0, 8 - number.count)) + number + " ms", bar]
        }
        return TextTable(cells).text()
    }

    private static func json(_ path: String, _ rows: [Row], _ frame: Row) -> JSON {
        func number(_ value: Double) -> JSON { .number((value * 1000).rounded() / 1000) }
        let passes = rows.map { row in
            JSON.object([
                ("pass", .text(row.name)), ("size", .text(row.size)), ("milliseconds", number(row.milliseconds)),
            ])
        }
        return .object([
            ("name", .text(path)), ("passes", .list(passes)), ("milliseconds", number(frame.milliseconds)),
        ])
    }
}
