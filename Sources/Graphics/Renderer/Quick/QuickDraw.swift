/// Something that is drawn with one call.
struct QuickDraw {
    enum Source {
        /// What nothing shines through.
        case body(QuickPicture)
        /// What covers parts of pixels, and all of translucent cards.
        case rim(QuickPicture)
        /// With the colour of what is left where it is whole: light, premultiplied.
        case shadow(ShadowPicture, SIMD4<Float>)
    }

    let source: Source
    /// In the indices of the mesh.
    let triangles: Range<Int>
    /// The level of the picture that is as coarse as the blur is wide; nil for what is sharp.
    var blurLevel: Float?
    var light: CardLight?
    /// Of the layer's depth, from the back.
    let slice: Int

    /// The light on a card, and what leads from its picture to points on it.
    struct CardLight {
        let block: LightBlock
        /// Times a place in the picture, and less the other two.
        let points: SIMD4<Float>
        /// Of a piece of a bent card.
        let curvature: SIMD2<Float>
    }
}

/// The cards of a frame, or their images in the floor, as they are drawn.
struct QuickLayer {
    /// From the back; drawn from the front, so that what is hidden is not painted.
    var bodies: [QuickDraw] = []
    /// From the back, each over what is behind it.
    var veils: [QuickDraw] = []
    var cards = 0
    /// Where all cards are bent they lie on each other in their order, as at rest, wherever they pass through each other: each has a
    /// slice of the depth to itself. Else there is one for all, since between flat ones the depth decides.
    var slices = 1
    /// Some of it lets others shine through by more than its edges.
    var isMixed = false
    /// What light there is on its cards.
    var lightKind: LightKind?
}
