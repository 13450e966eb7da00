public import Appearance
public import LayoutCore

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
    public func layout(of label: Label, in size: Size, detail: Detail = .text) -> TextLayout {
        let key = LayoutCache.Key(label: label, size: size, detail: detail)
        if let known = cache[key], known.generation == atlas.generation { return known }
        let layout = made(of: label, in: size, detail: detail)
        cache[key] = layout
        return layout
    }

    private func made(of label: Label, in size: Size, detail: Detail) -> TextLayout {
        guard let text = block(of: label, in: size) else {
            return .empty(label.colour, generation: atlas.generation)
        }
        // A full atlas is begun anew, and what was put into it for this label is gone: once more, then more coarsely.
        var next: Detail? = detail
        while let detail = next {
            for _ in 0..<2 {
                let generation = atlas.generation
                let placed = text.glyphs.compactMap { glyphs.placed($0, text.setting.size, detail, within: size) }
                if generation == atlas.generation {
                    return TextLayout(
                        glyphs: placed, colour: label.colour, generation: generation, lines: text.lineCount)
                }
            }
            next = detail.coarser
        }
        return .empty(label.colour, generation: atlas.generation)
    }

    func block(of label: Label, in size: Size) -> TextBlock? { TextBlock(label, in: size, stack(for: label.font)) }

    private func stack(for font: Font) -> FontStack {
        if let known = stacks[font] { return known }
        // A weight that is turned like a knob asks for hundreds of fonts.
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
