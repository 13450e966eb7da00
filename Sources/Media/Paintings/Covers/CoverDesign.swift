/// The family of pictures that covers have.
enum CoverDesign: CaseIterable {
    case circles, arcs, dunes, tiles, stripes, halftone, contours, aurora, paperCut, moons, leaves, weave, terrazzo
    case skyline, bends, ridges, marble

    var arrangements: [Cover.Arrangement] {
        switch self {
        case .dunes, .skyline, .ridges, .leaves: [.above]
        case .tiles, .weave, .terrazzo, .stripes, .marble: [.above, .below, .plate]
        case .aurora, .paperCut, .circles, .arcs, .contours, .halftone, .moons, .bends: [.above, .below]
        }
    }

    var mood: Scheme.Mood {
        switch self {
        case .moons, .ridges: .dark
        case .leaves, .terrazzo: .light
        default: .any
        }
    }

    var canBeFramed: Bool {
        switch self {
        case .tiles, .weave, .terrazzo, .stripes, .marble, .aurora, .paperCut, .halftone, .contours, .bends: true
        case .circles, .arcs, .dunes, .moons, .leaves, .skyline, .ridges: false
        }
    }

    /// Paints the picture into its box; the ground is there.
    func paint(_ cover: Cover, on canvas: inout Canvas, art: Box, dice: inout Dice) {
        let scheme = cover.scheme
        switch self {
        case .circles: canvas.paintCircles(scheme, art, &dice)
        case .arcs: canvas.paintArcs(scheme, art, cover.arrangement, &dice)
        case .dunes: canvas.paintDunes(scheme, art, &dice)
        case .tiles: canvas.paintTiles(scheme, art, &dice)
        case .stripes: canvas.paintStripes(scheme, art, &dice)
        case .halftone: canvas.paintHalftone(scheme, art, &dice)
        case .contours: canvas.paintContours(scheme, art, &dice)
        case .aurora: canvas.paintAurora(scheme, art, isFramed: cover.isFramed, cover.arrangement, &dice)
        case .paperCut: canvas.paintPaperCut(scheme, art, &dice)
        case .moons: canvas.paintMoons(scheme, art, &dice)
        case .leaves: canvas.paintLeaves(scheme, art, &dice)
        case .weave: canvas.paintWeave(scheme, art, &dice)
        case .terrazzo: canvas.paintTerrazzo(scheme, art, &dice)
        case .skyline: canvas.paintSkyline(scheme, art, &dice)
        case .bends: canvas.paintBends(scheme, art, &dice)
        case .ridges: canvas.paintRidges(scheme, art, &dice)
        case .marble: canvas.paintMarble(scheme, art, &dice)
        }
    }
}
