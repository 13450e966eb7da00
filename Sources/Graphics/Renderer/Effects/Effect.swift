internal import CZoeEpoxy
internal import ZoeOpenGL
internal import ZoeShaders
public import ZoeUserShaders

/// A shader of the user's own, compiled: what it declares can be asked, and it can be drawn with. The context must be current
/// whenever it is made or goes.
public final class Effect {
    public let text: EffectText
    /// No other of its tracker has it.
    let number: Int
    /// What it asks to be set.
    public let uniforms: [ActiveUniform]
    /// The same without what only its passes ask for.
    let ownUniforms: [ActiveUniform]
    /// For all of the picture, by what they write; empty for faces.
    private var screens: [ScreenOutput: EffectProgram] = [:]
    /// What is drawn before it, and by which programs.
    let passes: [(pass: EffectPass, program: EffectProgram)]
    let targets: PassTargets?
    private(set) var cardPrograms = KeptForScenes<CardProgram.Kind, CardProgram>.programs()
    /// Which of a card's own pictures a face reads.
    let readsContent: Bool
    let readsLabel: Bool
    let readsPicture: Bool
    private let batch: Int
    let tracker: GLTracker

    /// - Parameter former: what it was before its files changed: programs whose text is the same are used again, and passes go
    ///   on from what they were.
    init(_ text: EffectText, batch: Int, former: Effect? = nil, in tracker: GLTracker) throws(EffectFailure) {
        self.text = text
        number = tracker.nextNumber()
        self.batch = batch
        self.tracker = tracker
        defer { tracker.collectErrors(during: "making a program of \(text.path)") }
        passes = try Self.passPrograms(of: text, former, tracker)
        targets = text.passes.isEmpty ? nil : PassTargets(text.passes, goingOnFrom: former?.targets, in: tracker)
        let same = former.flatMap { $0.text.alone == text.alone && $0.batch == batch ? $0 : nil }
        switch text.role {
        case .face:
            // The part that every card has; it shows what the others will be like.
            let first = CardProgram.Kind(
                part: .edge, finish: CardFinish(isRound: true, isFaced: true), isEncoded: false,
                isMirrored: false, isBent: text.bends)
            let program: CardProgram
            if let known = same?.cardPrograms[first] {
                program = known
            } else {
                program = try CardProgram(first, face: text, batch: batch, in: tracker)
            }
            cardPrograms = same?.cardPrograms ?? .programs([first: program])
            ownUniforms = program.uniforms
            uniforms = Self.all(ownUniforms, passes.map(\.program))
            readsContent = program.reads("zt_content")
            readsLabel = program.reads("zt_label")
            readsPicture = program.reads("zt_picture")
        case .backdrop, .post, .transition:
            let first: ScreenOutput = text.role == .backdrop && text.isTranslucent ? .light : .bytes
            let known = same?.screens[first]
            let program = if let known { known } else { try Self.screen(first, text, tracker) }
            screens = same?.screens ?? [first: program]
            ownUniforms = program.uniforms
            uniforms = Self.all(ownUniforms, passes.map(\.program))
            (readsContent, readsLabel, readsPicture) = (false, false, false)
        }
    }

    private static func passPrograms(
        of text: EffectText, _ former: Effect?, _ tracker: GLTracker
    ) throws(EffectFailure) -> [(pass: EffectPass, program: EffectProgram)] {
        var programs: [(pass: EffectPass, program: EffectProgram)] = []
        for pass in text.passes {
            let known = (programs + (former?.passes ?? [])).first { $0.pass.text == pass.text }
            if let known {
                programs.append((pass, known.program))
                continue
            }
            let program = try EffectProgram(
                pass.text, vertex: [.screenVertex], fragment: [.passFragment],
                definitions: ["PASS"] + pass.text.role.definitions, in: tracker)
            programs.append((pass, program))
        }
        return programs
    }

    private static func all(_ own: [ActiveUniform], _ programs: [EffectProgram]) -> [ActiveUniform] {
        var all = own
        for uniform in programs.flatMap(\.uniforms) where !all.contains(where: { $0.name == uniform.name }) {
            all.append(uniform)
        }
        return all
    }

