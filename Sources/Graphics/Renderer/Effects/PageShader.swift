public import ZoeEffects
internal import ZoeShaders

/// A shader of the user's own as a page in a browser has it: GLSL ES 3.00, to which the page adds the program's own files for each
/// thing that is drawn with it.
public struct PageShader: Sendable {
    /// Lines that come before everything else.
    public let extensions: [String]
    /// What all of it sees as `#define`.
    public let definitions: [String]
    /// The user's text with what comes before and after it, up to where names are the program's own.
    public let beginning: String
    /// It moves the points of cards, and is a part of their vertex shaders too.
    public let bends: Bool
}

extension Effect {
    /// How many cards a page draws at once.
    private static let pageBatch = 1

    /// Compiled here as a page would compile it, so that what a page has not is found before somebody opens it. Drivers that do not
    /// know GLSL ES leave that to the browser.
    public func page() throws(EffectFailure) -> PageShader {
        if [screen].contains(where: { $0?.hasBlocks ?? false }) || hasCardBlocks {
            throw EffectFailure(
                [Diagnostic(in: text.path, "blocks of uniforms are nothing that a page sets", severity: .error)],
                files: text.files)
        }
        let kind = CardProgram.Kind(
            part: .edge, finish: CardFinish(isRound: true, isFaced: true), isEncoded: false, isMirrored: false,
            isBent: text.bends)
        let isFace = text.role == .face
        let definitions =
            isFace ? kind.definitions(batch: Self.pageBatch, face: text) : text.role.definitions
        let around =
            EffectProgram.around(text, definitions: definitions, isForPage: true).map(\.forPage) + [.effectNames]
        let own = isFace ? (kind.vertex, kind.fragment) : ([.screenVertex], [.noise, .effectFragment])
        func withOwn(_ sources: [ShaderSource], isAround: Bool) -> [ShaderSource] {
            (isAround ? around : [.effectNames]) + ShaderSource.withIncludes(sources).map(\.forPage)
        }
        let (vertex, fragment) = (withOwn(own.0, isAround: text.bends), withOwn(own.1, isAround: true))
        let page = PageShader(
            extensions: text.extensions.map { "#extension \($0)" }, definitions: definitions + text.definitions,
            beginning: around.map(\.text).joined(separator: "\n"), bends: text.bends)
        guard ShaderLanguage.knowsPages(in: tracker) else { return page }
        do throws(Program.Refusal) {
            _ = try Program(
                vertex, fragment, definitions: page.definitions, extensions: page.extensions, language: .page,
                in: tracker)
        } catch { throw EffectProgram.failure(of: text, error, vertex, fragment) }
        return page
    }

    private var hasCardBlocks: Bool { cardPrograms.values.contains { $0.hasBlocks } }
}

extension ShaderLanguage {
    /// Whether the driver compiles what pages are written in.
    fileprivate static func knowsPages(in tracker: GLTracker) -> Bool {
        let nothing = ShaderSource("nothing", text: "void main() {}")
        return (try? Program([nothing], [nothing], definitions: [], language: .page, in: tracker)) != nil
    }
}

extension ShaderSource {
    /// In GLSL ES, which gives uniforms no values and has no planes that cut; those before the eye are cut off by itself.
    fileprivate var forPage: ShaderSource {
        ShaderSource(
            name, text: PageText.withoutUniformValues(text).replacing("gl_ClipDistance", with: "zoe_clip"))
    }
}
