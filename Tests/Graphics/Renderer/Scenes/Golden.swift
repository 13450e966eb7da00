import Foundation
import Testing
import ZoeImages

/// Reference pictures, looked at and found right, and how near to them a picture must come.
///
/// One that is missing fails, like one that differs: what was drawn is left beside the message, and ZOETROPE_RECORD=1 takes
/// pictures on purpose.
struct Golden {
    let name: String
    var folder = TestFolder.url.appending(path: "Golden/scenes")

    var file: URL { folder.appending(path: "\(name).png") }

    static var isRecording: Bool { ProcessInfo.processInfo.environment["ZOETROPE_RECORD"] == "1" }

    func read() throws -> Image {
        try #require(FileManager.default.fileExists(atPath: file.path), "no golden picture \(file.path)")
        return try PNG.decode([UInt8](Data(contentsOf: file))).image
    }

    func record(_ picture: Image) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(PNG.encode(picture, compression: .small)).write(to: file)
    }

    /// - Returns: why the picture does not pass; nil where it does.
    func refusal(of picture: Image, leaving candidates: URL = Self.candidates) throws -> String? {
        guard FileManager.default.fileExists(atPath: file.path) else {
            let place = try keep(picture, as: "\(name).png", in: candidates)
            return "no golden picture \(file.path); drawn was \(place); ZOETROPE_RECORD=1 records it"
        }
        let golden = try read()
        let likeness = try? Likeness(golden, picture)
        if let likeness, likeness.passes { return nil }
        let place = try keep(picture, as: "\(name).png", in: candidates)
        guard let likeness else { return "\(name) is \(golden.width)×\(golden.height); drawn was \(place)" }
        let difference = try keep(
            likeness.comparison.differencePicture(), as: "\(name).difference.png", in: candidates)
        return "\(name) is not as it was (\(likeness)); drawn was \(place), the difference is \(difference)"
    }

    /// Where what did not pass is left.
    private static let candidates = FileManager.default.temporaryDirectory.appending(path: "zoetrope-candidates")

    private func keep(_ picture: Image, as file: String, in folder: URL) throws -> String {
        let bytes = try PNG.encode(picture)
        Attachment.record(bytes, named: file)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = folder.appending(path: file)
        try Data(bytes).write(to: place)
        return place.path
    }
}

/// How alike two pictures are, and whether that will do.
struct Likeness: CustomStringConvertible {
    let comparison: Comparison

    init(_ first: Image, _ second: Image) throws { comparison = try Comparison(first, second) }

    /// How far they may be apart as a whole, where they are farthest apart, and in one pixel.
    private static let tolerance = (mean: 0.004, worst: 0.12, pixel: 48.0)

    /// In tolerances: above 1 is too far.
    var distance: Double {
        max(
            (1 - comparison.similarity) / Self.tolerance.mean,
            (1 - comparison.lowestSimilarity) / Self.tolerance.worst,
            Double(comparison.largestDifference) / Self.tolerance.pixel)
    }

    var passes: Bool { distance <= 1 }

    var description: String {
        func short(_ x: Double) -> Double { (x * 10000).rounded() / 10000 }
        return "similarity \(short(comparison.similarity)), \(short(comparison.lowestSimilarity)) at worst, "
            + "largest difference \(comparison.largestDifference): \(short(distance)) tolerances"
    }
}
