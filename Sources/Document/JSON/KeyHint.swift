/// What keys may have meant that an object has not: words of other programs, and keys that stand elsewhere in the document.
enum KeyHint {
    static let ofScenes = [
        "color": means("backdrop"), "colour": means("backdrop"), "background": means("backdrop"),
        "card": within("deck", "card"), "cards": within("deck", "cards"), "files": within("deck", "files"),
        "images": within("deck", "files"), "texts": within("deck", "texts"),
        "sizes": within("deck", "sizes"),
        "width": within("view", "width"), "height": within("view", "height"), "device": within("view", "device"),
        "face": within("shaders", "face"), "post": within("shaders", "post"),
        "transition": within("shaders", "transition"), "uniforms": within("shaders", "uniforms"),
        "lanes": within("timeline", "lanes"), "loop": within("timeline", "loop"),
        "duration": within("timeline", "duration"), "scale": within("picture", "scale"),
        "samples": within("picture", "samples"),
    ]

    static let ofParameters = Dictionary(
        uniqueKeysWithValues: ["formula", "layout", "items", "scroll", "time", "seed"].map {
            ($0, "it stands beside \"parameters\", not among them")
        })

    static let ofCards = [
        "radius": means("cornerRadius"), "color": means("fill"), "colour": means("fill"), "background": means("fill"),
        "label": means("labels"), "text": means("labels"), "picture": means("image"),
    ]

    static let ofPlates = [
        "rotate": means("turnZ"), "rotation": means("turnZ"), "angle": means("turnZ"), "turn": means("turnZ"),
    ]

    private static func means(_ key: String) -> String { "did you mean '\(key)'?" }
    private static func within(_ object: String, _ key: String) -> String {
        "it stands in \"\(object)\": {\"\(key)\": …}"
    }
}
