internal import CardContent
internal import LayoutCore
internal import ZoeDocument
internal import ZoeStyle
internal import ZoeText

/// A card as an element, the rules that place and paint it, and its keyframes.
struct CardElement {
    private let card: Card
    private let name: String
    private let scene: ExportedScene
    private let style: CardStyle
    /// What its letters are set for.
    private let size: Size
    private let typesetter: Typesetter
    private let motion: CardMotion

    init(_ card: Card, number: Int, in scene: ExportedScene, _ typesetter: Typesetter) {
        self.card = card
        name = "c\(number)"
        self.scene = scene
        // Of one that is cropped, what shows more of it later.
        let whole = scene.style(of: card).uncut(card)
        style = scene.style(of: whole)
        size = whole.size
        self.typesetter = typesetter
        motion = CardMotion(of: card.id, in: scene, called: name)
    }

    // MARK: The element

    var element: String {
        "<li class=\"card \(name)\"\(number)>\(face(style.face, painted: painting?.front))\(backFace)</li>\n"
    }

    /// A plate has none.
    private var number: String { Plate.number(of: card) == nil ? " data-card=\"\(card.index)\"" : "" }

    private var painting: ExportedScene.Painting? { scene.paintings[card.id] }

    private var backFace: String {
        switch style.back {
        case .front, .hidden: ""
        case .plain: "<div class=\"face back\">\(tint)</div>"
        case .own(let back): face(back.face, painted: painting?.back, kind: "face back")
        }
    }

    private func face(_ face: Face, painted: MediaFile?, kind: String = "face") -> String {
        let words = face.labels.map(\.text).joined(separator: ", ")
        if let painted {
            return
                "<div class=\"\(kind)\"><img src=\"\(painted.dataAddress)\" alt=\"\(Markup.text(words))\">\(tint)</div>"
        }
        var inside = ""
        if let artwork = face.artwork, let file = scene.artwork[artwork.source] {
            let fit = artwork.fit == .fill ? "cover" : "contain"
            inside += "<img src=\"\(file.dataAddress)\" alt=\"\" style=\"object-fit: \(fit)\">"
        }
        for label in face.labels { inside += element(of: label, beside: face.labels) }
        return "<div class=\"\(kind)\">\(inside)\(tint)</div>"
    }

    /// What lies over all that is on a face.
    private var tint: String { motion.hasTint ? "<i class=\"tint\"></i>" : "" }

    private func element(of label: Label, beside labels: [Label]) -> String {
        let form = CardForm(self.size.sides, cornerRadius: style.cornerRadius)
        let size = typesetter.outline(of: label, beside: labels, in: form)?.size ?? label.size
        let (align, justify) = (Self.word(for: label.alignment), Self.word(for: label.placement))
        let insets = [label.insets.top, label.insets.right, label.insets.bottom, label.insets.left]
        var rules = [
            "inset: \(insets.map(Markup.length).joined(separator: " "))", "justify-content: \(justify)",
            "text-align: \(align)",
            "font: \(label.font.isItalic ? "italic " : "")\(min(max(label.font.weight, 1), 1000)) "
                + "\(Markup.length(size)) \(Markup.families(label.font.family))",
            "color: \(Markup.colour(label.colour))", "white-space: \(label.wraps ? "pre-wrap" : "pre")",
        ]
        if label.leading != 1 { rules.append("line-height: \(Markup.number(1.2 * label.leading, places: 1e4))") }
        if label.tracking != 0 { rules.append("letter-spacing: \(Markup.number(label.tracking, places: 1e4))em") }
        let text = Markup.text(label.text)
        return
            "<p class=\"label\" dir=\"auto\" style=\"\(rules.joined(separator: "; "))\"><span\(cut(label))>\(text)</span></p>"
    }

    /// What is too long ends in an ellipsis.
    private func cut(_ label: Label) -> String {
        if label.lines > 0 { return " class=\"cut\" style=\"-webkit-line-clamp: \(label.lines)\"" }
        return label.wraps ? "" : " class=\"line\""
    }

    private static func word(for alignment: Label.Alignment) -> String {
        switch alignment {
        case .leading: "start"
        case .centre: "center"
        case .trailing: "end"
        }
    }

