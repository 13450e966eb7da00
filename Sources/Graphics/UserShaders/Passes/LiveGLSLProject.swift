/// live-glsl's passes, which stand one after the other in a file: `@pass(glow, 256, 256) … @pass_end`.
struct LiveGLSLProject {
    private let sections: [SectionMark]
    private let project: EffectProject
    private let file: String

    init(_ sections: LiveGLSLSections, _ project: EffectProject, _ file: String) {
        (self.sections, self.project, self.file) = (sections.marks, project, file)
    }

    /// The one called main is the picture; where there is none, the last.
    func text() throws(EffectFailure) -> EffectText {
        let main = sections.last { $0.name == "main" } ?? sections[sections.count - 1]
        var passes: [EffectPass] = []
        for section in sections where section.name != main.name && !passes.contains(where: { $0.name == section.name })
        {
            let name = section.name ?? ""
            passes.append(try project.pass(name, part(section), section.size, .bytes, keepsFormer: false))
        }
        for place in passes.indices {
            // What is drawn no later is read as it was before.
            let name = passes[place].name
            passes[place].keepsFormer = passes[...place].contains { $0.text.catalogue.declaration(named: name) != nil }
        }
        return try project.program(part(main)).drawn(after: passes)
    }

    private func part(_ section: SectionMark) -> EffectPart {
        var part = EffectPart(file)
        part.section = section.name
        for name in sections.compactMap(\.name) where name != "main" { part.inputs[name] = .pass(name) }
        return part
    }
}

/// The passes of a file with those that it includes.
struct LiveGLSLSections {
    let marks: [SectionMark]

    init?(of file: String, _ bytes: [UInt8], _ project: EffectProject) {
        guard bytes.contains("@pass(") else { return nil }
        let flat = Flattener(file, library: project.library, folders: project.folders, read: project.read)
        marks = flat.text.comments.compactMap(SectionMark.init).filter { $0.name != nil }
        guard !marks.isEmpty else { return nil }
    }
}

/// `@pass(name, input, width, height)`, or where that ends.
struct SectionMark {
    /// nil at the end.
    let name: String?
    let size: PassSize

    init?(_ comment: Comment) {
        if comment.text.hasPrefix("@pass_end") {
            (name, size) = (nil, .whole)
            return
        }
        guard comment.text.hasPrefix("@pass("), let end = comment.text.lastIndex(of: ")") else { return nil }
        let words = comment.text[..<end].dropFirst("@pass(".count).split(separator: ",").map(ArgumentList.trimmed)
        guard let first = words.first else { return nil }
        name = first
        let sides = words.suffix(2).compactMap { ArgumentList.number($0) == nil ? nil : PassFormula($0) }
        size = sides.count == 2 ? PassSize(width: sides[0], height: sides[1]) : .whole
    }
}
