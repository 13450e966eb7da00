internal import LayoutCore
internal import ZoeDocument

/// How a picture is to be made, as the dialog asks for it.
struct CapturePlan: Hashable {
    /// Of the view, in points; nil is the window's.
    var size: Size?
    /// Pixels for each point.
    var scale = 1.0
    var samples = 4
    var supersampling = 1
    var isTransparent = false
    /// What the window shows, with all that lies over the scene.
    var showsPanel = false
    var copies = false
    var template = "{scene}-{layout}-{n}.png"

    struct Preset {
        let name: String
        let size: Size?
        var scale = 1.0
    }

    static let presets = [
        Preset(name: "the window", size: nil),
        Preset(name: "1280 × 720", size: Size(width: 1280, height: 720)),
        Preset(name: "1920 × 1080", size: Size(width: 1920, height: 1080)),
        Preset(name: "3840 × 2160", size: Size(width: 1920, height: 1080), scale: 2),
        Preset(name: "1080 × 1080", size: Size(width: 1080, height: 1080)),
        Preset(name: "iPhone, 375 × 667 @2", size: Size(width: 375, height: 667), scale: 2),
    ]

    static let scales = 0.1...8.0
    static let sides = 1.0...16384.0

    func pixels(in window: Size) -> (width: Int, height: Int) {
        let size = size ?? window
        func side(_ points: Double) -> Int { Int(min(max((points * scale).rounded(), 1), 1e6)) }
        return (side(size.width), side(size.height))
    }

    /// The scene as the picture shows it.
    func applied(to document: Scene) -> Scene {
        var document = document
        if let size { document.draw(as: size) }
        document.picture.scale = scale
        document.picture.samples = samples
        document.picture.supersampling = supersampling
        document.picture.isTransparent = isTransparent
        return document
    }
}

/// What a file is called: `{scene}-{layout}-{n}.png`.
struct CaptureName {
    let scene: String
    let layout: String
    let width: Int
    let height: Int
    /// Year, month, day, hour, minute, second.
    let date: [Int]

    static let help = "{scene} {layout} {n} {width} {height} {date} {time} {year} {month} {day}"

    /// - Parameter isTaken: whether there is such a file already: none is written over.
    func path(_ template: String, isTaken: (String) -> Bool) -> String {
        var name = template.isEmpty ? "{scene}-{n}.png" : template
        func two(_ place: Int) -> String {
            let number = place < date.count ? date[place] : 0
            return number < 10 ? "0\(number)" : "\(number)"
        }
        let parts = [
            "scene": Self.word(scene), "layout": layout, "width": "\(width)", "height": "\(height)",
            "date": "\(two(0))-\(two(1))-\(two(2))", "time": "\(two(3)).\(two(4)).\(two(5))", "year": two(0),
            "month": two(1), "day": two(2),
        ]
        for (key, value) in parts { name = name.replacing("{\(key)}", with: value) }
        if !name.lowercased().hasSuffix(".png") { name += ".png" }
        if !name.contains("{n}") {
            if !isTaken(name) { return name }
            name = String(name.dropLast(4)) + "-{n}.png"
        }
        let number = (1...99_999).first { !isTaken(name.replacing("{n}", with: "\($0)")) } ?? 100_000
        return name.replacing("{n}", with: "\(number)")
    }

    /// As a part of a file's name.
    private static func word(_ text: String) -> String {
        let words = text.lowercased().split { !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? "zoetrope" : words.joined(separator: "-")
    }
}
