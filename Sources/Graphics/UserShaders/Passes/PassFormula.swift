internal import CZoeMath

/// A number that is computed from the picture's size: `max($WIDTH, 640) / 4.0`.
struct PassFormula: Hashable, Sendable {
    let text: String
    private let root: Node

    private indirect enum Node: Hashable, Sendable {
        case number(Double)
        case name(String)
        case sum(Node, Node, sign: Double)
        case product(Node, Node)
        case quotient(Node, Node)
        case call(String, [Node])
    }

    /// nil where it cannot be read.
    init?(_ text: String) {
        var parser = Parser(tokens: Token.all(of: Array(text.utf8.filter { $0 != UInt8(ascii: "$") })), text)
        guard let root = parser.sum(), parser.isAtEnd else { return nil }
        self.text = text
        self.root = root
    }

    func value(_ named: (String) -> Double?) -> Double { Self.value(root, named) }

    /// One after the other, each sign and function after what it works on: `$WIDTH 4.0 /`.
    var words: [String] { Self.words(of: root) }

    private static func words(of node: Node) -> [String] {
        switch node {
        case .number(let number): ["\(number)"]
        case .name(let name): ["$" + name]
        case .sum(let a, let b, let sign): words(of: a) + words(of: b) + [sign < 0 ? "-" : "+"]
        case .product(let a, let b): words(of: a) + words(of: b) + ["*"]
        case .quotient(let a, let b): words(of: a) + words(of: b) + ["/"]
        case .call(let name, let parts): parts.flatMap(words) + [name]
        }
    }

    private static func value(_ node: Node, _ named: (String) -> Double?) -> Double {
        switch node {
        case .number(let number): number
        case .name(let name): named(name) ?? 0
        case .sum(let a, let b, let sign): value(a, named) + sign * value(b, named)
        case .product(let a, let b): value(a, named) * value(b, named)
        case .quotient(let a, let b): value(a, named) / value(b, named)
        case .call(let name, let parts): call(name, parts.map { value($0, named) })
        }
    }

    private static let functions: [String: Int] = [
        "floor": 1, "ceil": 1, "round": 1, "abs": 1, "sqrt": 1, "min": 2, "max": 2, "pow": 2, "mod": 2,
    ]

    private static func call(_ name: String, _ parts: [Double]) -> Double {
        switch name {
        case "floor": parts[0].rounded(.down)
        case "ceil": parts[0].rounded(.up)
        case "round": parts[0].rounded()
        case "abs": abs(parts[0])
        case "sqrt": parts[0].squareRoot()
        case "min": min(parts[0], parts[1])
        case "max": max(parts[0], parts[1])
        case "pow": pow(parts[0], parts[1])
        default: parts[0] - parts[1] * (parts[0] / parts[1]).rounded(.down)
        }
    }

    private struct Parser {
        private let tokens: [Token]
        private let bytes: [UInt8]
        private var place = 0
        private var depth = 0

        init(tokens: [Token], _ text: String) {
            self.tokens = tokens
            bytes = text.utf8.filter { $0 != UInt8(ascii: "$") }
        }

        var isAtEnd: Bool { place == tokens.count }

        private mutating func take(_ text: String) -> Bool {
            guard place < tokens.count, tokens[place].kind != .number, tokens[place].text == text else { return false }
            place += 1
            return true
        }

        mutating func sum() -> Node? {
            depth += 1
            defer { depth -= 1 }
            guard depth < 50, var node = product() else { return nil }
            while true {
                let sign = take("+") ? 1.0 : take("-") ? -1.0 : 0
                if sign == 0 { return node }
                guard let next = product() else { return nil }
                node = .sum(node, next, sign: sign)
            }
        }

        private mutating func product() -> Node? {
            guard var node = factor() else { return nil }
            while true {
                if take("*") {
                    guard let next = factor() else { return nil }
                    node = .product(node, next)
                } else if take("/") {
                    guard let next = factor() else { return nil }
                    node = .quotient(node, next)
                } else {
                    return node
                }
            }
        }

        private mutating func factor() -> Node? {
            if take("-") { return factor().map { .product(.number(-1), $0) } }
            if take("(") {
                guard let node = sum(), take(")") else { return nil }
                return node
            }
            guard place < tokens.count else { return nil }
            let token = tokens[place]
            place += 1
            switch token.kind {
            case .number:
                return ArgumentList.number(String(decoding: bytes[token.range], as: UTF8.self)).map(Node.number)
            case .symbol: return nil
            case .name:
                guard let count = PassFormula.functions[token.text], take("(") else { return .name(token.text) }
                return call(token.text, count)
            }
        }

        private mutating func call(_ name: String, _ count: Int) -> Node? {
            var parts: [Node] = []
            repeat {
                guard let part = sum() else { return nil }
                parts.append(part)
            } while take(",")
            return take(")") && parts.count == count ? .call(name, parts) : nil
        }
    }
}
