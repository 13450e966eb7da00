internal import ZoeOpenGL
internal import ZoeShaders
internal import ZoeUserShaders

/// Which files of `Shaders/internal/cards` a program is made of: for each question one of several answers, and no branches.
extension CardProgram.Kind {
    var vertex: [ShaderSource] {
        if isBent { return [.internal("cards/bent.vert")] }
        let face: ShaderSource = .internal(finish.isFaced ? "cards/face.vert.glsl" : "cards/no-face.vert.glsl")
        return switch part {
        case .middle: [face, .internal("cards/middle.vert")]
        case .rim: [face, .internal("cards/rim.vert")]
        case .edge where light != nil: [face, .internal("light/lit.vert")]
        case .edge, .solid: [face, .internal("cards/edge.vert")]
        case .shadow: [.internal("cards/no-face.vert.glsl"), .internal("cards/shadow.vert")]
        case .light: [face, .internal("light/lit.vert")]
        }
    }

    var fragment: [ShaderSource] {
        if part == .light { return lighting }
        if part == .shadow { return shadowing }
        return switch debug {
        case .wireframe: [.internal("debug/wireframe.frag")]
        case .depth: [.internal("debug/depth.frag")]
        case .overdraw: [.internal("debug/overdraw.frag")]
        case nil:
            filling + [
                .internal(finish.isRound ? "cards/round.glsl" : "cards/straight.glsl"),
                .internal(finish.hasArtwork ? "cards/artwork.glsl" : "cards/no-artwork.glsl"),
                .internal(finish.hasBorder ? "cards/border.glsl" : "cards/no-border.glsl"),
                .internal(meetsOthers ? "cards/seam.glsl" : "cards/no-seam.glsl"), painting,
                .internal(isMirrored ? "floor/mirrored.frag" : "shared/main.frag"),
            ]
        }
    }

    /// What is on the card where nothing lies over it.
    private var filling: [ShaderSource] {
        if finish.isFaced {
            return [.internal(isBent ? "cards/face-bent.glsl" : "cards/face-flat.glsl"), .internal("cards/face.glsl")]
        }
        return [.internal(finish.isPlain ? "cards/plain.glsl" : "cards/gradient.glsl")]
    }

    private var lighting: [ShaderSource] {
        (finish.isFaced ? filling : [.internal("cards/opaque.glsl")]) + [
            .internal(finish.isRound ? "cards/round.glsl" : "cards/straight.glsl"), .internal("light/lit.frag"),
            .internal(isMirrored ? "floor/mirrored.frag" : "shared/main.frag"),
        ]
    }

    /// Who asks a shader of the user's own for a card's shadow sees none of its holes.
    private var shadowing: [ShaderSource] {
        [
            .internal(
                finish.isFaced ? "cards/opaque.glsl" : finish.isPlain ? "cards/plain.glsl" : "cards/gradient.glsl"),
            .internal(finish.isRound ? "cards/round.glsl" : "cards/straight.glsl"),
            .internal(finish.hasBorder ? "cards/border.glsl" : "cards/no-border.glsl"),
            .internal(isSoft ? "cards/soft-shadow.glsl" : "cards/shadow.glsl"), painting,
            .internal(isMirrored ? "floor/mirrored.frag" : "shared/main.frag"),
        ]
    }

    private var painting: ShaderSource {
        switch part {
        case .middle: .internal(isEncoded ? "cards/middle-bytes.frag" : "cards/middle.frag")
        case .rim: .internal("cards/rim.frag")
        case .edge: .internal(light == nil ? "cards/edge.frag" : "light/lit-edge.frag")
        case .shadow: .internal("cards/shadow.frag")
        case .solid: .internal("cards/solid.frag")
        case .light: .internal("light/lit.frag")
        }
    }

    /// - Parameter batch: how many cards a uniform block holds.
    func definitions(batch: Int, face: EffectText? = nil) -> [String] {
        let lights = LightBlock.batch(for: batch, alignment: GLLimit.uniformOffsetAlignment.value)
        return ["CARDS \(batch)"] + (light == nil ? [] : ["LIGHTS \(lights)"])
            + (light != nil && part == .edge ? ["EDGE"] : []) + (hasLitEdges ? ["EDGES_LIT"] : [])
            + (face.map { ["FACE", "TRANSLUCENT \($0.isTranslucent)"] } ?? [])
            + (light?.definitions ?? []) + (isMirrored ? MirrorPlane.definitions : [])
    }
}
