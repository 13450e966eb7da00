internal import CardContent
internal import LayoutCore
internal import ZoeStyle
internal import ZoeUserShaders

/// What a picture of a card follows from, but for its size in texels.
struct CardPictureKey: Hashable {
    var face: Face
    var cornerRadius: Double
    var borderWidth: Double
    var borderColour: Colour
    /// Only of what is blurred together with its shadow.
    var shadow: Shadow?
    var size: Size
    var margin: Double
    /// Its smaller versions are blurred as an open lens blurs.
    var isSeenThroughLens: Bool
    /// Which texture its artwork is; 0 while there is none.
    var artwork: Int
    /// How far that has moved.
    var slide: PictureSlide?
    var shader: FaceShader?

    /// The same of cards that differ in nothing but what changes with their size.
    var ofAnySize: CardPictureKey {
        var other = self
        other.size = Size(width: 0, height: 0)
        // Corners grow with some cards, and a cover sets its letters for the size that it has.
        (other.cornerRadius, other.borderWidth) = (0, 0)
        for place in face.labels.indices {
            (other.face.labels[place].size, other.face.labels[place].insets) = (0, .none)
        }
        return other
    }

    /// A shader of the user's own that paints the face, with all that it is told of the card.
    struct FaceShader: Hashable {
        var effect: Int
        var settings: [UniformSetting]
        var pictures: [Int]
        var index: Int
        var count: Int
        var isSelected: Bool
    }
}

extension CardPictureKey.FaceShader {
    init?(_ shading: Shading, _ inputs: EffectInputs, of card: Card, in frame: Frame) {
        guard let use = shading.face else { return nil }
        self.init(
            effect: use.effect.number, settings: use.settings, pictures: inputs.editions(readBy: use.settings),
            index: card.index, count: frame.count,
            isSelected: shading.selected == card.identity)
    }
}
