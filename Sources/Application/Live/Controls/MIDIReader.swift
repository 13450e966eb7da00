/// Reads a stream of MIDI's bytes as what was moved. It may begin anywhere, and what it does not know it leaves out.
struct MIDIReader {
    /// Begins the message that is being read, and those after it that leave it out.
    private var status: UInt8 = 0
    private var data: [UInt8] = []
    /// A controller's upper seven bits, until the lower ones have followed at once.
    private var upper: (channel: Int, number: Int, value: Int)?

    mutating func read(_ bytes: some Sequence<UInt8>) -> [ControlMove] { bytes.compactMap { read($0) } }

    private mutating func read(_ byte: UInt8) -> ControlMove? {
        switch byte {
        // The clock and the like come between the bytes of others.
        case 0xF8...: return nil
        case 0x80...0xEF:
            (status, data) = (byte, [])
            return nil
        // What a maker has for his own, and what holds for all channels: left out up to the next message.
        case 0xF0...0xF7:
            (status, data) = (0, [])
            return nil
        default: break
        }
        guard status != 0 else { return nil }
        data.append(byte)
        guard data.count == (0xC0...0xDF ~= status ? 1 : 2) else { return nil }
        defer { data = [] }
        return move(Int(status & 0x0F) + 1, status & 0xF0, data.map(Int.init))
    }

    private mutating func move(_ channel: Int, _ kind: UInt8, _ data: [Int]) -> ControlMove? {
        let before = upper
        upper = nil
        switch kind {
        case 0x90 where data[1] > 0:
            return ControlMove(.key(channel: channel, note: data[0]), Double(data[1]) / 127)
        case 0xE0: return ControlMove(.bend(channel: channel), Double(data[0] | data[1] << 7) / 16383)
        // From 120 on they are orders: all notes off.
        case 0xB0 where data[0] < 120: break
        default: return nil
        }
        let (number, value) = (data[0], data[1])
        if let before, before.channel == channel, before.number == number - 32 {
            let fine = Double(before.value << 7 | value) / 16383
            return ControlMove(.fader(channel: channel, number: before.number), fine)
        }
        if number < 32 { upper = (channel, number, value) }
        return ControlMove(.fader(channel: channel, number: number), Double(value) / 127)
    }
}
