internal import LayoutCore
public import ZoeDocument

/// What a command line can begin with.
public enum SceneOrigin {
    /// A file, and the scene that is in it.
    indirect case file(String, Scene)
    case none
}

extension Scene {
    /// The command line that makes this picture, in a shell's words.
    ///
    /// It begins with what the scene came from and says what is different. Where options cannot say it, the scene itself is
    /// in the command.
    public func captureCommand(startingAt origin: SceneOrigin) -> String {
        for (words, base) in bases(origin) {
            if let rest = options(from: base) {
                return (["zoetrope capture"] + words + rest + ["-o picture.png"]).joined(separator: " ")
            }
        }
        return "zoetrope capture /dev/stdin -o picture.png <<'END'\n\(text)\nEND"
    }

    private func bases(_ origin: SceneOrigin) -> [([String], Scene)] {
        var bases: [([String], Scene)] = []
        if let scene = Scene.builtIn(name) { bases.append((["--scene \(name)"], scene)) }
        if case .file(let path, var scene) = origin {
            // The window has its own size, and the file may stand elsewhere in the row and in time.
            (scene.view, scene.scroll, scene.time) = (Size(width: 0, height: 0), .nan, .nan)
            bases.append(([path.quoted], scene))
        }
        // Without a scene, a layout is named in any case.
        bases.append((["--layout \(layout.name)"], .plain(layout)))
        return bases
    }

    /// Options that make this scene of the other one; nil where there are none.
    private func options(from base: Scene) -> [String]? {
        var words: [String] = []
        var made = base
        if made.formula != formula, let formula {
            guard (try? made.use(formula: formula)) != nil else { return nil }
            words.append("--formula \(formula.quoted)")
        } else if made.layout.name != layout.name || made.formula != formula {
            guard let kind = LayoutKind.named(layout.name) else { return nil }
            made.use(kind)
            words.append("--layout \(layout.name)")
        }
        if made.items != items {
            guard let items else { return nil }
            made.items = items
            words.append("--items \(items)")
        }
        if made.time != time {
            words.append("--time \(numeral(time))")
            made.time = time
        }
        if made.seed != seed {
            words.append("--seed \(seed)")
            made.seed = seed
        }
        words += turned(&made)
        let (own, former) =
            keepsView ? (picture.size, made.picture.size) : (picture.size ?? view, made.picture.size ?? made.view)
        if let size = own, size != former {
            words.append("--size \(numeral(size.width))x\(numeral(size.height))")
            made.draw(as: size)
        }
        if made.scroll != scroll {
            words.append("--scroll \(numeral(scroll))")
            made.scroll = scroll
        }
        words += pictureWords(from: made)
        made.picture = picture
        return made.saidOnce == saidOnce ? words : nil
    }

    /// What is set to its default makes no difference to the picture.
    private var saidOnce: Scene {
        var scene = self
        scene.use(knobs.withoutDefaults)
        return scene
    }

    /// As the words will be read.
    private func turned(_ made: inout Scene) -> [String] {
        var words: [String] = []
        for parameter in knobs.table.parameters {
            let name = parameter.fullName
            guard made.knobs.table[name] != nil, made.knobs[name] != knobs[name] else { continue }
            let text = "\(knobs[name])"
            _ = try? made.set(name, to: text)
            words.append("--set " + "\(knobs.table.shortName(of: parameter))=\(text)".quotedWhereNeeded)
        }
        return words
    }

    private func pictureWords(from base: Scene) -> [String] {
        var words: [String] = []
        if base.picture.scale != picture.scale { words.append("--scale \(numeral(picture.scale))") }
        if base.picture.samples != picture.samples { words.append("--samples \(picture.samples)") }
        if base.picture.supersampling != picture.supersampling {
            words.append("--supersample \(picture.supersampling)")
        }
        if picture.isTransparent, !base.picture.isTransparent { words.append("--transparent") }
        return words
    }

    private func numeral(_ value: Double) -> String { "\(Parameter.Value.number(value))" }

    /// What the program makes of a layout's name alone.
    private static func plain(_ layout: LayoutKind) -> Scene {
        var scene = Scene.plain
        if let kind = LayoutKind.named(layout.name) { scene.use(kind) }
        return scene
    }
}

extension String {
    /// In a shell's single quotes.
    fileprivate var quoted: String { "'\(replacing("'", with: "'\\''"))'" }

    fileprivate var quotedWhereNeeded: String {
        allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "=.,-_+:/".contains($0)) } ? self : quoted
    }
}
