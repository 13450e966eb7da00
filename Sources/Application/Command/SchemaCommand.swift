import ZoeDocument

extension Command {
    static let schema = Command(
        "schema", "the JSON Schema of scenes, from which editors complete their keys",
        notes: [
            "zoetrope schema > scene.schema.json",
            "A document that names it as \"$schema\" beside its other keys is completed and checked while it is written.",
        ]
    ) { _ throws(Failure) in try Console.write(Scene.schema) }
}