    // MARK: All of the picture

    /// What a program writes where it paints all of a picture.
    enum ScreenOutput {
        /// What a screen is sent, where nothing shines through. It spares each pixel three conversions.
        case bytes
        /// Linear, alpha multiplied in; the driver makes bytes of it.
        case light

        fileprivate var definitions: [String] { self == .bytes ? ["BYTES"] : [] }
    }

    private static func screen(
        _ output: ScreenOutput, _ text: EffectText, _ tracker: GLTracker
    ) throws(EffectFailure) -> EffectProgram {
        try EffectProgram(
            text, vertex: [.screenVertex], fragment: [.noise, .effectFragment],
            definitions: text.role.definitions + output.definitions, in: tracker)
    }

    /// Any of those that paint all of a picture: all read the same. Nil for a face.
    var anyScreen: EffectProgram? { screens[.bytes] ?? screens[.light] }

    private func screen(_ output: ScreenOutput) throws(RendererError) -> EffectProgram {
        if let program = screens[output] { return program }
        do {
            let program = try Self.screen(output, text, tracker)
            screens[output] = program
            return program
        } catch { throw .shader("\(error)") }
    }

    /// Paints over all of what is bound.
    /// - Parameters:
    ///   - isOpaque: nothing of what is there is to shine through.
    ///   - prepare: hands the program all that it reads.
    func paintScreen(isOpaque: Bool, _ prepare: (EffectProgram) -> Void) throws(RendererError) {
        let output: ScreenOutput = isOpaque ? .bytes : .light
        let program = try screen(output)
        if isOpaque { zglDisable(GLCapability.framebufferSRGB.code) }
        zglDisable(GLCapability.depthTest.code)
        prepare(program)
        zglDrawTriangles(3)
        tracker.didDraw()
        zglEnable(GLCapability.depthTest.code)
        zglEnable(GLCapability.framebufferSRGB.code)
    }

    // MARK: Cards

    /// A face's program for one part of cards.
    func program(_ kind: CardProgram.Kind) throws(RendererError) -> CardProgram {
        do {
            return try cardPrograms.value(kind) { kind throws(EffectFailure) in
                try CardProgram(kind, face: text, batch: batch, in: tracker)
            }
        } catch { throw .shader("\(error)") }
    }
}

extension EffectRole {
    /// What `effect.glsl` is to know of it.
    var definitions: [String] {
        switch self {
        case .face, .backdrop: []
        case .post: ["POST"]
        case .transition: ["TRANSITION"]
        }
    }
}

/// A face on the cards of one picture.
struct FaceUse {
    let use: Shading.Use
    let shading: Shading
    let inputs: EffectInputs
    /// Where the cards as they are without the shader are to be found, and their labels, by the card's number in the frame.
    var contents: [Int: FlatCard] = [:]
    var labels: [Int: FlatCard] = [:]
    /// How large the sheets with them are, in texels.
    var contentSheet = SIMD2<Double>(1, 1)
    var labelSheet = SIMD2<Double>(1, 1)

    var effect: Effect { use.effect }

    /// For a picture of this card only.
    func alone(with number: Int) -> FaceUse {
        var alone = self
        alone.contents = contents[number].map { [0: $0] } ?? [:]
        alone.labels = labels[number].map { [0: $0] } ?? [:]
        return alone
    }

    /// The shader itself shows what is written on the cards.
    var showsLabels: Bool { effect.readsContent || effect.readsLabel || effect.text.bends }
}

/// Where shaders of the user's own find what we hand them.
enum EffectUnit {
    static let picture = 0
    static let content = 1
    static let label = 2
    static let scene = 3
    static let levels = 4
    static let depth = 5
}

extension Renderer {
    /// Makes a program of a shader.
    /// - Parameter former: what it was before its files changed.
    public func effect(_ text: EffectText, former: Effect? = nil) throws(EffectFailure) -> Effect {
        try Effect(text, batch: cards.batch, former: former, in: tracker)
    }
}
