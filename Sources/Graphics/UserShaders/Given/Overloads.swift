/// What GLSL's own functions take, for those names to which shaders add functions of their own: OpenGL ES 2 lets a name be both.
enum Overloads {
    /// `g` is a float or a vector, the same each time; `f` a float, `3` a vec3. What follows `>` comes back, in place of the first.
    private static let forms: [String: [String]] = {
        var all = [
            "mod": ["gg", "gf"], "min": ["gg", "gf"], "max": ["gg", "gf"], "step": ["gg", "fg"], "atan": ["g", "gg"],
            "pow": ["gg"], "reflect": ["gg"], "mix": ["ggg", "ggf"], "clamp": ["ggg", "gff"],
            "smoothstep": ["ggg", "ffg"], "length": ["g>f"], "dot": ["gg>f"], "distance": ["gg>f"], "cross": ["33"],
        ]
        let simple =
            "radians degrees sin cos tan asin acos sinh cosh tanh exp log exp2 log2 sqrt inversesqrt abs sign floor ceil "
            + "round fract normalize"
        for name in simple.split(separator: " ") { all[String(name)] = ["g"] }
        return all
    }()

    /// A word of the same length that nobody uses, for a function that is to be called by another name.
    static func otherName(for name: String, but taken: Set<String>) -> String? {
        if let ours = EffectNames.channelFunctions[name] { return ours }
        guard forms[name] != nil else { return nil }
        let letters = Array(name)
        return letters.indices.lazy.map { place -> String in
            var other = letters
            other[place] = Character(letters[place].uppercased())
            return String(other)
        }.first { $0 != name && !taken.contains($0) }
    }

    private static let sizes = ["float", "vec2", "vec3", "vec4"]

    /// Functions of another name that do what GLSL's own do.
    /// - Parameter taken: what the writer's own ones take, as lists of types.
    static func forwarding(_ name: String, as other: String, but taken: [[String]]) -> [String] {
        var lines: [String] = []
        for form in forms[name] ?? [] {
            let sides = form.split(separator: ">")
            for size in form.contains("g") ? sizes : ["vec3"] {
                func type(_ letter: Character) -> String { letter == "f" ? "float" : letter == "g" ? size : "vec3" }
                let types = sides[0].map(type)
                let isKnown = taken.contains(types) || lines.contains { $0.contains("(\(list(types))) ") }
                if isKnown { continue }
                let result = type(sides.count > 1 ? "f" : form.contains("g") ? "g" : "3")
                let names = types.indices.map { "zt_\($0)" }.joined(separator: ", ")
                lines.append("\(result) \(other)(\(list(types))) { return \(name)(\(names)); }")
            }
        }
        return lines
    }

    private static func list(_ types: [String]) -> String {
        types.enumerated().map { "\($1) zt_\($0)" }.joined(separator: ", ")
    }
}
