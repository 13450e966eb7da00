internal import CardContent

extension Cover {
    func labels(on size: Sides, unit: Double) -> [Label] {
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
