/// A key with what is held beside it, as bindings write it: `Ctrl+Shift+Z`.
public struct Chord: Hashable, Sendable {
    public var key: KeyCode
    public var modifiers: Modifiers

    public init(_ key: KeyCode, _ modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers.intersection(.named)
    }

    public init?(_ text: some StringProtocol) {
        var rest = Substring(text)
        var modifiers: Modifiers = []
        // The last part is the key, which may itself be a plus.
        while let plus = rest.dropLast().firstIndex(of: "+"), let modifier = Self.modifier(rest[..<plus]) {
            modifiers.insert(modifier)
            rest = rest[rest.index(after: plus)...]
        }
        // A sign that stands above another on its key, as README has `?`; letters mean the same with and without Shift.
        if let below = Self.shifted[String(rest)] {
            modifiers.insert(.shift)
            rest = Substring(below)
        }
        guard let key = KeyCode(name: String(rest)) else { return nil }
        self.init(key, modifiers)
    }

    private static let shifted = [
        "?": "/", ":": ";", "{": "[", "}": "]", "_": "-", "+": "=", "<": ",", ">": ".", "~": "`", "|": "\\",
        "\"": "'",
    ]
    private static let signs = Dictionary(uniqueKeysWithValues: shifted.map { ($1, $0) })

    private static func modifier(_ name: Substring) -> Modifiers? {
        switch name.lowercased() {
        case "ctrl", "control": .control
        case "shift": .shift
        case "alt", "option": .alt
        case "super", "cmd", "command": .command
        default: nil
        }
    }

    /// As one reads it on the keys: `?`, and not the key that it shares with another sign.
    public var name: String {
        var parts: [String] = []
        if modifiers.contains(.control) { parts.append("Ctrl") }
        if modifiers.contains(.alt) { parts.append("Alt") }
        if modifiers.contains(.command) { parts.append("Super") }
        if modifiers.contains(.shift), let sign = Self.signs[key.name] {
            return (parts + [sign]).joined(separator: "+")
        }
        if modifiers.contains(.shift) { parts.append("Shift") }
        return (parts + [key.name]).joined(separator: "+")
    }
}
