import CardContent
import Foundation
import LayoutCore
import Testing
import ZoeStyle

@testable import ZoeExport

/// Pages of HTML and CSS alone. Whether a browser puts the cards there is asked in ExportFormatTests.
@Suite struct StyledPageTests {
    private static func scene(_ words: String, font: String = "", moves: Bool = false) -> ExportedScene {
        var stage = Stage(LayoutKind.named("linear")!, items: 7, view: Size(width: 800, height: 500))
        var style = CardStyle(fill: .plain(Colour(hex: 0x336699)), cornerRadius: 9, shadow: Shadow(radius: 5))
        style.labels = [Label(words, font: Font(font))]
        var moments: [Frame] = []
        for step in 0..<(moves ? 20 : 0) {
            stage.stand(at: Double(step) / 3)
            moments.append(stage.frame())
        }
        stage.stand(at: 0)
        return ExportedScene(
            title: words, frame: stage.frame(), look: Look(styles: [style]), moments: moments, duration: 2)
    }

    @Test(arguments: [
        "</style><script>alert(1)</script>", "\" onload=\"alert(1)", "</title><img src=x onerror=alert(1)>",
        "javascript:alert(1)", "]]><!--", "&lt;script&gt;",
    ]) func wordsAreText(words: String) {
        let page = StylePage(Self.scene(words, font: "a'; } body { background: url(//evil) } </style><script>")).text
        #expect(!page.contains("<script") && !page.contains("onload=\"") && !page.contains("<img src=x"))
        #expect(!page.contains("url(//") && !page.contains("//evil"))
        let safe = words.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
        #expect(page.contains("<title>\(safe)</title>") && page.contains("<span>\(safe)</span>"))
        #expect(page.components(separatedBy: "</style>").count == 2)
    }

