/// What a page lets a browser do: run its own scripts, and ask nobody for anything.
enum PagePolicy {
    /// - Parameter images: where pictures may come from, beside the page itself.
    static func text(_ nonce: String, images: String = "data: blob:") -> String {
        "default-src 'none'; script-src 'nonce-\(nonce)' 'wasm-unsafe-eval'; style-src 'nonce-\(nonce)'; img-src \(images); "
            + "base-uri 'none'; form-action 'none'"
    }

    /// What nobody can know who writes the scene: it follows from all that the page holds (FNV-1a), and the same scene gives the
    /// same page.
    static func nonce(for text: String) -> String {
        var (first, second): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142)
        for byte in text.utf8 {
            first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
            second = (second &+ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 ^ second >> 29
        }
        return String(first, radix: 36) + String(second, radix: 36)
    }
}
