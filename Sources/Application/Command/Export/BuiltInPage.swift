import CZoePage
import ZoeDocument
import ZoeImages
import ZoeShaders

/// What all pages have in common, as built into the program.
enum BuiltInPage {
    static var module: [UInt8] { unsafe bytes(page_module()) }
    /// How scenes look.
    static var style: String { unsafe text(page_scene_style()) }
    /// The style of a page that holds one scene and nothing else.
    static var pageStyle: String { unsafe text(page_style()) }
    static var siteStyle: String { unsafe text(page_site_style()) }
    static var unpacking: String { unsafe text(page_unpacking()) }
    static var boot: String { unsafe text(page_boot()) }

    /// What a page with one scene runs.
    /// - Parameters:
    ///   - hasShaders: of the user's own.
    ///   - hasSpace: light, or cards with a body.
    static func script(hasShaders: Bool, hasSpace: Bool) -> String {
        ([common] + (hasSpace ? [space] : []) + (hasShaders ? [shaders] : [])
            + [unsafe text(page_own_script()).brief]).joined(separator: "\n")
    }

    /// What pages share that show any number of scenes: `<zoe-scene src="…">`, and what the pages of a site do.
    static var shared: String {
        let files = ShaderSource.files(inFolders: shaderFolders + ["effects", "light"])
        let shaders = JSON.object(files.map { ($0.path, JSON.text($0.text.brief)) }).line
        let style = self.style.split(separator: "\n").joined(separator: " ")
        let builtIn = JSON.object([
            ("module", .text(DenseText.text(of: module))),
            ("shaders", .text(DenseText.text(of: Deflated.bytes(Array(shaders.utf8))))), ("style", .text(style)),
        ])
        let own = unsafe text(page_element_script()).brief + "\n" + text(page_site_script()).brief
        return """
            // Scenes on pages: <zoe-scene src="...">. Made by zoetrope; see its docs/web.md.
            (() => {
            "use strict";
            \(unpacking.brief)
            const BUILT_IN = \(builtIn.line);
            \(common)
            \(space)
            \(Self.shaders)
            \(own)
            })();

            """
    }

    /// Where the shaders are that any scene is drawn with.
    static let shaderFolders = ["backdrop", "cards", "floor", "flats", "shared", "text"]

    /// Whether cards without a shader of the user's own are drawn without this file.
    static func isForFaces(_ path: String) -> Bool {
        path == "cards/bent.vert" || path.hasPrefix("cards/face") || path == "cards/middle-bytes.frag"
    }

    private static var common: String {
        (0..<page_script_count()).map { unsafe text(page_script($0)).brief }.joined(separator: "\n")
    }

    private static var shaders: String {
        (0..<page_shader_script_count()).map { unsafe text(page_shader_script($0)).brief }.joined(separator: "\n")
    }

    private static var space: String {
        (0..<page_space_script_count()).map { unsafe text(page_space_script($0)).brief }.joined(separator: "\n")
    }

    private static func text(_ file: PageFile) -> String { unsafe String(decoding: bytes(file), as: UTF8.self) }

    private static func bytes(_ file: PageFile) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
}

extension String {
    /// What a browser reads of a script or shader of ours: no lines for those who read the sources, none of their spaces, and nothing
    /// for tests, which run them as modules.
    var brief: String {
        split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("//") && !$0.hasPrefix("if (typeof module ") }.joined(separator: "\n")
    }
}
