internal import CZoeVips
public import ZoeImages

/// Pictures as files that libvips writes.
public enum PictureWriter {
    public enum Format: Hashable, Sendable {
        case jpeg
        case webp
        case tiff

        /// Longer sides have no room in such a file.
        public var longestSide: Int {
            switch self {
            case .jpeg: 65500
            case .webp: 16383
            case .tiff: Int(Int32.max)
            }
        }
    }

    /// Whether libvips is installed.
    public static var isThere: Bool { vips_is_there() == 1 }

    /// Why a picture cannot be packed, in libvips' words.
    public struct Fault: Error {
        public let reason: String
    }

    /// The same picture gives the same bytes.
    /// - Parameters:
    ///   - quality: 1 to 100, where the format loses something.
    ///   - isSmall: a smaller file that takes longer.
    public static func file(
        of image: Image, as format: Format, quality: Int, isSmall: Bool
    ) throws(Fault) -> [UInt8] {
        let suffix =
            switch format {
            case .jpeg: ".jpg[Q=\(quality)\(isSmall ? ",optimize_coding" : "")]"
            case .webp: ".webp[Q=\(quality)\(isSmall ? ",effort=6" : "")]"
            case .tiff: ".tif[compression=deflate,predictor=horizontal]"
            }
        var file = unsafe VipsFile()
        var message = [CChar](repeating: 0, count: 200)
        let hasAlpha: Int32 = image.isOpaque ? 0 : 1
        let done = unsafe image.bytes.withUnsafeBufferPointer { pixels in
            unsafe message.withUnsafeMutableBufferPointer { text in
                unsafe vips_write_pixels(
                    pixels.baseAddress, Int32(image.width), Int32(image.height), hasAlpha, suffix, &file,
                    text.baseAddress, text.count)
            }
        }
        guard done == 1 else {
            let words = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw Fault(reason: String(decoding: words, as: UTF8.self))
        }
        defer { unsafe vips_free_file(&file) }
        return unsafe [UInt8](UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
}
