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

    /// Screens of twice as many pixels a point are common; what is larger than this is large enough.
    private static let scale = 2.0
    private static let longestSide = 1024
    private let quality: Int

    /// - Parameter quality: of 100.
    init(_ appearances: [PageDeck.Appearance], quality: Int) throws(Failure) {
        self.quality = quality
        var sides: [Artwork.Source: Size] = [:]
        var sources: [Artwork.Source] = []
        for appearance in appearances {
            let size = appearance.size
            for source in appearance.faces.compactMap(\.artwork?.source) {
                if sides[source] == nil { sources.append(source) }
                let known = sides[source] ?? size
                sides[source] = Size(width: max(known.width, size.width), height: max(known.height, size.height))
            }
        }
        for (number, source) in sources.enumerated() {
            Progress.note(Double(number) / Double(sources.count), of: .reading)
            try add(source, sides[source] ?? Size(width: 1, height: 1))
        }
    }

    private mutating func add(_ source: Artwork.Source, _ size: Size) throws(Failure) {
        let (longest, shortest) = (max(size.width, size.height), max(min(size.width, size.height), 1))
        let factor = min(Self.scale, Double(Self.longestSide) / max(longest, 1))
        func pixels(_ length: Double) -> Int { max(1, Int((length * factor).rounded())) }
        // Twice what a capture has at a pixel a point, so that a screen of such pixels sees the same rows.
        func painted(_ length: Double) -> Int {
            factor == Self.scale ? 2 * max(1, Int((length * (1 - 1e-9)).rounded(.up))) : pixels(length)
        }
        switch source {
        case .cover(let seed, let number):
            func cover(_ width: Int, _ height: Int) -> Image {
                CoverArt.image(seed: seed, number: number, width: width, height: height, shape: size)
            }
            let image = cover(painted(size.width), painted(size.height))
            try keep(image, as: source)
            guard factor == Self.scale else { return }
            try keep(cover(image.width / 2, image.height / 2), asHalfOf: image)
        case .painting(let motif, let seed, let number):
            let image = PaintingDeck.image(
                of: motif, seed: seed, number: number, width: painted(size.width), height: painted(size.height),
                shape: size)
            try keep(image, as: source)
        case .file(let path):
            // A picture that fills a card may be much longer than it.
            let side = min(Self.longestSide * 2, pixels(longest * min(longest / shortest, 2)))
            let image: Image
            do { image = try PictureLoader.picture(at: path, upTo: side) } catch {
                faults.append((source, "\(error)"))
                return
            }
            try keep(image, as: source)
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
    /// What is painted otherwise for a pixel a point than for two: lines that are as thin as that.
    private(set) var halves: [(whole: Int, half: Int)] = []

    /// As far as what is painted may be from what a browser makes of twice as many pixels, of 255: the grain of paper is no more.
    private static let mostDifference = 6.0

    private mutating func keep(_ half: Image, asHalfOf image: Image) throws(Failure) {
        guard image.halvedDifference(from: half) > Self.mostDifference else { return }
        let whole = files.count - 1
        halves.append((whole, try add(half)))
    }

    private mutating func keep(_ image: Image, as source: Artwork.Source) throws(Failure) {
        numbers[source] = try add(image)
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
}
