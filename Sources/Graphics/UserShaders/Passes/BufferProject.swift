/// The passes that a file in glslViewer's manner asks for: those that it has branches for, like `#ifdef BUFFER_0`.
struct BufferNames {
    private(set) var buffers: [Int] = []
    private(set) var doubleBuffers: [Int] = []
    private(set) var pyramids: [Int] = []
    /// Buffers whose own branches name them.
    private(set) var readsItself: Set<Int> = []
    /// Branches for the whole picture's place in a scene.
    private(set) var branches: Set<String> = []

    init?(in bytes: [UInt8]) {
        let hints = ["BUFFER_", "PYRAMID_", "POSTPROCESSING", "BACKGROUND"]
        guard hints.contains(where: bytes.contains) else { return nil }
        let tokens = Token.all(of: CommentStripper(bytes).code)
        for token in tokens where token.isDirective {
            note(token.text, after: "BUFFER_", &buffers)
            note(token.text, after: "DOUBLE_BUFFER_", &doubleBuffers)
            note(token.text, after: "CONVOLUTION_PYRAMID_", &pyramids)
            note(token.text, after: "PYRAMID_", &pyramids)
            if ["POSTPROCESSING", "BACKGROUND"].contains(token.text) { branches.insert(token.text) }
        }
        // What the text defines itself is a switch of its own.
        for place in tokens.indices.dropFirst() where tokens[place - 1].text == "define" {
            branches.remove(tokens[place].text)
        }
        readsItself = Set(buffers.filter { Self.isNamed("u_buffer\($0)", inBranch: "BUFFER_\($0)", tokens) })
        if buffers.isEmpty, doubleBuffers.isEmpty, pyramids.isEmpty, branches.isEmpty { return nil }
    }

    /// Between `#ifdef BUFFER_0`, or an `#if` or `#elif` with that word, and the next branch or its end.
    private static func isNamed(_ name: String, inBranch word: String, _ tokens: [Token]) -> Bool {
        /// Of each `#if` that is open, whether its branch is this one.
        var open: [Bool] = []
        for (place, token) in tokens.enumerated() {
            if !token.isDirective {
                if token.text == name, open.contains(true) { return true }
                continue
            }
            guard place > 0, tokens[place - 1].text == "#", tokens[place - 1].isDirective else { continue }
            let rest = tokens[(place + 1)...].prefix { $0.line == token.line }.map(\.text)
            let isBranch = rest.contains(word) && !rest.contains("!")
            switch token.text {
            case "if", "ifdef": open.append(isBranch)
            case "ifndef": open.append(false)
            case "elif", "else": if !open.isEmpty { open[open.count - 1] = token.text == "elif" && isBranch }
            case "endif": _ = open.popLast()
            default: break
            }
        }
        return false
    }

    private func note(_ word: String, after prefix: String, _ numbers: inout [Int]) {
        guard word.hasPrefix(prefix), let number = Int(word.dropFirst(prefix.count)), 0..<Self.most ~= number,
            !numbers.contains(number)
        else { return }
        numbers.append(number)
        numbers.sort()
    }

    private static let most = 16
}

struct BufferProject {
    private let names: BufferNames
    private let project: EffectProject
    private let file: String

    init(_ names: BufferNames, _ project: EffectProject, _ file: String) {
        (self.names, self.project, self.file) = (names, project, file)
    }

    func text() throws(EffectFailure) -> EffectText {
        var passes: [EffectPass] = []
        for number in names.buffers {
            // One that reads itself sees what it was before.
            let keepsFormer = names.readsItself.contains(number)
            passes.append(try pass("u_buffer\(number)", ["BUFFER_\(number)"], keepsFormer: keepsFormer))
        }
        for number in names.doubleBuffers {
            passes.append(try pass("u_doubleBuffer\(number)", ["DOUBLE_BUFFER_\(number)"], keepsFormer: true))
        }
        for number in names.pyramids { passes += try pyramid(number) }
        var main = part([])
        let branch = project.role == .post ? "POSTPROCESSING" : "BACKGROUND"
        if names.branches.contains(branch), project.role != .face { main.definitions.append(branch) }
        guard project.role == .backdrop, names.branches.contains("POSTPROCESSING") else {
            return try project.program(main).drawn(after: passes)
        }
        // What is behind the model is all of the scene here; the last branch is laid over it.
        passes.append(try project.pass("u_scene", main, .whole, .float, keepsFormer: false))
        var over = part(["POSTPROCESSING"])
        over.inputs["u_scene"] = .pass("u_scene")
        return try project.program(over).drawn(after: passes)
    }