    private static func word(for placement: Label.Placement) -> String {
        switch placement {
        case .top: "flex-start"
        case .middle: "center"
        case .bottom: "flex-end"
        }
    }

    // MARK: Its rules

    var rules: String {
        let shown = motion.rest ?? card
        var own =
            Self.box(card.size) + ["transform: \(Markup.place(of: shown.matrix))", "z-index: \(shown.order)"]
        if motion.rest == nil || shown.isHidden { own.append("visibility: hidden") }
        if motion.moves { own.append("animation-name: \(name)") }
        var face: [String] = []
        if style.cornerRadius > 0 { face.append("border-radius: \(Markup.length(style.cornerRadius))") }
        if shown.alpha < 1 { face.append("opacity: \(Markup.number(shown.alpha, places: 1e4))") }
        if shown.blur > 0 { face.append("filter: blur(\(Markup.length(shown.blur)))") }
        if motion.fades { face.append("animation-name: \(name)f") }
        if let shadow = style.shadow {
            let place = [shadow.offset.x, shadow.offset.y, 2 * shadow.radius].map(Markup.length)
            let colour = Markup.colour(shadow.colour, alpha: shadow.opacity)
            face.append("box-shadow: \(place.joined(separator: " ")) \(colour)")
        }
        var front = painting?.front == nil ? paint(style.face) : []
        var sides = ""
        switch style.back {
        case .front: break
        case .hidden: front.append("backface-visibility: hidden")
        case .plain(let colour):
            front.append("backface-visibility: hidden")
            sides = rule(".back", [Self.background(.plain(colour)), "backface-visibility: hidden"])
        case .own(let back):
            front.append("backface-visibility: hidden")
            let own = painting?.back == nil ? paint(back.face) : ["background: none"]
            sides = rule(".back", own + ["backface-visibility: hidden"])
        }
        return ".\(name) { \(own.joined(separator: "; ")); }\n" + rule("", face + front) + sides + borders
            + tints(shown)
    }

    /// Around its middle.
    static func box(_ size: Size) -> [String] {
        [
            "left: \(Markup.length(-size.width / 2))", "top: \(Markup.length(-size.height / 2))",
            "width: \(Markup.length(size.width))", "height: \(Markup.length(size.height))",
        ]
    }

    private func tints(_ shown: Card) -> String {
        guard motion.hasTint else { return "" }
        var rules = [Self.background(shown.tint)]
        if motion.changesTint { rules.append("animation-name: \(name)t") }
        return ".\(name) .tint { \(rules.joined(separator: "; ")); }\n"
    }

    static func background(_ tint: CardTint?) -> String {
        background(.plain(tint.map { Colour(SIMD4<Double>($0.colour)) } ?? .clear))
    }

    private func rule(_ selector: String, _ rules: [String]) -> String {
        rules.isEmpty ? "" : ".\(name) .face\(selector) { \(rules.joined(separator: "; ")); }\n"
    }

    private func paint(_ face: Face) -> [String] { [Self.background(face.fill)] }

    /// They lie over pictures, which an outline of the face itself would not, and are in those that a shader paints.
    private var borders: String {
        let width = min(style.borderWidth, max(card.size.width, card.size.height))
        guard width > 0 else { return "" }
        let line = "box-shadow: inset 0 0 0 \(Markup.length(width)) \(Markup.colour(style.borderColour))"
        var isOwn = false
        if case .own = style.back { isOwn = true }
        let front = painting?.front == nil ? rule("::after", ["content: \"\"", line]) : ""
        guard isOwn else { return front }
        return front + rule(".back::after", painting?.back == nil ? ["content: \"\"", line] : ["content: none"])
    }

    private static func background(_ fill: Fill) -> String {
        switch fill {
        case .plain(let colour): return "background: \(Markup.colour(colour))"
        case .gradient(let from, let to, let direction):
            let turn = Markup.number(direction.radians, places: 1e6)
            return "background: linear-gradient(\(turn)rad, \(Markup.colour(from)), \(Markup.colour(to)))"
        case .random: return "background: white"
        }
    }

    var keyframes: String { motion.keyframes }
}
