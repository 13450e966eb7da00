public import LayoutCore
public import ZoeStyle

/// A deck that needs no files: each card is the cover of a book or a record that does not exist. The same seed gives the
/// same covers.
public struct CoverDeck: Deck {
    public let seed: UInt64
    private let styles = StyleCache()

    public init(seed: UInt64 = 0) { self.seed = seed }

    public func style(of card: Card) -> CardStyle {
        let size = card.wholeSize
        return styles.style(of: StyleCache.Key(identity: card.identity, size: size)) {
            Cover(seed: seed, number: card.identity).style(seed: seed, number: card.identity, size)
        }
    }
}

extension Cover {
    func style(seed: UInt64, number: Int, _ size: Size) -> CardStyle {
        let short = min(size.width, size.height)
        let isReal = short > 0 && short.isFinite && size.width.isFinite && size.height.isFinite
        let face = Face(
            fill: .plain(scheme.ground), artwork: Artwork(.cover(seed: seed, number: number)),
            labels: isReal ? labels(on: size, unit: short) : [])
        return CardStyle(
            face, cornerRadius: isReal ? (0.018 * short).rounded(toPlaces: 2) : 0,
            shadow: isReal
                ? Shadow(radius: 0.035 * short, offset: Vector2(x: 0, y: 0.03 * short), opacity: 0.42) : nil,
            back: .plain(scheme.opposite.contrast(.black) < 3 ? scheme.opposite : scheme.ground))
    }

    private func labels(on size: Size, unit: Double) -> [Label] {
        let extent = SIMD2(Float(size.width / unit), Float(size.height / unit))
        let box = wordBox(extent: extent)
        let isCentred = typography.isCentred || arrangement == .plate
        let (title, text) = (typography.title, typography.text)
        let small = min(box.height * 0.2, 0.052) * text.size
        let fitted = FittedText(
            words.title, title, width: box.width, height: box.height - small * 2.1, most: 0.2 * title.size)
        let name = FittedText(words.name, text, width: box.width * 0.96, height: small * 1.22, most: small)
        let insets = Label.Insets(
            left: Double(box.left) * unit, top: Double(box.top) * unit,
            right: Double(extent.x - box.right) * unit, bottom: Double(extent.y - box.bottom) * unit)
        func label(_ fitted: FittedText, _ voice: Typography.Voice, _ placement: Label.Placement) -> Label {
            Label(
                fitted.lines.joined(separator: "\n"), font: voice.font, size: Double(fitted.size) * unit,
                colour: scheme.ink, alignment: isCentred ? .centre : .leading, placement: placement,
                leading: voice.leading, tracking: voice.tracking, insets: insets)
        }
        var labels = [label(fitted, title, .top), label(name, text, .bottom)]
        let rest = box.width - FittedText.width(of: name.lines[0]) * text.width * name.size
        let note = FittedText(words.note, text, width: box.width * 0.3, height: small * 1.22, most: name.size)
        if !isCentred, FittedText.width(of: note.lines[0]) * text.width * note.size < rest - 0.08,
            note.size == name.size
        {
            labels.append(label(note, text, .bottom))
            labels[2].alignment = .trailing
        }
        return labels
    }
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double {
        let unit = places == 2 ? 100.0 : 1
        return (self * unit).rounded() / unit
    }
}