    private func part(_ definitions: [String]) -> EffectPart {
        var part = EffectPart(file)
        part.definitions = definitions
        part.giveModel(in: (try? project.read(file)) ?? [])
        for number in names.buffers { part.inputs["u_buffer\(number)"] = .pass("u_buffer\(number)") }
        for number in names.doubleBuffers { part.inputs["u_doubleBuffer\(number)"] = .pass("u_doubleBuffer\(number)") }
        for number in names.pyramids { part.inputs["u_pyramid\(number)"] = .pass("u_pyramid\(number)") }
        if project.role == .post { part.inputs["u_scene"] = .scene }
        return part
    }

    private func pass(_ name: String, _ definitions: [String], keepsFormer: Bool) throws(EffectFailure) -> EffectPass {
        var pass = try project.pass(name, part(definitions), .whole, .float, keepsFormer: keepsFormer)
        let comments = pass.text.catalogue.declaration(named: name)?.comments ?? []
        if let size = comments.lazy.compactMap(PassSize.init(comment:)).first { pass.size = size }
        return pass
    }

    // MARK: Pyramids

    /// Levels of a pyramid, each half as large as the one before.
    private static let depth = 6

    /// What the branch of the pyramid draws is made smaller level by level, and larger again; the last step is what is read.
    private func pyramid(_ number: Int) throws(EffectFailure) -> [EffectPass] {
        let name = "u_pyramid\(number)"
        let first = "\(name) source"
        var passes = [
            try pass(
                first, ["PYRAMID_\(number)", "CONVOLUTION_PYRAMID_\(number)"], keepsFormer: false)
        ]
        var former = first
        var levels: [String] = [first]
        for level in 1...Self.depth {
            let next = "\(name) down \(level)"
            passes.append(try step(next, level: level, isUp: false, reads: former, nil))
            levels.append(next)
            former = next
        }
        for level in (0..<Self.depth).reversed() {
            let next = level == 0 ? name : "\(name) up \(level)"
            passes.append(try step(next, level: level, isUp: true, reads: levels[level], former))
            former = next
        }
        return passes
    }

    private func step(
        _ name: String, level: Int, isUp: Bool, reads first: String, _ second: String?
    ) throws(EffectFailure) -> EffectPass {
        var part = part(["PYRAMID_ALGORITHM", "CONVOLUTION_PYRAMID_ALGORITHM"])
        part.inputs["u_pyramidTex0"] = .pass(first)
        part.inputs["u_pyramidTex1"] = second.map(PassInput.pass) ?? .nothing
        var pass = try project.pass(
            name, part, level == 0 ? .whole : .part("\(1 / Double(1 << level))"), .float, keepsFormer: false)
        pass.constants = [
            UniformSetting("u_pyramidDepth", .numbers([Double(level)])),
            UniformSetting("u_pyramidTotalDepth", .numbers([Double(Self.depth)])),
            UniformSetting("u_pyramidUpscaling", .numbers([isUp ? 1 : 0])),
        ]
        return pass
    }
}

extension PassSize {
    /// What stands behind a buffer's sampler: `// 0.5` of the picture, or `// 256x128`.
    fileprivate init?(comment: String) {
        let words = ArgumentList.trimmed(comment).lowercased().split(separator: "x")
            .map { Double(ArgumentList.trimmed($0)) }
        if words.count == 1, let share = words[0], share > 0 {
            self = .part("\(share)")
        } else if words.count == 2, let width = words[0], let height = words[1] {
            self.init(width: PassFormula("\(width)"), height: PassFormula("\(height)"))
        } else {
            return nil
        }
    }
}
