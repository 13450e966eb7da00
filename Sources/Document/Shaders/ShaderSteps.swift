/// A shader that is drawn in several steps, where a document says which: an object in place of the file's path.
public struct ShaderSteps: Hashable, Sendable {
    /// One step: what it draws is read by its name.
    public struct Pass: Hashable, Sendable {
        public var name: String
        public var file: String
        /// Numbers of pixels, or formulas like `$WIDTH / 2`; nil: as the picture.
        public var width: String?
        public var height: String?
        public var format: Format
        public var inputs: [Input]
        var unknown: [UnknownField] = []

        public init(
            _ name: String, file: String, width: String? = nil, height: String? = nil, format: Format = .float,
            inputs: [Input] = []
        ) {
            (self.name, self.file, self.width, self.height) = (name, file, width, height)
            (self.format, self.inputs) = (format, inputs)
        }
    }

    /// What a pixel can hold.
    public enum Format: String, CaseIterable, Hashable, Sendable {
        /// Numbers of any size.
        case float
        /// From 0 to 1, in steps of 1/255.
        case bytes
    }

    /// What a sampler reads.
    public struct Input: Hashable, Sendable {
        public var sampler: String
        /// A pass, one of `words`, the file of a picture, or those of the six sides of a cube.
        public var sources: [String]

        public init(_ sampler: String, _ sources: [String]) { (self.sampler, self.sources) = (sampler, sources) }
    }

    /// Files that are laid before each of the others.
    public var common: [String]
    /// For a face, the shader that moves the points of its card.
    public var vertex: String?
    public var passes: [Pass]
    /// What the file itself reads.
    public var inputs: [Input]
    var unknown: [UnknownField] = []

    /// What an input can be besides.
    public static let words = ["self", "picture", "keyboard", "sound", "noise", "nothing"]
    public static let mostPasses = 32

    public init(common: [String] = [], passes: [Pass] = [], inputs: [Input] = []) {
        (self.common, self.passes, self.inputs) = (common, passes, inputs)
    }

    /// What cannot be drawn as it is said, and the text of the document that says it; nil where all can.
    /// - Parameter isSize: whether both sides can be read.
    public func complaint(
        _ isSize: (_ width: String?, _ height: String?) -> Bool
    ) -> (message: String, about: String)? {
        if passes.count > Self.mostPasses {
            return ("\(passes.count) passes are too many; a shader can have \(Self.mostPasses)", passes[0].name)
        }
        var names: Set<String> = []
        for pass in passes {
            if pass.name.isEmpty { return ("a pass needs a name, by which others read it", pass.name) }
            if Self.words.contains(pass.name) {
                return ("a pass can't be called '\(pass.name)', which means something else as an input", pass.name)
            }
            if !names.insert(pass.name).inserted { return ("two passes are called '\(pass.name)'", pass.name) }
            for side in [pass.width, pass.height] {
                if let side, !isSize(side, nil) {
                    return ("'\(side)' is no size; write a number, or like $WIDTH / 2", side)
                }
            }
        }
        return nil
    }

    /// The files that are pictures, for all who read them.
    public var pictures: [String] {
        let names = Set(passes.map(\.name) + Self.words)
        return (inputs + passes.flatMap(\.inputs)).flatMap(\.sources).filter { !names.contains($0) }
    }

    /// Its shaders' files, in the document's order.
    public var files: [String] { common + (vertex.map { [$0] } ?? []) + passes.map(\.file) }

    /// With other paths for all files.
    func mapped(_ found: (String) -> String) -> ShaderSteps {
        let names = Set(passes.map(\.name) + Self.words)
        func inputs(_ all: [Input]) -> [Input] {
            all.map { Input($0.sampler, $0.sources.map { names.contains($0) ? $0 : found($0) }) }
        }
        var mapped = self
        mapped.common = common.map(found)
        mapped.vertex = vertex.map(found)
        mapped.inputs = inputs(mapped.inputs)
        for place in passes.indices {
            mapped.passes[place].file = found(passes[place].file)
            mapped.passes[place].inputs = inputs(passes[place].inputs)
        }
        return mapped
    }
}
