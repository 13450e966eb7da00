package import LayoutCore
package import ZoeStyle

/// A scene as other tools take it: where its cards stand, at rest and as they move, and what is on them.
package struct ExportedScene {
    package var title: String
    package var frame: Frame
    package var look: Look
    /// As time goes on, evenly, the first and the last moment among them; empty where nothing is to move.
    package var moments: [Frame]
    /// From the first moment to the last, in seconds.
    package var duration: Double
    package var isVertical: Bool
    /// Points of the page for one of the view's.
    package var scale: Double
    /// What is painted already: on some cards, or on all.
    package var paintings: [Card.ID: Painting]
    /// The pictures that cards show.
    package var artwork: [Artwork.Source: MediaFile]

    /// A card as it is when nothing is between it and the eye.
    package struct Painting {
        package var front: MediaFile?
        /// Where the back shows something of its own.
        package var back: MediaFile?

        package init(front: MediaFile?, back: MediaFile? = nil) {
            self.front = front
            self.back = back
        }
    }

    package init(
        title: String, frame: Frame, look: Look, moments: [Frame] = [], duration: Double = 0, isVertical: Bool = false,
        scale: Double = 1,
        paintings: [Card.ID: Painting] = [:], artwork: [Artwork.Source: MediaFile] = [:]
    ) {
        self.title = title
        self.frame = frame
        self.look = look
        self.moments = moments.count > 1 && duration > 0 ? moments : []
        self.duration = duration
        self.isVertical = isVertical
        self.scale = scale
        self.paintings = paintings
        self.artwork = artwork
    }

    /// All that are ever seen, each once: those that are seen first as they are then, from back to front.
    package var cards: [Card] {
        var known: Set<Card.ID> = []
        return ([frame] + moments).flatMap { $0.cards.sorted { $0.order < $1.order } }.filter {
            known.insert($0.id).inserted
        }
    }

    func style(of card: Card) -> CardStyle { look.deck.style(of: card) }
}

/// A file within another one.
package struct MediaFile: Hashable, Sendable {
    /// `image/png`
    package let type: String
    package let bytes: [UInt8]
    package let width: Int
    package let height: Int
    package let isOpaque: Bool

    package init(type: String, bytes: [UInt8], width: Int, height: Int, isOpaque: Bool) {
        (self.type, self.bytes, self.width, self.height, self.isOpaque) = (type, bytes, width, height, isOpaque)
    }

    var dataAddress: String { "data:\(type);base64,\(Self.base64(bytes))" }

    /// RFC 4648.
    static func base64(_ bytes: [UInt8]) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let rest = bytes.count - start
            let (a, b) = (UInt32(bytes[start]), rest > 1 ? UInt32(bytes[start + 1]) : 0)
            let word = a << 16 | b << 8 | (rest > 2 ? UInt32(bytes[start + 2]) : 0)
            for place in 0..<4 {
                text.append(place <= rest ? letters[Int(word >> (18 - 6 * UInt32(place)) & 63)] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
