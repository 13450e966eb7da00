public import CardContent
public import ZoeImages

/// Paints cards of one kind, playing cards or flags, from a seed.
public enum PaintingArt {
    /// The picture of one of its cards, without its words. The same numbers give the same bytes.
    /// - Parameters:
    ///   - shape: of the card, in points; of the pixels without it, which may be rounded.
    ///   - isSmooth: without its grain.
    public static func image(
        of motif: Motif, seed: UInt64, number: Int, width: Int, height: Int, shape: Sides? = nil, isSmooth: Bool = false
    ) -> Image {
        let (width, height) = (min(max(width, 1), CoverArt.sideLimit), min(max(height, 1), CoverArt.sideLimit))
        let painter = motif.painter(seed: seed, number: number)
        var canvas = Canvas(width: width, height: height, shape: shape, ground: Tint(painter.ground))
        painter.paint(on: &canvas)
        let bytes = canvas.bytes(isSmooth ? nil : Grain(painter.grain, seed: number))
        guard let image = try? Image(width: width, height: height, bytes: bytes) else {
            fatalError("four bytes a pixel, and few enough")
        }
        return image
    }

    public static func grain(of motif: Motif, seed: UInt64, number: Int) -> Grain {
        Grain(motif.painter(seed: seed, number: number).grain, seed: number)
    }

    /// What is on one of its cards besides the picture.
    public static func face(of motif: Motif, seed: UInt64, number: Int, _ size: Sides) -> PaintedFace {
        let painter = motif.painter(seed: seed, number: number)
        let unit = size.unit
        return PaintedFace(
            ground: painter.ground, back: painter.back, cornerRadius: unit.map { painter.roundness * $0 } ?? 0,
            labels: unit.map { painter.labels(size, unit: $0) } ?? [])
    }
}

/// What one card is to be, before it has a size.
protocol CardPainter {
    /// What is seen until it is painted.
    var ground: Colour { get }
    /// How much pixels differ by chance, of 255; photographs have some.
    var grain: Float { get }
    /// How round its corners are, as a share of the short side.
    var roundness: Double { get }
    func paint(on canvas: inout Canvas)
    /// - Parameters:
    ///   - size: of the card, in points.
    ///   - unit: its short side.
    func labels(_ size: Sides, unit: Double) -> [Label]
    /// What is seen of it from behind.
    var back: Colour { get }
}

extension CardPainter {
    var grain: Float { 1.2 }
    var back: Colour { ground }
}

extension Motif {
    fileprivate func painter(seed: UInt64, number: Int) -> any CardPainter {
        switch self {
        case .playingCards: PlayingCard(seed: seed, number: number)
        case .landscapes: Landscape(seed: seed, number: number)
        case .apps: AppScreen(seed: seed, number: number)
        case .flags: Flag(seed: seed, number: number)
        case .elements: Element(number: number)
        case .calendar: CalendarPage(seed: seed, number: number)
        case .weather: Forecast(seed: seed, number: number)
        case .type: Specimen(seed: seed, number: number)
        case .arcana: Arcanum(seed: seed, number: number)
        case .plants: Herbarium(seed: seed, number: number)
        case .passes: Pass(seed: seed, number: number)
        case .planets: Planet(seed: seed, number: number)
        }
    }
}
