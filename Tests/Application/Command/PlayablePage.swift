import Foundation
import TestSupport
import Testing

@testable import ZoeImages

/// An exported page, taken apart.
struct PlayablePage {
    let text: String

    init(_ text: String) { self.text = text }

    init(_ words: [String], in folder: TemporaryFolder) throws {
        let result = try Zoetrope.run(["export", "--format", "html", "-o", "a.html"] + words, in: folder.url)
        try #require(result.status == 0, "\(result.errors)")
        text = try folder.text(of: "a.html")
    }

    func part(_ name: String) throws -> [UInt8] {
        let after = try #require(text.firstRange(of: "data-part=\"\(name)\">")).upperBound
        let packed = try DenseLetters.bytes(of: String(text[after...].prefix { $0 != "<" }))
        return try Unpacking.bytes(of: ArraySlice(packed), limit: 10_000_000)
    }

    /// What its scene and shaders are, without spaces after signs.
    var scene: String {
        get throws {
            String(decoding: try part("scene"), as: UTF8.self).replacing(": ", with: ":").replacing(", ", with: ",")
        }
    }

    /// What it carries beside its scene, in order: of which type, and the bytes.
    var carried: [(type: String, bytes: [UInt8])] {
        get throws {
            try text.matches(of: /data-picture="([^"]*)">([^<]*)</).map { match in
                (String(match.1), try DenseLetters.bytes(of: String(match.2)))
            }
        }
    }
}
