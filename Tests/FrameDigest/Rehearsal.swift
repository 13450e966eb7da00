import LayoutCore

/// A fixed series of inputs for a stage, to see whether the result is always the same.
enum Rehearsal {
    /// Layouts that came together have a digest of their own, so that one sees whether something happened to them.
    static let generations = [LayoutKind.all.prefix(23), LayoutKind.all[23..<39], LayoutKind.all.dropFirst(39)].map(
        Array.init)

    /// A bit of everything on every layout.
    static func script(of kinds: [LayoutKind]) -> Script {
        Script(
            kinds.enumerated().flatMap { number, kind -> [Script.Entry] in
                let start = Double(number) * 2
                let acts: [(Double, Input)] = [
                    (0, .layout(kind.name)), (0.02, .set("wrap", to: .flag(number % 2 == 0))), (0.05, .jump(to: 2.3)),
                    (0.1, .press(at: Point(x: 480, y: 310))), (0.12, .drag(by: Vector2(x: -31, y: 8))),
                    (0.14, .drag(by: Vector2(x: -47, y: 21))), (0.16, .drag(by: Vector2(x: -60, y: 33))),
                    (0.18, .release),
                    (0.6, .insert(at: 2)), (0.7, .remove(at: 4)), (0.75, .edit([.insert(at: 0), .remove(at: 5)])),
                    (0.9, .tap(at: Point(x: 700, y: 300))), (1.1, .key(.right)), (1.15, .key(.right)),
                    (1.2, .wheel(by: -0.7)), (1.3, .scroll(to: 6.5, seconds: 0.3)), (1.45, .reload(at: 6)),
                    (1.5, .resize(Size(width: 900 + Double(number), height: 610))),
                    (1.55, .flick(by: Vector2(x: 210, y: 190), seconds: 0.1)), (1.8, .set("autoscroll", to: 1.5)),
                    (1.95, .set("autoscroll", to: 0)),
                ]
                return acts.map { .init(at: start + $0.0, $0.1) }
            })
    }

    /// All its frames, in one number.
    static func digest(of kinds: [LayoutKind] = LayoutKind.all, aside: () -> Void = {}) -> UInt64 {
        var stage = Stage(LayoutKind.all[0], items: 15, view: Size(width: 1000, height: 600))
        stage.itemSize = { $0 % 5 == 3 ? Size(width: 120, height: 90) : nil }
        var digest = Digest()
        script(of: kinds).play(on: &stage, for: 2 * Double(kinds.count) + 2) { frame in
            digest.add(frame)
            aside()
        }
        return digest.value
    }
}
