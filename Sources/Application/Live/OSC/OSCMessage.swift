internal import LayoutCore

/// One message of Open Sound Control: an address and what comes with it.
struct OSCMessage: Hashable {
    enum Value: Hashable {
        case number(Double)
        case flag(Bool)
        case text(String)
        /// A blob, a colour, a time: nothing that a command could take.
        case other
    }

    let address: String
    let values: [Value]

    /// Bundles in bundles, so deep at most.
    private static let deepest = 8

    /// The messages of a packet, those of bundles within bundles too, at once whatever time is on them. What is broken is
    /// counted.
    static func all(in packet: [UInt8], broken: inout Int) -> [OSCMessage] {
        var messages: [OSCMessage] = []
        collect(packet[...], depth: 0, &messages, &broken)
        return messages
    }

    private static func collect(_ bytes: ArraySlice<UInt8>, depth: Int, _ all: inout [OSCMessage], _ broken: inout Int)
    {
        guard bytes.starts(with: Array("#bundle\0".utf8)) else {
            if let message = OSCMessage(bytes) { all.append(message) } else { broken += 1 }
            return
        }
        // After the name comes the time; then parts, each with its length before it.
        var rest = bytes.dropFirst(16)
        guard depth < deepest, bytes.count >= 16 else {
            broken += 1
            return
        }
        while !rest.isEmpty {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(4)
            guard length > 0, length <= rest.count, length % 4 == 0 else {
                broken += 1
                return
            }
            collect(rest.prefix(length), depth: depth + 1, &all, &broken)
            rest = rest.dropFirst(length)
        }
    }

    init(address: String, _ values: [Value]) {
        self.address = address
        self.values = values
    }

    /// More values are no command's.
    private static let mostValues = 64

    /// - Parameter bytes: of one message, no bundle; a message without types, as very old senders write it, is none.
    init?(_ bytes: ArraySlice<UInt8>) {
        var reader = OSCReader(bytes)
        guard bytes.first == UInt8(ascii: "/"), let address = reader.text(), let types = reader.text(),
            types.first == UInt8(ascii: ","), types.count <= 1 + Self.mostValues
        else { return nil }
        var values: [Value] = []
        for type in types.dropFirst() {
            guard let value = reader.value(of: type) else { return nil }
            values.append(value)
        }
        guard reader.isAtEnd else { return nil }
        self.init(address: String(decoding: address, as: UTF8.self), values)
    }
}

extension OSCMessage {
    /// What it says where its sender has faders and buttons of its own; they go from 0 to 1.
    var move: ControlMove? {
        guard values.count == 1, Control.isPlain(address: address) else { return nil }
        switch values[0] {
        case .number(let number): return ControlMove(.address(address), min(max(number, 0), 1))
        case .flag(let flag): return ControlMove(.address(address), flag ? 1 : 0)
        default: return nil
        }
    }
}

extension OSCMessage.Value {
    /// As it was typed: 0.4 and not what is nearest to it as a double.
    init(_ float: Float) { self = float.isFinite ? .number(Double("\(float)") ?? Double(float)) : .other }

    init(_ double: Double) { self = double.isFinite ? .number(double) : .other }

    /// As one would type it.
    var word: String? {
        switch self {
        case .number(let number): "\(Parameter.Value.number(number))"
        case .flag(let flag): "\(flag)"
        case .text(let text): text
        case .other: nil
        }
    }

    /// A button of a fader box says 1 when it is pressed and 0 when it is let go.
    var isLetGo: Bool { self == .number(0) || self == .flag(false) }
}
