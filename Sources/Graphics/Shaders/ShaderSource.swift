/// A GLSL source. The first line, `#version`, is added by whoever compiles it.
public struct ShaderSource: Sendable {
    /// Its file, for messages.
    public let name: String
    public let text: String
    /// Files of `Shaders/internal` that come before it.
    let included: [String]

    /// One that includes nothing.
    public init(_ name: String, text: String) {
        (self.name, self.text, included) = (name, text, [])
    }

    /// One whose lines `#include "cards/card.frag.glsl"` name files of `Shaders/internal`. They are left empty, so that messages
    /// count the lines as the file has them.
    init(_ name: String, including text: String) {
        self.name = name
        var included: [String] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let words = line.split(separator: "\"")
            guard line.hasPrefix("#include \""), words.count > 1 else { return line }
            included.append(String(words[1]))
            return ""
        }
        self.text = lines.joined(separator: "\n")
        self.included = included
    }

    /// These, and before each what it includes that has not come yet.
    public static func withIncludes(_ sources: [ShaderSource]) -> [ShaderSource] {
        var names: Set<String> = []
        var all: [ShaderSource] = []
        func add(_ source: ShaderSource) {
            guard names.insert(source.name).inserted else { return }
            for path in source.included { add(.internal(path)) }
            all.append(source)
        }
        for source in sources { add(source) }
        return all
    }
}
