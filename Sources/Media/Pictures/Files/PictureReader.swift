internal import CZoeVips
internal import CardContent
internal import LayoutCore
public import ZoeImages

/// Pictures from files, at the size that is needed. libvips reads them where it is installed: by content, turned as EXIF
/// says, in sRGB. Without it there are still PNG files.
struct PictureReader {
    /// More pixels than these are not unpacked, whatever a header promises.
    var pixelLimit = 1 << 28
    /// Larger files are not read.
    var byteLimit = 1 << 28
    /// False reads as if libvips were not there.
    var usesVips = true

    /// What is wanted of a picture.
    struct Want: Hashable {
        var width: Int
        var height: Int
        /// The card's, with a short side of 1, for what is painted: pixels are rounded.
        var shape: Sides?
        /// Whether the picture is to cover width × height, or to fit in.
        var fills: Bool
    }

    func picture(at path: String, _ want: Want) throws(FileFault) -> Image {
        let bytes = try FileBytes.read(path, limit: byteLimit)
        if usesVips, vips_is_there() == 1 { return try vipsPicture(bytes, want) }
        return try plainPicture(bytes, want)
    }

    /// With Pixels alone.
    private func plainPicture(_ bytes: [UInt8], _ want: Want) throws(FileFault) -> Image {
        do {
            let image = try PNG.decode(bytes, pixelLimit: pixelLimit).image
            return image.shrunk(to: want)
        } catch {
            switch error {
            case .notPNG:
                throw FileFault("install libvips42 to see pictures that are not PNG (apt-get install libvips42)")
            default: throw FileFault("\(error)")
            }
        }
    }

    private func vipsPicture(_ bytes: [UInt8], _ want: Want) throws(FileFault) -> Image {
        let header = try header(of: bytes)
        let (across, down) = (Int(header.width), Int(header.height))
        guard across > 0, down > 0 else { throw FileFault("it has no pixels") }
        let (pixels, overflows) = across.multipliedReportingOverflow(by: down)
        guard !overflows, pixels <= pixelLimit else {
            throw FileFault("it claims \(across)×\(down) pixels; \(pixelLimit >> 20) million is the most")
        }
        var message = Self.roomForMessage
        var result = unsafe VipsPixels()
        let isRead = unsafe bytes.withUnsafeBytes { file in
            unsafe message.withUnsafeMutableBufferPointer { text in
                unsafe vips_read_pixels(
                    file.baseAddress, file.count, Int32(clamping: max(1, want.width)),
                    Int32(clamping: max(1, want.height)), want.fills ? 1 : 0, &result, text.baseAddress, text.count)
            }
        }
        defer { unsafe vips_free_pixels(&result) }
        guard isRead == 1, let start = unsafe result.pixels else { throw Self.fault(message) }
        let (width, height) = unsafe (Int(result.width), Int(result.height))
        let copy = unsafe Array(UnsafeBufferPointer(start: start, count: width * height * 4))
        do { return try Image(width: width, height: height, bytes: copy) } catch { throw FileFault("\(error)") }
    }

    /// What the file says of its picture before the pixels, of which nothing need be there.
    func header(of bytes: [UInt8]) throws(FileFault) -> VipsHeader {
        var message = Self.roomForMessage
        var header = VipsHeader()
        let isPicture = unsafe bytes.withUnsafeBytes { file in
            unsafe message.withUnsafeMutableBufferPointer { text in
                unsafe vips_read_header(file.baseAddress, file.count, &header, text.baseAddress, text.count)
            }
        }
        guard isPicture == 1 else { throw Self.fault(message) }
        return header
    }

    private static let roomForMessage = [CChar](repeating: 0, count: 200)

    /// vips names the function that complained, then says why.
    private static func fault(_ message: [CChar]) -> FileFault {
        let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        if text.contains("not in a known format") || text.contains("blocked") {
            return FileFault("it is not a picture that can be read")
        }
        let reason = text.split(separator: ":", maxSplits: 1).last.map { $0.drop { $0 == " " } } ?? ""
        return FileFault(reason.isEmpty ? "it is broken" : "it is broken: \(reason)")
    }
}

extension Image {
    /// The mean of the pixels that come to lie in one; never larger than it was.
    func shrunk(to want: PictureReader.Want) -> Image {
        let ratios = (Double(want.width) / Double(width), Double(want.height) / Double(height))
        let ratio = min(1, want.fills ? max(ratios.0, ratios.1) : min(ratios.0, ratios.1))
        let (across, down) = (
            max(1, Int((Double(width) * ratio).rounded())), max(1, Int((Double(height) * ratio).rounded()))
        )
        guard ratio < 1, (across, down) != (width, height) else { return self }
        var small = [UInt8](repeating: 0, count: across * down * 4)
        let source = bytes.span
        for y in 0..<down {
            let rows = y * height / down..<max(y * height / down + 1, (y + 1) * height / down)
            for x in 0..<across {
                let columns = x * width / across..<max(x * width / across + 1, (x + 1) * width / across)
                var sum = SIMD4<Int>()
                for row in rows {
                    for column in columns {
                        let place = (row * width + column) * 4
                        let alpha = Int(source[place + 3])
                        sum &+= SIMD4(
                            Int(source[place]) * alpha, Int(source[place + 1]) * alpha, Int(source[place + 2]) * alpha,
                            alpha)
                    }
                }
                let place = (y * across + x) * 4
                guard sum.w > 0 else { continue }
                for channel in 0..<3 { small[place + channel] = UInt8((sum[channel] + sum.w / 2) / sum.w) }
                small[place + 3] = UInt8(sum.w / (rows.count * columns.count))
            }
        }
        return (try? Image(width: across, height: down, bytes: small)) ?? self
    }
}

extension PictureLoader {
    /// One picture, read at once, for callers that need it; throws why there is none, in a line.
    public static func picture(at path: String, upTo side: Int) throws(PictureError) -> Image {
        try picture(at: path, width: side, height: side, fills: false)
    }

    /// As cards of so many pixels have it.
    /// - Parameter fills: whether it covers them, or is seen whole.
    public static func picture(
        at path: String, width: Int, height: Int, fills: Bool
    ) throws(PictureError) -> Image {
        do {
            return try PictureReader().picture(at: path, .init(width: width, height: height, fills: fills))
        } catch { throw PictureError(description: error.reason) }
    }
}

/// Why a file shows no picture.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
}
