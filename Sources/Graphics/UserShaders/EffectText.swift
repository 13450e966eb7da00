/// A shader of the user's own, read from its files and made ready for the compiler.
public struct EffectText: Hashable, Sendable {
    public let role: EffectRole
    public let path: String
    /// All files that it is made of, itself first; also included ones that could not be read.
    public internal(set) var files: [String]
    /// Includes laid in and names replaced by others of the same length, so that every column is still the writer's.
    public let body: String
    /// What the sources around it see as `#define`.
    public internal(set) var definitions: [String]
    /// Those of them that the text itself asks for, to find out which pass it is.
    public internal(set) var branches: [String]
    /// What knobs turn on and off before it is compiled.
    let switches: [EffectSwitch]
    /// What comes before it and after it, and tells it things under the names by which it asks for them.
    public let givenDeclarations: String
    public let givenTelling: String
    /// The same without values, for GLSL ES.
    public let emptyDeclarations: String
    /// The version of GLSL, if it needs more than 3.30.
    public let version: Int?
    /// Where included files are looked for besides.
    public let folders: [String]
    /// What it asks of the compiler, as after `#extension`: these lines have to come before all others.
    public let extensions: [String]
    /// It says that other cards shine through it.
    public let isTranslucent: Bool
    /// It changes by itself while time passes.
    public internal(set) var usesTime: Bool
    public internal(set) var usesDate: Bool
    public internal(set) var usesPointer: Bool
    /// It asks what is heard.
    public internal(set) var usesSound: Bool
    /// It draws some pixels in some frames alone, as `if (iFrame > 0) discard;` says. The others stay what they were.
    public let keepsDiscarded: Bool
    /// A face that is the same wherever its card is, and from frame to frame.
    public internal(set) var isOfCardAlone: Bool
    /// What its comments say that could not be understood.
    public let warnings: [Diagnostic]
    /// What is drawn before it, for it to read.
    public internal(set) var passes: [EffectPass] = []
    /// How it is drawn in passes, where its files lie beside each other by their names, or somebody said it.
    public internal(set) var recipe: PassRecipe?
    /// What its samplers read, where no knob says it.
    public let inputs: [String: PassInput]

    var catalogue: UniformCatalogue
    let sources: [SourceFile]
    /// Where each line of the body was written.
    let origins: [FlatText.Origin]

    /// - Parameters:
    ///   - library: what `#include <name>` finds.
    ///   - folders: where included files are looked for besides.
    ///   - recipe: its passes, where its files do not say them.
    ///   - read: the bytes of a file; throws why there are none, as a person would say it.
    public init(
        path: String, role: EffectRole, library: [String: String] = EffectLibrary.texts,
        folders: [String] = [], recipe: PassRecipe? = nil, read: (String) throws(EffectFileError) -> [UInt8]
    ) throws(EffectFailure) {
        // A folder may be named with a slash at its end.
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let made = withoutActuallyEscaping(read) { read in
            Result { () throws(EffectFailure) in
                try EffectProject(
                    path: path, role: role, library: library, folders: folders, read: read, recipe: recipe
                ).text()
            }
        }
        self = try made.get()
        guard passes.count <= EffectPass.most else {
            let message = "has \(passes.count) passes; a shader has \(EffectPass.most) at most"
            throw EffectFailure([Diagnostic(in: path, line: 1, column: 1, message)], files: files)
        }
    }

    /// One program.
    init(
        path: String, role: EffectRole, library: [String: String], folders: [String], part: EffectPart,
        read: Flattener.Read
    ) throws(EffectFailure) {
        let flat = Flattener(part.file, library: library, folders: folders, part: part, read: read)
        guard flat.problems.isEmpty else { throw EffectFailure(flat.problems, files: flat.files) }
        let reader = EffectReader(flat, role: role, part: part)
        guard reader.problems.isEmpty else { throw EffectFailure(reader.problems, files: flat.files) }
        self.role = role
        self.path = path
        files = flat.files
        body = String(decoding: reader.text.code, as: UTF8.self)
        definitions = reader.definitions + part.definitions
        branches = part.definitions
        switches = reader.switches
        inputs = part.inputs.merging(Self.pictures(reader.namedPictures, part.file, folders, read)) { first, _ in first
        }
        givenDeclarations = GivenValue.declarations(reader.given)
        givenTelling = GivenValue.telling(reader.given)
        emptyDeclarations = GivenValue.declarations(reader.given, areEmpty: true)
        version = flat.version
        self.folders = folders
        extensions = flat.extensions + reader.neededExtensions
        isTranslucent = flat.isTranslucent
        let told = reader.given.map(\.value).joined(separator: " ")
        let soundNames = part.inputs.filter { if case .sound = $0.value { true } else { false } }.map(\.key)
        usesSound = told.contains("zt_sound") || soundNames.contains { reader.names.contains($0) }
        usesTime = told.contains("zt_clock") || !reader.names.isDisjoint(with: EffectNames.timed) || usesSound
        usesDate = told.contains("zt_date")
        keepsDiscarded = reader.names.isSuperset(of: ["discard", "iFrame", "mainImage"])
        usesPointer = told.contains("zt_pointer")
        isOfCardAlone =
            role == .face && !flat.isTranslucent && !part.isISF && !reader.definitions.contains("NEEDS_BEND")
            && !usesTime && !usesDate && !usesPointer && !told.contains("zt_resolution")
            && reader.names.isDisjoint(with: EffectNames.placed)
        warnings = reader.warnings
        catalogue = reader.catalogue
        sources = flat.sources
        origins = reader.text.origins
    }

    /// Those of them that are there.
    private static func pictures(
        _ named: [(sampler: String, name: String)], _ file: String, _ folders: [String], _ read: Flattener.Read
    ) -> [String: PassInput] {
        var found: [String: PassInput] = [:]
        for (sampler, name) in named where FilePath.isPicture(name) && found[sampler] == nil {
            let path = FilePath.candidates(for: name, beside: file, folders: folders).first { (try? read($0)) != nil }
            if let path { found[sampler] = .picture(path) }
        }
        return found
    }

    /// What the writer calls a uniform that has another name in the program, because GLSL has something of that name.
    public static func ownName(of name: String) -> String {
        name.hasPrefix(EffectNames.ownPrefix) ? String(name.dropFirst(EffectNames.ownPrefix.count)) : name
    }

    /// The uniforms that it declares, in its order, members of blocks among them.
    public var declarations: [UniformDeclaration] { catalogue.uniforms }

    /// The file and the line, from 1, in which a line of the body, from 1, was written.
    public func place(ofLine line: Int) -> (file: String, line: Int)? {
        guard origins.indices.contains(line - 1) else { return nil }
        return (sources[origins[line - 1].source].name, origins[line - 1].line)
    }
}

/// Why a file has no text to give.
public struct EffectFileError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
}
