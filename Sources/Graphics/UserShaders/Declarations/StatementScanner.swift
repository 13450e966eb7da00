/// Finds declarations among the words of a shader. What it cannot read it passes over: the compiler will say what is wrong.
struct StatementScanner {
    private let code: [UInt8]
    /// Without those of directives.
    private let tokens: [Token]

    static func statements(of tokens: [Token], in code: [UInt8]) -> [Statement] {
        StatementScanner(code: code, tokens: tokens.filter { !$0.isDirective }).all()
    }

    private func all() -> [Statement] {
        var found: [Statement] = []
        var depth = 0
        var start = 0
        var place = 0
        while place < tokens.count {
            let token = tokens[place]
            if depth == 0, let role = Self.roles[token.text], let (statement, end) = statement(role, place, from: start)
            {
                found.append(statement)
                (start, place) = (end, end)
                continue
            }
            switch token.text {
            case "(", "[", "{": depth += 1
            case ")", "]": depth = max(0, depth - 1)
            case "}":
                depth = max(0, depth - 1)
                if depth == 0 { start = place + 1 }
            case ";": if depth == 0 { start = place + 1 }
            default: break
            }
            place += 1
        }
        return found
    }

    private static let roles: [String: Statement.Role] = [
        "uniform": .uniform, "varying": .input, "attribute": .input, "in": .input, "out": .output,
        "struct": .structure,
    ]
    private static let qualifiers: Set = [
        "lowp", "mediump", "highp", "flat", "smooth", "noperspective", "centroid", "invariant", "const", "uniform",
        "varying", "attribute", "in", "out",
    ]

    private func text(_ place: Int) -> String { place < tokens.count ? tokens[place].text : "" }

    private func isName(_ place: Int) -> Bool {
        place < tokens.count && tokens[place].kind == .name && Self.roles[text(place)] == nil
    }

    private func isOpening(_ place: Int) -> Bool { text(place) == "(" || text(place) == "[" || text(place) == "{" }

    // MARK: statements

    /// The statement with its keyword at this place, and where the next one begins.
    private func statement(_ role: Statement.Role, _ keyword: Int, from start: Int) -> (Statement, Int)? {
        let first = passQualifiers(start) >= keyword ? start : keyword
        var place = role == .structure ? keyword : passQualifiers(keyword)
        let typePlace = place
        var members: [Statement.Member] = []
        var blockName: String?
        var type = text(place)
        if type == "struct" {
            place += 1
            type = isName(place) ? text(place) : "struct \(tokens[keyword].range.lowerBound)"
            if isName(place) { place += 1 }
            if text(place) == "{" {
                guard let close = close(place) else { return nil }
                members = self.members(place + 1, close)
                place = close + 1
            }
        } else {
            guard isName(place) else { return nil }
            place += 1
            if text(place) == "{" {
                guard let close = close(place) else { return nil }
                blockName = type
                members = self.members(place + 1, close)
                place = close + 1
            }
        }
        guard typePlace < tokens.count else { return nil }
        var typeLength: String?
        guard passBrackets(&place, &typeLength) else { return nil }
        var declarators: [Statement.Declarator] = []
        if text(place) == ";" {
            place += 1
        } else {
            guard let (found, end) = self.declarators(place, typeLength) else { return nil }
            (declarators, place) = (found, end)
        }
        let range = tokens[first].range.lowerBound..<tokens[place - 1].range.upperBound
        let qualifiers = tokens[first].range.lowerBound..<tokens[typePlace].range.lowerBound
        return (
            Statement(
                role: role, range: range, qualifiers: qualifiers, type: type, declarators: declarators,
                members: members, blockName: blockName), place
        )
    }

    /// Over `layout(location = 0) flat highp`.
    private func passQualifiers(_ start: Int) -> Int {
        var place = start
        // A limit, so that a million times `in` does not take the square of that.
        while place < tokens.count, place < start + 16 {
            if text(place) == "layout", text(place + 1) == "(", let end = close(place + 1) {
                place = end + 1
            } else if Self.qualifiers.contains(text(place)) {
                place += 1
            } else {
                break
            }
        }
        return place
    }

    private func members(_ start: Int, _ end: Int) -> [Statement.Member] {
        var members: [Statement.Member] = []
        var place = start
        while place < end {
            let first = place
            place = passQualifiers(place)
            guard place < end, isName(place) else { return members }
            let type = text(place)
            place += 1
            var length: String?
            guard passBrackets(&place, &length), let (found, next) = declarators(place, length), next <= end else {
                return members
            }
            let range = tokens[first].range.lowerBound..<tokens[next - 1].range.upperBound
            members += found.map { Statement.Member(type: type, declarator: $0, range: range) }
            place = next
        }
        return members
    }

    // MARK: parts

    /// `a, b[2] = …;`, and where it goes on behind the semicolon.
    private func declarators(_ start: Int, _ typeLength: String?) -> ([Statement.Declarator], Int)? {
        var found: [Statement.Declarator] = []
        var place = start
        var comma: Range<Int>?
        while isName(place) {
            let first = place
            var length = typeLength
            var initialiser: String?
            place += 1
            guard passBrackets(&place, &length) else { return nil }
            if text(place) == "=" {
                place += 1
                let value = place
                while place < tokens.count, text(place) != ",", text(place) != ";" {
                    guard Self.roles[text(place)] == nil, let next = isOpening(place) ? close(place) : place else {
                        return nil
                    }
                    place = next + 1
                }
                guard place < tokens.count else { return nil }
                initialiser = spelling(value, place)
            }
            let range = tokens[first].range.lowerBound..<tokens[place - 1].range.upperBound
            found.append(
                Statement.Declarator(
                    name: tokens[first].text, range: range, length: length, initialiser: initialiser, comma: comma))
            guard text(place) == "," else { return text(place) == ";" ? (found, place + 1) : nil }
            comma = tokens[place].range
            place += 1
        }
        return nil
    }

    private func passBrackets(_ place: inout Int, _ length: inout String?) -> Bool {
        while text(place) == "[" {
            guard let end = close(place) else { return false }
            let inside = spelling(place + 1, end)
            length = length.map { "\($0)][\(inside)" } ?? inside
            place = end + 1
        }
        return true
    }

    private func spelling(_ start: Int, _ end: Int) -> String {
        guard start < end else { return "" }
        let bytes = code[tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound]
        return String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    }

    /// Where the bracket at this place is closed.
    private func close(_ open: Int) -> Int? {
        var depth = 0
        for place in open..<tokens.count {
            switch text(place) {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
        }
        return nil
    }
}
