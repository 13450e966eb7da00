/// An ISF shader: its header as declarations, its passes one after the other.
struct ISFProject {
    private let header: ISFHeader
    private let project: EffectProject
    private let file: String
    private let vertex: String?

    /// The picture that an effect changes. A transition goes from one picture to the next.
    static let picture = ["inputImage", "startImage"]
    /// What a transition begins with and ends with.
    private static let ends: [String: PassInput] = ["startImage": .before, "endImage": .after]

    init(_ header: ISFHeader, _ project: EffectProject, _ file: String) {
        (self.header, self.project, self.file) = (header, project, file)
        let ending = file.lastIndex(of: ".") ?? file.endIndex
        let beside = file[..<ending] + ".vs"
        vertex = (try? project.read(String(beside))) == nil ? nil : String(beside)
    }

    /// What it is for, by what it reads.
    static func role(of header: ISFHeader) -> EffectRole {
        header.inputs.contains { $0.isPicture && picture.contains($0.name) } ? .post : .backdrop
    }

    func text() throws(EffectFailure) -> EffectText {
        var passes: [EffectPass] = []
        let last = max(0, header.passes.count - 1)
        for (number, pass) in header.passes.enumerated() {
            guard let target = pass.target else { continue }
            let part = part(number, isFace: false)
            if let place = passes.firstIndex(where: { $0.name == target }) {
                // Drawn again, from what it was a moment ago, to the same place.
                passes[place].keepsFormer = true
            }
            passes.append(
                try project.pass(target, part, pass.size, pass.format, keepsFormer: pass.isPersistent))
        }
        var main = part(last, isFace: project.role == .face)
        if let shown = header.passes.last?.target { main.shows = shown }
        return try project.program(main).drawn(after: passes)
    }

    private func part(_ number: Int, isFace: Bool) -> EffectPart {
        let own = number < header.passes.count ? header.passes[number].file : nil
        var part = EffectPart(own.map { FilePath.resolved($0, beside: file) } ?? file)
        part.isISF = true
        part.vertex = vertex
        part.before = vertex.map { [$0] } ?? []
        part.definitions = ["ISF", "PASSINDEX \(number)"]
        for input in header.inputs {
            part.notes[input.name] = input.notes
            if isFace, Self.picture.contains(input.name) {
                part.declarations.append(("CardImage \(input.name) = CardImage(0);", input.line))
            } else {
                part.declarations.append(("uniform \(input.glsl) \(input.name);", input.line))
            }
            if input.isSound { part.inputs[input.name] = .sound(input.isSpectrum ? .spectrum : .wave) }
            if project.role == .transition, let end = Self.ends[input.name] { part.inputs[input.name] = end }
            if project.role == .post, Self.picture.contains(input.name) { part.inputs[input.name] = .scene }
        }
        for picture in header.pictures {
            let paths = picture.paths.map { FilePath.resolved($0, beside: file) }
            part.declarations.append(
                ("uniform \(paths.count == 6 ? "samplerCube" : "sampler2D") \(picture.name);", picture.line))
            if let lost = paths.first(where: { (try? project.read($0)) == nil }) {
                part.missing.append((picture.name, lost, picture.line))
            } else {
                part.inputs[picture.name] = paths.count == 6 ? .cube(paths) : .picture(paths[0])
            }
        }
        var targets: Set<String> = []
        for pass in header.passes {
            guard let target = pass.target, targets.insert(target).inserted else { continue }
            part.declarations.append(("uniform sampler2D \(target);", pass.line))
            part.inputs[target] = .pass(target)
        }
        for sampler in part.inputs.keys.sorted() + header.inputs.filter(\.isPicture).map(\.name) {
            part.definitions += ["_\(sampler)_imgRect vec4(0, 0, 1, 1)"]
        }
        return part
    }
}
