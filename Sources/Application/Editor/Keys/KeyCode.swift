/// A key by its place on the keyboard (as an American one has it) and its name in bindings.
///
/// The numbers are those of GLFW, which are the same in all of its versions: a letter, figure or sign is its ASCII code.
public struct KeyCode: Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    public init?(name: String) {
        let wanted = name.lowercased()
        if let code = Self.codes[wanted] {
            self.init(rawValue: code)
            return
        }
        guard wanted.count == 1, let byte = wanted.uppercased().utf8.first, byte > 32, byte < 127 else { return nil }
        self.init(rawValue: Int32(byte))
    }

    /// Whether it does something else in a field than write a letter: Enter, Tab, the arrows and their like.
    public var edits: Bool { Code.escape...Code.end ~= rawValue || rawValue == Code.keypadEnter }

    public static let escape = KeyCode(rawValue: Code.escape)
    public var isEnter: Bool { rawValue == Code.enter || rawValue == Code.keypadEnter }

    /// Shift, Control, Alt and Super, on either side.
    public var isModifier: Bool { Code.leftShift...Code.rightSuper ~= rawValue }

    public var name: String {
        if let name = Self.names[rawValue] { return name }
        guard rawValue > 32, rawValue < 127, let scalar = Unicode.Scalar(UInt32(rawValue)) else { return "?" }
        return String(Character(scalar))
    }

    private enum Code {
        static let (escape, enter, end): (Int32, Int32, Int32) = (256, 257, 269)
        static let (f1, keypadEnter): (Int32, Int32) = (290, 335)
        static let (leftShift, rightSuper): (Int32, Int32) = (340, 347)
    }

    private static let names: [Int32: String] = {
        var names: [Int32: String] = [
            32: "Space", 256: "Esc", 257: "Enter", 258: "Tab", 259: "Backspace", 260: "Insert", 261: "Delete",
            262: "Right", 263: "Left", 264: "Down", 265: "Up", 266: "PageUp", 267: "PageDown", 268: "Home", 269: "End",
            283: "Print", 320: "Num0", 333: "Num-", 334: "Num+", 348: "Menu",
        ]
        for number in Int32(1)...24 { names[Code.f1 + number - 1] = "F\(number)" }
        return names
    }()

    private static let codes = Dictionary(uniqueKeysWithValues: names.map { ($1.lowercased(), $0) })
        .merging(otherNames) { own, _ in own }

    /// As other programs call them.
    private static let otherNames: [String: Int32] = [
        "escape": 256, "return": 257, "del": 261, "ins": 260, "pgup": 266, "pgdn": 267, "pgdown": 267,
    ]
}

/// What is held beside a key or a button; in the same bits as in GLFW.
public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let alt = Modifiers(rawValue: 4)
    public static let command = Modifiers(rawValue: 8)
    /// Those that a binding can name; Caps Lock and Num Lock are none.
    static let named: Modifiers = [.shift, .control, .alt, .command]
}
