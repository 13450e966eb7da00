internal import CZoeImGui
internal import ZoeThreads

/// The letters of panels in one size, drawn by a thread of their own: before there is a window, nobody waits for them.
@safe final class PanelFonts {
    /// The height of text, in pixels of the screen.
    let pixels: Double
    private let made = Guarded<Made>(Made())
    private var worker: Worker?

    @safe private struct Made: @unchecked Sendable {
        var fonts: OpaquePointer?
    }

    /// - Parameter scale: pixels a point.
    init(scale: Double) {
        pixels = Self.pixels(scale)
        worker = Worker { [made, pixels] in
            made.withLock { unsafe $0.fonts = Self.drawn(pixels) }
        }
    }

    deinit {
        worker = nil
        made.withLock { made in
            if let fonts = unsafe made.fonts { unsafe uiForgetFonts(fonts) }
        }
    }

    /// Once: panels are written with them from here on.
    func use() {
        // It is waited for.
        worker = nil
        let isThere = made.withLock { made in
            guard let fonts = unsafe made.fonts else { return false }
            unsafe made.fonts = nil
            unsafe uiUseFonts(fonts)
            return true
        }
        if !isThere { Self.load(pixels) }
    }

    /// The same at once, for another scale.
    static func load(scale: Double) { load(pixels(scale)) }

    private static func load(_ pixels: Double) {
        if let fonts = unsafe drawn(pixels) { unsafe uiUseFonts(fonts) }
    }

    func fits(_ scale: Double) -> Bool { Self.pixels(scale) == pixels }

    private static func pixels(_ scale: Double) -> Double { (14 * scale).rounded() }

    /// From the first fonts that are there.
    private static func drawn(_ pixels: Double) -> OpaquePointer? {
        let (text, bold, mono) = (FontFiles.text, FontFiles.bold, FontFiles.mono)
        return unsafe uiMakeFonts(text, bold, mono, Float(pixels))
    }
}
