internal import CZoeHarfBuzz

/// One face of a font file, open for shaping and for its outlines. Lengths are in units of the font.
@safe final class Typeface {
    /// Which of the faces that a typesetter opened; 0 is never given out.
    let number: Int
    let unitsPerEm: Double
    let ascent: Double
    /// Below the baseline, positive.
    let descent: Double
    let lineGap: Double
    /// A weight or a slant that the file lacks is put on by hand.
    let isEmboldened: Bool
    let isSlanted: Bool

    /// How much wider a letter gets by the weight put on by hand, and how far it leans, as shares of its size.
    static let growth = 1.0 / 48
    static let slant = 0.2

    private let font: OpaquePointer
    private let buffer: OpaquePointer
    private let drawing: OpaquePointer

    /// Nil where the file is no font that can be read.
    init?(_ file: FontFile, number: Int) {
        // The upper half of fontconfig's index is a named instance of a variable font; its axes are in the variations.
        let face = unsafe zhb_open_face(file.path, UInt32(truncatingIfNeeded: file.index & 0xFFFF))
        guard let face = unsafe face else { return nil }
        defer { unsafe hb_face_destroy(face) }
        guard unsafe hb_face_get_glyph_count(face) > 0 else { return nil }
        let units = unsafe hb_face_get_upem(face)
        let font = unsafe hb_font_create(face)
        let buffer = unsafe hb_buffer_create()
        let drawing = unsafe zhb_outline_functions()
        guard let font = unsafe font, let buffer = unsafe buffer, let drawing = unsafe drawing else { return nil }
        unsafe self.font = font
        unsafe self.buffer = buffer
        unsafe self.drawing = drawing
        unsafe hb_font_set_scale(font, Int32(units), Int32(units))
        if file.index >> 16 > 0, file.index >> 16 < 0x7FFF {
            unsafe hb_font_set_var_named_instance(font, UInt32(file.index >> 16) - 1)
        }
        if !file.variations.isEmpty {
            unsafe zhb_set_variations(font, file.variations, Int32(file.variations.utf8.count))
        }
        self.number = number
        unitsPerEm = Double(max(1, units))
        var extents = hb_font_extents_t()
        if unsafe hb_font_get_h_extents(font, &extents) != 0 {
            ascent = max(0, Double(extents.ascender))
            descent = max(0, -Double(extents.descender))
            lineGap = max(0, Double(extents.line_gap))
        } else {
            (ascent, descent, lineGap) = (0.8 * unitsPerEm, 0.2 * unitsPerEm, 0)
        }
        isEmboldened = file.isEmboldened
        isSlanted = file.isSlanted
    }

    /// What glyphs blacken, as far as somebody has asked; nil where there is nothing.
    var inks: [UInt32: Ink?] = [:]

    deinit {
        unsafe hb_draw_funcs_destroy(drawing)
        unsafe hb_buffer_destroy(buffer)
        unsafe hb_font_destroy(font)
    }

    func has(_ character: UInt32) -> Bool {
        var glyph: UInt32 = 0
        return unsafe hb_font_get_nominal_glyph(font, character, &glyph) != 0 && glyph != 0
    }

    /// - Parameter isTracked: letters stand apart, so that they must not be joined in ligatures that could be left out.
    func shape(
        _ text: [UInt32], _ range: Range<Int>, script: WritingSystem, isRightToLeft: Bool, isTracked: Bool
    ) -> [ShapedGlyph] {
        unsafe hb_buffer_clear_contents(buffer)
        unsafe text.withUnsafeBufferPointer { text in
            unsafe hb_buffer_add_utf32(
                buffer, text.baseAddress, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
        }
        unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: script.code))
        let off = isTracked ? [zhb_feature_off(Self.liga), zhb_feature_off(Self.clig)] : []
        unsafe hb_shape(font, buffer, off, UInt32(off.count))
        var count: UInt32 = 0
        let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
        let places = unsafe hb_buffer_get_glyph_positions(buffer, nil)
        guard count > 0, let infos = unsafe infos, let places = unsafe places else { return [] }
        return (0..<Int(count)).map { at in
            let (info, place) = unsafe (infos[at], places[at])
            return ShapedGlyph(
                number: info.codepoint, cluster: Int(info.cluster), advance: Double(place.x_advance),
                x: Double(place.x_offset), y: Double(place.y_offset))
        }
    }

    private static let liga = zhb_tag(108, 105, 103, 97)
    private static let clig = zhb_tag(99, 108, 105, 103)

    /// In units of the font, y going up.
    func outline(of glyph: UInt32) -> GlyphOutline {
        var outline = GlyphOutline()
        unsafe withUnsafeMutablePointer(to: &outline) { outline in
            unsafe zhb_draw(
                font, glyph, drawing,
                { user, kind, x1, y1, x2, y2, x, y in
                    guard let user = unsafe user else { return }
                    let outline = unsafe user.assumingMemoryBound(to: GlyphOutline.self)
                    let (one, two, end) = (OutlinePoint(x1, y1), OutlinePoint(x2, y2), OutlinePoint(x, y))
                    switch kind {
                    case 0: unsafe outline.pointee.move(to: end)
                    case 1: unsafe outline.pointee.add(.line(end))
                    case 2: unsafe outline.pointee.add(.quadratic(one, end))
                    default: unsafe outline.pointee.add(.cubic(one, two, end))
                    }
                }, outline)
        }
        return outline
    }
}

/// A glyph where the shaper put it, in units of the font.
struct ShapedGlyph {
    var number: UInt32
    /// The first character it stands for.
    var cluster: Int
    var advance: Double
    var x: Double
    var y: Double
}

/// A writing system, by its ISO 15924 tag.
struct WritingSystem: Hashable {
    let code: UInt32

    init(of character: UInt32) { code = zhb_script(character).rawValue }

    private init(_ script: hb_script_t) { code = script.rawValue }

    static let common = WritingSystem(HB_SCRIPT_COMMON)
    static let inherited = WritingSystem(HB_SCRIPT_INHERITED)
    static let latin = WritingSystem(HB_SCRIPT_LATIN)
    private static let unknown = WritingSystem(HB_SCRIPT_UNKNOWN)

    /// Whether its characters take the script of their neighbours.
    var isShared: Bool { self == .common || self == .inherited || self == .unknown }

    /// Whether letters are joined to one another, so that they must not be moved apart.
    var isJoined: Bool { Self.joined.contains(self) }
    private static let joined: Set<WritingSystem> = Set(
        [
            HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_DEVANAGARI,
            HB_SCRIPT_BENGALI,
        ]
        .map { WritingSystem($0) })

    /// Whether a line may end between any two of its characters.
    var breaksAnywhere: Bool { Self.ideographic.contains(self) }
    private static let ideographic: Set<WritingSystem> = Set(
        [HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO, HB_SCRIPT_YI].map {
            WritingSystem($0)
        })
}

extension UInt32 {
    /// Whether it is drawn with the character before it.
    var isMark: Bool { zhb_is_mark(self) != 0 }
}
