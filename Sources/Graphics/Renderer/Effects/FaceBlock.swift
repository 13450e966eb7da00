internal import LayoutCore
internal import ZoeStyle

/// What a face's shader is told of one card: std140, 64 bytes.
struct FaceBlock: BitwiseCopyable {
    /// Index, count, offset, flags.
    var card: SIMD4<Float>
    /// From uv to the sheet on which the card is drawn flat.
    var content: SIMD4<Float> = .zero
    var label: SIMD4<Float> = .zero
    var mirror: SIMD4<Float>

    private static let selected: Float = 1
    private static let turned: Float = 2

    static let none = FaceBlock(card: .zero, mirror: SIMD4(1, 1, 0, 0))

    init(_ frame: Frame, _ number: Int, _ side: VisibleSide, _ face: FaceUse) {
        let card = frame.cards[number]
        let isSelected = face.shading.selected == card.identity
        let flags = (isSelected ? Self.selected : 0) + (side.isBack ? Self.turned : 0)
        self.card = SIMD4(Float(card.index), Float(frame.count), Float(card.offset), flags)
        mirror = SIMD4(Float(side.mirror.x), Float(side.mirror.y), 0, 0)
        let half = SIMD2(card.size.width, card.size.height) / 2
        if let flat = face.contents[number] { content = place(of: flat, half: half, on: face.contentSheet) }
        if let flat = face.labels[number] { label = place(of: flat, half: half, on: face.labelSheet) }
    }

    private init(card: SIMD4<Float>, mirror: SIMD4<Float>) {
        self.card = card
        self.mirror = mirror
    }

    /// - Parameters:
    ///   - half: of the card, in points.
    ///   - sheet: in texels.
    private func place(of flat: FlatCard, half: SIMD2<Double>, on sheet: SIMD2<Double>) -> SIMD4<Float> {
        let size = SIMD2(Double(flat.width), Double(flat.height))
        let middle = (SIMD2(Double(flat.left), Double(flat.low)) + size / 2) / sheet
        let delta = SIMD2(Double(mirror.x) * (flat.isTurned ? -1 : 1), Double(mirror.y))
        let reach = delta * half / flat.reach * size / sheet
        return SIMD4<Float>(SIMD4(lowHalf: middle - reach / 2, highHalf: reach))
    }
}
