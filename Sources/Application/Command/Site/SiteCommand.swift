import LayoutCore
import ZoeDocument

extension Command {
    static let site = Command(
        "site", "a web site of scenes: a page to play with for each, and one to find them", operands: .any("SCENE"),
        options: [.siteFolder, .siteTitle],
        notes: [
            "Without SCENE, every scene, layout and effect that comes with the program. SCENE is a document (.json) or a picture "
                + "that zoetrope drew.",
            "zoetrope site -o gallery",
            "zoetrope site own/*.json --title 'My scenes' -o web",
            "Static files that work under any address and from a disk: index.html, zoetrope.js and zoetrope.css, which all pages "
                + "share, scenes, pictures and thumbnails. They ask no network for anything.",
            "DIR is new or empty, or a site that is made anew. scenes/NAME.js is what a page of your own shows as an "
                + "element, zoe-scene: docs/web.md.",
        ]
    ) { arguments throws(Failure) in
        let path = try arguments.required(.siteFolder)
        let entries = arguments.operands.isEmpty ? SiteEntry.builtIn : try SiteEntry.own(arguments.operands)
        let folder = try SiteFolder(path)
        Progress.begin(asLines: false)
        defer { Progress.end() }
        Interruption.listen()
        do throws(Failure) {
            let offscreen = try OffscreenRenderer(
                isVerbose: false, judges: entries.contains { $0.scene.hasShadersOfOthers })
            defer { offscreen.leaveContextToTheEnd() }
            Progress.begin(.pages, upTo: 1)
            let site = Site(entries, title: arguments[.siteTitle], in: folder, by: offscreen)
            guard try site.write() else {
                folder.abandon()
                return Interruption.endIfAsked()
            }
        } catch {
            folder.abandon()
            throw error
        }
        try folder.finish()
        Progress.end()
        let count = entries.count == 1 ? "one scene" : "\(entries.count) scenes"
        Console.inform("\(count) in '\(path)'; open \(path.hasSuffix("/") ? path : path + "/")index.html in a browser")
    }
}

extension Option {
    fileprivate static let siteFolder = ValueOption(
        "output", short: "o", .folder(), help: "the folder that the site becomes")
    fileprivate static let siteTitle = ValueOption(
        "title", .text("TEXT"), default: "Zoetrope", help: "what the site is called")
}
