import CardContent
import Foundation
import FoundationXML
import LayoutCore
import Testing
import ZoeImages
import ZoeStyle

@testable import ZoeExport

/// Pages for print.
@Suite struct PrintTests {
    static let hostile = "</svg><script>alert(1)</script> \"' & ]]> \u{1} endstream (Tj) \\"

    private static func scene(_ style: CardStyle, layout: String = "cover-flow") -> ExportedScene {
        var stage = Stage(LayoutKind.named(layout)!, items: 5, view: Size(width: 800, height: 500))
        stage.stand(at: 1.5)
        return ExportedScene(
            title: hostile, frame: stage.frame(),
            look: Look(backdrop: .gradient(top: .black, bottom: .white), styles: [style]))
    }

    private static func named(_ text: String) -> CardStyle {
        var style = CardStyle(fill: .plain(Colour(hex: 0x336699)), borderWidth: 4, borderColour: .white)
        style.labels = [Label(text)]
        return style
    }

    /// What a reader of XML finds: elements with their attributes, and all text.
    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [(name: String, attributes: [String: String])] = []
        var text = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) { elements.append((name, attributes)) }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

        static func read(_ svg: String) -> Reader? {
            let parser = XMLParser(data: Data(svg.utf8))
            let reader = Reader()
            parser.delegate = reader
            return parser.parse() ? reader : nil
        }
    }

    @Test func flatCardsAreShapesInTruePerspective() throws {
        let scene = Self.scene(CardStyle(fill: .plain(.white)))
        let svg = try PrintedPage(scene, pictures: [:]).svg()
        let reader = try #require(Reader.read(svg))
        let paths = reader.elements.filter { $0.name == "path" }
        let cards = scene.frame.cards.sorted { $0.order < $1.order }
        try #require(paths.count == cards.count && !svg.contains("<image"))
        for (path, card) in zip(paths, cards) {
            let numbers = (path.attributes["d"] ?? "").split { !($0.isNumber || $0 == "." || $0 == "-") }
                .compactMap { Double($0) }
            let wanted = scene.frame.camera.corners(of: card.size, through: card.matrix).flatMap { [$0!.x, $0!.y] }
            #expect(
                zip(numbers, wanted).allSatisfy { abs($0 - $1) < 1e-3 } && numbers.count == 8, "\(numbers) \(wanted)")
        }
    }

    /// Half of the light of red and half of black's.
    @Test func tintsAreMixedAsLight() throws {
        var scene = Self.scene(CardStyle(fill: .plain(Colour(red: 1, green: 0, blue: 0))))
        for place in scene.frame.cards.indices { scene.frame.cards[place].tint = CardTint(SIMD4(0, 0, 0, 0.5)) }
        let svg = try PrintedPage(scene, pictures: [:]).svg()
        #expect(svg.contains("fill=\"#bc0000\"") && !svg.contains("#ff0000"))
    }

    @Test func wordsAreWords() throws {
        let scene = Self.scene(Self.named(Self.hostile))
        let reader = try #require(Reader.read(try PrintedPage(scene, pictures: [:]).svg()))
        #expect(reader.text.contains("</svg><script>alert(1)</script> \"' & ]]>"))
        #expect(!reader.elements.contains { $0.name == "script" })
        // Letters are shapes: more than the card and its border.
        #expect(reader.elements.count { $0.name == "path" } == 3 * scene.frame.cards.count)
    }

    @Test func whatIsNotFlatWantsAPicture() {
        let gradient = Fill.gradient(from: .black, to: .white, direction: .zero)
        for style in [
            CardStyle(fill: gradient), CardStyle(shadow: Shadow(radius: 4)),
            CardStyle(Face(artwork: Artwork(.file("a.png")))),
        ] {
            let scene = Self.scene(style)
            #expect(PrintedPage.wantsPicture(scene.frame.cards[0], of: scene))
        }
        var thick = CardStyle()
        thick.bodyThickness = 8
        // Also where its back is not to be seen: that of a body is.
        thick.back = .hidden
        var body = Self.scene(thick)
        for matrix in [body.frame.cards[0].matrix, .rotation(aboutY: Turn(.degrees(160)))] {
            body.frame.cards[0].matrix = matrix
            #expect(PrintedPage.wantsPicture(body.frame.cards[0], of: body))
        }
        var plain = Self.scene(CardStyle())
        #expect(!PrintedPage.wantsPicture(plain.frame.cards[0], of: plain))
        var light = Light()
        light.strength = 0.5
        plain.look.light = light
        #expect(PrintedPage.wantsPicture(plain.frame.cards[0], of: plain))
        #expect(PrintedPage(plain, pictures: [:]).groups.isEmpty, "what is lit is no shape")
    }

    @Test func thePDFsTableLeadsToItsObjects() throws {
        let scene = Self.scene(Self.named(Self.hostile))
        let image = try Image(width: 3, height: 2, filledWith: Pixel(red: 9, green: 8, blue: 7, alpha: 100))
        let picture = PrintedPage.Picture(image, left: 1, top: 2, width: 3, height: 4)
        let bytes = PrintedPage(scene, pictures: [scene.frame.cards[0].id: picture]).pdf
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let tail = text(bytes.count - 40..<bytes.count).split(whereSeparator: \.isNewline)
        try #require(tail.last == "%%EOF")
        let start = try #require(Int(tail[tail.count - 2]))
        let table = text(start..<bytes.count).split(separator: "\n")
        try #require(table[0] == "xref")
        let count = try #require(Int(table[1].split(separator: " ")[1]))
        for number in 1..<count {
            let offset = try #require(Int(table[2 + number].prefix(10)))
            #expect(text(offset..<offset + 12).hasPrefix("\(number) 0 obj\n"), "\(number)")
        }
        #expect(table.contains { $0.contains("/Root") })
        // Its words are hexadecimal; nothing of them can be read as an operator.
        #expect(!String(decoding: bytes, as: UTF8.self).contains("alert"))
    }

    /// What shines through is told of a gradient as of a colour.
    @Test func aGradientMayBeClear() {
        func pdf(_ alpha: Double) -> String {
            var scene = Self.scene(CardStyle())
            scene.look.backdrop = .gradient(
                top: Colour(red: 1, green: 0, blue: 0, alpha: alpha), bottom: Colour(red: 0, green: 0, blue: 1))
            return String(decoding: PrintedPage(scene, pictures: [:]).pdf, as: UTF8.self)
        }
        #expect(!pdf(1).contains("/SMask"))
        let clear = pdf(0.25)
        #expect(clear.contains("/SMask << /S /Luminosity /G ") && clear.contains("/C0 [0.25] /C1 [1]"))
    }

    @Test func aPageOfPaperIsAsLargeAsItIsAskedToBe() throws {
        var scene = Self.scene(CardStyle())
        scene.scale = 2
        let page = PrintedPage(scene, pictures: [:])
        #expect(try page.svg().contains("width=\"1600\" height=\"1000\" viewBox=\"0 0 800 500\""))
        #expect(String(decoding: page.pdf, as: UTF8.self).contains("/MediaBox [0 0 1600 1000]"))
    }

    @Test(
        arguments: [
            (1e-7, "0"), (-0.00004, "0"), (1.5, "1.5"), (-2, "-2"), (1e20, "1000000000"), (.nan, "0"),
            (0.0001, "0.0001"),
            (-0.25, "-0.25"), (100, "100"),
        ] as [(Double, String)]) func numbersHaveNoExponents(number: Double, text: String)
    {
        #expect(PDFFile.number(number) == text)
    }
}
