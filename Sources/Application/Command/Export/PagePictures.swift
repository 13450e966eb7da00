import LayoutCore
import ZoeDocument
import ZoeImages
internal import ZoePaintings
import ZoePictures
import ZoeStyle

/// The pictures of a page, as files.
struct PagePictures {
    private(set) var files: [(bytes: [UInt8], type: String)] = []
    private(set) var numbers: [Artwork.Source: Int] = [:]
    /// What cannot be shown, and why.
    private(set) var faults: [(source: Artwork.Source, reason: String)] = []

    /// Screens of twice as many pixels a point are common.
    private static let scale = 2.0
    /// What is longer has them only where there are few of its kind.
    private static let longestSide = 1024
    /// As far as what is longer may have them, and all of that together.
    private static let longestLargeSide = 3072.0
    private static let mostLargePixels = 24e6
    /// No browser's graphics card has to hold more.
    private static let mostSide = 4096.0
    /// A picture for how the scene shows it at first has at most so many times the pixels of the whole one.
    private static let mostOfSeen = 2.1
    private let quality: Int
    private let seen: [Artwork.Source: Pixels]

    typealias Pixels = (width: Int, height: Int)

    /// How a picture is shown: as large as the largest of its cards.
    private struct Use {
        var size: Size
        /// Whether no card shows all of it.
        var fills: Bool
        var factor = PagePictures.scale

        func joined(with other: Use) -> Use {
            Use(
                size: Size(
                    width: max(size.width, other.size.width), height: max(size.height, other.size.height)),
                fills: fills && other.fills)
        }

        var longest: Double { max(size.width, size.height, 1) }

        /// As many pixels as a capture has at a pixel a point, or twice as many, so that both see the same rows.
        private func pixels(_ length: Double) -> Int {
            Int(Double(Self.whole(length * min(factor, 1))) * max(factor, 1))
        }

        /// As many as a capture has on such a length.
        private static func whole(_ length: Double) -> Int { max(1, Int((length * (1 - 1e-9)).rounded(.up))) }

        var pixels: Pixels { (pixels(size.width), pixels(size.height)) }

        /// At a pixel a point.
        var half: Use {
            var half = self
            half.factor = 1
            return half
        }

        /// Whether a picture of so many pixels is neither of those at a pixel and at two pixels a point.
        func isBetween(_ seen: Pixels) -> Bool {
            ![1, 2].contains { Self.whole(size.width * $0) == seen.width }
        }
    }

    /// - Parameters:
    ///   - seen: how many pixels a capture of the scene as it begins has of those that it shows.
    ///   - quality: of 100.
    init(
        _ appearances: [PageDeck.Appearance], seen: [Artwork.Source: Pixels], quality: Int
    ) throws(Failure) {
        self.quality = quality
        self.seen = seen
        var uses: [Artwork.Source: Use] = [:]
        var sources: [Artwork.Source] = []
        for appearance in appearances {
            for artwork in appearance.faces.compactMap(\.artwork) {
                let use = Use(size: artwork.uncutSize ?? appearance.size, fills: artwork.fit == .fill)
                if uses[artwork.source] == nil { sources.append(artwork.source) }
                uses[artwork.source] = uses[artwork.source]?.joined(with: use) ?? use
            }
        }
        let large = uses.filter { $0.value.longest * Self.scale > Double(Self.longestSide) }
        let pixels = large.values.reduce(0) { $0 + Double($1.pixels.width) * Double($1.pixels.height) }
        for (source, use) in large {
            let isAlone = pixels <= Self.mostLargePixels && use.longest * Self.scale <= Self.longestLargeSide
            uses[source]?.factor = isAlone ? Self.scale : min(1, Self.mostSide / use.longest)
        }
        for (number, source) in sources.enumerated() {
            Progress.note(Double(number) / Double(sources.count), of: .reading)
            if let use = uses[source] { try add(source, use) }
        }
    }

