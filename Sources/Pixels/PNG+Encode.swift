extension PNG {
    /// The file of a picture. The same picture and texts give the same bytes.
    ///
    /// A picture without holes is written as RGB, which is a quarter less to pack.
    public static func encode(
        _ image: Image, compression: Compression = .fast, text: [Text] = []
    ) throws(PNGError) -> [UInt8] {
        var file = ChunkWriter()
        let channels = image.isOpaque ? 3 : 4
        file.add("IHDR") {
            $0.appendBigEndian(UInt32(image.width))
            $0.appendBigEndian(UInt32(image.height))
            $0 += [8, channels == 3 ? 2 : 6, 0, 0, 0]
        }
        file.add("sRGB") { $0.append(0) }
        // Before the pixels: who wants the texts need not read further.
        for entry in text {
            let content = try entry.chunkContent()
            file.add("iTXt") { $0 += content }
        }
        pack(image, channels: channels, compression: compression, into: &file)
        file.add("IEND") { _ in }
        return file.bytes
    }

    private static func pack(
        _ image: Image, channels: Int, compression: Compression, into file: inout ChunkWriter
    ) {
        var packer = Packer(compression)
        var rows = RowFilter(image, channels: channels)
        var bytes: [UInt8] = []
        // Bands that stay in the processor's cache between filter and packer.
        let height = max(1, (128 << 10) / rows.length)
        var y = 0
        while y < image.height {
            let end = min(image.height, y + height)
            bytes.removeAll(keepingCapacity: true)
            switch compression {
            case .fast: rows.appendUp(y..<end, to: &bytes)
            case .small: rows.appendBest(y..<end, to: &bytes)
            }
            packer.add(bytes, isLast: end == image.height)
            y = end
            if packer.output.count > 1 << 20 || y == image.height {
                file.add("IDAT") { $0 += packer.output }
                packer.output.removeAll(keepingCapacity: true)
            }
        }
    }
}
