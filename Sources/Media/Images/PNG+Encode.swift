internal import ZoeThreads

extension PNG {
    /// The file of a picture. The same picture and texts give the same bytes.
    ///
    /// A picture without holes is written as RGB, which is a quarter less to pack.
    ///
    /// - Parameter note: is told how much of it is done, from 0 to 1, by any thread.
    public static func encode(
        _ image: Image, compression: Compression = .fast, text: [Text] = [],
        _ note: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws(PNGError) -> [UInt8] {
        var file = ChunkWriter()
        let channels = image.isOpaque ? 3 : 4
        file.add("IHDR") {
            $0.appendBigEndian(UInt32(image.width))
            $0.appendBigEndian(UInt32(image.height))
            $0 += [8, channels == 3 ? 2 : 6, 0, 0, 0]
        }
        file.add("sRGB") { $0.append(0) }
        // Before the pixels, so that reading the texts needs no more of the file.
        for entry in text {
            let content = try entry.chunkContent()
            file.add("iTXt") { $0 += content }
        }
        let recipes = compression.recipes
        let packings = recipes.enumerated().map { number, recipe in
            Self.pack(image, channels: channels, by: recipe) { note((Double(number) + $0) / Double(recipes.count)) }
        }
        let smallest = packings.min { $0.byteCount < $1.byteCount } ?? []
        for part in smallest {
            file.add("IDAT") { $0 += part }
        }
        file.add("IEND") { _ in }
        return file.bytes
    }

    /// The picture filtered and packed, in parts. Where they begin depends on nothing but the picture, so that as many
    /// processors as there are pack the same bytes.
    private static func pack(
        _ image: Image, channels: Int, by recipe: Recipe, _ note: @escaping @Sendable (Double) -> Void
    ) -> [[UInt8]] {
        let length = RowFilter(image, channels: channels).length
        let height = max(1, recipe.sectionBytes / length)
        let starts = Array(stride(from: 0, to: image.height, by: height))
        let done = Guarded(0)
        let sections = parallelMap(starts.count) { number in
            let rows = starts[number]..<min(image.height, starts[number] + height)
            defer {
                let count = done.withLock { done in
                    done += 1
                    return done
                }
                note(Double(count) / Double(starts.count))
            }
            return Section(image, rows, channels: channels, by: recipe)
        }
        let sum = sections.reduce(1) { Checksum.adler($0, then: $1.checksum, ofBytes: $1.length) }
        var parts = sections.map(\.packed)
        // The header of a zlib stream with the largest window: RFC 1950.
        parts[0] = [0x78, 0x01] + parts[0]
        parts[parts.count - 1].appendBigEndian(sum)
        return parts
    }
}

/// Some rows of a picture, packed for themselves.
private struct Section: Sendable {
    private(set) var packed: [UInt8]
    private(set) var checksum: UInt32 = 1
    /// How many bytes are packed.
    private(set) var length = 0

    init(_ image: Image, _ rows: Range<Int>, channels: Int, by recipe: Recipe) {
        var packer = Packer(recipe.packing, isPart: true)
        var filter = RowFilter(image, channels: channels)
        filter.begin(at: rows.lowerBound)
        var filtered: [UInt8] = []
        // Bands that stay in the processor's cache between filter and packer.
        let height = max(1, (128 << 10) / filter.length)
        for y in stride(from: rows.lowerBound, to: rows.upperBound, by: height) {
            let end = min(rows.upperBound, y + height)
            filtered.removeAll(keepingCapacity: true)
            if recipe.choosesFilters {
                filter.appendBest(y..<end, to: &filtered)
            } else {
                filter.appendUp(y..<end, to: &filtered)
            }
            checksum = Checksum.adler(of: filtered, after: checksum)
            length += filtered.count
            packer.add(filtered, then: end < rows.upperBound ? .more : end < image.height ? .another : .end)
        }
        packed = packer.output
    }
}

extension [[UInt8]] {
    fileprivate var byteCount: Int { reduce(0) { $0 + $1.count } }
}

/// A way to make rows small.
private struct Recipe: Sendable {
    let choosesFilters: Bool
    let packing: Packer.Kind

    /// Runs know nothing of what was before them: they lose nothing where a part ends. Others look back 32 KiB.
    var sectionBytes: Int { packing == .runs ? 256 << 10 : 4 << 20 }
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
