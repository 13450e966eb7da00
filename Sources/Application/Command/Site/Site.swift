import LayoutCore
import ZoeDocument
import ZoeImages
import ZoePictures
import ZoeRenderer

/// A folder of pages, one for each scene, and one from which all are found.
struct Site {
    private let entries: [SiteEntry]
    private let pages: SitePage
    private let folder: SiteFolder
    private let offscreen: OffscreenRenderer

    /// A thumbnail's size, in pixels.
    private static let size = (width: 640, height: 360)
    private static let image = PictureWriter.isThere ? "webp" : "png"

    init(_ entries: [SiteEntry], title: String, in folder: SiteFolder, by offscreen: OffscreenRenderer) {
        (self.entries, self.folder, self.offscreen) = (entries, folder, offscreen)
        pages = SitePage(siteTitle: title)
    }

    /// - Returns: false where it was interrupted.
    func write() throws(Failure) -> Bool {
        try folder.write(BuiltInPage.shared, to: "zoetrope.js")
        try folder.write(BuiltInPage.siteStyle, to: "zoetrope.css")
        var refused: Set<String> = []
        var pictures: [String: [(entry: SiteEntry, script: SceneScript)]] = [:]
        for (number, entry) in entries.enumerated() {
            if Interruption.isAsked { return false }
            try writeThumbnail(of: entry)
            let made = try script(of: entry)
            if let refusal = made.refusal {
                refused.insert(entry.name)
                Console.warn("'\(entry.name)' is seen on the site and can't be played: \(refusal)")
            }
            let page = pages.text(
                of: entry, refusal: made.refusal, notes: made.notes, image: Self.image,
                number > 0 ? entries[number - 1] : nil, number + 1 < entries.count ? entries[number + 1] : nil)
            try folder.write(page, to: "scenes/\(entry.name).html")
            if let script = made.script {
                if script.hasPictures {
                    pictures[script.picturesName, default: []].append((entry, script))
                } else {
                    try folder.write(script.text(picturesAt: nil), to: "scenes/\(entry.name).js")
                }
            }
            Progress.note(Double(number + 1) / Double(entries.count), of: .pages)
        }
        for (name, users) in pictures {
            // Pictures that one scene alone has are in its own script.
            if users.count > 1 { try folder.write(users[0].script.pictureText, to: "pictures/\(name).js") }
            let shared = users.count > 1 ? "../pictures/\(name).js" : nil
            for (entry, script) in users {
                try folder.write(script.text(picturesAt: shared), to: "scenes/\(entry.name).js")
            }
        }
        try folder.write(
            pages.index(of: entries, refused: refused, image: Self.image, size: Self.size), to: "index.html")
        return true
    }

    private struct Made {
        var script: SceneScript?
        var refusal: String?
        var notes: [String] = []
    }

    /// What a page cannot do is no reason to make no site.
    private func script(of entry: SiteEntry) throws(Failure) -> Made {
        var scene = entry.scene
        var effects: PageEffects?
        if !scene.shaders.isEmpty {
            try offscreen.compileShaders(of: &scene)
            scene.warnOfUnknownUniforms()
            effects = try PageEffects(of: scene, offscreen)
        }
        do throws(Failure) {
            let page = try PageScene(scene, effects, hasKnobs: true, quality: 82)
            return Made(script: SceneScript(page), notes: page.notes)
        } catch {
            return Made(refusal: error.message ?? "")
        }
    }

    private func writeThumbnail(of entry: SiteEntry) throws(Failure) {
        let picture = ScenePicture(entry.scene, width: Self.size.width, height: Self.size.height)
        let image = try offscreen.draw(picture)
        let file: [UInt8]
        if PictureWriter.isThere {
            do { file = try PictureWriter.file(of: image, as: .webp, quality: 82, isSmall: true) } catch {
                throw Failure(.writingFailed, "a thumbnail can't be packed: \(error.reason)")
            }
        } else {
            file = try PNG.file(of: image, .small)
        }
        try folder.write(file, to: "thumbnails/\(entry.name).\(Self.image)")
    }
}
