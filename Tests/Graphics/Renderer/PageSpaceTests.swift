import Foundation
import LayoutCore
import TestSupport
import Testing
import ZoeStyle

@testable import ZoeRenderer

/// A page's own account of light and bodies, beside the renderer's.
@Suite(.enabled(if: Tool.isThere("node"), "node is missing: light and bodies of pages were not worked out"))
struct PageSpaceTests {
    private struct Answer: Decodable {
        struct Shadow: Decodable {
            let matrix: [Double]
            let size: [Double]
            let radius: Double
            let opacity: Double
            let away: Double
        }
        let blocks: [[Double]]
        let shadows: [Shadow]
        /// Of each card as a thick one: the matrices and sizes of its pieces, and how bright they are; 0 for a back.
        let bodies: [[[Double]]?]
    }

    private static let thickness = 24.0
    private static let pixel = 1.3

    private static let light: Light = {
        var light = Light()
        (light.strength, light.sheen, light.environment, light.occlusion, light.contact) = (0.7, 0.4, 0.3, 0.8, 0.6)
        light.shadow = 0.7
        return light
    }()

    private static func frame(_ layout: String, scroll: Double, pitch: Double) throws -> Frame {
        var stage = Stage(try #require(LayoutKind.named(layout)), items: 12, view: Size(width: 1000, height: 700))
        stage.apply(.set("sideColour", to: .colour(SIMD4(0.9, 0.4, 0.1, 0.7))))
        stage.apply(.set("sideBlur", to: .number(4)))
        stage.apply(.jump(to: scroll))
        guard pitch != 0 else { return stage.frame() }
        return stage.frame().seen(by: Walk(yaw: .degrees(20), pitch: .degrees(pitch), zoom: 0.9))
    }

    private static func numbers(of matrix: Transform3D) -> [Double] {
        [matrix.row1, matrix.row2, matrix.row3, matrix.row4].flatMap { row in (0..<4).map { row[$0] } }
    }

    private static func json(of frame: Frame, radius: Double, mirror: Double?) throws -> Data {
        let cards = frame.cards.map { card -> [String: Any] in
            [
                "matrix": numbers(of: card.matrix), "width": card.size.width, "height": card.size.height,
                "alpha": card.alpha, "blur": card.blur, "isHidden": card.isHidden,
                "isPlaceholder": card.isPlaceholder, "order": card.order,
                "tint": card.tint.map { tint in tint.colour.indices.map { Double(tint.colour[$0]) } as Any }
                    ?? NSNull(),
            ]
        }
        let lens = frame.camera.lens
        let direction = light.direction
        return try JSONSerialization.data(withJSONObject: [
            "radius": radius, "mirror": mirror.map { $0 as Any } ?? NSNull(),
            "light": [
                "strength": light.strength, "shadow": light.shadow, "softness": light.softness, "sheen": light.sheen,
                "environment": light.environment, "occlusion": light.occlusion, "contact": light.contact,
                "direction": [direction.x, direction.y, direction.z],
            ],
            "frame": [
                "m34": lens.m34, "pitch": frame.camera.pitch,
                "viewpoint": ["x": lens.viewpoint.x, "y": lens.viewpoint.y], "cards": cards,
                "view": ["width": frame.camera.view.width, "height": frame.camera.view.height],
            ],
        ])
    }

    private static func answer(to question: Data) throws -> Answer {
        let folder = try TemporaryFolder()
        try folder.write(question, to: "question.json")
        let scripts = try ["cards", "seams", "floor", "lights", "bodies"].map {
            try String(contentsOf: Tool.root.appending(path: "Sources/Browser/Page/\($0).js"), encoding: .utf8)
        }
        let path = try folder.write(
            scripts.joined(separator: "\n") + """

                const asked = JSON.parse(require("fs").readFileSync(process.argv[2], "utf8"));
                const { frame, light: lamp, radius, mirror } = asked;
                const deck = { style: () => ({ radius }) };
                const plane = mirror === null ? null : Object.assign(
                    Object.create(MirrorPlane.prototype), { height: mirror, down: MirrorPlane.down(frame) });
                const lighting = Lighting.of({ scene: { light: lamp }, deck }, frame, plane);
                const contacts = ContactShadows.of({ scene: { light: lamp, floor: { height: null } }, deck }, frame);
                console.log(JSON.stringify({
                    blocks: frame.cards.map((_, number) => { return [...lighting.block(number, 0).numbers]; }),
                    shadows: (contacts?.frame.cards ?? []).map((card) => {
                        const { radius, opacity, y } = contacts.style(card).shadow;
                        return { matrix: [...card.matrix], size: [card.width, card.height], radius, opacity, away: y };
                    }),
                    bodies: frame.cards.map((card, number) => CardBody.of(
                        card, { radius, body: { thickness: \(thickness) } }, frame, \(pixel), number % 3 === 1, number % 3 === 2)
                        ?.pieces.map((piece) => [...piece.matrix, piece.width, piece.height, piece.brightness ?? 0]) ?? null),
                }));
                """, to: "main.js")
        let run = try Tool.run("node", path, folder.path("question.json"))
        try #require(run.status == 0, "\(run.output)")
        return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    }

    @Test(
        arguments: ["cover-flow", "wheel", "stack", "linear", "fan", "card-table", "sphere", "book", "task-stack"]
            .filter { LayoutKind.named($0) != nil })
    func everyCardIsLitAndHasItsBodyAsInPictures(layout: String) throws {
        for (scroll, mirror, pitch) in [(0.0, nil, 0.0), (3.3, 180.0, 0), (1.7, nil, 25), (1.7, 180, 25)] {
            let frame = try Self.frame(layout, scroll: scroll, pitch: pitch)
            let answer = try Self.answer(to: Self.json(of: frame, radius: 9, mirror: mirror))
            let style = CardStyle(cornerRadius: 9)
            var look = Look(styles: [style])
            look.light = Self.light
            look.floor = Floor()
            let view = View(flat: frame.camera.view, isTurned: false, width: 1000, height: 700)
            var floor = Floor()
            floor.height = mirror
            let plane = mirror == nil ? nil : MirrorPlane(floor, under: frame, view)
            // The renderer is given the frame that the floor mirrors.
            var seen = frame
            if let plane { seen.cards = frame.cards.map(plane.mirrored) }
            let lighting = try #require(Lighting(look, seen, in: plane))
            try Self.compareBodies(frame, answer)
            for number in frame.cards.indices {
                let own = lighting.block(number, lift: 0).numbers
                let found = answer.blocks[number]
                #expect(own.count == found.count)
                for (a, b) in zip(own, found) { #expect(abs(a - b) < 1e-4 * max(1, abs(a)), "\(layout) \(number)") }
            }
            guard mirror == nil else { continue }
            let contacts = ContactShadows(frame, look)
            let cards = contacts?.frame.cards ?? []
            #expect(answer.shadows.count == cards.count)
            for (card, shadow) in zip(cards, answer.shadows) {
                let style = try #require(contacts?.look.deck.style(of: card).shadow)
                let own =
                    Self.numbers(of: card.matrix) + [
                        card.size.width, card.size.height, style.radius, style.opacity, style.offset.y,
                    ]
                let found = shadow.matrix + shadow.size + [shadow.radius, shadow.opacity, shadow.away]
                for (a, b) in zip(own, found) { #expect(abs(a - b) < 1e-6 * max(1, abs(a)), "\(layout)") }
            }
        }
    }

    private static func compareBodies(_ frame: Frame, _ answer: Answer) throws {
        var style = CardStyle(cornerRadius: 9)
        style.bodyThickness = thickness
        for (number, card) in frame.cards.enumerated() {
            let body = CardBody(
                of: card, style, frame.camera, pixel: pixel, hasMirror: number % 3 == 1, isClear: number % 3 == 2,
                .full)
            let own = body?.pieces.map { piece -> [Double] in
                let brightness = if case .edge(let brightness) = piece.kind { brightness } else { 0.0 }
                return numbers(of: piece.matrix) + [piece.size.width, piece.size.height, brightness]
            }
            let found = answer.bodies[number]
            try #require(own?.count == found?.count, "\(number): \(own?.count ?? -1) pieces, \(found?.count ?? -1)")
            for (a, b) in zip(own?.joined() ?? [].joined(), found?.joined() ?? [].joined()) {
                #expect(abs(a - b) < 1e-6 * max(1, abs(a)), "\(number)")
            }
        }
    }
}

extension LightBlock {
    fileprivate var numbers: [Double] {
        [
            eye, lamp, right, up, scale, band, across, down, form, shadowAcross, shadowDown, shadowForm, shadowRadius,
            tint,
        ].flatMap { row in (0..<4).map { Double(row[$0]) } }
    }
}
