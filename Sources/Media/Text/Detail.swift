/// How finely glyphs are kept: a field of distances stays sharp when it is drawn larger, but its corners get round.
public enum Detail: Int, Hashable, Sendable, CaseIterable {
    case text, heading, poster

    /// - Parameter pixelsPerEm: how large letters are seen, in pixels for a length that is the font's size.
    public init(pixelsPerEm: Double) {
        self = pixelsPerEm > 250 ? .poster : pixelsPerEm > 90 ? .heading : .text
    }

    /// Atlas squares for a length that is the font's size.
    var squaresPerEm: Double {
        switch self {
        case .text: 64
        case .heading: 192
        case .poster: 512
        }
    }

    /// How far around its edge a glyph's distances are told, in squares. Text is shrunk to an eighth, where a square is an
    /// eighth of a pixel; what is large needs finer steps instead.
    var reach: Int { self == .text ? 8 : 4 }

    var coarser: Detail? { Detail(rawValue: rawValue - 1) }
}
