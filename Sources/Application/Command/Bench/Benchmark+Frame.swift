import LayoutCore
import ZoeMeasures
import ZoeRenderer

/// A turning cylinder of coloured cards: layout, upload, drawing, and waiting until it is there.
extension Benchmark {
    static let frames = [15, 100, 1000, 10_000].flatMap { [frame(cards: $0), frame(cards: $0, isThorough: true)] }

    /// - Parameter isThorough: without the shortcuts that spare work which the plain C loop does.
    private static func frame(cards: Int, isThorough: Bool = false) -> Benchmark {
        let name = "frame/\(cards)" + (isThorough ? "-thorough" : "")
        return Benchmark(name: name) { () throws(Failure) in
            let offscreen = try OffscreenRenderer(isVerbose: false)
            let policy = isThorough ? DrawingPolicy.thorough : offscreen.renderer.policy
            try compare(offscreen, cards, policy)
            let ours = try CylinderFrames(offscreen, items: cards, visible: cards, policy: policy)
            let plain = try PlainFrames(cards: cards, hasLabels: true)
            let lean = try PlainFrames(cards: cards, hasLabels: true, isLean: true)
            let references = [Race.Runner("c", run: plain.drawNext), Race.Runner("lean c", run: lean.drawNext)]
            let race = Race(subject: ours.drawNext, references: isThorough ? [references[0]] : references)
            var measurement = race.result(named: name, in: .milliseconds, per: "frame")
            try ours.check()
            measurement.differences = ["smooth edges"] + ours.spared
            return measurement
        }
    }

    /// Speed is compared only of pictures that are the same.
    private static func compare(_ offscreen: OffscreenRenderer, _ cards: Int, _ policy: DrawingPolicy) throws(Failure) {
        // Letters look other than dots.
        let ours = try CylinderFrames(offscreen, items: cards, visible: cards, hasLabels: false, policy: policy)
        let numbered = try CylinderFrames(offscreen, items: cards, visible: cards, policy: policy)
        for isLean in [false, true] {
            let plain = try PlainFrames(cards: cards, hasLabels: false, isLean: isLean)
            let dotted = try PlainFrames(cards: cards, hasLabels: true, isLean: isLean)
            let reference = isLean ? "the lean C loop" : "the C loop"
            for scroll in [0, 0.25, 3.6] {
                let (mine, theirs) = (try ours.pixels(at: scroll), plain.pixels(at: scroll))
                let match = PictureMatch(
                    smooth: mine, plain: theirs, width: CylinderScene.width, height: CylinderScene.height)
                guard match.isSame else {
                    throw Failure(.no, "frame/\(cards) and \(reference) draw two pictures: \(match.text)")
                }
                let letters = Self.differing(mine, try numbered.pixels(at: scroll))
                let dots = Self.differing(theirs, dotted.pixels(at: scroll))
                guard 3 * letters >= dots, 3 * dots >= letters else {
                    throw Failure(
                        .no,
                        "frame/\(cards) has numbers on \(letters) pixels, \(reference) on \(dots): not the same work")
                }
            }
        }
    }

    private static func differing(_ first: [UInt8], _ second: [UInt8]) -> Int {
        stride(from: 0, to: min(first.count, second.count), by: 4).count { first[$0..<$0 + 3] != second[$0..<$0 + 3] }
    }

    /// What is not in view costs nothing: a hundred million cards beside fifteen.
    static let manyItems = Benchmark(name: "frame/\(many)-items") { () throws(Failure) in
        let offscreen = try OffscreenRenderer(isVerbose: false)
        let few = try CylinderFrames(offscreen, items: 15, visible: 15)
        few.drawNext()
        // Two of fifteen beside each other first: a second picture to draw into takes memory, whatever is on it.
        do {
            let other = try CylinderFrames(offscreen, items: 15, visible: 15)
            other.drawNext()
        }
        let before = System.peakMemory
        let ours = try CylinderFrames(offscreen, items: many, visible: 15)
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
