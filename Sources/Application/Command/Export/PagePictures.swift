import LayoutCore
import ZoeDocument
import ZoeImages
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
    private let quality: Int

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
        func pixels(_ length: Double) -> Int {
            let whole = max(1, (length * min(factor, 1) * (1 - 1e-9)).rounded(.up))
            return Int(whole * max(factor, 1))
        }

        var width: Int { pixels(size.width) }
        var height: Int { pixels(size.height) }
    }

    /// - Parameter quality: of 100.
    init(_ appearances: [PageDeck.Appearance], quality: Int) throws(Failure) {
        self.quality = quality
        var uses: [Artwork.Source: Use] = [:]
        var sources: [Artwork.Source] = []
        for appearance in appearances {
            for artwork in appearance.faces.compactMap(\.artwork) {
                let use = Use(size: appearance.size, fills: artwork.fit == .fill)
                if uses[artwork.source] == nil { sources.append(artwork.source) }
                uses[artwork.source] = uses[artwork.source]?.joined(with: use) ?? use
            }
        }
        let large = uses.filter { $0.value.longest * Self.scale > Double(Self.longestSide) }
        let pixels = large.values.reduce(0) { $0 + Double($1.width) * Double($1.height) }
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
        var half = use
        half.factor = 1
        let isTwice = use.factor == Self.scale
        guard case .file(let path) = source else {
            let image = Self.painted(source, use)
            var told = Told(width: use.size.width, height: use.size.height, grain: source.grain)
            if isTwice { try keep(Self.painted(source, half), asHalfOf: image, &told) }
            try keep(image, as: source, told)
            return
        }
        let image: Image
        let small: Image
        do throws(PictureError) {
            image = try PictureLoader.picture(at: path, width: use.width, height: use.height, fills: use.fills)
            small =
                isTwice
                ? try PictureLoader.picture(at: path, width: half.width, height: half.height, fills: use.fills) : image
        } catch {
            faults.append((source, "\(error)"))
            return
        }
        var told = Told(width: Double(small.width), height: Double(small.height))
        let whole = image.cropped(toShapeOf: small)
        if small.width < whole.width, whole.isOpaque { try keep(small, asHalfOf: whole, &told) }
        try keep(whole, as: source, told)
    }

    private static func painted(_ source: Artwork.Source, _ use: Use) -> Image {
        switch source {
        case .cover(let seed, let number):
            CoverArt.image(
                seed: seed, number: number, width: use.width, height: use.height, shape: use.size, isSmooth: true)
        case .painting(let motif, let seed, let number):
            PaintingDeck.image(
                of: motif, seed: seed, number: number, width: use.width, height: use.height, shape: use.size,
                isSmooth: true)
        case .file: fatalError("files are read")
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
        /// As large as the largest of its cards, or as many pixels as a file has for that.
        var width: Double
        var height: Double
        /// Which the page puts on: it is as fine as a pixel, and no packer keeps it.
        var grain: Grain?
        /// The number of the picture that is there for a pixel a point.
        var half: Int?
    }

    private var told: [(number: Int, told: Told)] = []

    var artworks: JSON {
        .object(
            told.map { number, told in
                let grain = told.grain.map { JSON.list([.number(Double($0.strength)), .integer(Int($0.seed))]) }
                return (
                    "\(number)",
                    .object(
                        [("points", .list([.number(told.width), .number(told.height)]))]
                            + (grain.map { [("grain", $0)] } ?? [])
                            + (told.half.map { [("half", .integer($0))] } ?? []))
                )
            })
    }

    private mutating func keep(_ image: Image, as source: Artwork.Source, _ told: Told) throws(Failure) {
        let number = try add(image)
        numbers[source] = number
        self.told.append((number, told))
    }

    /// As far as it may be from what a browser makes of twice as many pixels, of 255.
    private static let mostDifference = 1.5

    private mutating func keep(_ half: Image, asHalfOf image: Image, _ told: inout Told) throws(Failure) {
        let isTwice = image.width == 2 * half.width && image.height == 2 * half.height
        guard !isTwice || image.halvedDifference(from: half) > Self.mostDifference else { return }
        told.half = try add(half)
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

extension Image {
    /// How far another picture is from the mean of every four pixels of this one, in the middle (root of the mean square).
    fileprivate func halvedDifference(from half: Image) -> Double {
        guard width >= 2 * half.width, height >= 2 * half.height else { return 0 }
        let (bytes, other) = (bytes.span, half.bytes.span)
        let row = width * 4
        var sum = 0
        for y in 0..<half.height {
            for x in 0..<half.width {
                for part in 0..<3 {
                    let place = 2 * y * row + 8 * x + part
                    let four =
                        Int(bytes[place]) + Int(bytes[place + 4]) + Int(bytes[place + row])
                        + Int(bytes[place + row + 4])
                    let difference = four - 4 * Int(other[(y * half.width + x) * 4 + part])
                    sum += difference * difference
                }
            }
        }
        return (Double(sum) / Double(16 * 3 * half.width * half.height)).squareRoot()
    }

    /// The middle of it, as high beside its width as another picture.
    fileprivate func cropped(toShapeOf other: Image) -> Image {
        let wanted = (
            width: min(width, max(1, (height * other.width + other.height / 2) / other.height)),
            height: min(height, max(1, (width * other.height + other.width / 2) / other.width))
        )
        // Sides are rounded to whole pixels.
        guard width - wanted.width > 2 || height - wanted.height > 2 else { return self }
        let (left, top) = ((width - wanted.width) / 2, (height - wanted.height) / 2)
        let rows = (top..<top + wanted.height).map { ($0 * width + left) * 4..<($0 * width + left + wanted.width) * 4 }
        let bytes = rows.flatMap { self.bytes[$0] }
        return (try? Image(width: wanted.width, height: wanted.height, bytes: bytes)) ?? self
    }
}
