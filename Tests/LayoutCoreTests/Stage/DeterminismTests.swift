import Foundation
import Testing

@testable import LayoutCore

@Suite struct DeterminismTests {
    /// A bit of everything on every layout.
    static let script = Script(
        LayoutKind.all.enumerated().flatMap { number, kind -> [Script.Entry] in
            let start = Double(number) * 2
            let acts: [(Double, Input)] = [
                (0, .layout(kind.name)), (0.02, .set("wrap", to: .flag(number % 2 == 0))), (0.05, .jump(to: 2.3)),
                (0.1, .press(at: Point(x: 480, y: 310))), (0.12, .drag(by: Vector2(x: -31, y: 8))),
                (0.14, .drag(by: Vector2(x: -47, y: 21))), (0.16, .drag(by: Vector2(x: -60, y: 33))), (0.18, .release),
                (0.6, .insert(at: 2)), (0.7, .remove(at: 4)), (0.75, .edit([.insert(at: 0), .remove(at: 5)])),
                (0.9, .tap(at: Point(x: 700, y: 300))), (1.1, .key(.right)), (1.15, .key(.right)),
                (1.2, .wheel(by: -0.7)), (1.3, .scroll(to: 6.5, seconds: 0.3)), (1.45, .reload(at: 6)),
                (1.5, .resize(Size(width: 900 + Double(number), height: 610))),
                (1.55, .flick(by: Vector2(x: 210, y: 190), seconds: 0.1)), (1.8, .set("autoscroll", to: 1.5)),
                (1.95, .set("autoscroll", to: 0)),
            ]
            return acts.map { .init(at: start + $0.0, $0.1) }
        })

    static func digest(aside: () -> Void = {}) -> UInt64 {
        var stage = Stage(LayoutKind.all[0], items: 15, view: fiveCards)
        stage.itemSize = { $0 % 5 == 3 ? Size(width: 120, height: 90) : nil }
        var digest = Digest()
        script.play(on: &stage, for: 2 * Double(LayoutKind.all.count) + 2) { frame in
            digest.add(frame)
            aside()
        }
        return digest.value
    }

    @Test func `the same script gives the same frames to the bit, in every build`() throws {
        let once = Self.digest()
        var other = Stage.showing("cylinder", items: 7)
        let again = Self.digest {
            other.apply(.scrollItems(1))
            other.advance(by: 0.013)
            _ = other.frame()
        }
        #expect(once == again)

        // Debug and release builds are run one after the other with the same file.
        guard let path = ProcessInfo.processInfo.environment["ZOETROPE_DIGEST_FILE"] else { return }
        if let known = try? String(contentsOfFile: path, encoding: .utf8) {
            #expect(known == String(once, radix: 16))
        } else {
            try String(once, radix: 16).write(toFile: path, atomically: true, encoding: .utf8)
        }
    }

    @Test func `a digest tells frames apart`() {
        let frame = Stage.showing("linear", items: 5).frame()
        var digests: Set<UInt64> = [frame.digest]
        var changed = frame
        changed.cards[1].blur = .leastNonzeroMagnitude
        digests.insert(changed.digest)
        changed = frame
        changed.cards.swapAt(0, 1)
        digests.insert(changed.digest)
        changed = frame
        changed.scroll = -0.0
        digests.insert(changed.digest)
        #expect(digests.count == 4)
    }

    @Test func `the digest is FNV-1a`() {
        var digest = Digest()
        #expect(digest.value == 0xCBF2_9CE4_8422_2325)
        digest.add(UInt8(ascii: "a"))
        #expect(digest.value == 0xAF63_DC4C_8601_EC8C)
    }
}
