/// A PNG file in the making.
struct ChunkWriter {
    private(set) var bytes = PNG.signature

    /// Adds a chunk: length, type, content, checksum of type and content.
    mutating func add(_ type: String, content: (inout [UInt8]) -> Void) {
        let start = bytes.count
        bytes.appendBigEndian(0)
        bytes += type.utf8
        content(&bytes)
        let length = UInt32(bytes.count - start - 8)
        for (place, shift) in [24, 16, 8, 0].enumerated() {
            bytes[start + place] = UInt8(truncatingIfNeeded: length >> UInt32(shift))
        }
        bytes.appendBigEndian(Checksum.crc(of: bytes, in: start + 4..<bytes.count))
    }
}

extension [UInt8] {
    mutating func appendBigEndian(_ number: UInt32) {
        for shift: UInt32 in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    func bigEndian(at place: Int) -> UInt32 {
        self[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
