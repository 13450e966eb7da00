internal import CardContent
internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeStyle

extension Renderer {
    /// The user's own shader for cards, with all that it reads of them.
    /// - Parameter keepsSheets: what was drawn for the frame before is good enough, if it shows the same.
    func face(
        of frame: Frame, _ look: Look, _ shading: Shading?, _ view: View, keepsSheets: Bool = false
    ) throws(RendererError) -> FaceUse? {
        guard let shading, let use = shading.face else { return nil }
        var face = FaceUse(use: use, shading: shading, inputs: inputs)
        guard face.showsLabels else { return face }
        let list = CardList(frame, look, textures, view.whole, face: face)
        var wanted = list.wantedContents(frame.cards, view)
        if keepsSheets { wanted = wanted.map(\.inSteps) }
        if use.effect.readsContent {
            let sheets = sheets(&contents, view)
            face.contents = try drawn(
                wanted, on: sheets, frame, BareDeck(deck: look.deck, isBlank: false), keeps: keepsSheets)
            list.shareOut(&face.contents, to: frame.cards, view)
            face.contentSheet = sheets.sheet
        }
        if use.effect.readsLabel {
            let sheets = sheets(&labels, view)
            face.labels = try drawn(
                wanted, on: sheets, frame, BareDeck(deck: look.deck, isBlank: true), keeps: keepsSheets)
            list.shareOut(&face.labels, to: frame.cards, view)
            face.labelSheet = sheets.sheet
        }
        return face
    }

    func bindSheets(of face: FaceUse) {
        if !face.contents.isEmpty { contents?.bindSheet(to: EffectUnit.content) }
        if !face.labels.isEmpty { labels?.bindSheet(to: EffectUnit.label) }
    }

    /// For all cards of a picture: with room for seven that fill it, as finely as they are drawn, and no more than for a large one.
    private func sheets(_ place: inout FlatPass?, _ view: View) -> FlatPass {
        let texels = max(2_000_000, min(16 * view.pictureWidth * view.pictureHeight, 14_000_000))
        let made = place ?? FlatPass(side: 4096, mostTexels: texels, hasDepths: false, in: tracker)
        made.mostTexels = texels
        place = made
        return made
    }

    private func drawn(
        _ wanted: [FlatCard], on sheets: FlatPass, _ frame: Frame, _ deck: BareDeck, keeps: Bool
    ) throws(RendererError) -> [Int: FlatCard] {
        let look = Look(deck: deck)
        let shown = keeps ? wanted.map { FlatContent($0, frame.cards[$0.index].whole, deck, textures) } : nil
        return try sheets.fillSharp(wanted, showing: shown) { flat, view throws(RendererError) in
            var paper = frame
            paper.cards = [frame.cards[flat.index].whole]
            paper.cards[0].matrix = .identity
            paper.cards[0].blur = 0
            paper.cards[0].alpha = 1
            try draw(CardList(paper, look, textures, view, culls: false), view, encodes: true)
        }
    }
}

/// What is on a sheet: while that is the same, the sheet is.
struct FlatContent: Hashable {
    private let index: Int
    private let width: Int
    private let height: Int
    private let isTurned: Bool
    private let style: CardStyle
    private let former: CardStyle?
    private let renewal: Double
    private let size: Size
    private let artworks: [Int]

    fileprivate init(_ flat: FlatCard, _ card: Card, _ deck: BareDeck, _ textures: ArtworkTextures) {
        (index, width, height, isTurned) = (flat.index, flat.width, flat.height, flat.isTurned)
        (style, size, renewal) = (deck.style(of: card), card.size, card.renewal)
        former = card.renewal < 1 ? deck.formerStyle(of: card) : nil
        artworks = [style, former].map { $0?.face.artwork.flatMap { textures[$0.source]?.number } ?? 0 }
    }
}

/// Cards without what makes their outline, which stays ours also where the user's shader paints them.
private struct BareDeck: Deck {
    let deck: any Deck
    /// Nothing but what is written on them.
    let isBlank: Bool
    var overhang: Double { 0 }

    func style(of card: Card) -> CardStyle { bare(deck.style(of: card)) }
    func formerStyle(of card: Card) -> CardStyle? { deck.formerStyle(of: card).map(bare) }

    private func bare(_ style: CardStyle) -> CardStyle {
        var bare = style
        (bare.cornerRadius, bare.borderWidth, bare.shadow) = (0, 0, nil)
        if isBlank {
            bare.face = Face(fill: .plain(.clear), labels: style.face.labels)
            if case .own(let back) = style.back {
                bare.back = .own(CardStyle(Face(fill: .plain(.clear), labels: back.labels)))
            }
        }
        return bare
    }
}
