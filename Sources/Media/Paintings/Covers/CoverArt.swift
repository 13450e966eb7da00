public import CardContent
public import ZoeImages

/// Paints covers.
public enum CoverArt {
    /// How large a cover's sides can be.
    public static let sideLimit = 8192

    /// A size with a short side of 1, rounded, so that cards that are a hair from being the same do with one picture; nil where a side is
    /// nothing or endless.
    public static func shape(of size: Sides) -> Sides? {
        let short = size.short
        guard short > 0, size.long / short <= Double(sideLimit) else { return nil }
        func share(_ side: Double) -> Double { (side / short * 4096).rounded() / 4096 }
        return Sides(width: share(size.width), height: share(size.height))
    }

    /// The picture of a cover, without its words. The same numbers give the same bytes.
    /// - Parameters:
    ///   - shape: of the card, in points; of the pixels without it, which may be rounded.
    ///   - isSmooth: without its grain.
    public static func image(
        seed: UInt64, number: Int, width: Int, height: Int, shape: Sides? = nil, isSmooth: Bool = false
    ) -> Image {
        let (width, height) = (min(max(width, 1), sideLimit), min(max(height, 1), sideLimit))
        let cover = Cover(seed: seed, number: number)
        let canvas = painted(cover, width: width, height: height, shape: shape)
        let bytes = canvas.bytes(isSmooth ? nil : grain(number: number))
        guard let image = try? Image(width: width, height: height, bytes: bytes) else {
            fatalError("four bytes a pixel, and few enough")
        }
        return image
    }

    /// What is on a cover besides the picture.
    public static func face(seed: UInt64, number: Int, _ size: Sides) -> PaintedFace {
        let cover = Cover(seed: seed, number: number)
        let scheme = cover.scheme
        let unit = size.unit
        return PaintedFace(
            ground: scheme.ground, back: scheme.opposite.contrast(.black) < 3 ? scheme.opposite : scheme.ground,
            cornerRadius: unit.map { (0.018 * $0 * 100).rounded() / 100 } ?? 0,
            labels: unit.map { cover.labels(on: size, unit: $0) } ?? [])
    }

    public static func grain(number: Int) -> Grain { Grain(2.8, seed: number) }

    static func painted(_ cover: Cover, width: Int, height: Int, shape: Sides? = nil) -> Canvas {
        let ground = Tint(cover.scheme.ground)
        var canvas = Canvas(width: width, height: height, shape: shape, ground: ground)
        let art = cover.artBox(extent: canvas.extent)
        var dice = cover.dice
        canvas.clip = art
        cover.design.paint(cover, on: &canvas, art: art, dice: &dice)
        canvas.clip = canvas.whole
        if cover.arrangement == .plate {
            let plate = cover.plate(extent: canvas.extent)
            canvas.fill(ground, plate)
            canvas.outline(Tint(cover.scheme.ink), plate.inset(by: 0.02), width: 0.004)
        }
        if canvas.extent.y > 1.15 { canvas.foldSpine() }
        return canvas
    }
}

extension Canvas {
    mutating func outline(_ tint: Tint, _ box: Box, width: Float) {
        paint(tint, in: box.inset(by: -width - 1 / pixelsPerUnit)) { abs(box.distance(to: $0)) - width / 2 }
    }

    /// The crease beside a book's spine.
    fileprivate mutating func foldSpine() {
        shade(Box(left: 0, top: 0, right: 0.06, bottom: extent.y)) { p, under in
            let dark = 1 - smooth(0, 0.012, abs(p.x - 0.032))
            let light = 1 - smooth(0, 0.01, abs(p.x - 0.047))
            return under.mixed(with: Tint(0, 0, 0, 1), 0.13 * dark).mixed(with: Tint(1, 1, 1, 1), 0.1 * light)
        }
    }
}
