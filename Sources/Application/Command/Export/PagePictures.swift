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
    init(_ faces: [(face: Face, size: Size, cornerRadius: Double)], quality: Int) throws(Failure) {
        self.quality = quality
        var sides: [Artwork.Source: Size] = [:]
        var sources: [Artwork.Source] = []
        for (face, size, _) in faces {
            guard let source = face.artwork?.source else { continue }
            if sides[source] == nil { sources.append(source) }
            let known = sides[source] ?? size
            sides[source] = Size(width: max(known.width, size.width), height: max(known.height, size.height))
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
        switch source {
        case .cover(let seed, let number):
            let image = CoverArt.image(
                seed: seed, number: number, width: pixels(size.width), height: pixels(size.height), shape: size)
            try keep(image, as: source)
        case .painting(let motif, let seed, let number):
            let image = PaintingDeck.image(
                of: motif, seed: seed, number: number, width: pixels(size.width), height: pixels(size.height),
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

    private(set) var inputs: [String: Int] = [:]

    /// The number of a picture that a shader reads.
    mutating func number(ofInput path: String) throws(Failure) -> Int {
        if let known = inputs[path] { return known }
        let image: Image
        do { image = try PictureLoader.picture(at: path, upTo: Self.longestSide) } catch {
            throw Failure(.missingInput, "the picture '\(GivenPaths.shown(path))' for a shader: \(error)")
        }
        inputs[path] = files.count
        files.append(try file(of: image))
        return files.count - 1
    }

    private mutating func keep(_ image: Image, as source: Artwork.Source) throws(Failure) {
        numbers[source] = files.count
        files.append(try file(of: image))
    }

    /// Where libvips is not installed, a larger file.
    private func file(of image: Image) throws(Failure) -> (bytes: [UInt8], type: String) {
        if PictureWriter.isThere {
            let file = try? PictureWriter.file(of: image, as: .webp, quality: quality, isSmall: true)
            if let file { return (file, "image/webp") }
        }
        return (try PNG.file(of: image, .small), "image/png")
    }
}
