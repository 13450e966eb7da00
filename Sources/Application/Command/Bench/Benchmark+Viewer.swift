import LayoutCore
import ZoeDocument
import ZoeWindow

/// The window, as a person feels it.
extension Benchmark {
    static let viewers = [start, input, morph, flick, slider, idle, memory, quickMemory]

    /// From the pointer's move to the frame that shows it.
    private static let input = viewer("input") { trial, _ in
        let times = (0..<200).map { _ in trial.drag() }.sorted()
        trial.letGo()
        return (times.median, [.init(reference: "60 Hz", value: times[times.count * 99 / 100] * 60)])
    }

    /// A thousand cards on their way from one layout to another.
    private static let morph = viewer("morph-1000", cards: 1000) { trial, plain in
        var (times, others): ([Double], [Double]) = ([], [])
        for layout in ["wheel", "cylinder", "rotary", "cylinder"] {
            trial.use(layout: layout)
            for _ in 0..<30 {
                times.append(trial.drawNext())
                others.append(BenchClock().nanoseconds(of: plain) / 1e9)
            }
        }
        return besides(times, others)
    }

    private static let flick = viewer("flick-1000", cards: 1000) { trial, plain in
        var (times, others): ([Double], [Double]) = ([], [])
        trial.flick()
        for _ in 0..<120 {
            times.append(trial.drawNext())
            others.append(BenchClock().nanoseconds(of: plain) / 1e9)
        }
        return besides(times, others)
    }

    /// A knob that is turned; the ratio is of the slowest frame.
    private static let slider = viewer("slider") { trial, _ in
        let times = (0..<200).map { trial.turn("camera.perspective", to: -0.0005 - Double($0) * 1e-5) }
        return (times.median, [.init(reference: "60 Hz, the slowest", value: (times.max() ?? 0) * 60)])
    }

    static func besides(_ times: [Double], _ others: [Double]) -> (Double, [Measurement.Ratio]) {
        let ratios = zip(times, others).map { $0 / max($1, 1e-9) }
        return (
            times.median,
            [.init(reference: "60 Hz", value: times.median * 60), .init(reference: "c", value: ratios.median)]
        )
    }

    /// What a window costs while nobody uses it.
    private static let idle = Benchmark(name: "viewer/idle") { () throws(Failure) in
        let trial = try Self.trial(cards: 15)
        trial.rest(seconds: 2)
        let before = System.processorSeconds
        trial.rest(seconds: 10)
        let share = (System.processorSeconds - before) / 10
        return Measurement(
            name: "viewer/idle", value: share * 100, unit: "% of a processor",
            ratios: [.init(reference: "the half percent allowed", value: share / 0.005)])
    }

    static let memory = growth("memory", frames: 100_000)
    static let quickMemory = growth("memory-quick", frames: 5000)

    /// Frames of all kinds: flicks, other layouts, turned knobs.
    private static func growth(_ name: String, frames: Int) -> Benchmark {
        Benchmark(name: "viewer/\(name)", hasCourse: true) { () throws(Failure) in
            let trial = try Self.trial(cards: 15, width: 320, height: 240)
            let layouts = ["wheel", "linear", "rotary", "cylinder"]
            var course = TimeSeries("The window's memory, drawing frames", across: "frames", up: "MiB")
            func draw(_ count: Int, after former: Int) {
                for frame in 0..<count {
                    if frame % max(1, frames / 400) == 0 {
                        course.note(Double(System.residentBytes) / Double(1 << 20), at: Double(former + frame))
                    }
                    if frame % 300 == 0 { trial.use(layout: layouts[frame / 300 % layouts.count]) }
                    if frame % 300 == 100 { trial.flick() }
                    _ = trial.drawNext()
                }
            }
            // What is made once has been made by then.
            let first = min(2000, frames / 2)
            draw(first, after: 0)
            let before = System.residentBytes
            draw(frames, after: first)
            let after = System.residentBytes
            return Measurement(
                name: "viewer/\(name)", value: Double(after - before) / Double(1 << 20), unit: "MiB/\(frames) frames",
                ratios: [.init(reference: "the memory before", value: Double(after) / Double(max(before, 1)))],
                course: course)
        }
    }

    private typealias Work =
        @Sendable (SimulatedViewer, _ plain: () -> Void) -> (seconds: Double, ratios: [Measurement.Ratio])

    private static func viewer(_ name: String, cards: Int = 15, _ work: @escaping Work) -> Benchmark {
        Benchmark(name: "viewer/\(name)") { () throws(Failure) in
            let trial = try Self.trial(cards: cards)
            // In the window's own context, so that both are drawn by the same.
            let plain = try PlainFrames(cards: cards, hasLabels: false)
            let (seconds, ratios) = work(trial, plain.drawNext)
            withExtendedLifetime(plain) {}
            return Measurement(name: "viewer/\(name)", value: seconds * 1000, unit: "ms/frame", ratios: ratios)
        }
    }

    /// A cylinder of plain cards.
    private static func trial(cards: Int, width: Double = 1280, height: Double = 720) throws(Failure) -> SimulatedViewer
    {
        do {
            var scene = try Scene.read(text(cards: cards)).scene
            scene.view = Size(width: width, height: height)
            return try SimulatedViewer(scene, host: .silent)
        } catch {
            throw Failure(
                .noDisplay, "\(error); the viewer is measured on a display: xvfb-run zoetrope bench viewer")
        }
    }

    private static func text(cards: Int) -> String {
        """
        {"zoetrope": 1, "layout": "cylinder", "items": \(cards), "view": {"width": 1280, "height": 720},
         "parameters": {"itemWidth": 200, "itemHeight": 260, "count": \(cards), "visibleItems": \(cards),
                        "perspective": -0.002, "wrap": true},
         "deck": {"kind": "cards", "card": {"fill": "#4a7fd0"}}, "picture": {"samples": 0}}
        """
    }
}

extension ViewerHost {
    /// A host that reads and keeps nothing.
    static var silent: ViewerHost {
        let no = ViewerFailure("not while measuring")
        var host = ViewerHost(
            open: { _, _ in .failure(no) }, save: { _, _ in no }, capture: { _, _, _ in .failure(no) },
            write: { _, _ in .failure(no) }, copyPicture: nil, list: { _ in .failure(no) },
            readShader: ViewerHost.readShader, edit: { _, _ in nil }, folder: "/",
            presets: ViewerPresets(
                names: { [] }, open: { _ in .failure(no) }, save: { _, _ in no }, remove: { _ in no }),
            memory: ViewerMemory(
                session: { nil }, keepSession: { _ in }, recovered: { nil }, keepRecovery: { _ in nil }),
            reportsState: false, report: { _ in })
        host.judge = ViewerJudge(ShaderJudge())
        return host
    }
}
