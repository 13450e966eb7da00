extension PNG {
    /// What is read unless more is asked for: 2^28 pixels, a gigabyte.
    public static let pixelLimit = 1 << 28

    /// The bytes of text that are read unless more is asked for: a quarter of a gigabyte.
    public static let textLimit = 1 << 28

    /// The picture in the bytes, whatever its kind: palette, grey, 16 bits (rounded to 8), interlaced, with a clear colour.
    /// Channels are taken as they stand; colour profiles are not applied.
    /// - Parameters:
    ///   - pixelLimit: larger pictures are refused, before memory is taken for them.
    ///   - textLimit: longer texts are refused, all together and unpacked.
    public static func decode(
        _ bytes: [UInt8], pixelLimit: Int = PNG.pixelLimit, textLimit: Int = PNG.textLimit
    ) throws(PNGError) -> (image: Image, text: [Text]) {
        let file = try ChunkReader(bytes)
        try file.checkSize(pixelLimit: pixelLimit)
        let text = try file.text(limit: textLimit)
        let pixels = try Decoder.rgba(of: bytes, width: file.width, height: file.height)
        guard let image = try? Image(width: file.width, height: file.height, bytes: pixels) else {
            throw .tooLarge(width: file.width, height: file.height, limit: Image.pixelLimit)
        }
        return (image, text)
    }

    /// How large the picture is, as the beginning of the file says.
    public static func size(in bytes: [UInt8]) -> (width: Int, height: Int)? {
        let header = signature.count + 8
        guard bytes.starts(with: signature), bytes.count >= header + 8 else { return nil }
        return (Int(bytes.bigEndian(at: header)), Int(bytes.bigEndian(at: header + 4)))
    }

    /// What the file says beside its picture, without unpacking the picture.
    public static func text(in bytes: [UInt8], limit: Int = PNG.textLimit) throws(PNGError) -> [Text] {
        try ChunkReader(bytes).text(limit: limit)
    }
}
