import LayoutCore
import ZoeDocument
import ZoeImages

extension Command {
    static let sheet = Command(
        "sheet", "a page of pictures: the built-in scenes, or a sweep over a parameter", operands: .scene,
        options: Option.scene + [
            .effects, .over, .columns, .part, .picture, .scale, .samples, .supersample, .compress, .quality, .verbose,
        ],
        notes: sceneNotes + [
            "Without a scene, every layout and some of the effects are shown in groups, with --effects all of those, each with "
                + "the options laid over it. With --over, one scene at several values, the gallery if none is named:",
            "Many machines: each draws its share of the pictures into a folder by --part K/N, and `zoetrope sheet FOLDER… -o "
                + "sheet.png` puts together what they have drawn, or says what is missing.",
            "zoetrope sheet --scene cover-flow --over tilt=0..1:4 --over scroll=0..10:3 -o sheet.png",
        ]
    ) { arguments throws(Failure) in
        System.takeMemoryAtOnce()
        let path = try arguments.required(.picture)
        let part = try arguments[.part].map { text throws(Failure) in try WorkShare(text, in: arguments) }
        let file = try part == nil ? arguments.pictureFile() : nil
        Progress.begin(asLines: false)
        defer { Progress.end() }
        var readied: OffscreenRenderer?
        let folders = try SheetFolders(arguments)
        let sheet = if let folders { folders.sheet } else { try arguments.sheet(readying: &readied) }
        try sheet.check(arguments)
        try file?.check(width: sheet.pixels.width, height: sheet.pixels.height, isTransparent: false)
        let offscreen = if let readied { readied } else { try OffscreenRenderer(isVerbose: arguments.has(.verbose)) }
        defer { offscreen.leaveContextToTheEnd() }
        Progress.begin(.cells, upTo: 0.95)
        if let part {
            Interruption.listen()
            try part.draw(sheet, into: path, offscreen)
            return Interruption.endIfAsked()
        }
        let image =
            if let folders { try sheet.joined(from: folders, by: offscreen) } else { try sheet.drawn(by: offscreen) }
        Progress.begin(.packing, upTo: 1)
        try file?.write(image)
    }

    /// What the program does when it is asked for nothing.
    static func drawGallery() throws(Failure) {
        let path = "zoetrope-gallery.png"
        let sheet = ContactSheet.gallery(Scene.galleryGroups)
        // Nothing is drawn for hours to find no place for it then.
        try Output(path).check()
        Progress.begin(asLines: false)
        defer { Progress.end() }
        let offscreen = try OffscreenRenderer(isVerbose: false)
        defer { offscreen.leaveContextToTheEnd() }
        Progress.begin(.cells, upTo: 1)
        try Output(path).write(PNG.file(of: sheet.drawn(by: offscreen), .fast))
        Progress.end()
        try Console.write(
            """
            \(sheet.entries.count) scenes drawn to \(path).
            There is no display here. Where there is one (DISPLAY is set), `zoetrope` opens the viewer; to draw one scene larger:
              zoetrope capture --scene cover-flow -o cover-flow.png
            `zoetrope scenes` lists the scenes, `zoetrope help` the commands.

            """)
    }
}

extension Option {
    fileprivate static let effects = Option("effects", help: "every scene that shows an effect")
    fileprivate static let over = ValueOption(
        "over", each: .sweep, help: "sweep a parameter or scroll; given twice, rows and columns")
    fileprivate static let columns = ValueOption(
        "columns", .whole("N", in: 1...Sweep.most), help: "pictures side by side")
}

extension ContactSheet {
    static func gallery(_ groups: [(title: String, scenes: [Scene])], columns: Int? = nil, scale: Double = 1)
        -> ContactSheet
    {
        let groups = groups.filter { !$0.scenes.isEmpty }.map { title, scenes in
            Group(title: title, entries: scenes.map { Entry(scene: $0, label: $0.name) })
        }
        return ContactSheet(groups, columns: columns, cell: Size(width: 400, height: 250), scale: scale)
    }

