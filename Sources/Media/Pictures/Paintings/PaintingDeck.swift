public import LayoutCore
public import ZoeImages
public import ZoeStyle

/// A deck that needs no files: cards of one kind, playing cards or flags, painted from a seed.
public struct PaintingDeck: Deck {
    public let motif: Motif
    public let seed: UInt64
    private let styles = StyleCache()

    public init(_ motif: Motif, seed: UInt64 = 0) {
        self.motif = motif
        self.seed = seed
    }

    public func style(of card: Card) -> CardStyle {
        let size = card.wholeSize
        return styles.style(of: StyleCache.Key(identity: card.identity, size: size)) {
            motif.painter(seed: seed, number: card.identity).style(of: motif, seed: seed, number: card.identity, size)
        }
    }

    /// The picture of one of its cards, without its words. The same numbers give the same bytes.
    /// - Parameters:
    ///   - shape: of the card, in points; of the pixels without it, which may be rounded.
    ///   - isSmooth: without its grain.
    public static func image(
        of motif: Motif, seed: UInt64, number: Int, width: Int, height: Int, shape: Size? = nil, isSmooth: Bool = false
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

    static func grain(of motif: Motif, seed: UInt64, number: Int) -> Grain {
        Grain(motif.painter(seed: seed, number: number).grain, seed: number)
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
    func labels(_ size: Size, unit: Double) -> [Label]
    var back: CardStyle.Back { get }
}

extension CardPainter {
    var grain: Float { 1.2 }
    var back: CardStyle.Back { .plain(ground) }

    fileprivate func style(of motif: Motif, seed: UInt64, number: Int, _ size: Size) -> CardStyle {
        let unit = min(size.width, size.height)
        let isReal = unit > 0 && unit.isFinite && size.width.isFinite && size.height.isFinite
        let face = Face(
            fill: .plain(ground), artwork: Artwork(.painting(motif, seed: seed, number: number)),
            labels: isReal ? labels(size, unit: unit) : [])
        return CardStyle(
            face, cornerRadius: isReal ? roundness * unit : 0,
            shadow: isReal
                ? Shadow(radius: 0.035 * unit, offset: Vector2(x: 0, y: 0.03 * unit), opacity: 0.42) : nil,
            back: back)
    }
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

extension Canvas {
    mutating func plate(_ tint: Tint, _ box: Box, radius: Float) {
        let inner = box.inset(by: radius)
        paint(tint, in: box.inset(by: -1 / pixelsPerUnit)) { p in
            let q = SIMD2(
                max(inner.left - p.x, p.x - inner.right), max(inner.top - p.y, p.y - inner.bottom))
            let out = SIMD2(max(q.x, 0), max(q.y, 0))
            return out.length + min(max(q.x, q.y), 0) - radius
        }
    }

    /// From one colour to another, downwards.
    mutating func wash(_ from: Tint, _ to: Tint, _ box: Box) {
        shade(box) { p, _ in from.mixed(with: to, (p.y - box.top) / max(box.height, 1e-6)) }
    }

    /// A light that fades away from its middle.
    mutating func glow(_ tint: Tint, at centre: SIMD2<Float>, radius: Float, _ strength: Float) {
        shade(Box(centre, reach: radius)) { p, under in
            let far = 1 - min((p - centre).length / radius, 1)
            return under.mixed(with: tint, strength * far * far)
        }
    }
}

extension Tint {
    init(hex: UInt32) { self.init(Colour(hex: hex)) }
}
