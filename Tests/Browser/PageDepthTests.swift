import Foundation
import LayoutCore
import Testing

/// Depths as a page tells them apart, held against those of the program.
@Suite(.enabled(if: ModulePlayer.node != nil, "no node"))
struct PageDepthTests {
    /// Before the eye, around it, and where there is no lens; cards that are not seen do not count.
    @Test(arguments: ["cover-flow", "inverted-cylinder", "tunnel", "ring", "linear"], [-0.01, -0.0005, 0, 0.002])
    func clipSpaceReachesAsFarAsTheCards(layout name: String, m34: Double) throws {
        let layout = try #require(LayoutKind.named(name))
        var frame = Stage(layout, items: 20, view: Size(width: 900, height: 600)).frame()
        frame.camera.lens.m34 = m34
        frame.cards[0].alpha = 0
        frame.cards[1].isHidden = true
        let clip = frame.camera.clipMatrix(depth: frame.camera.depthRange(of: frame.cards))
        let cards = frame.cards.map { card in
            "{ width: \(card.size.width), height: \(card.size.height), alpha: \(card.alpha), isHidden: \(card.isHidden), "
                + "matrix: \(ModulePlayer.numbers(card.matrix)) }"
        }
        let plain = frame.camera.clipMatrix(depth: -1...1)
        let script = """
            const own = clipOf([\(cards.joined(separator: ","))], { clip: Float64Array.from(\(ModulePlayer.numbers(plain))), m34: \(m34) });
            console.log([...own].join(" "));
            """
        let said = try ModulePlayer.said(["cards.js", "bodies.js"], script).split(separator: " ").compactMap {
            Double($0)
        }
        let wanted = ModulePlayer.numbers(clip)
        try #require(said.count == wanted.count)
        for (one, other) in zip(said, wanted) { #expect(abs(one - other) <= 1e-9 * max(1, abs(other))) }
    }
}
