/// Something outside the window that a hand moves: a fader, a key, a stick. Its name is what a file of controls has:
/// `midi:1:cc7`, `midi:10:note36`, `midi:1:bend`, `osc:/1/fader3`, `pad:left-x`.
public enum Control: Hashable, Sendable, CustomStringConvertible {
    /// MIDI's, whose channels count from 1.
    case fader(channel: Int, number: Int)
    case key(channel: Int, note: Int)
    case bend(channel: Int)
    /// Open Sound Control's.
    case address(String)
    /// A gamepad's.
    case pad(PadPart)

    public init?(_ name: some StringProtocol) {
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "midi":
            let words = parts[1].split(separator: ":", omittingEmptySubsequences: false)
            guard words.count == 2, let channel = Int(words[0]), 1...16 ~= channel else { return nil }
            func number(after word: String) -> Int? {
                guard words[1].hasPrefix(word) else { return nil }
                return Int(words[1].dropFirst(word.count)).flatMap { 0...127 ~= $0 ? $0 : nil }
            }
            if words[1] == "bend" {
                self = .bend(channel: channel)
            } else if let number = number(after: "cc") {
                self = .fader(channel: channel, number: number)
            } else if let note = number(after: "note") {
                self = .key(channel: channel, note: note)
            } else {
                return nil
            }
        case "osc":
            guard Self.isPlain(address: parts[1]) else { return nil }
            self = .address(String(parts[1]))
        case "pad":
            guard let part = PadPart(rawValue: String(parts[1])) else { return nil }
            self = .pad(part)
        default: return nil
        }
    }

    public var description: String {
        switch self {
        case .fader(let channel, let number): "midi:\(channel):cc\(number)"
        case .key(let channel, let note): "midi:\(channel):note\(note)"
        case .bend(let channel): "midi:\(channel):bend"
        case .address(let address): "osc:\(address)"
        case .pad(let part): "pad:\(part.rawValue)"
        }
    }

    /// Whether it only says that it was pressed, and how hard.
    var isKey: Bool {
        switch self {
        case .key: true
        case .pad(let part): part.isButton
        default: false
        }
    }

    /// Whether an address can stand in a line of a file. OSC itself allows no others but those with an equals sign.
    static func isPlain(address: some StringProtocol) -> Bool {
        address.hasPrefix("/") && address.utf8.count <= 200
            && address.unicodeScalars.allSatisfy { 33...126 ~= $0.value && $0 != "#" && $0 != "=" }
    }
}

/// What a gamepad has, by the names of its makers' common layout.
public enum PadPart: String, Hashable, Sendable, CaseIterable {
    case leftX = "left-x"
    case leftY = "left-y"
    case rightX = "right-x"
    case rightY = "right-y"
    case leftTrigger = "left-trigger"
    case rightTrigger = "right-trigger"
    case a, b, x, y
    case leftBumper = "left-bumper"
    case rightBumper = "right-bumper"
    case back, start, guide
    case leftStick = "left-stick"
    case rightStick = "right-stick"
    case up, right, down, left

    /// It rests in its middle: how far it is pushed is how fast it goes.
    public var isStick: Bool { [.leftX, .leftY, .rightX, .rightY].contains(self) }
    public var isButton: Bool { !isStick && self != .leftTrigger && self != .rightTrigger }

    /// As GLFW counts them.
    public static let axes: [PadPart] = [.leftX, .leftY, .rightX, .rightY, .leftTrigger, .rightTrigger]
    public static let buttons = allCases.filter(\.isButton)
}

/// A control stands somewhere else.
public struct ControlMove: Hashable, Sendable {
    public let control: Control
    /// From 0 to 1; of a stick from -1 to 1.
    public let position: Double

    public init(_ control: Control, _ position: Double) { (self.control, self.position) = (control, position) }
}
