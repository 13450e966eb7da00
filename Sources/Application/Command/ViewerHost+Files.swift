import ZoeDocument
import ZoeImages
import ZoePictures
import ZoeWindow

// What the viewer asks of the file system. Whatever goes wrong becomes a line that the window shows.
extension ViewerHost {
    static func opened(_ paths: [String], onto scene: Scene) -> Result<ViewerOpened, ViewerFailure> {
        complaining("it can't be opened") { () throws(Failure) in
            let found = try ScenePaths(paths.map(System.expanded))
            var opened = found.scene ?? scene
            if !found.images.isEmpty { opened.show(images: found.images) }
            opened.use(found.shaders)
            do { try opened.findFiles() } catch { throw Failure(.missingInput, "\(error)") }
            let path = found.scenePath.flatMap { $0.hasSuffix(".json") ? $0 : nil }
            return ViewerOpened(opened, path: path, isOther: found.scene != nil)
        }
    }

    static func saved(_ scene: Scene, _ path: String) -> ViewerFailure? { kept(scene.text, System.expanded(path)) }

    fileprivate static func kept(_ text: String, _ path: String, isLasting: Bool = true) -> ViewerFailure? {
        complaint("it can't be saved") { () throws(Failure) in try Output(path, isLasting: isLasting).write(text) }
    }

    /// Folders first, then files, each as people sort them.
    static func listed(_ folder: String) -> Result<[ViewerFile], ViewerFailure> {
        complaining("it can't be listed") { () throws(Failure) in
            let folder = System.expanded(folder)
            let names: [String]
            do { names = try System.names(in: folder) } catch {
                throw Failure(.missingInput, "can't list '\(folder)': \(error)")
            }
            let files = names.map { ViewerFile($0, isFolder: System.item(at: "\(folder)/\($0)") == .folder) }
            return files.sorted { a, b in
                a.isFolder != b.isFolder ? a.isFolder : (a.name.lowercased(), a.name) < (b.name.lowercased(), b.name)
            }
        }
    }

    static func readShader(_ path: String) -> Result<[UInt8], ViewerFailure> {
        do { return .success(try EffectFiles.read(path)) } catch { return .failure(ViewerFailure("\(error)")) }
    }

    /// An editor with windows is told the line in its own way; one for a terminal gets a terminal.
    static func edited(_ path: String, at line: Int) -> ViewerFailure? {
        guard let editor = System.variable("VISUAL") ?? System.variable("EDITOR") else {
            return ViewerFailure("set EDITOR to open '\(path)' at line \(line)")
        }
        let name = editor.split(separator: " ").first.map { $0.split(separator: "/").last ?? $0 } ?? ""
        let command =
            switch name {
            case "code", "codium", "code-insiders": "exec \(editor) -g \"$1:$2\""
            case "subl", "zed", "hx-gui": "exec \(editor) \"$1:$2\""
            case "gvim", "emacs", "gedit", "kate", "xed", "mousepad", "geany", "nvim-qt":
                name == "kate" ? "exec \(editor) -l \"$2\" \"$1\"" : "exec \(editor) \"+$2\" \"$1\""
            default:
                System.hasProgram("x-terminal-emulator")
                    ? "exec x-terminal-emulator -e \(editor) \"+$2\" \"$1\"" : "exec \(editor) \"+$2\" \"$1\""
            }
        guard System.start("/bin/sh", ["-c", command, "sh", path, "\(line)"]) else {
            return ViewerFailure("can't start '\(editor)'")
        }
        return nil
    }

    @Sendable static func filmed(_ path: String, _ moments: FilmMoments, _ job: ViewerJob) -> Result<
        String, ViewerFailure
    > {
        complaining("the film can't be made") { () throws(Failure) in
            let path = System.absolute(path)
            var film = try StageFilm(path, moments)
            try film.draw(job)
            return System.resolved(path)
        }
    }

    @Sendable static func written(_ image: Image, to path: String) -> Result<String, ViewerFailure> {
        complaining("it can't be written") { () throws(Failure) in
            try PictureFile(path).write(image)
            return System.resolved(path)
        }
    }

    /// The clipboard's program keeps the picture for as long as nobody copies anything else.
    static let copied: (@Sendable (String) -> ViewerFailure?)? = {
        let programs = [
            (name: "wl-copy", command: "exec wl-copy --type \"$2\" < \"$1\""),
            (name: "xclip", command: "exec xclip -selection clipboard -t \"$2\" -i \"$1\""),
        ]
        let isWayland = System.variable("WAYLAND_DISPLAY") != nil
        guard
            let program = programs.first(where: { ($0.name != "wl-copy" || isWayland) && System.hasProgram($0.name) })
        else { return nil }
        return { path in
            var seconds = 0.0
            let words = ["-c", program.command, "sh", path, PictureFile.mediaType(of: path)]
            let end = try? System.run("/bin/sh", words, seconds: &seconds)
            return end?.code == 0 ? nil : ViewerFailure("\(program.name) can't put it on the clipboard")
        }
    }()

