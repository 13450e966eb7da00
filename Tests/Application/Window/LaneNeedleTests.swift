import LayoutCore
import Testing
import ZoeEditor
import ZoeOpenGL
import ZoeRenderer

@testable import ZoeWindow

/// The playhead that is laid over lanes frame by frame.
@Suite struct LaneNeedleTests {
    private let needle = LaneNeedle(
        TimeRuler(low: Point(x: 200, y: 540), high: Point(x: 800, y: 700), span: 0...10, laneHeight: 40), top: 500,
        bottom: 700, points: 1)

    @Test func itGoesOnWithEveryFrameAndNotOnlyWithThePanel() {
        let places = (0..<60).map { frame in
            needle.boxes(at: Double(frame) / 60, pixelsPerUnit: 1, windowHeight: 720).last?.left ?? -1
        }
        // A second is sixty pixels.
        #expect(places == (200..<260).map { $0 })
    }

    @Test func itsLineReachesFromItsHeadToTheLowerEdge() throws {
        for scale in [1.0, 2] {
            let boxes = needle.boxes(at: 5, pixelsPerUnit: scale, windowHeight: Int(720 * scale))
            let (head, line) = (try #require(boxes.first), try #require(boxes.last))
            #expect(line.low == Int(20 * scale) && line.left == Int(500 * scale) && line.width <= Int(2 * scale))
            #expect(head.width > 8 * Int(scale) && head.low > line.low + line.height)
            // Each row lies on the next, and none is wider.
            for (upper, lower) in zip(boxes, boxes.dropFirst()) {
                #expect(upper.low == lower.low + lower.height && lower.width <= upper.width)
                #expect(lower.left >= upper.left)
            }
        }
    }

    @Test func besideTheRulerThereIsNone() {
        for time in [-0.1, 10.1, .nan, .infinity] {
            #expect(needle.boxes(at: time, pixelsPerUnit: 1, windowHeight: 720).isEmpty)
        }
    }
}
