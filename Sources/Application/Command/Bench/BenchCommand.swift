import LayoutCore
import ZoeDocument
import ZoeUserShaders

extension Command {
    static let bench = Command(
        "bench", "measure how fast things are, beside references of the same run",
        operands: .any("NAME", completing: .words(Benchmark.groups + Benchmark.all.map(\.name))),
        options: [.json, .quick, .plot],
        notes: [
            "NAME is a group (layout, frame, scene, flick, shortcuts, capture, record, viewer, reload, feedback) or one of its members (layout/rotary); without one, "
                + "all but flick are measured.",
            "",
            "layout/…\t100,000 cards as 4×4 floats into memory that is there already",
            "\tmemcpy: the same bytes copied",
            "\tcomposed: card by card with the maths library's sine and cosine, then the general product with the "
                + "perspective's matrix in double precision",
            "frame/N\ta turning cylinder of N coloured cards at 1280x720: layout, upload, drawing, and waiting for the picture; "
                + "without multisampling",
            "\tc: a plain C loop in the same context that draws all cards as instances, from uniform blocks",
            "\tlean c: the same, but without cards that are beside the picture or no pixel's, and with a quad for each digit",
            "\tN-thorough: without our shortcuts, so that both do the same work; smooth edges are ours alone",
            "\tBoth pictures are compared before; where they differ by more than smooth edges, that is said, and the command "
                + "exits with 1",
            "\t100000000-items: fifteen cards in view of a hundred million, beside fifteen of fifteen: time and peak memory",
            "",
            "scene/…\tevery built-in scene in steady motion at 1280x720: in the window, panel and all, or without one where "
                + "there is no display; the slowest first",
            "\tc: a plain C loop in the same context that draws the same cards, shadows and images in the floor from textures "
                + "that are ready, from the front to the back; it knows no shaders",
            "\t60 Hz: beside the 16.7 ms that a screen gives, the median and 99 of 100 frames",
            "\tsimilarity: of a frame in motion and the same at rest; 1 is the same",
            "",
            "flick/…\tthe first flick of a window that opened two seconds ago with a built-in scene: the longest time between two "
                + "frames, in a process of its own; the slowest first. All of them take half an hour; needs a display (or xvfb-run)",
            "\t400 ms: beside it, the time from the start to the first picture in which nothing is missing",
            "",
            "shortcuts/…\twhat each thing that the renderer need not do spares it, in percent of a frame: all built-in scenes in "
                + "motion, in turns with and without it",
            "\tat rest: the time with it beside the time without it, of frames at rest",
            "",
            "capture/…\ta whole process, from its start to a PNG of 1280×720 on disk",
            "\tc: a C program on EGL that draws fifteen plain cards with as many samples a pixel",
            "\tmemory of c: the most that each had in use",
            "",
            "record/…\ta whole process, from its start to an MP4 of 1280×720, by the frame; needs ffmpeg",
            "\tcaptures: one `zoetrope capture` process after the other, a frame each",
            "\tc: a plain C loop that draws the same cards from textures that are ready, reads them back and sends them to the "
                + "same ffmpeg",
            "",
            "viewer/…\tthe window itself, without waiting for the screen; needs a display (or xvfb-run)",
            "\tstart: from the start of the process to the first picture in which nothing is missing",
            "\t60 Hz: beside the 16.7 ms that a screen gives; below 1 nothing stutters",
            "\tc: the plain C loop of frame/1000 in the same window's context",
            "\tmemory: growth over 100,000 frames; with --quick over 5,000; --plot shows how it went on",
            "",
            "reload/…\ta shader saved fifty times in the window: until it is noticed, compiled, to be seen; and whether a "
                + "thousand reloads and two hundred uniforms cost anything",
            "",
            "FILE\ta shader's file: how long each of its passes takes at 1280x720, as the driver tells, with bars",
            "\ta scene of your own (.json, or a picture with one in it): the same as of scene/…; as many as wanted",
            "",
            "feedback/…\ta shader of two passes, of which one reads what it drew before, at 640×360",
            "\tc: a plain C loop in the same context with the same shaders and targets; both pictures are compared before",
            "",
            "Work and references are timed in turns; a time is the median, a ratio the median of all turns' ratios. Ratios "
                + "below 1 are faster than the reference. Quote ratios: times change with the machine and its mood.",
        ]
    ) { arguments throws(Failure) in
        try BenchCommand(
            names: arguments.operands, json: arguments.has(.json), isQuick: arguments.has(.quick),
            plot: try arguments[.plot].map(PlotFile.init)
        ).run()
    }
}

