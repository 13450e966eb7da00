import ZoeDocument
import ZoeExport

/// The pages of a site as HTML. What a scene or a file's name says comes into them through `Markup.text` alone.
struct SitePage {
    /// The whole site's.
    let siteTitle: String

    // MARK: One scene

    /// - Parameters:
    ///   - refusal: why the page cannot show it; nil where it can.
    ///   - notes: what else is to be said of it.
    func text(
        of entry: SiteEntry, refusal: String?, notes: [String], image: String, _ before: SiteEntry?, _ next: SiteEntry?
    )
        -> String
    {
        let (title, tall) = (Markup.text(entry.title), Markup.text(numeral(entry.tall)))
        let picture = "../thumbnails/\(entry.name).\(image)"
        // Until the scene is there, its picture is.
        let stage =
            refusal == nil
            ? "<zoe-scene src=\"\(entry.name).js\" tall=\"\(tall)\" panel=\"knobs\" address></zoe-scene>"
                + "<img class=\"poster\" src=\"\(picture)\" alt=\"\">" : "<img src=\"\(picture)\" alt=\"\">"
        let knobs = """
            <aside class="knobs" aria-label="Knobs">
            <div><h2>Knobs</h2><button type="button" id="again">As it was</button></div>
            <form id="knobs" class="zoe-knobs" aria-label="Knobs"></form>
            </aside>

            """
        let said = ([refusal.map { "It can't be played in a page: \($0)" }].compactMap { $0 } + notes)
            .map { "<p class=\"about\">\(Markup.text($0))</p>\n" }.joined()
        let effects = entry.effects.isEmpty ? "" : " Shaders: \(entry.effects.joined(separator: ", "))."
        let own =
            refusal == nil
            ? Self.code(
                "In a page of your own", id: "own",
                "<script src=\"zoetrope.js\"></script>\n<zoe-scene src=\"scenes/\(entry.name).js\"></zoe-scene>") : ""
        let body = """
            <header class="bar">
            <a class="home" href="../index.html">\(Markup.text(siteTitle))</a>
            <h1>\(title)</h1>
            \(Self.themeSwitch)
            </header>
            <main class="scene" id="main">
            <div class="stage">\(stage)</div>
            \(refusal == nil ? knobs : "")<div class="words">
            \(entry.scene.note.isEmpty ? "" : "<p class=\"note\">\(Markup.text(entry.scene.note))</p>\n")\
            <p class="about">\(Markup.text(entry.about + effects))</p>
            \(said)\(Self.code("Command line", id: "command", entry.command))
            \(own)
            \(entry.formula.map { Self.code("The layout as a formula", id: "formula", $0) } ?? "")
            </div>
            </main>
            <nav class="near" aria-label="Other scenes">
            <span>\(Self.link(before, "←", isLater: false))</span><span>\(Self.link(next, "→", isLater: true))</span>
            </nav>
            """
        return document(
            title: "\(entry.title) – \(siteTitle)", note: entry.scene.note, kind: "scene", body, up: "../")
    }

    private static func link(_ entry: SiteEntry?, _ arrow: String, isLater: Bool) -> String {
        guard let entry else { return "" }
        let title = Markup.text(entry.title)
        return "<a rel=\"\(isLater ? "next" : "prev")\" href=\"\(entry.name).html\">"
            + (isLater
                ? "\(title) <span aria-hidden=\"true\">\(arrow)</span>"
                : "<span aria-hidden=\"true\">\(arrow)</span> \(title)")
            + "</a>"
    }

    private static func code(_ heading: String, id: String, _ text: String) -> String {
        """
        <section><h2>\(heading) <button type="button" data-copies="\(id)" hidden>Copy</button></h2>
        <pre><code id="\(id)">\(Markup.text(text))</code></pre></section>
        """
    }

    // MARK: All of them

    func index(of entries: [SiteEntry], refused: Set<String>, image: String, size: (width: Int, height: Int)) -> String
    {
        var groups: [(title: String, entries: [SiteEntry])] = []
        for entry in entries {
            if groups.last?.title == entry.group {
                groups[groups.count - 1].entries.append(entry)
            } else {
                groups.append((entry.group, [entry]))
            }
        }
        let sections = groups.enumerated().map { number, group in
            """
            <section class="group" aria-labelledby="group-\(number)">
            <h2 id="group-\(number)">\(Markup.text(group.title))</h2>
            <ul>
            \(group.entries.map { Self.tile($0, isRefused: refused.contains($0.name), image, size) }.joined(separator: "\n"))
            </ul>
            </section>
            """
        }
        let count = entries.count == 1 ? "One scene" : "\(entries.count) scenes"
        let body = """
            <header class="bar">
            <a class="home" href="index.html" aria-current="page">\(Markup.text(siteTitle))</a>
            <search hidden><input id="search" type="search" placeholder="Search" aria-label="Search scenes" autocomplete="off" \
            spellcheck="false"><span id="found" role="status"></span></search>
            \(Self.themeSwitch)
            </header>
            <main class="index" id="main">
            <h1>\(Markup.text(siteTitle))</h1>
            <p>\(count) of cards in space. Each is a page to play with: drag, flick, turn its knobs, and take it with you.</p>
            \(sections.joined(separator: "\n"))
            </main>
            """
        return document(title: siteTitle, note: "", kind: "index", body, up: "")
    }

    private static func tile(
        _ entry: SiteEntry, isRefused: Bool, _ image: String, _ size: (width: Int, height: Int)
    ) -> String {
        let live =
            isRefused ? "" : " data-src=\"scenes/\(entry.name).js\" data-tall=\"\(Markup.text(numeral(entry.tall)))\""
        return """
            <li><a class="tile" href="scenes/\(entry.name).html"\(live) data-words="\(Markup.text(entry.words))">\
            <span class="picture"><img src="thumbnails/\(entry.name).\(image)" width="\(size.width)" height="\(size.height)" \
            loading="lazy" alt=""></span><b>\(Markup.text(entry.title))</b><small>\(Markup.text(entry.scene.note))</small></a></li>
            """
    }

    // MARK: What both have

    private static let themeSwitch = "<button type=\"button\" id=\"theme\" hidden></button>"

    /// - Parameter up: the way to the site's top.
    private func document(title: String, note: String, kind: String, _ body: String, up: String) -> String {
        let nonce = PagePolicy.nonce(for: title + body)
        let policy = PagePolicy.text(nonce, images: "'self' file: data: blob:")
        // Before anything is seen, so that it does not change its colours then.
        let theme = """
            try { const theme = localStorage.getItem("zoetrope-theme"); if (theme === "light" || theme === "dark") \
            document.documentElement.dataset.theme = theme; } catch {}
            """
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            \(PageHead(title: title, note: note, policy: policy).text)
            <script nonce="\(nonce)">\(theme)</script>
            <link rel="stylesheet" nonce="\(nonce)" href="\(up)zoetrope.css">
            <script nonce="\(nonce)" src="\(up)zoetrope.js" defer></script>
            </head>
            <body data-site="\(kind)">
            <a class="skip" href="#main">To the content</a>
            \(body)
            <noscript><p class="bar">Scenes are played by JavaScript, which is off here.</p></noscript>
            </body>
            </html>

            """
    }
}
