/// Fragmentarium's words behind a uniform: `slider[0,0.5,1]`, `color[1,0,0]`, `checkbox[true]`.
enum BracketForm {
    static let words: Set = ["slider", "color", "checkbox", "file"]
    /// What may follow them.
    static let locks: Set = ["Locked", "NotLocked", "NotLockable", "AlwaysLocked", logarithmic]
    static let logarithmic = "Logarithmic"
    /// What does not: `color[0] += 0.5;` is a statement of GLSL.
    static let operators: Set = ["=", "+", "-", "*", "/", ".", "[", "%", "&", "|", "^"]

    /// Whether it could be read.
    static func apply(_ word: String, _ arguments: [String], to notes: inout Annotation) -> Bool {
        switch word {
        case "slider":
            let parts = arguments.compactMap(numbers)
            guard parts.count == 3, arguments.count == 3, let first = parts[0].min(), let last = parts[2].max() else {
                return false
            }
            notes.default = parts[1]
            // Both ends alike say that there are none.
            if first != last { (notes.least, notes.most) = (min(first, last), max(first, last)) }
            return true
        case "color":
            let parts = arguments.compactMap(numbers).flatMap { $0 }
            // Of a vec4: a slider for alpha (least, default, most), then the colour.
            guard [3, 4, 6].contains(parts.count) else { return false }
            notes.default = parts.count == 6 ? [parts[3], parts[4], parts[5], parts[1]] : parts
            notes.isColour = true
            return true
        case "checkbox":
            guard let numbers = ArgumentList.numbers(arguments), numbers.count == 1 else { return false }
            notes.default = numbers
            return true
        default: return true
        }
    }

    /// `1` or `(1,2,3)`
    private static func numbers(_ text: String) -> [Double]? {
        text.hasPrefix("(") ? ArgumentList.numbers([text]) : ArgumentList.number(text).map { [$0] }
    }
}
