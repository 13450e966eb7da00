import CardContent
import LayoutCore
import Testing
import ZoeDocument
import ZoeStyle

@testable import ZoeText

/// All that is written on a card can be read.
@Suite struct LabelTests {
    /// Every letter of the built-in scenes is on its card, at the round ones too, and so it is with other cards and corners; and no
    /// word lies on another one.
    @Test(arguments: Scene.builtInNames, ["", "cornerRadius=1000", "itemWidth=70"])
    func everyLetterIsOnItsCard(name: String, knob: String) throws {
        var scene = try #require(Scene.builtIn(name))
        if !knob.isEmpty {
            let parts = knob.split(separator: "=").map(String.init)
            try scene.set(parts[0], to: parts[1])
        }
        let typesetter = Typesetter(configuration: GoldenFonts.configuration)
        let look = scene.look()
        for card in scene.completed(scene.stage().frame()).cards {
            let style = look.deck.style(of: card)
            let form = CardForm(card.wholeSize.sides, cornerRadius: style.cornerRadius)
            var written: [Ink] = []
            for label in style.face.labels where label.size > 0.5 {
                let wish = typesetter.wish(for: label, beside: style.face.labels, in: form)
                guard let block = typesetter.block(of: label, in: form, wish), let all = Ink(block.inks)
                else { continue }
                let delta = block.inks.map { $0.delta(beyond: form) }.max() ?? 0
                #expect(delta < 0.011 * label.size, "'\(label.text)' is \(delta) points off card \(card.index)")
                // Words that were as large as their card lie on others when it is made small.
                let isCrowded = knob != "itemWidth=70" && written.contains { $0.touches(all, within: 0) }
                #expect(!isCrowded, "'\(label.text)' lies on another label")
                written.append(all)
            }
        }
    }

    /// Words are left out before letters get too small to be read.
    @Test func whatIsMuchTooLongEndsInAnEllipsis() throws {
        let typesetter = Typesetter(configuration: GoldenFonts.configuration)
        let form = CardForm(Sides(width: 100, height: 100), cornerRadius: 50)
        let words = String(repeating: "perspective ", count: 40)
        for wraps in [true, false] {
            let label = Label(words, size: 20, wraps: wraps)
            let block = try #require(typesetter.block(of: label, in: form, .none))
            #expect(block.inks.allSatisfy { $0.delta(beyond: form) < 0.2 })
            #expect(block.glyphs.count < 200 && block.glyphs.count > 5, "\(block.glyphs.count)")
        }
    }

    /// What fits stays as it is, to the last digit.
    @Test func whatFitsIsLeftAlone() throws {
        let typesetter = Typesetter(configuration: GoldenFonts.configuration)
        let form = CardForm(Sides(width: 200, height: 120), cornerRadius: 12)
        let corner = Label("a\nb", alignment: .leading, placement: .top, insets: .init(8))
        for label in [Label("perspective", size: 20), corner] {
            let block = try #require(typesetter.block(of: label, in: form, .none))
            #expect(block.fit == .none)
        }
    }
}

extension Ink {
    /// How far it is outside.
    fileprivate func delta(beyond form: CardForm) -> Double {
        let (half, radius) = (SIMD2(form.size.width, form.size.height) / 2, form.cornerRadius)
        let corners = [low.x, high.x].flatMap { x in [low.y, high.y].map { SIMD2(x, $0) } }
        let ways = corners.map { corner in
            let out = SIMD2(abs(corner.x), abs(corner.y)) - half + radius
            let round = SIMD2(max(out.x, 0), max(out.y, 0))
            return (round * round).sum().squareRoot() + min(out.max(), 0) - radius
        }
        return ways.max() ?? 0
    }
}