    @Test func thereIsNoScriptAndNothingIsFetched() {
        let page = StylePage(Self.scene("A card", moves: true)).text
        for word in ["<script", "http", "url(", "@import", "src=\"/"] { #expect(!page.contains(word), "\(word)") }
        #expect(page.contains("@keyframes c0 {") && page.contains("prefers-reduced-motion"))
    }

    /// In a window that is larger than the stage.
    @Test func whatIsAroundTheStageHasTheBackdropsColour() {
        var scene = Self.scene("A card")
        let grounds: [(Backdrop, String)] = [
            (.solid(Colour(hex: 0x336699)), "rgba(51, 102, 153, 1)"), (.transparent, "transparent"),
            (.gradient(top: .black, bottom: .black), "rgba(0, 0, 0, 1)"),
        ]
        for (backdrop, ground) in grounds {
            scene.look.backdrop = backdrop
            let rule = "display: grid; place-content: safe center; background: \(ground); }"
            #expect(StylePage(scene).text.contains("body { margin: 0; min-height: 100vh; \(rule)"))
        }
    }

    /// A picture is laid over its face, and over an outline that this had.
    @Test func bordersLieOverPictures() {
        let stage = Stage(LayoutKind.named("linear")!, items: 2, view: Size(width: 800, height: 500))
        let own = CardStyle(
            fill: .plain(.white), borderWidth: 7, borderColour: .black, back: .hidden)
        let scene = ExportedScene(
            title: "", frame: stage.frame(), look: Look(styles: [own]), moments: [], duration: 1)
        let page = StylePage(scene).text
        #expect(page.contains(".c0 .face::after { content: \"\"; box-shadow: inset 0 0 0 7px rgba(0, 0, 0, 1); }"))
        #expect(page.contains(".face::after { position: absolute; inset: 0; border-radius: inherit; }"))
        #expect(!page.contains("outline:"))
    }

    @Test func colourOverCardsComesWithThem() {
        var scene = Self.scene("A card", moves: true)
        #expect(!StylePage(scene).text.contains("<i class"))
        for place in scene.frame.cards.indices { scene.frame.cards[place].tint = CardTint(SIMD4(1, 0, 0, 0.5)) }
        for (number, frame) in scene.moments.enumerated() {
            for place in frame.cards.indices {
                scene.moments[number].cards[place].tint = CardTint(SIMD4(1, 0, 0, number < 9 ? 0.5 : 0.25))
            }
        }
        let page = StylePage(scene).text
        #expect(page.contains(".c0 .tint { background: rgba(255, 0, 0, 0.5); animation-name: c0t; }"))
        #expect(page.contains("@keyframes c0t {") && page.contains("{ background: rgba(255, 0, 0, 0.25); }"))
        #expect(page.contains("<i class=\"tint\"></i></div>"))
    }

    /// Keyframes come in the order of time, the first at the beginning and the last at the end.
    @Test func keyframesLeadThroughAllOfTheTime() throws {
        let page = StylePage(Self.scene("A card", moves: true)).text
        let blocks = page.components(separatedBy: "@keyframes ").dropFirst()
        #expect(blocks.count >= 7)
        for block in blocks {
            let times = block.split(separator: "\n").prefix { $0 != "}" }.dropFirst().compactMap { line in
                Double(line.prefix { $0 != "%" })
            }
            #expect(times.first == 0 && times.last == 100 && times == times.sorted(), "\(times)")
            #expect(Set(times).count == times.count)
        }
    }

    @Test(arguments: [
        ([UInt8](), ""), ([77], "TQ=="), ([77, 97], "TWE="), ([77, 97, 110], "TWFu"), ([255, 254, 253, 0], "//79AA=="),
    ])
    func base64IsAsItsRulesSay(bytes: [UInt8], text: String) { #expect(MediaFile.base64(bytes) == text) }

    /// A card that comes on stage later is hidden at rest, and not while it is seen.
    @Test func whoComesLaterIsSeenThen() throws {
        var scene = Self.scene("A card", moves: true)
        scene.frame.cards.removeAll { $0.index == 6 }
        for place in scene.moments.indices.prefix(8) { scene.moments[place].cards.removeAll { $0.index == 6 } }
        let number = try #require(scene.cards.firstIndex { $0.index == 6 })
        let page = StylePage(scene).text
        let rule = try #require(page.split(separator: "\n").first { $0.hasPrefix(".c\(number) { ") })
        #expect(rule.contains("visibility: hidden"))
        let block = try #require(page.components(separatedBy: "@keyframes c\(number) {").dropFirst().first)
        let keys = block.split(separator: "\n").prefix { $0 != "}" }
        #expect(
            keys.first?.contains("visibility: hidden;") == true && keys.last?.contains("visibility: visible;") == true)
    }

    @Test func aCardThatGrowsGrowsInItsKeyframes() {
        var scene = Self.scene("A card", moves: true)
        #expect(!StylePage(scene).text.contains("visibility: visible; left"))
        for place in scene.moments.indices {
            scene.moments[place].cards[0].size = Size(width: 100 + 10 * Double(place), height: 80)
        }
        let page = StylePage(scene).text
        #expect(page.contains("visibility: visible; left: -50px; top: -40px; width: 100px; height: 80px; }"))
        #expect(page.contains("visibility: visible; left: -145px; top: -40px; width: 290px; height: 80px; }"))
    }

    @Test func aPictureThatIsMovedMovesAsAWhole() {
        var scene = Self.scene("A card", moves: true)
        #expect(!StylePage(scene).text.contains("@keyframes stage"))
        for place in scene.moments.indices { scene.moments[place].camera.contentOffset.x = 10 * Double(place) }
        let page = StylePage(scene).text
        #expect(page.contains("@keyframes stage {\n0% { left: 400px; top: 250px; }"))
        #expect(page.contains("100% { left: 590px; top: 250px; }"))
    }

    /// Browsers take the side that is seen from where a card's z goes: away from the eye in a mirrored one, whose back is seen.
    @Test func ofAMirroredCardTheBackIsSeen() {
        #expect(Markup.place(of: .scale(x: 2, y: 2, z: 1)).hasSuffix("0,0,1,0,0,0,0,1)"))
        #expect(Markup.place(of: .scale(x: -1, y: 1, z: 1)).hasSuffix("0,0,-1,0,0,0,0,1)"))
        let turned = Transform3D.rotation(aboutY: Turn(.degrees(150)))
        #expect(Markup.place(of: turned) == Markup.matrix(turned))
        let seen = turned * Lens(m34: -0.002).base
        #expect(Markup.place(of: seen) == Markup.matrix(seen))
    }

    @Test func wordsThatAreTooLongEndInAnEllipsis() {
        var scene = Self.scene("A card")
        func page(_ change: (inout Label) -> Void) -> String {
            var style = CardStyle()
            style.labels = [Label("many words")]
            change(&style.labels[0])
            scene.look = Look(styles: [style])
            return StylePage(scene).text
        }
        #expect(page { _ in }.contains("<span>many words"))
        #expect(page { $0.lines = 2 }.contains("<span class=\"cut\" style=\"-webkit-line-clamp: 2\">many words"))
        #expect(page { $0.wraps = false }.contains("<span class=\"line\">many words"))
    }

    @Test func aPageIsAsLargeAsItIsAskedToBe() {
        var scene = Self.scene("A card")
        #expect(!StylePage(scene).text.contains("scale("))
        scene.scale = 0.5
        let rule = "transform: scale(0.5); transform-origin: 0 0; margin: 0 -400px -250px 0; }"
        #expect(StylePage(scene).text.contains(rule))
    }

    /// What stands beside the cards is on the page, but is no card of the row.
    @Test func placeholdersAndPlatesAreThere() {
        var scene = Self.scene("A card")
        let (cards, numbers) = (scene.cards.count, StylePage(scene).text.components(separatedBy: "data-card").count)
        scene.frame.cards[0].isPlaceholder = true
        scene.frame.cards[1].identity = Int.min
        #expect(scene.cards.count == cards)
        #expect(StylePage(scene).text.components(separatedBy: "data-card").count == numbers - 1)
    }

    @Test func colourOverCardsIsThereWithoutMotionToo() {
        var scene = Self.scene("A card")
        for place in scene.frame.cards.indices { scene.frame.cards[place].tint = CardTint(SIMD4(1, 0, 0, 0.5)) }
        #expect(StylePage(scene).text.contains(".c0 .tint { background: rgba(255, 0, 0, 0.5); }"))
    }
}
