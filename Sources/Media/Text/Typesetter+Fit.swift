internal import CardContent

/// Labels on the part of the card that is seen.
extension Typesetter {
    /// The label's lines, made to fit; nil where there is nothing to set.
    func block(of label: Label, in form: CardForm, _ wish: TextFit.Wish) -> TextBlock? {
        guard var block = block(of: label, in: form.size) else { return nil }
        if let fit = TextFit(block.inks, of: label, size: block.setting.size, in: form, wish, least: Self.least) {
            block.apply(fit)
            return block
        }
        return shortened(label, block, in: form, wish) ?? block
    }

    /// Smaller than this part of their size letters are not made before words are left out.
    private static let least = 0.5

    /// As small as may be, with an ellipsis for what does not fit.
    private func shortened(_ label: Label, _ block: TextBlock, in form: CardForm, _ wish: TextFit.Wish) -> TextBlock? {
        var short = label
        let margin = TextFit.margin(of: form)
        short.size *= Self.least
        short.insets.left += margin
        short.insets.right += margin
        guard let all = Ink(block.inks) else { return nil }
        let line = max(all.high.y - all.low.y, 1e-9) / Double(max(block.lineCount, 1)) * Self.least
        let room = form.size.height - 2 * margin - max(label.insets.top, 0) - max(label.insets.bottom, 0)
        let lines = max(1, Int(min(max(room / line, 1), 1000)))
        short.lines = label.lines > 0 ? min(label.lines, lines) : lines
        guard var block = self.block(of: short, in: form.size),
            let fit = TextFit(block.inks, of: label, size: block.setting.size, in: form, wish, least: 0.05)
        else { return nil }
        block.apply(fit)
        return block
    }

    // MARK: Several labels

    /// What is moved stays in line with the others on its card that begin, or end, where it does, and comes to lie on none of
    /// those that do not.
    func wish(for label: Label, beside labels: [Label], in form: CardForm) -> TextFit.Wish {
        let isRound = form.cornerRadius > 0.15 * min(form.size.width, form.size.height)
        guard isRound, labels.count > 1, label.alignment != .centre else { return .none }
        let key = WishKey(label: label, labels: labels, form: form)
        if let known = wishes[key] { return known }
        let wish = made(for: label, beside: labels, in: form)
        if wishes.count > 4096 { wishes = [:] }
        wishes[key] = wish
        return wish
    }

    private func made(for label: Label, beside labels: [Label], in form: CardForm) -> TextFit.Wish {
        var own = TextFit.Wish(push: push(of: label.alignment, among: labels, in: form))
        let opposite: Label.Alignment = label.alignment == .leading ? .trailing : .leading
        var other = TextFit.Wish(push: push(of: opposite, among: labels, in: form))
        let rivals = labels.filter { $0.alignment == opposite }
        guard own.push != 0 || other.push != 0, !rivals.isEmpty else { return own }
        // Step by step smaller, both of them, until there is a space between them.
        while own.most > 0.3 {
            guard let ink = block(of: label, in: form, own).flatMap({ Ink($0.inks) }) else { break }
            let space = 0.4 * label.size * own.most
            let isCrowded = rivals.contains { rival in
                block(of: rival, in: form, other).flatMap { Ink($0.inks) }?.touches(ink, within: space) == true
            }
            if !isCrowded { break }
            own.most -= 0.05
            other.most -= 0.05
        }
        return own
    }

    /// The farthest that one of them has to be moved.
    private func push(of alignment: Label.Alignment, among labels: [Label], in form: CardForm) -> Double {
        let shifts = labels.filter { $0.alignment == alignment }.map { block(of: $0, in: form, .none)?.fit.shift ?? 0 }
        return alignment == .leading ? max(0, shifts.max() ?? 0) : min(0, shifts.min() ?? 0)
    }

    struct WishKey: Hashable {
        let label: Label
        let labels: [Label]
        let form: CardForm
    }
}
