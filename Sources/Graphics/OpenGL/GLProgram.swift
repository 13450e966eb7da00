package import CZoeEpoxy
package import ZoeShaders
internal import ZoeThreads

/// A pair of shaders, compiled and linked.
package final class GLProgram {
    private let object: GLObject
    package var name: GLuint { object.name }

    /// What the driver had to say of sources that do not compile or do not fit.
    package struct Refusal: Error {
        /// Compiling one of its shaders, or linking both.
        package enum Step {
            case vertex, fragment, link
        }

        package let step: Step
        package let log: String
    }

    /// Made of the application's own sources.
    /// - Parameters:
    ///   - vertex: one after the other, the last of which does the job; so too the fragment's.
    ///   - definitions: what the sources see as `#define`.
    package convenience init(
        own vertex: [ShaderSource], _ fragment: [ShaderSource], definitions: [String] = [], in tracker: GLTracker
    ) throws(RendererError) {
        guard tracker.isWanted?() ?? true else { throw .abandoned }
        let (vertex, fragment) = (ShaderSource.withIncludes(vertex), ShaderSource.withIncludes(fragment))
        do throws(Refusal) {
            try self.init(vertex, fragment, definitions: definitions, in: tracker)
        } catch {
            switch error.step {
            case .vertex: throw .shader(Self.complaint(error.log, of: vertex.map(\.name)))
            case .fragment: throw .shader(Self.complaint(error.log, of: fragment.map(\.name)))
            case .link:
                let names = [vertex, fragment].compactMap(\.last?.name).joined(separator: " and ")
                throw .shader("\(names) do not fit: \(error.log)")
            }
        }
    }

    /// - Parameters:
    ///   - extensions: lines that come before everything else.
    package init(
        _ vertex: [ShaderSource], _ fragment: [ShaderSource], definitions: [String], extensions: [String] = [],
        language: ShaderLanguage = .core(330), in tracker: GLTracker
    ) throws(Refusal) {
        object = GLObject(.program, in: tracker)
        let start = ThisThread.secondsWorked
        let head =
            [language.version] + extensions + language.beginning + definitions.map { "#define \($0)" }
        let first = try Self.compile(vertex, .vertex, head + ["#define STAGE_VERTEX"], tracker)
        let second = try Self.compile(fragment, .fragment, head, tracker)
        zglAttachShader(object.name, first.name)
        zglAttachShader(object.name, second.name)
        zglLinkProgram(object.name)
        zglDetachShader(object.name, first.name)
        zglDetachShader(object.name, second.name)
        guard zglProgramLinked(object.name) else {
            let name = object.name
            throw Refusal(step: .link, log: unsafe Self.log { unsafe zglProgramLog(name, $0, $1) })
        }
        tracker.didLink(
            seconds: ThisThread.secondsWorked - start,
            length: (vertex + fragment).reduce(0) { $0 + $1.text.utf8.count })
    }

    private static func compile(
        _ sources: [ShaderSource], _ stage: GLStage, _ head: [String], _ tracker: GLTracker
    ) throws(Refusal) -> GLObject {
        let shader = GLObject(.shader, in: tracker, stage: stage)
        let whole =
            head
            + sources.enumerated().flatMap { place, source -> [String] in
                let number = number(of: place, among: sources)
                return ["#line \(number * linesEach + 1) \(number)", source.text]
            }
        let text = Array(whole.joined(separator: "\n").utf8CString)
        unsafe zglShaderSource(shader.name, text, GLint(text.count - 1))
        zglCompileShader(shader.name)
        guard zglShaderCompiled(shader.name) else {
            let name = shader.name
            throw Refusal(
                step: stage == .vertex ? .vertex : .fragment, log: unsafe log { unsafe zglShaderLog(name, $0, $1) })
        }
        return shader
    }

    /// Messages count the lines of each source by itself, and the sources so that the last one is number 0. Mesa forgets the
    /// source's number in some of its messages; the line tells it too.
    private static let linesEach = 1_000_000

    package static func number(of place: Int, among sources: [ShaderSource]) -> Int { sources.count - 1 - place }

    private static func log(_ read: (GLsizei, UnsafeMutablePointer<CChar>?) -> Void) -> String {
        var text = [CChar](repeating: 0, count: 65536)
        unsafe text.withUnsafeMutableBufferPointer { unsafe read(GLsizei($0.count), $0.baseAddress) }
        return withPlainLines(String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }

    /// `0:5000002(20)` as `5:2(20)`, `0(5000002)` as `5(2)`.
    package static func withPlainLines(_ log: String) -> String {
        var plain: [Character] = []
        var digits: [Character] = []
        /// Where the number before the separator begins, if there is one.
        var former: Int?
        func value() -> Int { Int(String(digits)) ?? 0 }
        for character in log + " " {
            if character.isASCII, character.isNumber {
                digits.append(character)
                continue
            }
            let line = value()
            if let start = former, line > linesEach {
                let separator = plain[plain.count - 1]
                plain.replaceSubrange(
                    start..., with: Array("\(line / linesEach)") + [separator] + Array("\(line % linesEach)"))
                former = nil
            } else if !digits.isEmpty {
                former = plain.count
                plain += digits
            } else {
                former = nil
            }
            if character != ":" && character != "(" { former = nil }
            digits = []
            plain.append(character)
        }
        return String(plain.dropLast())
    }

    /// The first message, with the file in place of its number: `0:12(8): error: …` as `card.frag:12:8: error: …`.
    package static func complaint(_ log: String, of names: [String]) -> String {
        let lines = log.split(separator: "\n")
        let first = lines.first { $0.contains("error") } ?? lines.first ?? "the driver says nothing"
        let parts = first.split(maxSplits: 3, omittingEmptySubsequences: false) { ":()".contains($0) }
        guard parts.count == 4, let number = Int(parts[0]), let line = Int(parts[1]), names.indices.contains(number)
        else { return "\(names.joined(separator: " + ")): \(first)" }
        let column = Int(parts[2]).map { ":\($0)" } ?? ""
        let rest = parts[3].drop { ": ".contains($0) }
        return "\(names[names.count - 1 - number]):\(line)\(column): \(rest)"
    }

    package func use() { zglUseProgram(object.name) }

    package func uniform(_ name: String) -> GLint { unsafe zglGetUniformLocation(object.name, name) }

    package func bindBlock(_ name: String, to place: UInt32) { unsafe zglBindUniformBlock(object.name, name, place) }

    /// How many bytes a uniform block has, and where to bind it; nil where there is none of that number.
    package func blockSize(_ number: Int) -> Int { Int(zglUniformBlockSize(object.name, GLuint(number))) }
    package func bindBlock(_ number: Int, to place: UInt32) {
        zglUniformBlockBinding(object.name, GLuint(number), place)
    }
}
