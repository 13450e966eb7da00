internal import CZoeLiblo
internal import LayoutCore

/// One message of Open Sound Control: an address and what comes with it. liblo reads it.
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

    private init?(_ bytes: ArraySlice<UInt8>) {
        // An address begins so; liblo is shown nothing that cannot be one.
        guard bytes.first == UInt8(ascii: "/"), bytes.count % 4 == 0 else { return nil }
        var message: OSCMessage?
        let copy = Array(bytes)
        let isRead = unsafe withUnsafeMutablePointer(to: &message) { place in
            unsafe copy.withUnsafeBytes { unsafe osc_read($0.baseAddress, $0.count, Self.receive, place) == 1 }
        }
        guard isRead, let message else { return nil }
        self = message
    }

    private static let receive: OSCReceiver = { place, address, arguments, count in
        guard let place = unsafe place, let address = unsafe address else { return }
        let values = (0..<count).compactMap { number in unsafe arguments.map { unsafe Value($0[number]) } }
        let text = unsafe String(cString: address)
        unsafe place.assumingMemoryBound(to: OSCMessage?.self).pointee = OSCMessage(address: text, values)
    }
}

extension OSCMessage.Value {
    fileprivate init(_ argument: OSCArgument) {
        let (type, number) = unsafe (UInt8(bitPattern: argument.type), argument.number)
        switch type {
        case UInt8(ascii: "f"):
            // As it was typed: 0.4 and not what is nearest to it as a double.
            let short = Float(number)
            self = short.isFinite ? .number(Double("\(short)") ?? number) : .other
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "h"):
            self = number.isFinite ? .number(number) : .other
        case UInt8(ascii: "T"): self = .flag(true)
        case UInt8(ascii: "F"): self = .flag(false)
        default: self = unsafe argument.text.map { unsafe .text(String(cString: $0)) } ?? .other
        }
    }

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
