internal import ZoeOpenGL
internal import ZoeShaders
public import ZoeUserShaders

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
    /// What it reads, as it is known to the program that is drawn with here.
    public let text: EffectText
    public let uniforms: [ActiveUniform]
}

extension Effect {
    /// How many cards a page draws at once.
    private static let pageBatch = 1

    /// Compiled here as a page would compile it, so that what a page has not is found before somebody opens it. Drivers that do not
    /// know GLSL ES leave that to the browser.
    public func page() throws(EffectFailure) -> PageShader {
        let kind = CardProgram.Kind(
            part: .edge, finish: CardFinish(isRound: true, isFaced: true), isEncoded: false, isMirrored: false,
            isBent: text.bends)
        let isFace = text.role == .face
        return try page(
            of: text, isFace ? kind.definitions(batch: Self.pageBatch, face: text) : text.role.definitions,
            vertex: isFace ? kind.vertex : [.screenVertex],
            fragment: isFace ? kind.fragment : [.noise, .effectFragment],
            ownUniforms, hasBlocks: anyScreen?.hasBlocks ?? false || hasCardBlocks)
    }

    /// The same of what is drawn before it, pass by pass.
    public func passPages() throws(EffectFailure) -> [PageShader] {
        var pages: [PageShader] = []
        for (pass, program) in passes {
            pages.append(
                try page(
                    of: pass.text, ["PASS"] + pass.text.role.definitions, vertex: [.screenVertex],
                    fragment: [.passFragment], program.uniforms, hasBlocks: program.hasBlocks))
        }
        return pages
    }

    private func page(
        of text: EffectText, _ definitions: [String], vertex: [ShaderSource], fragment: [ShaderSource],
        _ uniforms: [ActiveUniform], hasBlocks: Bool
    ) throws(EffectFailure) -> PageShader {
        if hasBlocks {
            throw EffectFailure(
                [Diagnostic(in: text.path, "blocks of uniforms are nothing that a page sets", severity: .error)],
                files: text.files)
        }
        let around =
            EffectProgram.around(text, definitions: definitions, isForPage: true).map(\.forPage) + [.effectNames]
        func withOwn(_ sources: [ShaderSource], isAround: Bool) -> [ShaderSource] {
            (isAround ? around : [.effectNames]) + ShaderSource.withIncludes(sources).map(\.forPage)
        }
        let (vertex, fragment) = (withOwn(vertex, isAround: text.bends), withOwn(fragment, isAround: true))
        let page = PageShader(
            extensions: text.extensions.map { "#extension \($0)" }, definitions: definitions + text.definitions,
            beginning: around.map(\.text).joined(separator: "\n"), bends: text.bends, text: text, uniforms: uniforms)
        guard ShaderLanguage.knowsPages(in: tracker) else { return page }
        do throws(GLProgram.Refusal) {
            _ = try GLProgram(
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
        return (try? GLProgram([nothing], [nothing], definitions: [], language: .page, in: tracker)) != nil
    }
}

extension ShaderSource {
    /// In GLSL ES, which gives uniforms no values and has no planes that cut; those before the eye are cut off by itself.
    fileprivate var forPage: ShaderSource {
        ShaderSource(
            name, text: PageText.withoutUniformValues(text).replacing("gl_ClipDistance", with: "zoe_clip"))
    }
}
