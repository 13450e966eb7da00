import CardContent
import LayoutCore
import TestSupport
import ZoeStyle

@testable import ZoeDocument

extension SeededGenerator {
    /// A scene with anything in it.
    mutating func scene() -> Scene {
        var scene = Scene(one(of: LayoutKind.all))
        if isHeads() { try? scene.use(formula: "a = 1 in 0..2 \"bend\"\nx = a * o * w # \"quoted\"") }
        scene.name = one(of: ["", "mine", "a \"b\"\n\t\u{1}é🎠"])
        scene.note = one(of: ["", "x"])
        scene.items = one(of: [nil, 0, 7, .max])
        scene.view = Size(width: number(in: 0.1...5000), height: number(in: 0.1...5000))
        scene.scroll = one(of: [0, 1.5, number(in: -1e9...1e9)])
        scene.time = one(of: [0, number(in: 0...3600)])
        scene.seed = one(of: [0, next(), .max])
        for parameter in scene.knobs.table.parameters where Int.random(in: 0..<4, using: &self) == 0 {
            _ = try? scene.set(parameter.fullName, to: value(of: parameter))
        }
        scene.deck = deck()
        if isHeads() {
            var plate = Plate(x: 1, y: 0, z: number(in: -5...5), width: 10, height: 20, card: card())
            if isHeads() { plate.pose.turn = Vector3(x: 0, y: number(in: -90...90), z: number(in: -1...1)) }
            if isHeads() { plate.pose.spin = number(in: -360...360) }
            scene.plates = [plate]
        }
        scene.backdrop = one(of: [
            .transparent, .solid(colour()), .gradient(top: colour(), bottom: colour()), .studio(colour()),
        ])
        if isHeads() {
            scene.floor = Floor(height: one(of: [nil, 12]), reflection: number(in: 0...1), fade: number(in: 1...99))
        }
        scene.shaders.face = one(of: [nil, "face.frag"])
        scene.shaders.post = one(of: [[], ["a.frag", "b.frag"]])
        if scene.shaders.face != nil, isHeads() { scene.shaders.steps["face.frag"] = steps }
        scene.shaders.uniforms = one(of: [[], [UnknownField(key: "u_x", json: "[1,  2]")]])
        scene.picture.scale = one(of: [1, 2, number(in: 0.1...4)])
        scene.picture.samples = one(of: [0, 2, 4, 8])
        scene.picture.supersampling = one(of: [1, 3])
        scene.picture.isTransparent = isHeads()
        if isHeads() { scene.timeline = timeline(of: scene) }
        scene.unknown.document = one(of: [[], [UnknownField(key: "later", json: "{ \"a\": [1.50,\n\n null]}")]])
        scene.unknown.view = one(of: [[], [UnknownField(key: "later", json: "1E2")]])
        return scene
    }

    private var steps: ShaderSteps {
        var steps = ShaderSteps(
            common: ["common.glsl"],
            passes: [
                .init(
                    "life", file: "life.frag", width: "256", height: "$HEIGHT / 2",
                    inputs: [.init("iChannel0", ["self"])]),
                .init("small", file: "small.frag", format: .bytes, inputs: [.init("sky", (1...6).map { "\($0).png" })]),
            ], inputs: [.init("iChannel1", ["life"])])
        steps.vertex = "face.vert"
        return steps
    }

    private mutating func timeline(of scene: Scene) -> Timeline {
        var timeline = Timeline()
        timeline.ownDuration = one(of: [nil, number(in: 0.1...3600)])
        timeline.loops = isHeads()
        for parameter in scene.knobs.table.parameters where Int.random(in: 0..<16, using: &self) == 0 {
            let name = scene.knobs.table.shortName(of: parameter)
            let values = (0..<3).map { _ in value(of: parameter) }
            timeline.lanes.append(Timeline.Lane(name, keys(values)))
        }
        timeline.lanes.append(Timeline.Lane(Timeline.Lane.scroll, keys([.number(1), .number(number(in: -99...99))])))
        var steps = keys(LayoutKind.all.shuffled(using: &self).prefix(3).map { .choice($0.name) })
        for place in steps.indices {
            let stagger = Stagger(
                one(of: Stagger.Order.allCases), share: number(in: 0...0.9), seed: one(of: [0, next()]))
            steps[place].travel = Timeline.Travel(seconds: number(in: 0...9), stagger: one(of: [nil, stagger]))
        }
        if isHeads() { timeline.lanes.insert(Timeline.Lane(Timeline.Lane.layout, steps), at: 0) }
        return timeline
    }

