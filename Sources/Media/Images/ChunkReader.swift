/// The chunks of a PNG file, whole and with right checksums: nothing behind this trusts a length from the file.
struct ChunkReader {
    struct Chunk {
        let type: String
        let content: Range<Int>
    }

    let bytes: [UInt8]
    let chunks: [Chunk]

    init(_ bytes: [UInt8]) throws(PNGError) {
        guard bytes.starts(with: PNG.signature) else {
            // Any beginning of the signature is a file that was cut.
            throw !bytes.isEmpty && PNG.signature.starts(with: bytes) ? .truncated : .notPNG
        }
        var chunks: [Chunk] = []
        var place = PNG.signature.count
        while chunks.last?.type != "IEND" {
            guard bytes.count - place >= 12 else { throw .truncated }
            let type = bytes[place + 4..<place + 8]
            guard type.allSatisfy({ 65...90 ~= $0 || 97...122 ~= $0 }) else {
                throw .broken("no chunk at byte \(place)")
            }
            let name = String(decoding: type, as: UTF8.self)
            let length = Int(bytes.bigEndian(at: place))
            guard length <= Int(Int32.max) else { throw .broken("\(name) at byte \(place) has an impossible length") }
            guard bytes.count - place - 12 >= length else { throw .truncated }
            let end = place + 8 + length
            guard Checksum.crc(of: bytes, in: place + 4..<end) == bytes.bigEndian(at: end) else {
                throw .broken("\(name) at byte \(place) has a wrong checksum")
            }
            chunks.append(Chunk(type: name, content: place + 8..<end))
            place = end + 4
        }
        guard let header = chunks.first, header.type == "IHDR", header.content.count == 13 else {
            throw .broken("it does not begin with a header")
        }
        self.bytes = bytes
        self.chunks = chunks
    }

    private var header: Int { chunks[0].content.lowerBound }
    var width: Int { Int(bytes.bigEndian(at: header)) }
    var height: Int { Int(bytes.bigEndian(at: header + 4)) }

    private var bitsPerPixel: Int {
        let channels = [1, 1, 3, 1, 2, 1, 4]
        let colour = Int(bytes[header + 9])
        return Int(bytes[header + 8]) * (colour < channels.count ? channels[colour] : 1)
    }

    /// Refuses what cannot be a picture before any memory is asked for.
    func checkSize(pixelLimit: Int) throws(PNGError) {
        guard width > 0, height > 0, width <= Int32.max, height <= Int32.max else {
            throw .broken("it claims \(width)×\(height) pixels")
        }
        // Both below 2^31, so that the product fits.
        let limit = min(pixelLimit, Image.pixelLimit)
        guard width * height <= limit else { throw .tooLarge(width: width, height: height, limit: limit) }
        // Deflate packs 1032 bytes into one at best, RFC 1951: a match of 258 in two bits.
        let packed = chunks.reduce(0) { $0 + ($1.type == "IDAT" ? $1.content.count : 0) }
        guard width * height / 8 * bitsPerPixel <= packed * 1032 else {
            throw .broken("too little data for \(width)×\(height) pixels")
        }
    }
}
