public import ZoeEffects
internal import ZoeShaders

/// A shader of the user's own, compiled: what it declares can be asked, and it can be drawn with. The context must be current
/// whenever it is made or goes.
public final class Effect {
    public let text: EffectText
    /// No other of its tracker has it.
    let number: Int
    /// What it asks to be set.
    public let uniforms: [ActiveUniform]
    /// For all of the picture.
    let screen: EffectProgram?
    private var cardPrograms: [CardProgram.Kind: CardProgram] = [:]
    /// Which of a card's own pictures a face reads.
    let readsContent: Bool
    let readsLabel: Bool
    let readsPicture: Bool
    private let batch: Int
    private let tracker: GLTracker

    init(_ text: EffectText, batch: Int, in tracker: GLTracker) throws(EffectFailure) {
        self.text = text
        number = tracker.nextNumber()
        self.batch = batch
        self.tracker = tracker
        defer { tracker.collectErrors(during: "making a program of \(text.path)") }
        switch text.role {
        case .face:
            // The part that every card has; it shows what the others will be like.
            let first = CardProgram.Kind(
                part: .edge, finish: CardFinish(isRound: true, isFaced: true), isEncoded: false,
                isMirrored: false, isBent: text.bends)
            let program = try CardProgram(first, face: text, batch: batch, in: tracker)
            cardPrograms[first] = program
            screen = nil
            uniforms = program.uniforms
            readsContent = program.reads("zt_content")
            readsLabel = program.reads("zt_label")
            readsPicture = program.reads("zt_picture")
        case .backdrop, .post:
            let program = try EffectProgram(
                text, vertex: [.screenVertex], fragment: [.noise, .effectFragment],
                definitions: text.role == .post ? ["POST"] : [], in: tracker)
            screen = program
            uniforms = program.uniforms
            (readsContent, readsLabel, readsPicture) = (false, false, false)
        }
    }

    /// A face's program for one part of cards.
    func program(_ kind: CardProgram.Kind) throws(RendererError) -> CardProgram {
        if let program = cardPrograms[kind] { return program }
        do {
            let program = try CardProgram(kind, face: text, batch: batch, in: tracker)
            cardPrograms[kind] = program
            return program
        } catch { throw .shader("\(error)") }
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
    public func effect(_ text: EffectText) throws(EffectFailure) -> Effect {
        try Effect(text, batch: cards.batch, in: tracker)
    }
}
