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
    let form: QuickMesh.Part
    /// The level of the picture that is as coarse as the blur is wide; nil for what is sharp.
    var blurLevel: Float?
    var light: CardLight?
    /// Of the layer's depth, from the back.
    let slice: Int
    /// Among those of the mesh, where it is so small that its light is known at its corners.
    var smallCard: Int?

    /// The light on a card as `light/light.glsl` reads it, and what leads from the card's picture to points on it.
    struct CardLight: BitwiseCopyable {
        let block: LightBlock
        /// Of a piece of a bent card.
        let bend: SIMD4<Float>
        /// Times a place in the picture, and less the other two.
        let points: SIMD4<Float>

        init(_ block: LightBlock, curvature: SIMD2<Double>, points: SIMD4<Double>) {
            self.block = block
            bend = SIMD4<Float>(SIMD4(lowHalf: curvature, highHalf: .zero))
            self.points = SIMD4<Float>(points)
        }

        var isBent: Bool { bend != .zero }
    }
}

extension QuickDraw.Source {
    var part: QuickProgram.Kind.Part {
        switch self {
        case .body: .body
        case .rim: .rim
        case .shadow: .shadow
        }
    }

    var rounding: QuickPicture.Rounding? {
        if case .rim(let picture) = self { picture.rounding } else { nil }
    }

    /// Alike for shadows that are drawn from one picture.
    var form: ObjectIdentifier? {
        if case .shadow(let picture, _) = self { ObjectIdentifier(picture) } else { nil }
    }

    private var picture: QuickPicture? {
        switch self {
        case .body(let picture), .rim(let picture): picture
        case .shadow: nil
        }
    }

    var fill: QuickPicture.Fill? { picture?.fill }
    var paint: QuickPicture.Paint { picture?.paint ?? .picture }
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
