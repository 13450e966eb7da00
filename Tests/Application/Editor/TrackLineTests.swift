import LayoutCore
import TestSupport
import Testing

@testable import ZoeEditor

/// A line as points and handles, and the text that comes of it.
@Suite struct TrackLineTests {
    static let paths = [
        "M0 90 C150 90 240 70 285 20 S320 -70 265 -75 S185 -20 235 30 S380 90 520 90", "M0 0H10V10H0Z", "m5 5l3 4 1-9",
        "M100 0A100 100 0 1 0 0 100", "M10 0A10 4 30 1 1 -10 0A10 4 30 0 1 10 0Z", "M0 0Q50 80 100 0T200 0",
        "M0 0C0 80 100 80 100 0C100 -80 0 -80 0 0Z", "M0 0L10 0M20 0L30 5", "M0.001 0 L0.002 0.0005", "M0 0 L40000 900",
    ]

    /// The farthest that two lines are apart, as a part of their size.
    private static func distance(_ a: String, _ b: String) throws -> Double {
        let (one, other) = (try #require(Track(a)), try #require(Track(b)))
        let size = (one.most - one.least).max()
        return (0...500).map { step in
            let delta = one.place(at: Double(step) / 500).point - other.place(at: Double(step) / 500).point
            return (delta * delta).sum().squareRoot() / size
        }.max() ?? 0
    }

    @Test(arguments: paths)
    func whatIsReadIsWrittenAsTheSameLine(path: String) throws {
        let line = try #require(TrackLine(path))
        #expect(try Self.distance(path, line.text) < 1e-3)
        // What it has written it reads as it is.
        #expect(TrackLine(line.text)?.text == line.text)
        #expect(line.isClosed == Track(path)?.isClosed)
    }

    @Test func whatIsNoPathIsNoLine() {
        #expect(TrackLine("M0 0 oops") == nil && TrackLine("") == nil && TrackLine("M5 5") == nil)
    }

    @Test(arguments: paths)
    func aNewPointLeavesTheLineAsItWas(path: String) throws {
        for number in 0..<(try #require(TrackLine(path)).pieceCount) {
            var line = try #require(TrackLine(path))
            let count = line.nodes.count
            let middle = line.place(of: .middle(number))
            #expect(line.insert(inPiece: number) == number + 1)
            #expect(line.nodes.count == count + 1 && line.place(of: .node(number + 1)) == middle)
            #expect(try Self.distance(path, line.text) < 1.5e-3)
        }
    }

    @Test func aNodeTakesItsHandlesAlong() throws {
        var line = try #require(TrackLine(Self.paths[0]))
        let node = line.nodes[1]
        line.move(.node(1), to: node.point + SIMD2(30, -10), alone: false)
        #expect(line.nodes[1].back == node.back.map { $0 + SIMD2(30, -10) })
        #expect(line.nodes[1].ahead == node.ahead.map { $0 + SIMD2(30, -10) })
    }

    /// `S` makes round nodes: the other handle turns along and stays as long as it is.
    @Test func aRoundNodeStaysRoundUnlessItsHandleIsMovedAlone() throws {
        var line = try #require(TrackLine(Self.paths[0]))
        let before = try #require(line.nodes[2].back)
        line.move(.ahead(2), to: line.nodes[2].point + SIMD2(0, 70), alone: false)
        let back = try #require(line.nodes[2].back)
        let long = before - line.nodes[2].point
        #expect(abs(back.x - line.nodes[2].point.x) < 1e-9)
        #expect(abs(line.nodes[2].point.y - back.y - (long * long).sum().squareRoot()) < 1e-9)
        line.move(.ahead(2), to: line.nodes[2].point + SIMD2(50, 0), alone: true)
        #expect(line.nodes[2].back == back)
        // It is a corner now, and stays one.
        line.move(.ahead(2), to: line.nodes[2].point + SIMD2(50, 9), alone: false)
        #expect(line.nodes[2].back == back)
    }

    @Test func aCornerBecomesRoundAndAgainACorner() throws {
        var line = try #require(TrackLine("M0 0 L30 30 L60 0"))
        line.toggleCorner(at: 1)
        #expect(line.nodes[1].back?.y == 30 && line.nodes[1].ahead?.y == 30)
        #expect(line.text.hasPrefix("M0 0 C0 0 ") && line.nodes[0].ahead == nil)
        line.toggleCorner(at: 1)
        #expect(line.text == "M0 0 L30 30 L60 0")
    }

    @Test func aLineKeepsItsEnds() throws {
        var line = try #require(TrackLine("M0 0 L30 30 L60 0"))
        line.remove(0)
        #expect(line.text == "M30 30 L60 0" && !line.canLoseNodes)
        line.remove(0)
        #expect(line.nodes.count == 2)
        var square = try #require(TrackLine("M0 0H10V10H0Z"))
        square.remove(0)
        #expect(square.text == "M10 0 L10 10 L0 10 Z" && !square.canLoseNodes)
    }

    /// Whatever is done to a line, it stays one.
    @Test func anyChangesLeaveALine() throws {
        var generator = SeededGenerator(seed: 11)
        for path in Self.paths {
            var line = try #require(TrackLine(path))
            for _ in 0..<60 {
                let node = Int.random(in: 0..<line.nodes.count, using: &generator)
                let place = SIMD2(
                    Double.random(in: -500...500, using: &generator), Double.random(in: -500...500, using: &generator))
                switch Int.random(in: 0..<6, using: &generator) {
                case 0: line.move(.node(node), to: place, alone: false)
                case 1: line.move(.back(node), to: place, alone: .random(using: &generator))
                case 2: line.move(.ahead(node), to: place, alone: .random(using: &generator))
                case 3: line.toggleCorner(at: node)
                case 4 where line.nodes.count < 12: _ = line.insert(inPiece: min(node, line.pieceCount - 1))
                default: line.remove(node)
                }
                let read = try #require(TrackLine(line.text), "\(line.text)")
                #expect(read.nodes.count == line.nodes.count && read.isClosed == line.isClosed, "\(line.text)")
            }
        }
    }
}
