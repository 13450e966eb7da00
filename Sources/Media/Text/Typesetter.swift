public import CardContent

/// Sets labels: which glyphs, and where each stands on its card. Fonts are looked for when the first label comes.
public final class Typesetter {
    public var atlas: Atlas { glyphs.atlas }
    /// What the machine lacks, as one line; nil while nothing is known to be missing.
    public private(set) var complaint: String?

    private let configuration: String?
    private lazy var catalogue = FontCatalogue(file: configuration)
    private var stacks: [Font: FontStack] = [:]
    private var library = TypefaceLibrary()
    private var glyphs: GlyphStore
    private var cache = LayoutCache()
    /// What labels beside others want, as far as it was worked out.
    var wishes: [WishKey: TextFit.Wish] = [:]

    /// - Parameter configuration: a file of fontconfig's, in place of the machine's own.
    /// - Parameter pages: how many the atlas may grow to, of a megabyte each.
    public init(configuration: String? = nil, pages: Int = 16) {
        self.configuration = configuration
        glyphs = GlyphStore(pages: max(1, pages))
    }

    /// Calls back for each page of the atlas that has changed, and takes the changes as seen.
    public func takeChanges(_ see: (_ page: Int, _ rows: Range<Int>, _ bytes: [UInt8]) -> Void) {
        glyphs.atlas.takeChanges(see)
    }

    /// - Parameter size: of the card.
    public func layout(of label: Label, in size: Sides, detail: Detail = .text) -> TextLayout {
        layout(of: label, beside: [], in: CardForm(size), detail: detail)
    }

    /// All of the text is on the part of the card that is seen: what is too long for it is set smaller, and what would be cut off
    /// at a round corner is moved.
    /// - Parameter labels: all that are on the card.
    public func layout(
        of label: Label, beside labels: [Label], in form: CardForm, detail: Detail = .text
    ) -> TextLayout {
        let wish = wish(for: label, beside: labels, in: form)
        let key = LayoutCache.Key(label: label, form: form, wish: wish, detail: detail)
        if let known = cache[key], known.generation == atlas.generation { return known }
        let layout = made(of: label, in: form, wish, detail)
        cache[key] = layout
        return layout
    }

    private func made(of label: Label, in form: CardForm, _ wish: TextFit.Wish, _ detail: Detail) -> TextLayout {
        guard let text = block(of: label, in: form, wish) else {
            return .empty(label.colour, generation: atlas.generation)
        }
        let size = text.setting.size * text.fit.scale
        // A full atlas is begun anew, and what was put into it for this label is gone: once more, then more coarsely.
        var next: Detail? = detail
        while let detail = next {
            for _ in 0..<2 {
                let generation = atlas.generation
                let placed = text.glyphs.compactMap { glyphs.placed($0, size, detail, within: form.size) }
                if generation == atlas.generation {
                    return TextLayout(
                        glyphs: placed, colour: label.colour, generation: generation, lines: text.lineCount)
                }
            }
            next = detail.coarser
        }
        return .empty(label.colour, generation: atlas.generation)
    }

    func block(of label: Label, in size: Sides) -> TextBlock? { TextBlock(label, in: size, stack(for: label.font)) }

    private func stack(for font: Font) -> FontStack {
        if let known = stacks[font] { return known }
        // A weight that is animated asks for hundreds of fonts.
        if stacks.count >= 64 {
            stacks = [:]
            library.forget()
        }
        let search = catalogue.search(font)
        if search == nil {
            complaint = "no font found; text is shown as boxes; install one (apt-get install fonts-inter)"
        }
        let stack = FontStack(search, library)
        stacks[font] = stack
        return stack
    }
}
