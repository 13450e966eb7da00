import Foundation
import LayoutCore
import Testing

/// README's example, as it stands there.
@Suite struct ReadmeExampleTests {
    @Test func itRuns() {
        var printed: [String] = []
        func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }

        var stage = Stage(LayoutKind.named("cover-flow")!, items: 15, view: Size(width: 1280, height: 720))
        stage.apply(.set("tilt", to: 0.8))
        stage.apply(.flick(by: Vector2(x: -120, y: 0), seconds: 0.1))
        while stage.isMoving { stage.advance(by: 1.0 / 60) }

        let frame = stage.frame()
        for card in frame.cards where !card.isHidden {
            print(card.index, card.matrix.m41, frame.camera.corners(of: card.size, through: card.matrix))
        }
        print(stage.takeEvents())

        #expect(stage.currentIndex > 0)
        #expect(printed.count == frame.cards.count + 1)
        #expect(printed.last?.contains("didEndDecelerating") == true)
    }

    @Test func isTheOneInReadme() throws {
        let here = URL(fileURLWithPath: #filePath)
        let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let block = try #require(readme.components(separatedBy: "```swift\n").dropFirst().first)
        let lines = block.components(separatedBy: "```")[0].split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let source = try String(contentsOf: here, encoding: .utf8).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(lines.count > 8)
        for line in lines { #expect(source.contains(line), "\(line)") }
    }
}
