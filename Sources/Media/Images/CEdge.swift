internal import CZoePNG
internal import CZoeZlib

// The only file of this module that touches C or a pointer.

enum Checksum {
    static func crc(of bytes: [UInt8], in range: Range<Int>) -> UInt32 {
        unsafe bytes[range].withUnsafeBufferPointer { part in
            unsafe UInt32(truncatingIfNeeded: crc32_z(0, part.baseAddress, part.count))
        }
    }

    /// zlib's, of bytes after others.
    static func adler(of bytes: [UInt8], after sum: UInt32) -> UInt32 {
        unsafe bytes.withUnsafeBufferPointer { part in
            unsafe UInt32(truncatingIfNeeded: adler32_z(UInt(sum), part.baseAddress, part.count))
        }
    }

    /// That of two parts in a row, from those of each.
    static func adler(_ first: UInt32, then second: UInt32, ofBytes count: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: adler32_combine(UInt(first), UInt(second), count))
    }
}

/// Loops over whole pictures, a pixel at a time and without looking at bounds.
enum PixelRun {
    /// Whether no pixel of these bytes lets anything through.
    static func isOpaque(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
        precondition(range.lowerBound % 4 == 0 && range.count % 4 == 0)
        return unsafe bytes[range].withUnsafeBytes { run in
            var least = UInt32.max
            for place in 0..<run.count / 4 {
                unsafe least &= run.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self)
            }
            // The last of the four bytes in memory.
            return UInt32(littleEndian: least) >> 24 == 255
        }
    }

    /// Writes red, green and blue of these pixels into the row, from a place on. The byte after the last is overwritten.
    static func copyColours(of bytes: [UInt8], in range: Range<Int>, to row: inout [UInt8], at start: Int) {
        let count = range.count / 4
        precondition(start + 3 * count < row.count)
        unsafe bytes[range].withUnsafeBytes { pixels in
            unsafe row.withUnsafeMutableBytes { row in
                for x in 0..<count {
                    unsafe row.storeBytes(
                        of: pixels.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self),
                        toByteOffset: start + 3 * x, as: UInt32.self)
                }
            }
        }
    }
}

/// Packs bytes as they come.
@safe struct Packer: ~Copyable {
    /// What is packed so far; take it whenever you like.
    var output: [UInt8] = []
    private let stream: UnsafeMutablePointer<z_stream>
    private var scratch = [UInt8](repeating: 0, count: 64 << 10)

    enum Kind {
        /// Runs only: after the Up filter as small as level 1 and quicker, measured on cards and on photos.
        case runs
        /// What was there before, looked for as thoroughly as the level says, up to 9.
        case matches(level: Int)
        /// The same for noise around zero, which good filters leave.
        case filtered(level: Int)
        /// For bytes that are now of one sort and now of another: short blocks, each packed in its own way.
        case mixed
    }

    /// What comes after some bytes.
    enum Ending {
        case more
        /// A packer of its own goes on where this one ends.
        case another
        case end

        fileprivate var flush: Int32 {
            switch self {
            case .more: Z_NO_FLUSH
            case .another: Z_SYNC_FLUSH
            case .end: Z_FINISH
            }
        }
    }

    /// - Parameter isPart: of a stream whose header and checksum others write.
    init(_ kind: Kind, isPart: Bool = false) {
        let isRaw: Int32 = isPart ? 1 : 0
        let stream =
            switch kind {
            case .runs: unsafe zlib_packer(1, Z_RLE, MAX_MEM_LEVEL, isRaw)
            case .matches(let level): unsafe zlib_packer(Int32(level), Z_DEFAULT_STRATEGY, MAX_MEM_LEVEL, isRaw)
            case .filtered(let level): unsafe zlib_packer(Int32(level), Z_FILTERED, MAX_MEM_LEVEL, isRaw)
            case .mixed: unsafe zlib_packer(9, Z_DEFAULT_STRATEGY, 6, isRaw)
            }
        guard let stream = unsafe stream else { fatalError("no memory for zlib") }
        unsafe self.stream = stream
    }

    deinit { unsafe zlib_free_packer(stream) }

    mutating func add(_ bytes: [UInt8], then ending: Ending) {
        let stream = unsafe stream
        var start = 0
        repeat {
            // zlib counts in 32 bits.
            let end = min(bytes.count, start + 1 << 30)
            unsafe bytes[start..<end].withUnsafeBufferPointer { part in
                unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: part.baseAddress)
                unsafe stream.pointee.avail_in = UInt32(part.count)
                drain(flush: end == bytes.count ? ending.flush : Z_NO_FLUSH)
            }
            start = end
        } while start < bytes.count
    }

    private mutating func drain(flush: Int32) {
        let stream = unsafe stream
        var isFull = true
        while isFull {
            let count = unsafe scratch.withUnsafeMutableBufferPointer { room in
                unsafe stream.pointee.next_out = room.baseAddress
                unsafe stream.pointee.avail_out = UInt32(room.count)
                _ = unsafe deflate(stream, flush)
                return unsafe room.count - Int(stream.pointee.avail_out)
            }
            output += scratch[..<count]
            isFull = count == scratch.count
        }
    }
}

enum Unpacking {
    enum Fault: Error { case broken, tooLong }

    /// - Parameter limit: more bytes than this are a fault.
    static func bytes(of packed: ArraySlice<UInt8>, limit: Int) throws(Fault) -> [UInt8] {
        guard packed.count <= Int(Int32.max), let stream = unsafe zlib_unpacker() else { throw .broken }
        defer { unsafe zlib_free_unpacker(stream) }
        var output: [UInt8] = []
        var scratch = [UInt8](repeating: 0, count: 64 << 10)
        let status = unsafe packed.withUnsafeBufferPointer { part in
            unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: part.baseAddress)
            unsafe stream.pointee.avail_in = UInt32(part.count)
            var status = Z_OK
            while status == Z_OK && output.count <= limit {
                let count = unsafe scratch.withUnsafeMutableBufferPointer { room in
                    unsafe stream.pointee.next_out = room.baseAddress
                    unsafe stream.pointee.avail_out = UInt32(room.count)
                    status = unsafe inflate(stream, Z_NO_FLUSH)
                    return unsafe room.count - Int(stream.pointee.avail_out)
                }
                output += scratch[..<count]
            }
            return status
        }
        guard output.count <= limit else { throw .tooLong }
        guard status == Z_STREAM_END else { throw .broken }
        return output
    }
}

enum Decoder {
    /// The pixels of a PNG file whose size and checksums are known to be right.
    static func rgba(of bytes: [UInt8], width: Int, height: Int) throws(PNGError) -> [UInt8] {
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        var message = [CChar](repeating: 0, count: 200)
        let isDecoded = unsafe bytes.withUnsafeBufferPointer { file in
            unsafe pixels.withUnsafeMutableBufferPointer { target in
                unsafe message.withUnsafeMutableBufferPointer { text in
                    unsafe png_decode_rgba(
                        file.baseAddress, file.count, target.baseAddress, UInt32(width), UInt32(height),
                        text.baseAddress, text.count)
                }
            }
        }
        guard isDecoded == 1 else {
            let reason = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw .broken(String(decoding: reason, as: UTF8.self))
        }
        return pixels
    }
}
