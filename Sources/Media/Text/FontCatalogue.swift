internal import CZoeFontconfig
internal import CardContent

/// A face in a font file, as fontconfig found it.
struct FontFile: Hashable {
    var path: String
    var index: Int
    /// Axes of a variable font, as "wght=650".
    var variations: String
    var isEmboldened: Bool
    var isSlanted: Bool
}

/// The fonts of this machine.
@safe final class FontCatalogue {
    private let configuration: OpaquePointer?

    /// - Parameter file: of fontconfig, in place of the machine's own.
    init(file: String?) {
        guard let file else {
            unsafe configuration = FcInitLoadConfigAndFonts()
            return
        }
        unsafe configuration = FcConfigCreate()
        guard let configuration = unsafe configuration else { return }
        if unsafe FcConfigParseAndLoad(configuration, Array(file.utf8) + [0], FcBool(FcTrue)) != 0 {
            unsafe FcConfigBuildFonts(configuration)
        }
    }

    deinit {
        if let configuration = unsafe configuration { unsafe FcConfigDestroy(configuration) }
    }

    var isEmpty: Bool {
        guard let configuration = unsafe configuration else { return true }
        let sets = [FcSetSystem, FcSetApplication].map { set -> Int in
            let fonts = unsafe FcConfigGetFonts(configuration, set)
            return unsafe fonts.map { unsafe Int($0.pointee.nfont) } ?? 0
        }
        return sets.allSatisfy { $0 == 0 }
    }

    /// The fonts for an asked one, the nearest first: first only this one, for that is quick, and then all.
    func search(_ font: Font) -> FontSearch? {
        guard !isEmpty, let configuration = unsafe configuration, let pattern = unsafe Self.pattern(font) else {
            return nil
        }
        unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        unsafe FcDefaultSubstitute(pattern)
        return unsafe FontSearch(pattern, in: configuration, font, catalogue: self)
    }

    private static func pattern(_ font: Font) -> OpaquePointer? {
        guard let pattern = unsafe FcPatternCreate() else { return nil }
        for family in families(font.family) {
            unsafe FcPatternAddString(pattern, FC_FAMILY, Array(family.utf8) + [0])
        }
        let weight = FcWeightFromOpenTypeDouble(Double(min(max(font.weight, 1), 1000)))
        unsafe FcPatternAddDouble(pattern, FC_WEIGHT, weight)
        unsafe FcPatternAddInteger(pattern, FC_SLANT, font.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        unsafe FcPatternAddBool(pattern, FC_OUTLINE, FcBool(FcTrue))
        unsafe FcPatternAddBool(pattern, FC_COLOR, FcBool(FcFalse))
        return unsafe pattern
    }

    /// Names between commas; odd ones are passed over.
    static func families(_ list: String) -> [String] {
        let asked = list.unicodeScalars.prefix(1000).split(separator: ",").prefix(16).map { name in
            var name = String(String.UnicodeScalarView(name.filter { $0.value >= 32 }))
            while name.first == " " { name.removeFirst() }
            while name.last == " " { name.removeLast() }
            return name
        }.filter { !$0.isEmpty }
        return asked.isEmpty ? ["Inter", "sans-serif"] : asked + ["sans-serif"]
    }
}

/// The machine's fonts in the order in which one that is asked for wants them.
@safe final class FontSearch {
    private let catalogue: FontCatalogue
    private let configuration: OpaquePointer
    private let pattern: OpaquePointer
    private let font: Font
    private lazy var all = unsafe sorted()

    fileprivate init(
        _ pattern: OpaquePointer, in configuration: OpaquePointer, _ font: Font, catalogue: FontCatalogue
    ) {
        unsafe self.pattern = pattern
        unsafe self.configuration = configuration
        self.font = font
        self.catalogue = catalogue
    }

    deinit {
        if let all = unsafe all { unsafe FcFontSetDestroy(all) }
        unsafe FcPatternDestroy(pattern)
    }

    /// The nearest of all, and whether it has characters.
    func nearest() -> FontFile? {
        var result = FcResultMatch
        guard let match = unsafe FcFontMatch(configuration, pattern, &result) else { return nil }
        defer { unsafe FcPatternDestroy(match) }
        return unsafe isUsable(match) ? file(match) : nil
    }

    /// The nearest that has a character.
    func first(having character: UInt32) -> FontFile? {
        guard let all = unsafe all else { return nil }
        for at in unsafe 0..<Int(all.pointee.nfont) {
            guard let candidate = unsafe all.pointee.fonts[at], unsafe isUsable(candidate) else { continue }
            var characters: OpaquePointer?
            guard unsafe FcPatternGetCharSet(candidate, FC_CHARSET, 0, &characters) == FcResultMatch,
                unsafe FcCharSetHasChar(characters, character) != 0,
                let prepared = unsafe FcFontRenderPrepare(configuration, pattern, candidate)
            else { continue }
            defer { unsafe FcPatternDestroy(prepared) }
            if let file = unsafe file(prepared) { return file }
        }
        return nil
    }

    private func sorted() -> UnsafeMutablePointer<FcFontSet>? {
        var result = FcResultMatch
        return unsafe FcFontSort(configuration, pattern, FcBool(FcFalse), nil, &result)
    }

    /// Pictures of letters, coloured or not, have no outlines.
    private func isUsable(_ pattern: OpaquePointer) -> Bool {
        var (isOutline, isColour) = (FcBool(FcTrue), FcBool(FcFalse))
        unsafe FcPatternGetBool(pattern, FC_OUTLINE, 0, &isOutline)
        unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &isColour)
        var format: UnsafeMutablePointer<FcChar8>?
        guard isOutline != 0, isColour == 0,
            unsafe FcPatternGetString(pattern, FC_FONTFORMAT, 0, &format) == FcResultMatch, let format = unsafe format
        else { return false }
        return unsafe ["TrueType", "CFF"].contains(String(cString: format))
    }

    private func file(_ pattern: OpaquePointer) -> FontFile? {
        var (path, variations): (UnsafeMutablePointer<FcChar8>?, UnsafeMutablePointer<FcChar8>?)
        var (index, slant): (Int32, Int32) = (0, FC_SLANT_ROMAN)
        var weight = Double(FC_WEIGHT_REGULAR)
        guard unsafe FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path = unsafe path else {
            return nil
        }
        unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        unsafe FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        unsafe FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
        unsafe FcPatternGetString(pattern, FC_FONT_VARIATIONS, 0, &variations)
        // The usual rules of fontconfig ask for what a file lacks to be put on, and then call it bold or oblique.
        var isEmboldened = FcBool(FcFalse)
        unsafe FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &isEmboldened)
        var matrix: UnsafeMutablePointer<FcMatrix>?
        let isSheared = unsafe FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch
        return unsafe FontFile(
            path: String(cString: path), index: Int(index),
            variations: variations.map { unsafe String(cString: $0) } ?? "",
            isEmboldened: isEmboldened != 0 || font.weight >= 600 && FcWeightToOpenTypeDouble(weight) <= 500,
            isSlanted: isSheared || font.isItalic && slant == FC_SLANT_ROMAN)
    }
}