    private mutating func add(_ source: Artwork.Source, _ use: Use) throws(Failure) {
        let image: Image
        let small: Image
        var seen: (image: Image, width: Int)?
        do throws(PictureError) {
            image = try Self.picture(source, use.pixels, use)
            small = use.factor == Self.scale ? try Self.picture(source, use.half.pixels, use) : image
            if let pixels = pixelsSeen(source, use) { seen = (try Self.picture(source, pixels, use), pixels.width) }
        } catch {
            let reason = "\(error)"
            if case .file(let path) = source, let failure = Failure(ofNamed: path, because: reason) { throw failure }
            faults.append((source, reason))
            return
        }
        var told = Told(width: use.size.width, height: use.size.height, grain: source.grain)
        if case .file = source { (told.width, told.height) = (Double(small.width), Double(small.height)) }
        let whole = image.cropped(toShapeOf: small)
        if whole.isOpaque {
            if small.width < whole.width { told.half = try number(of: small, beside: whole) }
            if let seen, let number = try number(of: seen.image.cropped(toShapeOf: small), beside: whole) {
                told.seen = (number, seen.width)
            }
        }
        told.number = try add(whole)
        numbers[source] = told.number
        self.told.append(told)
    }

    /// As many as a capture of the scene as it begins has, where a page has no picture of as many.
    private func pixelsSeen(_ source: Artwork.Source, _ use: Use) -> Pixels? {
        guard let pixels = seen[source], use.isBetween(pixels),
            Double(pixels.width * pixels.height) <= Self.mostOfSeen * Double(use.pixels.width * use.pixels.height)
        else { return nil }
        return pixels
    }

    private static func picture(
        _ source: Artwork.Source, _ pixels: Pixels, _ use: Use
    ) throws(PictureError) -> Image {
        let (width, height) = pixels
        return try source.image(width: width, height: height, shape: use.size.sides, isSmooth: true) {
            path throws(PictureError) in
            try PictureLoader.picture(at: path, width: width, height: height, fills: use.fills)
        }
    }

    /// What shaders read of them.
    var inputs = PageInputs()

    /// As shaders read it.
    static func picture(at path: String) throws(Failure) -> Image {
        do { return try PictureLoader.picture(at: path, upTo: longestSide) } catch {
            throw Failure(.missingInput, "the picture '\(GivenPaths.shown(path))' for a shader: \(error)")
        }
    }

    /// - Returns: its number.
    mutating func add(_ bytes: [UInt8], _ type: String) -> Int {
        files.append((bytes, type))
        return files.count - 1
    }

    mutating func add(_ image: Image) throws(Failure) -> Int {
        if !image.isOpaque { translucent.append(files.count) }
        files.append(try file(of: image, quality))
        return files.count - 1
    }

    /// Pictures that let something be seen through them.
    private(set) var translucent: [Int] = []
    /// What a page has to know of a picture.
    private struct Told {
        var number = 0
        /// As large as the largest of its cards, or as many pixels as a file has for that.
        var width: Double
        var height: Double
        /// Which the page puts on: it is as fine as a pixel, and no packer keeps it.
        var grain: Grain?
        /// The number of the picture that is there for a pixel a point.
        var half: Int?
        /// The same of the one that has as many pixels as a capture of the scene as it begins, and how many those are across.
        var seen: (number: Int, width: Int)?
    }

    private var told: [Told] = []

    var artworks: JSON {
        .object(
            told.map { told in
                let grain = told.grain.map { JSON.list([.number(Double($0.strength)), .integer(Int($0.seed))]) }
                return (
                    "\(told.number)",
                    .object(
                        [("points", .list([.number(told.width), .number(told.height)]))]
                            + (grain.map { [("grain", $0)] } ?? [])
                            + (told.half.map { [("half", .integer($0))] } ?? [])
                            + (told.seen.map { [("seen", .list([.integer($0.number), .integer($0.width)]))] } ?? []))
                )
            })
    }

    /// As far as one may be from what a browser makes of the whole picture, of 255.
    private static let mostDifference = 1.5

    /// - Returns: nil where a browser makes as good a one of the whole picture.
    private mutating func number(of smaller: Image, beside whole: Image) throws(Failure) -> Int? {
        guard whole.difference(fromSmaller: smaller) > Self.mostDifference else { return nil }
        return try add(smaller)
    }

    /// Where libvips is not installed, a larger file.
    /// - Parameter isSmall: a smaller file that takes longer.
    func file(
        of image: Image, _ quality: Int, isSmall: Bool = true
    ) throws(Failure) -> (bytes: [UInt8], type: String) {
        if PictureWriter.isThere {
            let file = try? PictureWriter.file(of: image, as: .webp, quality: quality, isSmall: isSmall)
            if let file { return (file, "image/webp") }
        }
        return (try PNG.file(of: image, .small), "image/png")
    }
}
