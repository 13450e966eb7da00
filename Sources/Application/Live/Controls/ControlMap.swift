internal import LayoutCore

/// Which control turns which knob, as a file has it: a line each, `midi:1:cc7 = layout.tilt`. What is not such a line stays as it is.
public struct ControlMap: Hashable, Sendable {
    /// How a knob follows a control.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
        /// Only once the control has come past where the knob stands.
        case pickUp = "pick-up"
        /// At once.
        case jump
        /// By as many steps as a knob without ends says.
        case relative
    }

    public struct Binding: Hashable, Sendable, CustomStringConvertible {
        public let control: Control
        /// By its full name.
        public let knob: String
        public var mode = Mode.pickUp

        /// As the file has it.
        public var description: String { "\(control) = \(knob)" + (mode == .pickUp ? "" : " \(mode.rawValue)") }
    }

    private enum Line: Hashable, Sendable {
        case text(String)
        /// As it is written, with what stands after a `#`.
        case binding(Binding, row: String)
    }

    private var lines: [Line] = []
    /// What was wrong, line by line.
    public private(set) var complaints: [String] = []

    public init() {}

    /// - Parameter name: the file's, for complaints.
    public init(_ text: String, name: String) {
        var rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if rows.last?.isEmpty == true { rows.removeLast() }
        for (number, row) in rows.enumerated() {
            let content = row.prefix { $0 != "#" }
            guard !content.allSatisfy(\.isWhitespace) else {
                lines.append(.text(String(row)))
                continue
            }
            do throws(LiveError) {
                lines.append(.binding(try Self.binding(content), row: String(row)))
            } catch {
                complaints.append("\(name):\(number + 1): \(error.text)")
                lines.append(.text(String(row)))
            }
        }
    }

    private static func binding(_ line: Substring) throws(LiveError) -> Binding {
        guard let equals = line.firstIndex(of: "=") else {
            throw LiveError("a line is `midi:1:cc7 = layout.tilt`, a control and its knob")
        }
        let name = line[..<equals].split(whereSeparator: \.isWhitespace)
        guard name.count == 1, let control = Control(name[0]) else {
            let shown = Quotation(String(line[..<equals].prefix(60)))
            throw LiveError("no control '\(shown)'; they are written midi:1:cc7, osc:/1/fader3 or pad:left-x")
        }
        let words = line[line.index(after: equals)...].split(whereSeparator: \.isWhitespace).map(String.init)
        guard 1...2 ~= words.count else { throw LiveError("after = stands the knob's full name, like layout.tilt") }
        guard words.count > 1 else { return Binding(control: control, knob: words[0]) }
        guard let mode = Mode(rawValue: words[1]) else {
            let ending = Suggestion.ending(
                for: words[1], among: Mode.allCases.map(\.rawValue), otherwise: "it is pick-up, jump or relative")
            throw LiveError("no mode '\(Quotation(words[1]))'\(ending)")
        }
        return Binding(control: control, knob: words[0], mode: mode)
    }

    public var text: String {
        lines.map { line in
            switch line {
            case .text(let row), .binding(_, let row): row + "\n"
            }
        }.joined()
    }

    public var bindings: [Binding] {
        lines.compactMap { if case .binding(let binding, _) = $0 { binding } else { nil } }
    }

    public func bindings(of control: Control) -> [Binding] { bindings.filter { $0.control == control } }
    public func controls(of knob: String) -> [Control] { bindings.filter { $0.knob == knob }.map(\.control) }

    /// From now on this control turns this knob, and of those that are there no other one.
    /// - Parameter isThere: what the scene at hand has; what others have is kept for them.
    mutating func learn(_ control: Control, for knob: String, isThere: (String) -> Bool) {
        var mode = Mode.pickUp
        lines.removeAll { line in
            guard case .binding(let binding, _) = line, binding.control == control, isThere(binding.knob) else {
                return false
            }
            if binding.mode == .relative { mode = .relative }
            return true
        }
        let binding = Binding(control: control, knob: knob, mode: mode)
        lines.append(.binding(binding, row: "\(binding)"))
    }

    /// - Returns: whether anything had turned it.
    mutating func forget(_ knob: String) -> Bool {
        let count = lines.count
        lines.removeAll { if case .binding(let binding, _) = $0 { binding.knob == knob } else { false } }
        return lines.count != count
    }
}
