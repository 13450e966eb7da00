/// `#define res resolution`: one word for another.
extension EffectReader {
    /// Those that are there whatever else is defined.
    static func aliases(among tokens: [Token], _ conditions: Conditions) -> [String: String] {
        var found: [String: String] = [:]
        for place in Token.definedNames(among: tokens) {
            let line = tokens[place].line
            let words = tokens[place...].prefix { $0.line == line }
            guard words.count == 2, words.allSatisfy({ $0.kind == .name }), let meaning = words.last?.text,
                conditions.stack(ofLine: line).isEmpty
            else { continue }
            found[tokens[place].text] = meaning
        }
        return found
    }

    /// What the compiler sees in place of a name.
    func meaning(of name: String) -> String { aliases[name] ?? name }
}
