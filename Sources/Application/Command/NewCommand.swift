import LayoutCore
import ZoeShaders
import ZoeUserShaders

extension Command {
    static let new = Command(
        "new", "write a shader to begin with: commented, with knobs, and good to look at",
        operands: .exactly("KIND", "NAME", completing: .words(Beginning.all.map(\.name))),
        notes: [
            "zoetrope new backdrop hills",
            "writes hills.frag, which `zoetrope --backdrop hills.frag` shows while you write on.",
        ]
            + Beginning.all.map { "\($0.name): \($0.help)" }
    ) { arguments throws(Failure) in
        guard arguments.operands.count == 2 else { throw arguments.wrong("say what to begin, and what it is called") }
        let (kind, name) = (arguments.operands[0], arguments.operands[1])
        guard let beginning = Beginning.all.first(where: { $0.name == kind }) else {
            let names = Beginning.all.map(\.name)
            throw arguments.wrong(
                "there is no '\(Quotation(kind))' to begin"
                    + Suggestion.ending(for: kind, among: names, otherwise: names.joined(separator: ", ")))
        }
        try beginning.write(as: name)
    }
}

/// A kind of shader, and what one begins with.
private struct Beginning {
    let name: String
    let help: String
    /// How its file's name ends; nil where it is a folder of several.
    let ending: String?
    /// By which option it is seen.
    let option: String

    static let all = [
        Beginning(name: "face", help: "what each card looks like", ending: "frag", option: "--face"),
        Beginning(name: "backdrop", help: "what is behind them", ending: "frag", option: "--backdrop"),
        Beginning(name: "post", help: "what becomes of the whole picture", ending: "frag", option: "--post"),
        Beginning(name: "isf", help: "an ISF effect with inputs and two passes", ending: "fs", option: "--post"),
        Beginning(
            name: "toy", help: "a folder with a Shadertoy's image, buffer and common part", ending: nil,
            option: "--backdrop"),
    ]

    /// What belongs to it, each with the rest of its path.
    private var files: [(path: String, text: String)] {
        ShaderSource.beginnings.filter { $0.path == "\(name).\(ending ?? "")" }.map { ("", $0.text) }
            + ShaderSource.beginnings.filter { $0.path.hasPrefix(name + "/") }
            .map { (String($0.path.dropFirst(name.count)), $0.text) }
    }

    func write(as given: String) throws(Failure) {
        let isNamed = given.split(separator: "/").last?.contains(".") == true || ending == nil
        let path = isNamed ? given : "\(given).\(ending ?? "")"
        guard System.item(at: path) == .nothing else {
            throw Failure(.cannotCreate, "'\(path)' is there already; choose another name")
        }
        if ending == nil {
            do { try System.makeOpenFolder(path) } catch {
                throw Failure(.cannotCreate, "can't make the folder '\(path)': \(error)")
            }
        }
        for file in files { try Output(path + file.path).write(file.text) }
        Console.inform("\(path) is written; `zoetrope \(option) \(path)` shows it while you write on")
    }
}
