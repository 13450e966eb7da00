/// The names that a shader itself gives to variables, functions and macros outside of all functions.
struct OwnNames {
    private(set) var functions: Set<String> = []
    private(set) var variables: Set<String> = []
    /// In which each of them is declared first.
    private(set) var lines: [String: Int] = [:]
    /// Words that GLSL 3.30 keeps for itself and that OpenGL ES and earlier versions left to the writer.
    private(set) var reserved: Set<String> = []

    /// Functions that may not be there: without them GLSL's own are meant.
    private(set) var doubtful: Set<String> = []

    init(_ all: [Token], under conditions: Conditions = Conditions([])) {
        let tokens = all.filter { !$0.isDirective }
        var depth = 0
        /// Behind a comma another name of the same type may follow.
        var isInList = false
        for place in tokens.indices {
            let text = tokens[place].text
            let next = place + 1 < tokens.count ? tokens[place + 1].text : ""
            if Self.reservedLater.contains(text), Self.endsName.contains(next) { reserved.insert(text) }
            // A label stands behind no type.
            if text == "case", Self.endsName.contains(next), place > 0, tokens[place - 1].kind == .name {
                reserved.insert(text)
            }
            switch text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth = max(0, depth - 1)
            case ";": if depth == 0 { isInList = false }
            default: break
            }
            guard depth == 0, tokens[place].kind == .name, place > 0 else { continue }
            let before = tokens[place - 1]
            let followsType = before.kind == .name && !Self.noTypes.contains(before.text) || before.text == "]"
            // What Shadertoy calls returns nothing: another function may have that name.
            if text == "mainImage", before.text != "void" { continue }
            if followsType, next == "(" {
                functions.insert(text)
                if Self.reservedLater.contains(text) { reserved.insert(text) }
                if lines[text] == nil { lines[text] = tokens[place].line }
                if !conditions.stack(ofLine: tokens[place].line).isEmpty { doubtful.insert(text) }
            } else if followsType || (isInList && before.text == ","), ["=", ";", ",", "["].contains(next) {
                variables.insert(text)
                if lines[text] == nil { lines[text] = tokens[place].line }
                isInList = true
            }
        }
    }

    private static let noTypes: Set = ["return", "else", "do", "struct", "precision", "layout", "invariant"]
    private static let endsName: Set = ["=", ";", ",", ")", "[", "]", "*", "/", "+", "-", ".", "<", ">", "?", "&", "|"]
    private static let reservedLater: Set = [
        "smooth", "flat", "noperspective", "centroid", "common", "partition", "active", "filter", "input", "output",
        "sample", "patch", "resource", "shared", "half", "fixed", "long", "short", "cast", "static", "public",
        "external", "superp", "inline", "packed", "precise", "buffer", "coherent", "restrict",
        "readonly", "writeonly", "subroutine",
    ]
}
