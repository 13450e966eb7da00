import LayoutCore
import ZoeDocument
import ZoeEditor
import ZoeStyle
import ZoeUserShaders

/// A scene of a site.
struct SiteEntry {
    let scene: Scene
    /// What its files are called: letters, digits and hyphens.
    let name: String
    let group: String
    let title: String
    /// The command line that shows it.
    let command: String

    private init(_ scene: Scene, name: String, group: String, title: String, command: String) {
        (self.scene, self.name, self.group, self.title, self.command) = (scene, name, group, title, command)
    }

    // MARK: What comes with the program

    /// Every built-in scene by its group, and after them layouts and effects that no scene shows.
    static var builtIn: [SiteEntry] {
        let scenes = Scene.groups.flatMap { group in
            group.scenes.map { scene in
                SiteEntry(
                    scene, name: scene.name, group: group.title, title: scene.title.isEmpty ? scene.name : scene.title,
                    command: "zoetrope --scene \(scene.name)")
            }
        }
        let shown = Set(scenes.map(\.scene.layout.name))
        let layouts = LayoutKind.all.filter { !shown.contains($0.name) }.map { kind in
            var scene = Scene.plain
            scene.use(kind)
            scene.note = kind.info.summary
            return SiteEntry(
                scene, name: "layout-\(kind.name)", group: "More layouts", title: kind.name.inWords,
                command: "zoetrope --layout \(kind.name)")
        }
        let used = Set(scenes.flatMap(\.scene.shaders.paths))
        let effects = [EffectRole.face, .backdrop, .post].flatMap { role in
            BuiltInEffects.names(of: role).filter { !used.contains(BuiltInEffects.path(of: $0)) }.map { name in
                SiteEntry(effect: name, role)
            }
        }
        return scenes + layouts + effects
    }

    private init(effect name: String, _ role: EffectRole) {
        var scene = Scene.builtIn("cover-flow") ?? .plain
        scene.use([(BuiltInEffects.path(of: name), role)])
        scene.note = ""
        self.init(
            scene, name: "effect-\(name)", group: "More effects", title: name.inWords,
            command: "zoetrope --scene cover-flow --\(role.rawValue) \(name)")
    }

    // MARK: What somebody has made

    /// The scenes in these files, in their order.
    static func own(_ paths: [String]) throws(Failure) -> [SiteEntry] {
        var entries: [SiteEntry] = []
        var taken: Set<String> = []
        for path in paths {
            let read = try ScenePaths([path], takesStreams: true)
            guard let scene = read.scene else {
                throw Failure(
                    .brokenInput, "'\(path)' is no scene; give documents (.json), or pictures that zoetrope drew")
            }
            try read.checkShaders(of: scene)
            let file = path.split(separator: "/").last.map(String.init) ?? path
            let stem = file.dropFirst().lastIndex(of: ".").map { String(file[..<$0]) } ?? file
            let name = Self.free(stem.asFileName, &taken)
            let title = scene.title.isEmpty ? scene.name.isEmpty ? stem : scene.name : scene.title
            entries.append(
                SiteEntry(
                    scene, name: name, group: "Scenes", title: title,
                    command: path == "-" ? "zoetrope - < scene.json" : "zoetrope \(path.inShell)"))
        }
        return entries
    }

    private static func free(_ name: String, _ taken: inout Set<String>) -> String {
        var (free, number) = (name, 2)
        while !taken.insert(free).inserted {
            free = "\(name)-\(number)"
            number += 1
        }
        return free
    }

    // MARK: What is told of it

    /// How many points high it is, fitted into a picture of 16 to 9.
    var tall: Double { max(scene.view.height, scene.view.width * 9 / 16) }

    /// What layout it has, and what that is good for.
    var about: String {
        let use = LayoutGuide.use(of: scene.layout).map { " Good for \($0)." } ?? ""
        return "Layout \(scene.layout.name): \(scene.layout.info.summary).\(use)"
    }

    /// Names that its shaders have.
    var effects: [String] {
        scene.shaders.paths.map { path in
            path.hasPrefix("<")
                ? String(path.dropFirst().dropLast()) : path.split(separator: "/").last.map(String.init) ?? path
        }
    }

    /// All by which it may be looked for.
    var words: String {
        ([
            title, name, scene.note, scene.layout.name, scene.layout.info.summary, group,
            LayoutGuide.use(of: scene.layout) ?? "",
        ]
            + effects).joined(separator: " ")
    }

    /// Its layout's rule, as it stands; nil where it has none.
    var formula: String? { try? scene.stage().formula() }
}

extension String {
    /// `ferris-wheel` is `Ferris wheel`.
    fileprivate var inWords: String {
        let words = split(separator: "-").joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Good on all systems and in all addresses.
    fileprivate var asFileName: String {
        let parts = lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = String(parts.joined(separator: "-").prefix(60))
        // Windows keeps these names for itself.
        return name.isEmpty ? "scene" : ["con", "prn", "aux", "nul"].contains(name) ? name + "-scene" : name
    }

    /// As one word of a command line.
    fileprivate var inShell: String {
        let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "=.,-_+:/".contains($0)) }
        return isPlain && !hasPrefix("-")
            ? self : hasPrefix("-") ? ("./" + self).inShell : "'\(replacing("'", with: "'\\''"))'"
    }
}
