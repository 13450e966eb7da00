/// A PNG file put together from the specification, sharing no code with the module: stored deflate blocks, a checksum
/// bit by bit.
struct HandmadePNG {
    var width = 1
    var height = 1
    var depth: UInt8 = 8
    /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
    var colour: UInt8 = 6
    var isInterlaced = false
    /// Between header and pixels.
    var chunks: [(type: String, content: [UInt8])] = []
    /// Each row with its filter number in front.
    var rows: [[UInt8]] = []

    var bytes: [UInt8] {
        let header = Self.number(width) + Self.number(height) + [depth, colour, 0, 0, isInterlaced ? 1 : 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
            + chunks.flatMap { Self.chunk($0.type, $0.content) }
            + Self.chunk("IDAT", Self.stored(rows.flatMap { $0 })) + Self.chunk("IEND", [])
    }

    static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + content
        return number(content.count) + body + number(Int(crc(body)))
    }

    static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    static func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
        }
        return ~crc
    }

    /// A zlib stream that packs nothing.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(bytes.count, start + 65535)
            let count = UInt16(end - start)
            stream.append(end == bytes.count ? 1 : 0)
            for half in [count, ~count] { stream += [UInt8(half & 255), UInt8(half >> 8)] }
            stream += bytes[start..<end]
            start = end
        } while start < bytes.count
        var (a, b) = (1, 0)
        for byte in bytes {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        return stream + number(b << 16 | a)
    }

    /// The file with every checksum made right again, as far as its lengths still lead through it.
    static func mended(_ file: [UInt8]) -> [UInt8] {
        var file = file
        var place = 8
        while place + 12 <= file.count {
            let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard place + 12 + length <= file.count else { break }
            let end = place + 8 + length
            file.replaceSubrange(end..<end + 4, with: number(Int(crc(file[place + 4..<end]))))
            place = end + 4
        }
        return file
    }

    /// Where each chunk begins and what it is.
    static func chunks(of file: [UInt8]) -> [(type: String, start: Int, content: [UInt8])] {
        var found: [(String, Int, [UInt8])] = []
        var place = 8
        while place + 12 <= file.count {
            let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
            found.append((type, place, Array(file[place + 8..<place + 8 + length])))
            place += 12 + length
        }
        return found
    }
}