    fileprivate func check(_ arguments: Arguments) throws(Failure) {
        let pixels = size.width * scale * (size.height * scale)
        guard pixels <= Double(1 << 28) else {
            throw arguments.wrong(
                "a sheet of \(entries.count) pictures is too large; sweep fewer values or lower --scale")
        }
    }
}

extension Arguments {
    /// - Parameter offscreen: is made where shaders have to be compiled to know the sheet.
    fileprivate func sheet(readying offscreen: inout OffscreenRenderer?) throws(Failure) -> ContactSheet {
        let sweeps = self[.over]
        guard sweeps.count <= 2 else { throw wrong("--over can be given twice at most: for rows and for columns") }
        let columns = self[.columns]
        guard sweeps.isEmpty || !has(.effects) else {
            throw wrong("--effects shows many scenes, and --over one; take one")
        }
        guard sweeps.isEmpty else { return try swept(sweeps, columns: columns, &offscreen) }
        guard try !namesScene() else {
            throw wrong("a sheet of one scene needs --over NAME=FROM..TO:COUNT, what to sweep")
        }
        return try gallery(columns: columns)
    }

    /// Many scenes, with what the options say where a scene has such knobs.
    private func gallery(columns: Int?) throws(Failure) -> ContactSheet {
        let paths = try ScenePaths(operands, takesStreams: true)
        paths.needPictures()
        let images = paths.images
        var groups: [(title: String, scenes: [Scene])] = []
        var refusal: Failure?
        for group in has(.effects) ? Scene.effectGroups : Scene.galleryGroups {
            var scenes: [Scene] = []
            for var scene in group.scenes {
                if !images.isEmpty { scene.show(images: images) }
                do {
                    try change(&scene, hasOwnImages: !images.isEmpty, awaitsUniforms: namesShaders)
                    changePicture(of: &scene)
                    scenes.append(scene)
                } catch {
                    refusal = error
                }
            }
            groups.append((group.title, scenes))
        }
        if groups.allSatisfy(\.scenes.isEmpty), let refusal { throw refusal }
        return ContactSheet.gallery(groups, columns: columns, scale: self[.scale] ?? 1)
    }

    private func swept(_ sweeps: [Sweep], columns: Int?, _ offscreen: inout OffscreenRenderer?) throws(Failure)
        -> ContactSheet
    {
        var base = try scene(otherwise: Scene.builtIn("gallery") ?? .plain, draws: true)
        changePicture(of: &base)
        if !base.shaders.isEmpty {
            // A uniform can be swept once it is known.
            let made = try OffscreenRenderer(isVerbose: has(.verbose), judges: base.hasShadersOfOthers)
            offscreen = made
            try made.compileShaders(of: &base)
            try turnKnobs(of: &base, isFinal: true)
            base.warnOfUnknownUniforms()
        }
        let names = sweeps.map { (try? base.knobs.table.parameter(named: $0.name))?.fullName ?? $0.name }
        if names.count == 2, names[0] == names[1] {
            throw wrong("--over sweeps \(names[0]) twice; name another for the rows")
        }
        let (rows, along) = (sweeps.count > 1 ? sweeps[0] : nil, sweeps[sweeps.count - 1])
        var entries: [ContactSheet.Entry] = []
        for rowValue in rows?.values ?? [.nan] {
            for value in along.values {
                var scene = base
                if let rows { try rows.put(rowValue, into: &scene) }
                try along.put(value, into: &scene)
                let label = [rows?.label(rowValue), along.label(value)].compactMap { $0 }.joined(separator: " · ")
                entries.append(ContactSheet.Entry(scene: scene, label: label))
            }
        }
        // A single row of many would be a ribbon.
        let count = along.values.count
        let fitting = count <= 6 ? count : (count + (count + 5) / 6 - 1) / ((count + 5) / 6)
        let aspect = min(max(base.view.width / base.view.height, 0.4), 3)
        // Cells of about the same area, whatever their shape.
        let height = (400 * 250 / aspect).squareRoot().rounded()
        return ContactSheet(
            [ContactSheet.Group(entries: entries)], columns: rows == nil ? columns ?? fitting : count,
            cell: Size(width: (height * aspect).rounded(), height: height), scale: self[.scale] ?? 1)
    }
}
