private typealias Part = SchemaPart

extension ShaderSteps {
    /// A path, or an object with the steps.
    static func schema(_ help: String) -> JSON {
        Part.any([Part.text("a file's path"), Part.named("shader")], help)
    }

    static var schema: JSON {
        Part.object(
            [
                ("file", Part.text("the one that makes the picture")),
                ("vertex", Part.text("of a face: the shader that moves the points of its card")),
                ("common", Part.list(of: Part.text("a file's path"), "files that are laid before each of the others")),
                ("passes", Part.list(of: passSchema, "what is drawn before it, one after the other")),
                ("inputs", inputSchema),
            ], "a shader that is drawn in several steps", needs: ["file"])
    }

    private static var passSchema: JSON {
        func side(_ help: String) -> JSON {
            Part.any([Part.number(1...8192, "in pixels"), Part.text("a formula of $WIDTH and $HEIGHT")], help)
        }
        return Part.object(
            [
                ("name", Part.text("how others call it")),
                ("file", Part.text("its shader")), ("width", side("without it, as the picture's")),
                ("height", side("without it, as the picture's")),
                ("format", Part.choice(Format.self, "what a pixel holds", otherwise: .float)), ("inputs", inputSchema),
            ], "one step", needs: ["name", "file"])
    }

    private static var inputSchema: JSON {
        let sides = Part.list(of: Part.text("a picture's file"), "the six sides of a cube", count: 6)
        return .object([
            ("type", "object"), ("additionalProperties", .object([("anyOf", .list([Part.text("a source"), sides]))])),
            (
                "description",
                .text("what each sampler reads: a pass, a picture's file, or one of \(words.joined(separator: ", "))")
            ),
        ])
    }
}
