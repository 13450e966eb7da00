/// The pictures that texts name for their samplers.
extension EffectReader {
    /// What reads a picture, whatever is defined.
    static func samplers(among tokens: [Token], _ conditions: Conditions) -> Set<String> {
        let places = tokens.indices.dropLast().filter { place in
            tokens[place].text == "sampler2D" && conditions.stack(ofLine: tokens[place].line).isEmpty
        }
        return Set(places.map { tokens[$0 + 1].text })
    }

    mutating func noteMissingPictures() {
        for picture in part.missing {
            let message =
                "the picture '\(picture.path)' is not there; something else is shown until the knob chooses one"
            warn(sources[0].diagnostic(line: picture.line, column: nil, message, severity: .warning))
        }
    }

    /// Fragmentarium's `uniform sampler2D stone; file[stone.jpg]`.
    /// - Parameter brackets: their places among the tokens.
    mutating func notePicture(in brackets: ClosedRange<Int>, after end: Int) {
        guard tokens[brackets.lowerBound - 1].text == "file", end > 0 else { return }
        let name = text.code[
            tokens[brackets.lowerBound].range.upperBound..<tokens[brackets.upperBound].range.lowerBound]
        namedPictures.append((tokens[end - 1].text, ArgumentList.trimmed(String(decoding: name, as: UTF8.self))))
    }

    /// live-glsl's `@path(stone.png)` on the line before.
    mutating func notePicture(of sampler: String, in comments: [Comment]) {
        for comment in comments where comment.text.hasPrefix("@path(") {
            let name = comment.text.dropFirst("@path(".count).prefix { $0 != ")" }
            namedPictures.append((sampler, ArgumentList.trimmed(name)))
        }
    }
}
