import Foundation
import LayoutCore
import Testing

private func print(_ items: Any...) {}

/// The examples of the library's documentation, as they stand there.
@Suite struct ArticleExampleTests {
    @Test func theOverviewRuns() {
        var stage = Stage(LayoutKind.named("cover-flow")!, items: 15, view: Size(width: 1280, height: 720))
        stage.apply(.flick(by: Vector2(x: -120, y: 0), seconds: 0.1))
        while stage.isMoving { stage.advance(by: 1.0 / 60) }
        for card in stage.frame().cards { print(card.index, card.matrix.m41) }
        #expect(stage.currentIndex > 0)
    }

    @Test func theFirstCarouselRuns() {
        var stage = Stage(LayoutKind.named("rotary")!, items: 12, view: Size(width: 800, height: 600))
        stage.apply(.set("spacing", to: 1.2))
        stage.apply(.set("itemWidth", to: 240))
        #expect(stage.knobs.number("spacing") == 1.2)

        if let problem = stage.apply(.set("spaceing", to: 1.2)) { print(problem) }
        #expect("\(stage.takeEvents())".contains("no parameter 'spaceing'; did you mean 'spacing'?"))

        stage.apply(.press(at: Point(x: 400, y: 300)))
        stage.apply(.drag(by: Vector2(x: -35, y: 0)))
        stage.advance(by: 1.0 / 60)
        stage.apply(.release)
        while stage.isMoving { stage.advance(by: 1.0 / 60) }

        let frame = stage.frame()
        for card in frame.cards.sorted(by: { $0.order < $1.order }) where !card.isHidden {
            let corners = frame.camera.corners(of: card.size, through: card.matrix)
            print(card.id, card.matrix, card.alpha, corners)
        }
        if let hit = frame.hit(at: Point(x: 400, y: 300)) { print(hit.index, hit.point) }
        #expect(frame.hit(at: Point(x: 400, y: 300))?.index == stage.currentIndex)
    }

    @Test func layoutsOfOnesOwnRun() throws {
        let stairs = LayoutKind.custom(name: "stairs", summary: "up to the right") { offset, base in
            .translation(x: 160 * offset, y: -60 * offset, z: -80 * abs(offset)) * base
        }
        var stage = Stage(stairs, items: 9, view: Size(width: 800, height: 600))
        #expect(stage.card(atOffset: 1).matrix.m42 == -60)

        let wave = try Formula(
            """
            lift = 60 in 0..200 "how high the wave goes"
            x = o * w * 0.8
            y = lift * sin(o + t)
            """)
        stage.use(LayoutKind.custom(wave))
        stage.apply(.set("lift", to: 90))
        #expect(abs(stage.card(atOffset: 1).matrix.m42 - 90 * 0.8414709848078965) < 1e-9)

        struct Steps: Layout {
            let height: Double
            let width: Double
            let visibleCount = 9

            func place(_ card: Slot) -> Placement {
                Placement(.translation(x: width * card.offset, y: height * card.offset.rounded(), z: 0))
            }
        }

        let height = Knob("height", 40, in: 0...300, step: 1, "of a step")
        let steps = LayoutKind(LayoutInfo("steps", "a flight of steps", parameters: [height.parameter])) {
            knobs, stage in
            Steps(height: knobs[height], width: stage.extent)
        }
        stage.use(steps)
        #expect(stage.card(atOffset: 2).matrix.m42 == 80)
    }

    @Test func movingAndChangingRuns() {
        var stage = Stage(LayoutKind.named("linear")!, items: 20, view: Size(width: 800, height: 600))
        stage.apply(.scroll(to: 3))
        while stage.isMoving { stage.advance(by: 1.0 / 60) }
        for event in stage.takeEvents() {
            if case .currentItemIndexDidChange(let index) = event { print("now at", index) }
        }
        #expect(stage.scroll == 3)

        stage.use(LayoutKind.named("picker")!)
        stage.apply(.scroll(to: 5, seconds: 0.4, lane: 2))
        print(stage.laneCount, stage.scrolls, stage.currentIndices)
        while stage.isMoving { stage.advance(by: 1.0 / 60) }
        #expect(stage.scrolls == [3, 0, 5])

        stage.apply(.insert(at: 0))
        stage.apply(.edit([.remove(at: 4), .insert(at: 9)]))
        stage.apply(.reload(at: 2))
        #expect(stage.count == 21)

        let script = Script([.init(at: 0, .scroll(to: 6)), .init(at: 0.2, .insert(at: 0))])
        var other = stage
        script.play(on: &stage, for: 1)
        script.play(on: &other, for: 1)
        print(stage.frame() == other.frame())
        #expect(stage.count == 22 && stage.frame() == other.frame())
    }

    @Test func theyStandInTheArticles() throws {
        let here = URL(fileURLWithPath: #filePath)
        let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
        let catalogue = root.appendingPathComponent("Sources/LayoutCore/LayoutCore.docc")
        let source = Set(Self.lines(of: try String(contentsOf: here, encoding: .utf8)))
        var count = 0
        for path in try FileManager.default.subpathsOfDirectory(atPath: catalogue.path) where path.hasSuffix(".md") {
            let text = try String(contentsOf: catalogue.appendingPathComponent(path), encoding: .utf8)
            for block in text.components(separatedBy: "```swift\n").dropFirst() {
                for line in Self.lines(of: block.components(separatedBy: "```")[0]) {
                    // What goes into a package's manifest runs nowhere else, and a comment shows what is printed.
                    if line.hasPrefix(".p") || line.hasPrefix("//") { continue }
                    #expect(source.contains(line), "\(path): \(line)")
                    count += 1
                }
            }
        }
        #expect(count > 40)
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
