extension Flattener {
    /// What a preset sets uniforms to, line by line.
    struct Preset {
        /// Others only count as long as there is none of this name.
        var isDefault: Bool
        var values: [String: [Double]] = [:]
    }

    /// Fragmentarium's own lines; its compiler never sees them.
    /// - Parameter isOfFile: it stands in the file itself and not in one that it includes.
    mutating func takeForFragmentarium(_ directive: Directive, isOfFile: Bool) -> Bool {
        switch directive.word {
        case "vertex": vertexStart = text.origins.count
        case "endvertex":
            if let start = vertexStart { vertexLines.append(start..<text.origins.count) }
            vertexStart = nil
        case "preset": openPreset = Preset(isDefault: directive.rest.lowercased().hasPrefix("default"))
        case "endpreset":
            if let preset = openPreset, preset.isDefault, self.preset.isEmpty { self.preset = preset.values }
            openPreset = nil
        case "buffershader": isAccumulated = true
        case "donotrun", "includeonly": isOnlyIncluded = isOnlyIncluded || isOfFile
        case "camera", "buffer", "TexParameter", "replace", "endreplace": break
        // What is said may follow at once.
        case let word where word.hasPrefix("info"): break
        default: return false
        }
        isOfFragmentarium = true
        return true
    }

    /// `Name = 1,2,3 Locked`
    mutating func takePreset(_ line: ArraySlice<UInt8>) {
        let sides = String(decoding: line, as: UTF8.self).split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { return }
        let name = ArgumentList.trimmed(sides[0])
        let written = sides[1].split(whereSeparator: \.isWhitespace).prefix { !BracketForm.locks.contains(String($0)) }
        guard let numbers = ArgumentList.numbers(ArgumentList.parts(of: written.joined())) else { return }
        openPreset?.values[name] = numbers
    }
}
