import LayoutCore
import ZoeDocument
import ZoeExport
import ZoeImages
import ZoeRenderer

/// A scene as one file that plays in any browser: the library as WebAssembly, the program's own shaders, and what is on the cards.
///
/// Nothing that comes from a scene is ever markup: it is packed into letters, all but the title, whose letters are escaped. A policy
/// lets only the page's own scripts run, and nothing be asked for.
struct Page {
    private let title: String
    private let parts: [(name: String, bytes: [UInt8])]
    private let pictures: [(bytes: [UInt8], type: String)]

    private let hasPanel: Bool

    /// - Parameters:
    ///   - effects: the scene's shaders; nil where there are none.
    ///   - hasPanel: whether there are knobs beside the stage.
    init(_ scene: Scene, _ effects: PageEffects?, hasPanel: Bool) throws(Failure) {
        self.hasPanel = hasPanel
        let page = try PageScene(scene, effects, hasKnobs: hasPanel)
        title = page.title
        for note in page.notes { Console.warn(note) }
        var parts = [
            (
                "program",
                Deflated.bytes(
                    Array(BuiltInPage.script(hasShaders: effects?.shading != nil, hasSpace: page.hasSpace).utf8))
            ),
            ("stage", BuiltInPage.module),
        ]
        parts += page.parts(withShaders: true)
        self.parts = parts
        pictures = page.pictures.files
    }

    var text: String {
        let data = parts.map {
            "<script type=\"text/plain\" data-part=\"\($0.name)\">\(DenseText.text(of: $0.bytes))</script>\n"
        }
        let shown = pictures.map {
            "<script type=\"text/plain\" data-picture=\"\($0.type)\">\(DenseText.text(of: $0.bytes))</script>\n"
        }
        let body =
            """
            <zoe-scene address tabindex="0" role="region" aria-roledescription="carousel" aria-label="\(Markup.text(title))">
            <canvas aria-hidden="true"></canvas>
            <ol></ol>
            <output role="status"></output>\(hasPanel ? "\n<form class=\"zoe-knobs\" aria-label=\"Knobs\"></form>" : "")
            \(data.joined())\(shown.joined())</zoe-scene>
            """
        let nonce = PagePolicy.nonce(for: body)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            \(PageHead(title: title, policy: PagePolicy.text(nonce)).text)
            <style nonce="\(nonce)">
            \(BuiltInPage.pageStyle)\(BuiltInPage.style)</style>
            </head>
            <body>
            \(body)
            <noscript>This page needs JavaScript.</noscript>
            <script nonce="\(nonce)">
            \(BuiltInPage.unpacking)
            \(BuiltInPage.boot)</script>
            </body>
            </html>

            """
    }
}
