/// Which comments are about a declaration: those directly above it, and those behind it on its last line.
struct CommentFinder {
    private let text: FlatText
    private let byFirstLine: [Int: [Comment]]
    private let byLastLine: [Int: [Comment]]
    private let linesWithCode: Set<Int>

    init(_ text: FlatText, _ tokens: [Token]) {
        self.text = text
        byFirstLine = Dictionary(grouping: text.comments) { $0.lines.lowerBound }
        byLastLine = Dictionary(grouping: text.comments) { $0.lines.upperBound }
        linesWithCode = Set(tokens.map(\.line))
    }

    func above(_ statement: Range<Int>) -> [Comment] {
        let line = text.line(of: statement.lowerBound)
        var found = (byLastLine[line] ?? []).filter { $0.standsAlone && $0.range.upperBound <= statement.lowerBound }
        var next = (found.map(\.lines.lowerBound).min() ?? line) - 1
        while let comments = byLastLine[next],
            comments.allSatisfy({ !$0.lines.contains(where: linesWithCode.contains) })
        {
            found = comments + found
            next = min(next, comments.map(\.lines.lowerBound).min() ?? next) - 1
        }
        return found
    }

    /// - Parameter limit: where something else begins.
    func behind(_ declarator: Range<Int>, before limit: Int) -> [Comment] {
        let line = text.line(of: declarator.upperBound - 1)
        return (byFirstLine[line] ?? []).filter {
            $0.range.lowerBound >= declarator.upperBound && $0.range.upperBound <= limit
        }
    }
}
