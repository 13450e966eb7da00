/// A short name for many numbers, bit for bit (FNV-1a, 64 bits): equal frames have equal digests on every machine and in
/// every build, which Swift's own hashing does not promise.
package struct Digest: Hashable, Sendable {
    /// The name so far.
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The name of nothing.
    package init() {}

    /// A byte.
    package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    /// A number, bit by bit.
    package mutating func add(_ number: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    /// A number, bit by bit.
    package mutating func add(_ number: Int) { add(UInt64(truncatingIfNeeded: number)) }
    /// A number, bit by bit.
    package mutating func add(_ number: Double) { add(number.bitPattern) }
    /// A flag.
    package mutating func add(_ flag: Bool) { add(flag ? 1 as UInt8 : 0) }

    /// A text, with its length.
    package mutating func add(_ text: String) {
        add(text.utf8.count)
        for byte in text.utf8 { add(byte) }
    }

    /// A frame, with all its cards.
    package mutating func add(_ frame: Frame) {
        add(frame.layout)
        let camera = frame.camera
        for number in [
            camera.view.width, camera.view.height, camera.lens.m34, camera.lens.viewpoint.x, camera.lens.viewpoint.y,
            camera.contentOffset.x, camera.contentOffset.y, frame.scroll,
        ] {
            add(number)
        }
        add(frame.count)
        add(frame.currentIndex)
        add(frame.isMoving)
        add(frame.cards.count)
        for card in frame.cards { add(card) }
    }

    private mutating func add(_ card: Card) {
        for number in [card.index, card.identity, card.lane, card.order] { add(number) }
        for row in [card.matrix.row1, card.matrix.row2, card.matrix.row3, card.matrix.row4] {
            for place in row.indices { add(row[place]) }
        }
        for number in [card.offset, card.size.width, card.size.height, card.alpha, card.blur, card.renewal] {
            add(number)
        }
        add(card.isHidden)
        add(card.isPlaceholder)
        if let tint = card.tint {
            for place in tint.colour.indices { add(Double(tint.colour[place])) }
        }
        if let part = card.part {
            for number in [part.whole.width, part.whole.height, part.middle.x, part.middle.y] { add(number) }
        }
        if let slide = card.slide {
            for number in [slide.shift.x, slide.shift.y, slide.zoom] { add(number) }
        }
    }
}

extension Frame {
    /// The same for frames that are the same to the bit.
    package var digest: UInt64 {
        var digest = Digest()
        digest.add(self)
        return digest.value
    }
}
