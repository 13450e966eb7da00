import ZoeRenderer
import ZoeUserShaders

/// What became of a shader that was tried.
enum Verdict: Hashable, Sendable {
    /// It can be drawn with; how long that takes.
    case good(Pace)
    case bad(EffectFailure)
    /// Nobody could try it: no process could be started, or there is no OpenGL without a window.
    case untried

    // MARK: As it is sent

    var message: JudgeMessage {
        switch self {
        case .good(let pace): JudgeMessage(["good", "\(pace.fixed)", "\(pace.pixel)"])
        case .bad(let failure):
            JudgeMessage(
                ["bad", "\(failure.diagnostics.count)"] + failure.diagnostics.flatMap(\.words) + failure.files)
        case .untried: JudgeMessage(["untried"])
        }
    }

    init?(_ message: JudgeMessage) {
        var words = message.fields.indices.compactMap(message.text)[...]
        switch words.popFirst() {
        case "good":
            guard let fixed = words.popFirst().flatMap(Double.init), let pixel = words.popFirst().flatMap(Double.init)
            else { return nil }
            self = .good(Pace(fixed: fixed, pixel: pixel))
        case "bad":
            guard let count = words.popFirst().flatMap({ Int($0) }), 0...1000 ~= count else { return nil }
            var diagnostics: [Diagnostic] = []
            for _ in 0..<count {
                guard let next = Diagnostic(&words) else { return nil }
                diagnostics.append(next)
            }
            self = .bad(EffectFailure(diagnostics, files: Array(words)))
        case "untried": self = .untried
        default: return nil
        }
    }
}

extension Diagnostic {
    fileprivate var words: [String] {
        [
            file, line.map { "\($0)" } ?? "", column.map { "\($0)" } ?? "", severity.rawValue, message,
            "\(excerpt.count)",
        ]
            + excerpt.flatMap { ["\($0.line)", $0.text] }
    }

    fileprivate init?(_ words: inout ArraySlice<String>) {
        guard words.count >= 6, let file = words.popFirst(), let line = words.popFirst(), let column = words.popFirst(),
            let severity = words.popFirst().flatMap(Severity.init), let message = words.popFirst(),
            let count = words.popFirst().flatMap({ Int($0) }), count >= 0, words.count >= 2 * count
        else { return nil }
        var excerpt: [Excerpt] = []
        for _ in 0..<count {
            guard let number = words.popFirst().flatMap({ Int($0) }), let text = words.popFirst() else { return nil }
            excerpt.append(Excerpt(line: number, text: text))
        }
        self.init(in: file, line: Int(line), column: Int(column), message, severity: severity, excerpt: excerpt)
    }
}
