/// Portable Network Graphics: pictures as files.
///
/// Read by libpng, the best tested decoder for untrusted files; written here, over zlib, because that is short, gives
/// the same bytes each time and leaves us the choice of filters and chunks.
public enum PNG {
    /// What a file says beside its picture.
    public struct Text: Hashable, Sendable {
        public var keyword: String
        public var text: String

        public init(_ keyword: String, _ text: String) {
            self.keyword = keyword
            self.text = text
        }
    }

    public enum Compression: Hashable, Sendable {
        /// For a person who waits.
        case fast
        /// For a file that is kept or sent.
        case small
    }

    static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
}

/// Why there is no picture in the bytes, or no file of the picture.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
    case notPNG
    case truncated
    case broken(String)
    case tooLarge(width: Int, height: Int, limit: Int)
    case textTooLong(limit: Int)
    case keyword(String)
    case zeroInText(keyword: String)

    public var description: String {
        switch self {
        case .notPNG: "not a PNG file"
        case .truncated: "the PNG file ends too early"
        case .broken(let reason): "the PNG file is broken: \(reason)"
        case .tooLarge(let width, let height, let limit):
            "the PNG file claims \(width)×\(height) pixels; \(limit) is the most that is read"
        case .textTooLong(let limit): "the PNG file carries more than \(limit) bytes of text"
        case .keyword(let keyword):
            "'\(keyword)' cannot name a text in a PNG file: 1 to 79 Latin letters, single spaces inside"
        case .zeroInText(let keyword): "the text '\(keyword)' has a zero character, which no PNG file can hold"
        }
    }
}
