/// A uniform as its shader declares it.
public struct UniformDeclaration: Hashable, Sendable {
    public var file: String
    public var line: Int
    public var column: Int
    public var type: String
    /// A block's member is called as the program calls it: `Lights.colour`, or `colour` where the block has no instance.
    public var name: String
    /// What stands between the brackets of an array.
    public var length: String?
    public var initialiser: String?
    /// Those directly above and behind it, as they were written.
    public var comments: [String]
    /// What the comments ask for.
    var notes: Annotation
}

/// All uniforms of a shader and the structs they are made of, found by the names that programs give them.
struct UniformCatalogue: Hashable, Sendable {
    private(set) var uniforms: [UniformDeclaration] = []
    private(set) var members: [String: [UniformDeclaration]] = [:]
    private var places: [String: Int] = [:]

    /// More than any graphics card takes.
    var isFull: Bool { uniforms.count >= 4096 }

    mutating func add(_ uniform: UniformDeclaration) {
        guard places[uniform.name] == nil, !isFull else { return }
        places[uniform.name] = uniforms.count
        uniforms.append(uniform)
    }

    mutating func add(member: UniformDeclaration, of structure: String) {
        members[structure, default: []].append(member)
    }

    /// `lights[2].colour` is the member `colour` of the type that `lights` has.
    func declaration(named name: String) -> UniformDeclaration? {
        let parts = Self.withoutBrackets(name).split(separator: ".").map(String.init)
        guard let first = parts.first else { return nil }
        var rest = parts.dropFirst()
        var found = places[first].map { uniforms[$0] }
        if found == nil, let second = rest.first, let place = places["\(first).\(second)"] {
            found = uniforms[place]
            rest = rest.dropFirst()
        }
        for part in rest {
            guard let type = found?.type else { return nil }
            found = members[type]?.first { $0.name == part }
        }
        return found
    }

    /// Where among the uniforms the one is declared that this is, or is a part of; behind all others where it is none.
    /// - Returns: the place of the uniform, then that of its member, and so on.
    func rank(of name: String) -> [Int] {
        let parts = Self.withoutBrackets(name).split(separator: ".").map(String.init)
        guard let place = parts.first.flatMap({ places[$0] }) else {
            return [places[parts.prefix(2).joined(separator: ".")] ?? .max]
        }
        var rank = [place]
        var type = uniforms[place].type
        for part in parts.dropFirst() {
            guard let member = members[type]?.firstIndex(where: { $0.name == part }) else { return rank }
            rank.append(member)
            type = members[type]?[member].type ?? ""
        }
        return rank
    }

    private static func withoutBrackets(_ name: String) -> String {
        var depth = 0
        return String(
            name.filter { letter in
                if letter == "[" { depth += 1 }
                defer { if letter == "]" { depth -= 1 } }
                return depth == 0
            })
    }
}
