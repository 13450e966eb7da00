/// A declaration outside of all functions: uniforms, what comes in, what goes out, or a struct.
struct Statement {
    enum Role {
        case uniform, input, output, structure
    }

    var role: Role
    /// With all qualifiers and the semicolon.
    var range: Range<Int>
    /// Where the words before the type are.
    var qualifiers: Range<Int>
    var type: String
    var declarators: [Declarator]
    /// What a block or a struct holds.
    var members: [Member] = []
    /// A block's own name, which the program puts before its members' where it has an instance.
    var blockName: String?

    /// `name[3] = …`
    struct Declarator {
        var name: String
        var range: Range<Int>
        /// What stands in the brackets, joined where there are several; nil for no array.
        var length: String?
        var initialiser: String?
        /// The comma before it.
        var comma: Range<Int>?
    }

    struct Member {
        var type: String
        var declarator: Declarator
        var range: Range<Int>
    }
}
