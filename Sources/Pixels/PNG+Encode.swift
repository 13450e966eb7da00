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
        let packings = compression.recipes.map { Self.pack(image, channels: channels, by: $0) }
        let smallest = packings.min { $0.byteCount < $1.byteCount } ?? []
        for part in smallest {
            file.add("IDAT") { $0 += part }
        }
        file.add("IEND") { _ in }
        return file.bytes
    }

    /// The picture filtered and packed, in parts of about a megabyte.
    private static func pack(_ image: Image, channels: Int, by recipe: Recipe) -> [[UInt8]] {
        var packer = Packer(recipe.packing)
        var filter = RowFilter(image, channels: channels)
        var parts: [[UInt8]] = []
        var rows: [UInt8] = []
        // Bands that stay in the processor's cache between filter and packer.
        let height = max(1, (128 << 10) / filter.length)
        var y = 0
        while y < image.height {
            let end = min(image.height, y + height)
            rows.removeAll(keepingCapacity: true)
            if recipe.choosesFilters {
                filter.appendBest(y..<end, to: &rows)
            } else {
                filter.appendUp(y..<end, to: &rows)
            }
            packer.add(rows, isLast: end == image.height)
            y = end
            if packer.output.count > 1 << 20 || y == image.height {
                parts.append(packer.output)
                packer.output.removeAll(keepingCapacity: true)
            }
        }
        return parts
    }
}

extension [[UInt8]] {
    fileprivate var byteCount: Int { reduce(0) { $0 + $1.count } }
}

/// A way to make rows small.
private struct Recipe {
    let choosesFilters: Bool
    let packing: Packer.Kind
}

extension PNG.Compression {
    /// What is tried; the smallest is written. No one way is best: flat cards want matches, photos want runs.
    fileprivate var recipes: [Recipe] {
        let quick = Recipe(choosesFilters: false, packing: .runs)
        return switch self {
        case .fast: [quick]
        case .small:
            [
                quick, Recipe(choosesFilters: false, packing: .thorough),
                Recipe(choosesFilters: true, packing: .thorough), Recipe(choosesFilters: true, packing: .filtered),
            ]
        }
    }
}