    private mutating func keys(_ values: [Parameter.Value]) -> [Timeline.Key] {
        var time = 0.0
        return values.map { value in
            time += number(in: 0.1...5)
            let curve: TimingCurve = one(of: [
                .linear, .in, .out, .inOut, .steps(1), .steps(9), .spring(response: 0.5, damping: number(in: 0...2)),
                .bezier(x1: number(in: 0...1), y1: number(in: -2...2), x2: 0.5, y2: 1),
            ])
            return Timeline.Key(time, value, curve)
        }
    }

    private mutating func value(of parameter: Parameter) -> Parameter.Value {
        switch parameter.kind {
        case .number(let range, _): .number(number(in: range))
        case .integer(let range): .integer(Int.random(in: range, using: &self))
        case .flag: .flag(isHeads())
        case .choice(let names): .choice(one(of: names))
        case .colour: .colour(colour().parts)
        case .vector(let range, let count): .vector((0..<count).map { _ in number(in: range) })
        case .image: .choice("x.png")
        case .marks: .choice("0 scale=\(number(in: 0.1...3)) alpha=0.5; 0.5 blur=\(number(in: 0...9)); 1 lift=-20")
        case .points: .choice("0 0 0, \(number(in: 1...900)) 9 9")
        case .track: .choice("M0 0 C40 80 120 -80 \(number(in: 1...900)) 0")
        }
    }

    private mutating func colour() -> Colour {
        isHeads()
            ? Colour(hex: UInt32.random(in: 0...0xFFFFFF, using: &self), alpha: one(of: [1, 0, 51.0 / 255]))
            : Colour(
                red: number(in: 0...1), green: number(in: 0...1), blue: number(in: 0...1),
                alpha: one(of: [1, number(in: 0...1)]))
    }

    private mutating func deck() -> DeckPlan {
        var deck = DeckPlan(one(of: DeckPlan.Kind.allCases))
        deck.seed = one(of: [nil, next()])
        deck.files = one(of: [[], ["a b.png", "ü"]])
        deck.card = card()
        deck.cards = isHeads() ? [] : [card(), card()]
        deck.texts = one(of: [[], [["a"]], [["a", "b"], ["c"]]])
        deck.sizes = one(of: [[], [Size(width: number(in: 1...900), height: 1), nil, Size(width: 3, height: 100_000)]])
        return deck
    }

    private mutating func card() -> CardStyle {
        var card = CardStyle()
        if isHeads() {
            let direction = Angle.degrees(one(of: [0, 45, 160, number(in: -360...360)]))
            card.fill = one(of: [
                .random, .plain(colour()), .gradient(from: colour(), to: colour(), direction: direction),
            ])
        }
        if isHeads() { card.cornerRadius = number(in: 0...50) }
        if isHeads() { card.borderWidth = number(in: 0...5) }
        if isHeads() { card.borderColour = colour() }
        if isHeads() {
            card.shadow = Shadow(
                radius: number(in: 0...20), offset: Vector2(x: one(of: [0, 3]), y: number(in: -9...9)),
                opacity: number(in: 0...1),
                colour: colour())
        }
        if isHeads() { card.labels = [label(), label()] }
        if isHeads() { card.picture = .file("x.png") }
        if isHeads() { card.fit = .fit }
        if isHeads() { card.back = one(of: [.front, .hidden, .plain(colour()), .own(CardStyle())]) }
        return card
    }

    private mutating func label() -> Label {
        Label(
            one(of: ["", "I am line {index}\nand more"]),
            font: Font("Serif", weight: one(of: [400, 700]), isItalic: isHeads()),
            size: number(in: 1...200), colour: colour(), alignment: one(of: Label.Alignment.allCases),
            placement: one(of: Label.Placement.allCases), wraps: isHeads(), lines: one(of: [0, 2]),
            leading: one(of: [1, 1.2]), tracking: one(of: [0, -0.02]),
            insets: one(of: [.none, .init(left: 1, top: 2, right: 3.5, bottom: 4)]))
    }
}
