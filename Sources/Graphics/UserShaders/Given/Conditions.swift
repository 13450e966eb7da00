/// Under which `#if`s the lines of a text stand.
struct Conditions {
    /// What is open from a line on, by numbers of their own for each branch.
    private var changes: [(line: Int, stack: [Int])] = [(0, [])]

    /// What only keeps a file from being included twice is no condition.
    init(_ tokens: [Token]) {
        var stack: [Int] = []
        var count = 0
        for place in tokens.indices.dropLast() where tokens[place].isDirective && tokens[place].text == "#" {
            count += 1
            switch tokens[place + 1].text {
            case "if", "ifdef": stack.append(count)
            case "ifndef": stack.append(Self.isGuard(tokens, place) ? 0 : count)
            case "else", "elif": if !stack.isEmpty { stack[stack.count - 1] = count }
            case "endif": _ = stack.popLast()
            default: continue
            }
            changes.append((tokens[place].line, stack.filter { $0 != 0 }))
        }
    }

    /// `#ifndef NAME`, `#define NAME`
    private static func isGuard(_ tokens: [Token], _ place: Int) -> Bool {
        guard place + 5 < tokens.count else { return false }
        return tokens[place + 3].text == "#" && tokens[place + 4].text == "define"
            && tokens[place + 5].text == tokens[place + 2].text
    }

    func stack(ofLine line: Int) -> [Int] {
        var low = 0
        var high = changes.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if changes[middle].line <= line { low = middle } else { high = middle }
        }
        return changes[low].stack
    }
}
