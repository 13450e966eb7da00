internal import CardContent

/// What one cover is to be, before it has a size: the same seed and number give the same cover.
struct Cover {
    let design: CoverDesign
    let scheme: Scheme
    let arrangement: Arrangement
    /// Whether the picture keeps clear of the edges.
    let isFramed: Bool
    let words: CoverWords
    let typography: Typography
    /// For the picture.
    let dice: Dice

    /// Where the words stand.
    enum Arrangement: CaseIterable {
        /// On the ground, over the picture.
        case above
        case below
        /// On a plate that lies on the picture.
        case plate
    }

    init(seed: UInt64, number: Int) {
        // Designs take turns in a shuffled order, so that neighbouring covers differ.
        let count = CoverDesign.allCases.count
        let rest = number % count
        let place = rest < 0 ? rest + count : rest
        let round = number / count - (rest < 0 ? 1 : 0)
        var order = Dice(seed: seed, number: round, purpose: 1)
        design = order.shuffled(CoverDesign.allCases)[place]
        var dice = Dice(seed: seed, number: number)
        let palettes = Palette.all.count
        // Palettes take turns too: 7 and the number of palettes have no divisor in common.
        let turn = Int(truncatingIfNeeded: UInt64(bitPattern: Int64(number)) &* 7 &+ seed &* 5) % palettes
        scheme = Scheme(Palette.all[(turn + palettes) % palettes], design.mood, dice: &dice)
        arrangement = dice.choose(design.arrangements)
        isFramed = design.canBeFramed && arrangement != .plate && dice.chance(45)
        words = CoverWords(dice: &dice)
        typography = dice.choose(Typography.allCases)
        self.dice = Dice(seed: seed, number: number, purpose: 2)
    }

    /// Kept free at the edges, in short sides.
    static let margin: Float = 0.08

    /// The part of a cover of this size that the words have, flat and in the ground's colour.
    func wordBox(extent: SIMD2<Float>) -> Box {
        let margin = Self.margin
        let height = wordShare(extent) * extent.y
        switch arrangement {
        case .above: return Box(left: margin, top: margin, right: extent.x - margin, bottom: height)
        case .below:
            return Box(left: margin, top: extent.y - height, right: extent.x - margin, bottom: extent.y - margin)
        case .plate: return plate(extent: extent).inset(by: 0.05)
        }
    }

    func plate(extent: SIMD2<Float>) -> Box {
        let (width, height) = (min(0.72 * extent.x, 0.95), min(0.36 * extent.y, 0.48))
        let middle = SIMD2(extent.x / 2, extent.y * 0.46)
        return Box(
            left: middle.x - width / 2, top: middle.y - height / 2, right: middle.x + width / 2,
            bottom: middle.y + height / 2)
    }

    /// The part that the picture has.
    func artBox(extent: SIMD2<Float>) -> Box {
        var box = Box(left: 0, top: 0, right: extent.x, bottom: extent.y)
        let words = wordShare(extent) * extent.y
        switch arrangement {
        case .above: box.top = words + 0.03
        case .below: box.bottom -= words + 0.03
        case .plate: return box
        }
        guard isFramed else { return box }
        let margin = Self.margin
        box.left += margin
        box.right -= margin
        if arrangement == .above { box.bottom -= margin } else { box.top += margin }
        return box
    }

    /// Words take less of a cover the taller it is.
    private func wordShare(_ extent: SIMD2<Float>) -> Float {
        extent.y > extent.x ? max(0.26, 0.36 - 0.1 * (extent.y - 1)) : 0.36
    }
}
