import Testing

@testable import ZoeLive

@Suite struct MIDIReaderTests {
    private func moves(_ bytes: UInt8...) -> [ControlMove] {
        var reader = MIDIReader()
        return reader.read(bytes)
    }

    @Test func fadersKeysAndWheelsAreRead() {
        #expect(
            moves(0xB0, 7, 127, 0xB2, 70, 0) == [
                ControlMove(.fader(channel: 1, number: 7), 1), ControlMove(.fader(channel: 3, number: 70), 0),
            ])
        #expect(moves(0x99, 36, 127) == [ControlMove(.key(channel: 10, note: 36), 1)])
        #expect(
            moves(0xEF, 0x7F, 0x7F, 0xEF, 0, 0) == [
                ControlMove(.bend(channel: 16), 1), ControlMove(.bend(channel: 16), 0),
            ])
    }

    @Test func aStatusHoldsForWhatFollowsAndTheClockComesBetween() {
        let expected = [1, 2, 3].map { ControlMove(.fader(channel: 1, number: 80), Double($0) / 127) }
        #expect(moves(0xB0, 80, 1, 80, 2, 80, 3) == expected)
        #expect(moves(0xF8, 0xB0, 0xFE, 80, 0xF8, 1, 80, 0xFA, 2, 80, 3, 0xF8) == expected)
    }

    @Test func whatIsNoMoveIsLeftOut() {
        // Let go in both ways, pressure, a programme, all notes off, a maker's own with what looks like a fader in it.
        #expect(moves(0x80, 36, 64, 0x90, 36, 0, 0xA0, 36, 5, 0xD0, 9, 0xC0, 3, 0xB0, 123, 0) == [])
        #expect(moves(0xF0, 0x7D, 7, 100, 7, 101, 0xF7, 7, 100) == [])
        // It begins in the middle of a message.
        #expect(moves(7, 100, 0xB0, 90, 127) == [ControlMove(.fader(channel: 1, number: 90), 1)])
    }

    @Test func fourteenBitsComeAsTwoMessagesAndTwoFadersStayTwo() {
        let fine = moves(0xB0, 1, 64, 33, 1)
        #expect(fine.last == ControlMove(.fader(channel: 1, number: 1), Double(64 << 7 | 1) / 16383))
        // Number 33 without 1 before it is a fader of its own; so is that of another channel.
        #expect(moves(0xB0, 2, 64, 33, 1).last?.control == .fader(channel: 1, number: 33))
        #expect(moves(0xB0, 1, 64, 0xB1, 33, 1).last?.control == .fader(channel: 2, number: 33))
    }

    @Test func aStreamOfAnythingIsReadInAnyPieces() {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        var (whole, parts) = (MIDIReader(), MIDIReader())
        var fromParts: [ControlMove] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(Int.random(in: 1...9, using: &generator))
            fromParts += parts.read(piece)
            rest = rest.dropFirst(piece.count)
        }
        let all = whole.read(bytes)
        #expect(all == fromParts && !all.isEmpty)
        #expect(all.allSatisfy { 0...1 ~= $0.position && Control($0.control.description) == $0.control })
    }
}
