import CZoePage
import LayoutCore
import ZoeDocument
import ZoeExport
import ZoeImages
import ZoeRenderer

/// A scene as one file that plays in any browser: the library as WebAssembly, the program's own shaders, and what is on the cards.
///
/// Nothing that comes from a scene is ever markup: it is packed and in base64, all but the title, whose letters are escaped. A policy
/// lets only the page's own scripts run, and nothing be asked for.
struct Page {
    private let title: String
    private let parts: [(name: String, bytes: [UInt8])]
    private let pictures: [(bytes: [UInt8], type: String)]

    private let hasPanel: Bool

    /// - Parameters:
    ///   - shading: what the scene's shaders are told; nil where there are none.
    ///   - hasPanel: whether there are knobs beside the stage.
    ///   - knobs: of the shaders, as `PageShaders` has them.
    init(_ scene: Scene, _ shading: Shading?, knobs: [JSON] = [], hasPanel: Bool) throws(Failure) {
        self.hasPanel = hasPanel
        let page = try PageScene(scene, shading, knobs: knobs)
        title = page.title
        var parts = [
            ("program", Deflated.bytes(Array(BuiltInPage.script.utf8))), ("stage", BuiltInPage.module),
            ("scene", Deflated.bytes(Array(page.text.utf8))),
            ("text", Deflated.bytes(page.letters)),
        ]
        if let timeline = page.timeline { parts.append(("timeline", Deflated.bytes(timeline.bytes))) }
        self.parts = parts
        pictures = page.pictures.files
    }

    var text: String {
        let data = parts.map {
            "<script type=\"text/plain\" data-part=\"\($0.name)\">\(Base64.text(of: $0.bytes))</script>\n"
        }
        let shown = pictures.map {
            "<script type=\"text/plain\" data-picture=\"\($0.type)\">\(Base64.text(of: $0.bytes))</script>\n"
        }
        let body =
            """
            <zoe-scene data-address tabindex="0" role="region" aria-roledescription="carousel" aria-label="\(Markup.text(title))">
            <canvas aria-hidden="true"></canvas>
            <ol></ol>
            <output role="status"></output>\(hasPanel ? "\n<form aria-label=\"Knobs\"></form>" : "")
            \(data.joined())\(shown.joined())</zoe-scene>
            """
        let nonce = Self.nonce(for: body)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy(nonce))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="generator" content="zoetrope">
            <title>\(Markup.text(title))</title>
            <link rel="icon" href="data:,">
            <style nonce="\(nonce)">
            \(BuiltInPage.style)</style>
            </head>
            <body>
            \(body)
            <noscript>This page needs JavaScript.</noscript>
            <script nonce="\(nonce)">
            \(BuiltInPage.boot)</script>
            </body>
            </html>

            """
    }

    private static func policy(_ nonce: String) -> String {
        "default-src 'none'; script-src 'nonce-\(nonce)' 'wasm-unsafe-eval'; style-src 'nonce-\(nonce)'; img-src data: blob:"
    }

    /// What nobody can know who writes the scene: it follows from all that the page holds (FNV-1a), and the same scene gives the
    /// same page.
    private static func nonce(for text: String) -> String {
        var (first, second): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142)
        for byte in text.utf8 {
            first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
            second = (second &+ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 ^ second >> 29
        }
        return String(first, radix: 36) + String(second, radix: 36)
    }
}

/// What all pages have in common, as built into the program.
private enum BuiltInPage {
    static var module: [UInt8] { unsafe bytes(page_module()) }
    static var style: String { unsafe String(decoding: bytes(page_style()), as: UTF8.self) }
    static var boot: String { unsafe String(decoding: bytes(page_boot()), as: UTF8.self) }
    static var script: String {
        (0..<page_script_count()).map { unsafe String(decoding: bytes(page_script($0)), as: UTF8.self).brief }
            .joined(separator: "\n")
    }

    private static func bytes(_ file: PageFile) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
}

extension String {
    /// What a browser reads of a script or shader of ours: no lines for those who read the sources, and none of their spaces.
    var brief: String {
        split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }.joined(separator: "\n")
    }
}

/// Bytes as letters (RFC 4648).
enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(of bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let bits = part.enumerated().reduce(UInt32(0)) { $0 | UInt32($1.element) << UInt32(16 - 8 * $1.offset) }
            for place in 0..<4 {
                let isThere = place <= part.count
                text.append(isThere ? letters[Int(bits >> UInt32(18 - 6 * place)) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
