import LayoutCore
import ZoeDocument
import ZoeRenderer

/// The work that the renderer avoids, and what that gains: look here before removing a shortcut.
extension Benchmark {
    static let shortcuts = Shortcut.allCases.map(shortcut)

    private static func shortcut(_ shortcut: Shortcut) -> Benchmark {
        let name = "shortcuts/\(shortcut.rawValue)"
        return Benchmark(name: name) { () throws(Failure) in
            var (moving, resting): ([Double], [Double]) = ([], [])
            // Every eighth: all of them, in turns with and without, would take half an hour.
            for place in stride(from: 0, to: Scene.builtInNames.count, by: 8) {
                let scene = Scene.builtInNames[place]
                guard var scene = Scene.builtIn(scene) else { continue }
                scene.draw(as: Size(width: 1280, height: 720))
                let motion = try Benchmark.moving(scene)
                moving.append(
                    try motion.share(of: shortcut, frames: 12) { () throws(Failure) in try motion.timeNext() })
                let rest = try SceneMotion(scene)
                resting.append(try rest.share(of: shortcut, frames: 4) { () throws(Failure) in try rest.timeRest() })
            }
            let mean = moving.reduce(0, +) / Double(max(1, moving.count))
            return Measurement(
                name: name, value: (1 - mean) * 100, unit: "% of a frame",
                ratios: [
                    .init(reference: "without it, in motion", value: moving.median),
                    .init(reference: "the scene that gains most", value: moving.min() ?? 1),
                    .init(reference: "without it, at rest", value: resting.median),
                ])
        }
    }
}

extension MovingScene {
    /// How long frames take with a shortcut beside those without it, in turns.
    fileprivate func share(
        of shortcut: Shortcut, frames: Int, _ time: () throws(Failure) -> Double
    ) throws(Failure) -> Double {
        let usual = policy
        defer { policy = usual }
        var (with, without) = (usual, usual)
        with.shortcuts.insert(shortcut)
        without.shortcuts.remove(shortcut)
        for _ in 0..<4 { _ = try time() }
        var ratios: [Double] = []
        for _ in 0..<frames {
            policy = with
            let first = try time()
            policy = without
            let second = try time()
            ratios.append(first / max(second, 1e-9))
        }
        return ratios.median
    }
}
