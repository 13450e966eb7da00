import Appearance
import LayoutCore
import Renderer

extension Look {
    /// What a deck without pictures of its own looks like: cards in the colours of an evening, on a dark stage.
    static let deck = Look(
        backdrop: .gradient(top: Colour(hex: 0x2B2D42), bottom: Colour(hex: 0x0B0C14)),
        styles: [
            (0xFF9A6B, 0xE8476A), (0xF9C76B, 0xF08A4B), (0x8FE3C8, 0x2F9C95), (0x7CC6FE, 0x3A6FD8),
            (0xB79CFF, 0x6A4BC4),
            (0xFFA3C7, 0xC4458C), (0xE9EDF5, 0xA9B4C9),
        ].map { (light: UInt32, deep: UInt32) in
            CardStyle(
                fill: .gradient(from: Colour(hex: light), to: Colour(hex: deep), direction: .degrees(160)),
                cornerRadius: 14, back: .plain(Colour(hex: 0x3B3F58)))
        })
}
