@testable import ZoeLive

extension LiveVocabulary {
    /// Commands of every kind, with arguments of every type, named as the viewer's are. Each notes what it was given.
    static let sample = LiveVocabulary(SampleVerbs.all.map(\.signature))
}

enum SampleVerbs {
    typealias Verb = LiveVerb<[String], Int>

    static let all: [Verb] = [
        Verb("set", .edit, .assignment, onlyLastCounts: true, help: "a knob") { note(&$0, $1.name, $1.text) },
        Verb("get", .question, .word("NAME", .knobs), help: "what it stands at") { note(&$0, $1) },
        Verb("scroll", .motion, .number("X"), .optional(.seconds), onlyLastCounts: true, help: "there") {
            note(&$0, $1, $2 as Any)
        },
        Verb("flick", .motion, .number("DX"), .number("DY"), .seconds, help: "so far") { note(&$0, $1, $2, $3) },
        Verb("tap", .motion, .number("X"), .number("Y"), help: "there") { note(&$0, $1, $2) },
        Verb("key", .motion, .word("KEY", .keys), help: "a key") { note(&$0, $1) },
        Verb("layout", .edit, .word("NAME", .layouts), help: "another") { note(&$0, $1) },
        Verb("scene", .edit, .word("NAME|FILE", .scenes), help: "another") { note(&$0, $1) },
        Verb("face", .edit, .fileOrNone, help: "a shader") { note(&$0, $1) },
        Verb("post", .edit, .filesOrNone, help: "shaders") { note(&$0, $1) },
        Verb("time", .edit, .seconds, onlyLastCounts: true, help: "the clock") { note(&$0, $1) },
        Verb("undo", .edit, help: "back") { note(&$0) }, Verb("redo", .edit, help: "on") { note(&$0) },
        Verb("state", .question, help: "all") { note(&$0) }, Verb("wait", .question, help: "rest") { note(&$0) },
        Verb("help", .question, .optional(.word("COMMAND", .commands)), help: "this") { note(&$0, $1 as Any) },
        Verb("capture", .order, .word("FILE", .files), help: "a picture") { note(&$0, $1) },
        Verb("quit", .order, help: "the end") { note(&$0) },
    ]

    private static func note(_ notes: inout [String], _ values: Any...) -> Int {
        notes.append(values.map { "\($0)" }.joined(separator: " "))
        return values.count
    }
}

/// A line that is known to be a command.
func command(_ line: String) -> LiveCommand {
    do { return try LiveVocabulary.sample.command(line) } catch { fatalError("\(line): \(error)") }
}
