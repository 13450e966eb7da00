import LayoutCore
import Testing
import ZoeDocument
import ZoeImages
import ZoeRenderer
import ZoeUserShaders

extension RendererTests {
    /// Pixels a point, in pictures of effects: they are held against golden ones of 320 by 200 pixels.
    private static let scale = 1.0 / 3

    @Test func effectsLookAsTheyDid() throws {
        let easel = try Easel()
        for scene in Scene.effects {
            let picture = try easel.draw(scene, scale: Self.scale)
            let isSame = try easel.draw(scene, scale: Self.scale) == picture
            #expect(isSame, "\(scene.name): twice the same bytes")
            let golden = Golden(name: "effect-\(scene.name)")
            if Golden.isRecording { try golden.record(picture) }
            let refusal = try golden.refusal(of: picture)
            #expect(refusal == nil)
        }
        #expect(easel.complaints == [])
    }

    /// Transitions are seen between two pictures only.
    private static let ofScenes = EffectRole.allCases.filter { $0 != .transition }

    /// Each built-in effect has a scene of its name, and is seen in it.
    @Test(arguments: ofScenes) func everyEffectChangesItsScene(role: EffectRole) throws {
        let easel = try Easel()
        for name in BuiltInEffects.names(of: role) {
            let scene = try #require(Scene.builtIn(name), "\(name) has no scene")
            var without = scene
            without.shaders.take(away: BuiltInEffects.path(of: name))
            let picture = try easel.draw(scene, scale: Self.scale)
            let isSame = try easel.draw(without, scale: Self.scale) == picture
            #expect(!isSame, "\(name) does nothing")
            #expect(picture.isOpaque)
            // What is no number becomes black.
            let black = Double(picture.share { $0.red == 0 && $0.green == 0 && $0.blue == 0 })
            #expect(black < 0.1, "\(name): \(black) of it is black")
        }
        #expect(easel.complaints == [])
    }

    /// No knob is only there for show, and none leads to what is no picture.
    @Test(arguments: ofScenes) func everyKnobOfABuiltInEffectDoesSomething(role: EffectRole) throws {
        let easel = try Easel()
        for name in BuiltInEffects.names(of: role) {
            var scene = try #require(Scene.builtIn(name))
            // Not the beginning, so that speeds are seen.
            scene.time = 2.3
            var knobs: [Parameter] = []
            let picture = try easel.draw(scene, scale: Self.scale) { knobs = $0.shaders.knobs }
            knobs.removeAll { $0.group != role.group }
            #expect(!knobs.isEmpty, "\(name) has no knobs")
            for knob in knobs {
                #expect(!knob.help.isEmpty && knob.help.count < 100, "\(knob.fullName): \(knob.help)")
                // What has an effect on large pictures only, say, has one at its other end.
                let isSame = try knob.kind.others.allSatisfy { value in
                    try easel.draw(scene, scale: Self.scale) { scene in
                        var knobs = scene.knobs
                        try knobs.set(knob.fullName, to: value)
                        scene.use(knobs)
                    } == picture
                }
                #expect(!isSame, "\(name): turning \(knob.fullName) does nothing")
            }
        }
        #expect(easel.complaints == [])
    }
}

extension ShaderPlan {
    fileprivate mutating func take(away path: String) {
        if face == path { face = nil }
        if backdrop == path { backdrop = nil }
        post.removeAll { $0 == path }
    }
}

extension Image {
    /// The share of pixels for which this holds, from 0 to 1.
    fileprivate func share(_ holds: (Pixel) -> Bool) -> Double {
        var count = 0
        for y in 0..<height { for x in 0..<width where holds(self[x, y]) { count += 1 } }
        return Double(count) / Double(width * height)
    }
}

extension Parameter.Kind {
    /// Values far from each other.
    fileprivate var others: [Parameter.Value] {
        switch self {
        case .number(let range, _): [.number(range.upperBound), .number(range.lowerBound)]
        case .integer(let range): [.integer(range.upperBound), .integer(range.lowerBound)]
        case .flag: [.flag(true), .flag(false)]
        case .colour: [.colour(SIMD4(1, 1, 1, 1)), .colour(SIMD4(0, 0, 0, 1))]
        case .vector(let range, let count):
            [range.upperBound, range.lowerBound].map { .vector(Array(repeating: $0, count: count)) }
        case .choice(let names): names.map { .choice($0) }
        case .image, .track, .points, .marks: []
        }
    }
}
