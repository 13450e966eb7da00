import LayoutCore
import ZoeDocument
import ZoeWindow

/// The loop of writing a shader: save, look.
extension Benchmark {
    static let reloads = [saves, manyReloads, uniforms]

    /// Fifty saves, each by a rename over the file; the median of each part of the way. No driver has seen them before.
    private static let saves = Benchmark(name: "reload/save") { () throws(Failure) in
        let file = try ShaderFile(salt: .random(in: 0..<0.09))
        defer { file.close() }
        let trial = try viewer(showing: file)
        var reloads: [SimulatedViewer.Reload] = []
        for edit in 0..<50 { reloads.append(try file.save(edit, seenBy: trial)) }
        func median(_ part: (SimulatedViewer.Reload) -> Double) -> Double { reloads.map(part).sorted().median }
        return Measurement(
            name: "reload/save", value: median(\.total) * 1000, unit: "ms",
            ratios: [
                .init(reference: "notice, of 10 ms", value: median(\.notice) / 0.010),
                .init(reference: "notice and draw, of 50 ms", value: (median(\.notice) + median(\.draw)) / 0.050),
                .init(reference: "compile, of all", value: median(\.compile) / median(\.total)),
                .init(reference: "slowest notice, of 10 ms", value: (reloads.map(\.notice).max() ?? 0) / 0.010),
            ])
    }

    /// A thousand reloads in a row, some of them broken.
    private static let manyReloads = Benchmark(name: "reload/memory") { () throws(Failure) in
        let file = try ShaderFile()
        defer { file.close() }
        let trial = try viewer(showing: file)
        for edit in 0..<100 { _ = try file.save(edit, seenBy: trial) }
        let (bytes, objects) = (System.residentBytes, trial.liveObjects)
        for edit in 100..<1100 { _ = try file.save(edit, seenBy: trial) }
        let growth = Double(System.residentBytes - bytes) / Double(1 << 20)
        return Measurement(
            name: "reload/memory", value: growth, unit: "MiB/1000 reloads",
            ratios: [
                .init(reference: "live objects before", value: Double(trial.liveObjects) / Double(max(1, objects))),
                .init(
                    reference: "the memory before",
                    value: Double(System.residentBytes) / Double(max(1, bytes))),
            ])
    }

    /// Two hundred uniforms on the panel, beside none.
    private static let uniforms = Benchmark(name: "reload/200-uniforms") { () throws(Failure) in
        let file = try ShaderFile()
        defer { file.close() }
        let trial = try viewer(showing: file)
        func frames() -> Double { (0..<60).map { _ in trial.drawNext() }.sorted().median }
        let plain = frames()
        let knobs = (0..<200).map { "uniform float knob\($0) = 0.5; // @range(0, 1)\n" }.joined()
        let sum = (0..<200).map { "knob\($0)" }.joined(separator: " + ")
        try file.write("\(knobs)void main() { gl_FragColor = vec4(vec3((\(sum)) / 200.0), 1.0); }\n")
        guard trial.reload({}) != nil, !trial.isBroken else {
            throw Failure(.no, "the shader with two hundred uniforms was not taken")
        }
        let all = frames()
        return Measurement(
            name: "reload/200-uniforms", value: all * 1000, unit: "ms/frame",
            ratios: [
                .init(reference: "without", value: all / plain), .init(reference: "60 Hz", value: all * 60),
            ])
    }

    private static func viewer(showing file: ShaderFile) throws(Failure) -> SimulatedViewer {
        do {
            var scene = Scene.plain
            scene.view = .init(width: 640, height: 360)
            scene.picture.samples = 0
            let trial = try SimulatedViewer(scene, host: .silent)
            trial.use(backdrop: file.path)
            return trial
        } catch {
            throw Failure(
                .noDisplay, "\(error); the viewer is measured on a display: xvfb-run zoetrope bench reload")
        }
    }
}

/// A shader in a folder of its own.
private struct ShaderFile {
    private let folder: String
    private let salt: Double
    var path: String { folder + "/shader.frag" }

    /// - Parameter salt: is in every text, so that a driver which keeps what it has compiled does not know it.
    init(salt: Double = 0) throws(Failure) {
        self.salt = salt
        folder = try System.temporaryFolder()
        try write(text(-1))
    }

    /// Beside the file, then over it, as editors do.
    func write(_ text: String) throws(Failure) { try Output(path).write(text) }

    /// Every eleventh is broken.
    func save(_ edit: Int, seenBy trial: SimulatedViewer) throws(Failure) -> SimulatedViewer.Reload {
        var refusal: Failure?
        let reload = trial.reload {
            do throws(Failure) { try write(text(edit)) } catch { refusal = error }
        }
        if let refusal { throw refusal }
        guard let reload else { throw Failure(.no, "a save was not noticed in five seconds") }
        return reload
    }

    func close() { System.remove(folder: folder) }

    private func text(_ edit: Int) -> String {
        """
        uniform float speed = 0.5; // @range(0, 1)
        void main() {
            vec2 p = v_uv * 8.0 + \(edit % 11 == 10 ? "broken" : "\(Double(edit) / 10 + salt)");
            gl_FragColor = vec4(0.5 + 0.5 * sin(p.xyx * (1.0 + speed)), 1.0);
        }

        """
    }
}
