import LayoutCore
import ZoeDocument

extension Command {
    static let scenes = Command(
        "scenes", "the built-in scenes; with a name, the scene's document",
        operands: .optional("NAME", completing: .words(Scene.builtInNames)),
        options: [.json],
        notes: ["A document saved to a file can be changed and shown: zoetrope capture FILE -o picture.png"]
    ) { arguments throws(Failure) in
        if let name = arguments.operands.first { return try Console.write(Scene.asked(name).text) }
        let scenes = Scene.builtIn
        if arguments.has(.json) {
            let list = scenes.map { scene in
                JSON.object([
                    ("name", .text(scene.name)), ("title", .text(scene.title)), ("note", .text(scene.note)),
                    ("layout", .text(scene.layout.name)),
                ])
            }
            return try Console.write(JSON.list(list).text + "\n")
        }
        try Console.write(TextTable(scenes.map { [$0.name, $0.layout.name, $0.note] }).text())
    }
}
