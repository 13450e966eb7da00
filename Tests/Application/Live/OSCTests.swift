import Foundation
import TestSupport
import Testing

@testable import ZoeLive

/// Packets are made here by hand, from the Open Sound Control 1.0 specification.
@Suite(.serialized) struct OSCTests {
    private func commands(_ packet: [UInt8]) -> [LiveCommand?] {
        var broken = 0
        let messages = OSCMessage.all(in: packet, broken: &broken)
        return messages.map { LiveVocabulary.sample.command(of: $0) } + Array(repeating: nil, count: broken)
    }

    @Test func addressesAreCommandsAndKnobs() {
        let cases: [([UInt8], LiveCommand?)] = [
            (OSC.message("/layout/tilt", .float(0.4)), command("set layout.tilt 0.4")),
            (OSC.message("/tilt", .double(0.125)), command("set tilt 0.125")),
            (OSC.message("/motion/wrap", .yes), command("set motion.wrap true")),
            (OSC.message("/motion/wrap", .no), command("set motion.wrap false")),
            (OSC.message("/motion/wrap", .float(1)), command("set motion.wrap 1")),
            (
                OSC.message("/card/borderColour", .float(1), .float(0.5), .int(0)),
                command("set card.borderColour 1,0.5,0")
            ),
            (OSC.message("/motion/style", .text("carousel")), command("set motion.style carousel")),
            (OSC.message("/scroll", .float(3.2)), command("scroll 3.2")),
            (OSC.message("/scroll", .int(-3), .float(0.5)), command("scroll -3 0.5")),
            (OSC.message("/layout", .text("cover-flow")), command("layout cover-flow")),
            (OSC.message("/key", .text("Right")), command("key Right")),
            (OSC.message("/set", .text("tilt"), .long(2)), command("set tilt 2")),
            (OSC.message("/undo"), command("undo")), (OSC.message("/undo", .float(1)), command("undo")),
            (OSC.message("/undo", .float(0)), nil), (OSC.message("/undo", .float(1), .float(1)), nil),
            (OSC.message("/post", .text("none")), command("post none")),
            // Nobody would hear the answer.
            (OSC.message("/state"), nil), (OSC.message("/wait"), nil),
            (OSC.message("/layout/tilt"), nil), (OSC.message("/layout//tilt", .float(1)), nil),
            (OSC.message("/", .float(1)), nil), (OSC.message("/tilt", .float(.nan)), nil),
            (OSC.message("/tilt", .float(.infinity)), nil), (OSC.message("/scroll", .text("far")), nil),
            (OSC.message("/tilt", .blob([1, 2, 3])), nil),
        ]
        for (packet, command) in cases { #expect(commands(packet) == [command], "\(packet)") }
    }

    /// What liblo 0.31 sends for messages of every type, byte for byte, as hexadecimal digits.
    @Test func whatLibloSendsIsRead() {
        let recorded: [(String, OSCMessage)] = [
            (
                "2f6c61796f75742f74696c74000000002c6600003ecccccd",
                OSCMessage(address: "/layout/tilt", [.number(0.4)])
            ),
            (
                "2f7363726f6c6c002c696600fffffffd3f000000",
                OSCMessage(address: "/scroll", [.number(-3), .number(0.5)])
            ),
            (
                "2f6100002c6864000000011f71fb04cbbfc0000000000000",
                OSCMessage(address: "/a", [.number(1_234_567_890_123), .number(-0.125)])
            ),
            (
                "2f6c61796f7574002c730000636f7665722d666c6f770000",
                OSCMessage(address: "/layout", [.text("cover-flow")])
            ),
            ("2f6b6579000000002c5300005269676874000000", OSCMessage(address: "/key", [.text("Right")])),
            ("2f756e646f0000002c000000", OSCMessage(address: "/undo", [])),
            (
                "2f6d6f74696f6e2f77726170000000002c54464e49000000",
                OSCMessage(address: "/motion/wrap", [.flag(true), .flag(false), .other, .other])
            ),
            (
                "2f6200002c62636d746900000000000501020304050000000000007800903c40000000010000000200000007",
                OSCMessage(address: "/b", [.other, .other, .other, .other, .number(7)])
            ),
        ]
        for (digits, message) in recorded {
            #expect(OSCMessage(OSC.bytes(digits)[...]) == message, "\(digits)")
            // A byte less, four less, four more: none of them is a message.
            let bytes = OSC.bytes(digits)
            for wrong in [bytes.dropLast(), bytes.dropLast(4), (bytes + [0, 0, 0, 0])[...]] {
                #expect(OSCMessage(wrong) == nil, "\(digits)")
            }
        }
        let bundle =
            "2362756e646c65000000000000000001000000102f74696c740000002c6600003f800000"
            + "0000000c2f756e646f0000002c000000"
        #expect(commands(OSC.bytes(bundle)) == [command("set tilt 1"), command("undo")])
    }

    @Test func whatIsNoMessageIsNone() {
        for digits in [
            // Without types, as old senders write it; a type that nobody knows; a letter between address and types.
            "2f61000000000000", "2f6100002c7a000000000000", "2f61000078660000",
            // An address without an end; padding that is none; a blob longer than the packet, and one of four gigabytes.
            "2f616161", "2f6100012c000000", "2f6100002c62000000000008", "2f6100002c620000ffffffff00000000", "",
        ] { #expect(OSCMessage(OSC.bytes(digits)[...]) == nil, "\(digits)") }
        let many = String(repeating: "T", count: 65)
        #expect(OSCMessage((Array("/a\0\0,\(many)".utf8) + [0, 0])[...]) == nil)
        #expect(OSCMessage((Array("/a\0\0,\(many.dropFirst())".utf8) + [0, 0, 0])[...])?.values.count == 64)
    }

    @Test func bundlesAreTakenApart() {
        let one = OSC.message("/tilt", .float(1))
        let two = OSC.message("/undo")
        #expect(
            commands(OSC.bundle([one, OSC.bundle([two, one]), two])) == [
                command("set tilt 1"), command("undo"), command("set tilt 1"), command("undo"),
            ])
        #expect(commands(OSC.bundle([])) == [])
        var deep = one
        for _ in 0..<100 { deep = OSC.bundle([deep]) }
        #expect(commands(deep) == [nil])
        // A length that lies.
        var short = OSC.bundle([one, two])
        short[19] = 250
        #expect(commands(short) == [nil])
        #expect(commands(Array(OSC.bundle([one]).dropLast(4))) == [nil])
    }

    /// Whatever comes, nothing falls over: random bytes, and good packets with a few bytes changed or cut off.
    @Test func nothingThatComesBreaksIt() {
        var generator = SeededGenerator(seed: 11)
        let good = [
            OSC.message("/layout/tilt", .float(0.4)),
            OSC.message("/set", .text("a"), .double(1), .blob([1, 2, 3, 4, 5])),
            OSC.bundle([OSC.message("/undo"), OSC.bundle([OSC.message("/card/x", .int(1), .yes, .long(7))])]),
        ]
        for round in 0..<50_000 {
            var packet = good.randomElement(using: &generator) ?? []
            if round % 3 == 0 {
                packet = (0..<Int.random(in: 0...64, using: &generator)).map { _ in
                    .random(in: 0...255, using: &generator)
                }
            }
            if round % 3 == 1 { packet = packet.dropLast(.random(in: 0...packet.count, using: &generator)) }
            for _ in 0..<Int.random(in: 0...4, using: &generator) where !packet.isEmpty {
                packet[.random(in: 0..<packet.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            _ = commands(packet)
        }
    }

    // MARK: The backlog

    private func sieved(_ packets: [[UInt8]], capacity: Int = 256) -> (left: [[UInt8]], sieve: OSCBacklog) {
        var sieve = OSCBacklog(capacity: capacity, .sample)
        for packet in packets { sieve.add(packet, isLocal: true) }
        return (sieve.packets.map(\.bytes), sieve)
    }

    /// Reading all of them, and only what the backlog keeps, leaves the same in the inbox.
    @Test func theBacklogLosesNothingThatCounts() {
        var generator = SeededGenerator(seed: 5)
        let kinds: [(Float) -> [UInt8]] = [
            { OSC.message("/layout/tilt", .float($0)) }, { OSC.message("/tilt", .int(Int32($0))) },
            { OSC.message("/spacing", .double(Double($0))) }, { OSC.message("/scroll", .float($0)) },
            { OSC.message("/scroll", .float($0), .float(1)) }, { OSC.message("/time", .float($0)) },
            { _ in OSC.message("/undo") }, { _ in OSC.message("/layout", .text("wheel")) },
            { OSC.bundle([OSC.message("/tilt", .float($0)), OSC.message("/redo")]) },
        ]
        for _ in 0..<500 {
            let packets = (0..<40).compactMap { number in kinds.randomElement(using: &generator)?(Float(number)) }
            func box(of packets: [[UInt8]]) -> [Inbox.Packet] {
                let inbox = Inbox(capacity: 1000)
                let all = packets.flatMap(commands).compactMap(\.self)
                inbox.offer(all.map { Inbox.Packet(command: $0, isLocal: true) })
                return taken(from: inbox)
            }
            let left = sieved(packets).left
            #expect(box(of: left) == box(of: packets))
        }
    }

    @Test func theBacklogKeepsOneOfEachKnob() {
        let flood = (0..<10_000).map { OSC.message("/knob\($0 % 3)", .int(Int32($0))) }
        let (left, sieve) = sieved(flood + [Array("garbage!".utf8), [], [1, 2, 3]])
        #expect(left == [9997, 9998, 9999].map { OSC.message("/knob\($0 % 3)", .int(Int32($0))) })
        #expect(sieve.replaced == 9997 && sieve.ignored == 3 && sieve.dropped == 0)
        let others = sieved((0..<100).map { OSC.message("/knob\($0)", .int(1)) }, capacity: 10)
        #expect(others.left.count == 10 && others.sieve.dropped == 90)
        let mine = OSC.message("/tilt", .int(1))
        var both = OSCBacklog(capacity: 10, .sample)
        both.add(mine, isLocal: true)
        both.add(mine, isLocal: false)
        #expect(both.packets.map(\.isLocal) == [true, false], "a stranger's word replaces nobody's here")
    }

    // MARK: The socket

    @Test func packetsAreHeardAndGarbageIsCounted() throws {
        let inbox = Inbox()
        let arrivals = DispatchSemaphore(value: 0)
        inbox.onArrival { arrivals.signal() }
        let listener = try OSCListener(at: OSCPlace(host: OSCPlace.loopback, port: 0), into: inbox, .sample)
        let sender = try Sender(to: listener.place.port)
        sender.send(Array("garbage".utf8))
        sender.send([])
        sender.send(OSC.message("/layout/tilt", .float(0.4)))
        #expect(arrivals.wait(timeout: .now() + 60) == .success)
        // It says a command, and might as well be a fader.
        let move = ControlMove(.address("/layout/tilt"), 0.4)
        #expect(
            taken(from: inbox) == [Inbox.Packet(command: command("set layout.tilt 0.4"), isLocal: true, move: move)])
        #expect(inbox.counts.received == 3 && inbox.counts.ignored == 2)
    }

    @Test func aFloodNeitherFillsTheBoxNorStopsIt() throws {
        let inbox = Inbox(capacity: 64)
        let arrivals = DispatchSemaphore(value: 0)
        inbox.onArrival { arrivals.signal() }
        let listener = try OSCListener(at: OSCPlace(host: OSCPlace.loopback, port: 0), into: inbox, .sample)
        let sender = try Sender(to: listener.place.port)
        // Some of so many are lost on the way: that is what UDP is like.
        for number in 0..<50_000 { sender.send(OSC.message("/knob\(number % 200)", .int(Int32(number)))) }
        #expect(arrivals.wait(timeout: .now() + 60) == .success)
        // The rest of the flood may still be coming in.
        var count = inbox.takePackets().count
        #expect(count <= 64)
        // It still listens.
        var isHeard = false
        while !isHeard {
            sender.send(OSC.message("/quit"))
            try #require(arrivals.wait(timeout: .now() + 60) == .success)
            let packets = taken(from: inbox)
            count += packets.count
            isHeard = packets.contains { $0.command.name == "quit" }
        }
        #expect(count <= inbox.counts.received)
    }

    @Test func aPortThatIsTakenIsSaid() throws {
        let first = try OSCListener(at: OSCPlace(host: OSCPlace.loopback, port: 0), into: Inbox(), .sample)
        let error = #expect(throws: LiveError.self) { try OSCListener(at: first.place, into: Inbox(), .sample) }
        #expect(error?.text.hasPrefix("OSC can't be heard at \(first.place): ") == true)
        #expect(throws: LiveError.self) {
            try OSCListener(at: OSCPlace(host: "no host at all", port: 0), into: Inbox(), .sample)
        }
    }

    @Test func placesAreReadWithAndWithoutAHost() {
        #expect(OSCPlace("9000") == OSCPlace(host: "127.0.0.1", port: 9000))
        #expect(OSCPlace("0.0.0.0:9000") == OSCPlace(host: "0.0.0.0", port: 9000))
        #expect(OSCPlace("[::1]:9000")?.description == "[::1]:9000" && OSCPlace("[::1]:9000")?.host == "::1")
        for text in ["", ":", ":9000", "9000:", "65536", "-1", "a", "::1:9000", "host"] {
            #expect(OSCPlace(text) == nil, "\(text)")
        }
    }
}

/// OSC 1.0, written out.
private enum OSC {
    enum Argument {
        case int(Int32)
        case long(Int64)
        case float(Float)
        case double(Double)
        case text(String)
        case blob([UInt8])
        case yes
        case no
    }

    static func message(_ address: String, _ arguments: Argument...) -> [UInt8] {
        var types = ","
        var data: [UInt8] = []
        for argument in arguments {
            switch argument {
            case .int(let value): (types, data) = (types + "i", data + big(UInt32(bitPattern: value)))
            case .float(let value): (types, data) = (types + "f", data + big(value.bitPattern))
            case .double(let value): (types, data) = (types + "d", data + big(value.bitPattern))
            case .long(let value): (types, data) = (types + "h", data + big(UInt64(bitPattern: value)))
            case .text(let value): (types, data) = (types + "s", data + text(value))
            case .blob(let bytes):
                let padding = [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
                (types, data) = (types + "b", data + big(UInt32(bytes.count)) + bytes + padding)
            case .yes: types += "T"
            case .no: types += "F"
            }
        }
        return text(address) + text(types) + data
    }

    /// What hexadecimal digits say.
    static func bytes(_ digits: String) -> [UInt8] {
        let values = digits.compactMap(\.hexDigitValue)
        return stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] * 16 + values[$0 + 1]) }
    }

    static func bundle(_ parts: [[UInt8]]) -> [UInt8] {
        text("#bundle") + big(UInt64(1)) + parts.flatMap { big(UInt32($0.count)) + $0 }
    }

    private static func text(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        return bytes + [UInt8](repeating: 0, count: 4 - bytes.count % 4)
    }

    private static func big(_ value: some FixedWidthInteger & UnsignedInteger) -> [UInt8] {
        stride(from: value.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}

/// A raw UDP socket.
private final class Sender {
    private let descriptor: Int32
    private var address = sockaddr_in()

    init(to port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = unsafe inet_addr("127.0.0.1")
    }

    deinit { close(descriptor) }

    func send(_ bytes: [UInt8]) {
        var address = address
        _ = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe sendto(descriptor, bytes, bytes.count, 0, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