    static func complaining<Value>(
        _ otherwise: String, _ work: () throws(Failure) -> Value
    ) -> Result<Value, ViewerFailure> {
        do throws(Failure) { return .success(try work()) } catch {
            return .failure(ViewerFailure(error.message ?? otherwise))
        }
    }

    fileprivate static func complaint(_ otherwise: String, _ work: () throws(Failure) -> Void) -> ViewerFailure? {
        if case .failure(let complaint) = complaining(otherwise, work) { complaint } else { nil }
    }
}

extension ViewerPresets {
    /// Scene files in the user's data folder, `presets/NAME.json`.
    static var own: ViewerPresets {
        let folder = System.dataFolder.map { $0 + "/presets" }
        return ViewerPresets(
            names: {
                let names = folder.flatMap { try? System.names(in: $0) } ?? []
                return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.map { String($0.dropLast(5)) }
                    .sorted { $0.lowercased() < $1.lowercased() }
            },
            open: { name in
                guard let folder else { return .failure(homeless) }
                return ViewerHost.opened(["\(folder)/\(name).json"], onto: .plain).map(\.scene)
            },
            save: { scene, name in
                guard let folder else { return homeless }
                guard isName(name) else {
                    return ViewerFailure("'\(name)' can't be a scene's name; use letters, digits, spaces and - _ .")
                }
                do { try System.makeFolder(folder) } catch {
                    return ViewerFailure("can't make the folder '\(folder)': \(error)")
                }
                return ViewerHost.saved(scene, "\(folder)/\(name).json")
            },
            remove: { name in
                guard let folder else { return homeless }
                System.remove("\(folder)/\(name).json")
                return nil
            })
    }

    /// Where the scene of this name is kept.
    static func path(of name: String) -> String? { System.dataFolder.map { "\($0)/presets/\(name).json" } }

    private static let homeless = ViewerFailure(
        "there is no folder for your scenes: neither HOME nor XDG_DATA_HOME is set")

    /// One that makes no path, and no file that hides.
    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 200
            && !name.unicodeScalars.contains { $0 == "/" || $0.value < 32 || $0.value == 127 }
    }
}

extension ViewerMemory {
    /// Files in the user's state folder: `session.json`, and a `recovery-PROCESS.json` for each viewer with unsaved changes.
    static var own: ViewerMemory {
        guard let folder = System.stateFolder else {
            return ViewerMemory(session: { nil }, keepSession: { _ in }, recovered: { nil }, keepRecovery: { _ in nil })
        }
        let session = folder + "/session.json"
        let recovery = "\(folder)/recovery-\(System.processNumber).json"
        return ViewerMemory(
            session: {
                guard System.item(at: session) == .file, let bytes = try? System.contents(of: session, upTo: 1 << 16)
                else { return nil }
                return String(decoding: bytes, as: UTF8.self)
            },
            // The window is gone by then.
            keepSession: { text in
                do { try System.makeFolder(folder) } catch {
                    return Console.warn("the window's place can't be kept: can't make '\(folder)': \(error)")
                }
                if let complaint = ViewerHost.kept(text, session) {
                    Console.warn("the window's place can't be kept: \(complaint.text)")
                }
            },
            recovered: { recovered(from: folder, as: recovery) },
            keepRecovery: { scene in
                guard let scene else {
                    System.remove(recovery)
                    return nil
                }
                do { try System.makeFolder(folder) } catch {
                    return ViewerFailure("changes can't be kept safe: can't make '\(folder)': \(error)")
                }
                // The window waits for it; after a loss of power more than this file would be gone.
                return ViewerHost.kept(scene.text, recovery, isLasting: false).map {
                    ViewerFailure("changes can't be kept safe: \($0.text)")
                }
            })
    }

    /// The last scene of a viewer that no longer runs; its file becomes this process's own.
    private static func recovered(from folder: String, as own: String) -> Scene? {
        let names = ((try? System.names(in: folder)) ?? []).filter { name in
            guard name.hasPrefix("recovery-"), name.hasSuffix(".json"),
                let process = Int32(name.dropFirst("recovery-".count).dropLast(".json".count))
            else { return false }
            return !System.isRunning(process)
        }
        let paths = names.map { "\(folder)/\($0)" }.sorted { System.timeOfChange($0) < System.timeOfChange($1) }
        for path in paths.reversed() {
            guard case .success(let opened) = ViewerHost.opened([path], onto: .plain), opened.isOther else { continue }
            try? System.move(path, to: own)
            return opened.scene
        }
        return nil
    }
}