extension Option {
    fileprivate static let quick = Option("quick", help: "fewer frames where there are very many")
    fileprivate static let plot = ValueOption(
        "plot", .file(), help: "how the memory went on: a picture as .svg, or the figures as .csv")
}

extension Benchmark {
    fileprivate static var groups: [String] {
        var seen: Set<Substring> = []
        return all.map { $0.name.prefix { $0 != "/" } }.filter { seen.insert($0).inserted }.map(String.init)
    }
}

struct BenchCommand {
    let names: [String]
    let json: Bool
    let isQuick: Bool
    var plot: PlotFile?

    /// Each result is written as soon as it is there.
    func run() throws(Failure) {
        // What has an ending is meant as a file, there or not.
        let files = names.filter { System.item(at: $0) != .nothing || $0.contains(".") }
        var own: [Benchmark] = []
        for name in files {
            if let scene = try Self.scene(at: name) {
                own.append(.scene(scene, named: name))
                continue
            }
            guard names.count == 1, plot == nil else {
                throw Failure(.usage, "'\(name)' is a shader; measure it alone, and without --plot")
            }
            let role = EffectRole.likely(path: name, folders: EffectFiles.folders, read: EffectFiles.read)
            let times = try PassTimes(System.resolved(name), as: role).measure(frames: isQuick ? 20 : 120)
            return try Console.write(json ? times.json.text + "\n" : times.text)
        }
        let left = isQuick ? Benchmark.memory.name : Benchmark.quickMemory.name
        let others = names.filter { !files.contains($0) }
        let known = own.isEmpty || !others.isEmpty ? try Benchmark.named(others).filter { $0.name != left } : []
        let benchmarks = known + own
        if let plot {
            guard benchmarks.contains(where: \.hasCourse) else {
                throw Failure(.usage, "nothing to plot among these; name viewer/memory")
            }
            try plot.output.check()
        }
        let nameWidth = benchmarks.map(\.name.count).max() ?? 0
        let ranked = benchmarks.filter(\.isRanked)
        for benchmark in benchmarks where ranked.count < 2 || !benchmark.isRanked {
            Console.showProgress("measuring \(benchmark.name) …")
            let measurement = try benchmark.measure()
            Console.showProgress("")
            try Console.write((json ? measurement.json.text : measurement.line(nameWidth: nameWidth)) + "\n")
            if let plot, let course = measurement.course { try plot.write(course) }
        }
        if ranked.count > 1 { try run(ranked, nameWidth: nameWidth) }
    }

    /// nil where the file is something else.
    private static func scene(at path: String) throws(Failure) -> Scene? {
        guard System.item(at: path) != .nothing else {
            throw Failure(.missingInput, "no file '\(Quotation(path))'; give a scene (.json), or a shader's file")
        }
        let found = try ScenePaths([path])
        guard var scene = found.scene else { return nil }
        try found.checkShaders(of: scene)
        do { try scene.findFiles() } catch { throw Failure(error) }
        return scene
    }

    private func run(_ ranked: [Benchmark], nameWidth: Int) throws(Failure) {
        var measurements: [Measurement] = []
        for benchmark in ranked {
            Console.showProgress("measuring \(benchmark.name) …")
            measurements.append(try benchmark.measure())
        }
        Console.showProgress("")
        for measurement in measurements.sorted(by: { $0.value > $1.value }) {
            try Console.write((json ? measurement.json.text : measurement.line(nameWidth: nameWidth)) + "\n")
        }
    }
}

/// Where a plot goes, and as what.
struct PlotFile {
    let output: Output
    private let isPicture: Bool

    init(_ path: String) throws(Failure) {
        output = Output(path)
        isPicture = path.lowercased().hasSuffix(".svg")
        guard isPicture || path.lowercased().hasSuffix(".csv") else {
            throw Failure(.usage, "can't plot to '\(path)'; name a file that ends in .svg or .csv")
        }
    }

    func write(_ course: TimeSeries) throws(Failure) { try output.write(isPicture ? course.svg : course.csv) }
}

extension Console {
    /// One line that comes and goes, while a person waits: only where stderr is a terminal.
    fileprivate static func showProgress(_ text: String) {
        guard System.isTerminal(.standardError) else { return }
        try? System.send(Array("\r\u{1B}[K\(text)".utf8), to: .standardError)
    }
}
