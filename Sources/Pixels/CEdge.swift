internal import CPNG
internal import CZlib

// The only file that touches C or a pointer.

enum Checksum {
    static func crc(of bytes: [UInt8], in range: Range<Int>) -> UInt32 {
        unsafe bytes[range].withUnsafeBufferPointer { part in
            unsafe UInt32(truncatingIfNeeded: crc32_z(0, part.baseAddress, part.count))
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
        case thorough
        /// For noise around zero, which good filters leave.
        case filtered
    }

    init(_ kind: Kind) {
        let stream =
            switch kind {
            case .runs: unsafe zlib_packer(1, Z_RLE)
            case .thorough: unsafe zlib_packer(9, Z_DEFAULT_STRATEGY)
            case .filtered: unsafe zlib_packer(9, Z_FILTERED)
            }
        guard let stream = unsafe stream else { fatalError("no memory for zlib") }
        unsafe self.stream = stream
    }

    deinit { unsafe zlib_free_packer(stream) }

    mutating func add(_ bytes: [UInt8], isLast: Bool) {
        let stream = unsafe stream
        var start = 0
        repeat {
            // zlib counts in 32 bits.
            let end = min(bytes.count, start + 1 << 30)
            unsafe bytes[start..<end].withUnsafeBufferPointer { part in
                unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: part.baseAddress)
                unsafe stream.pointee.avail_in = UInt32(part.count)
                drain(flush: isLast && end == bytes.count ? Z_FINISH : Z_NO_FLUSH)
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
