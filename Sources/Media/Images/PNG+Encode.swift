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
        for part in Self.pack(image, channels: channels, compression, note) {
            file.add("IDAT") { $0 += part }
        }
        file.add("IEND") { _ in }
        return file.bytes
    }

    /// Small: no one way is best, for flat cards want matches, photos want runs. Which one it is shows itself soon; only that one is
    /// taken further, for looking far back takes most of the time.
    private static func pack(
        _ image: Image, channels: Int, _ compression: Compression, _ note: @escaping @Sendable (Double) -> Void
    ) -> [[UInt8]] {
        guard compression == .small else { return pack(image, channels: channels, by: .quick, note) }
        let trials = Recipe.trials
        let done = Guarded(0.0)
        let packings = parallelMap(trials.count) { number in
            let packed = pack(image, channels: channels, by: trials[number]) { _ in }
            note(
                0.5
                    * done.withLock { done in
                        done += 1 / Double(trials.count)
                        return done
                    })
            return packed
        }
        let best = packings.indices.min { packings[$0].byteCount < packings[$1].byteCount } ?? 0
        guard let further = trials[best].further else { return packings[best] }
        let packed = pack(image, channels: channels, by: further) { note(0.5 + 0.5 * $0) }
        return packed.byteCount < packings[best].byteCount ? packed : packings[best]
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
    var sectionBytes: Int { if case .runs = packing { 256 << 10 } else { 4 << 20 } }

    static let quick = Recipe(choosesFilters: false, packing: .runs)
    /// What is tried.
    static let trials = [
        quick, Recipe(choosesFilters: false, packing: .matches(level: 6)),
        Recipe(choosesFilters: true, packing: .matches(level: 6)),
        Recipe(choosesFilters: true, packing: .filtered(level: 6)),
    ]

    /// Measured on cards: 6 % smaller than level 6, and 2 % larger than level 9, which takes twice as long.
    private static let furthest = 8

    /// The same, looking further back.
    var further: Recipe? {
        switch packing {
        case .matches: Recipe(choosesFilters: choosesFilters, packing: .matches(level: Self.furthest))
        case .filtered: Recipe(choosesFilters: choosesFilters, packing: .filtered(level: Self.furthest))
        case .runs, .mixed: nil
        }
    }
}
