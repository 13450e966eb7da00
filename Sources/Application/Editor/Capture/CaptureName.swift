/// What a file is called: `{scene}-{layout}-{n}.png`. Its ending says which kind of picture it becomes.
public struct CaptureName {
    private let scene: String
    private let layout: String
    private let width: Int
    private let height: Int
    private let date: [Int]

    /// - Parameter date: year, month, day, hour, minute, second.
    public init(scene: String, layout: String, width: Int, height: Int, date: [Int]) {
        self.scene = scene
        self.layout = layout
        self.width = width
        self.height = height
        self.date = date
    }

    public static let help = "{scene} {layout} {n} {width} {height} {date} {time} {year} {month} {day}"

    /// - Parameter isTaken: whether there is such a file already: none is written over.
    public func path(_ template: String, isTaken: (String) -> Bool) -> String {
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
        // Before the parts are filled in: some of them have points of their own.
        let ending = Self.ending(of: name)
        name = String(name.dropLast(ending.count))
        for (key, value) in parts { name = name.replacing("{\(key)}", with: value) }
        let kind = ending.isEmpty ? ".png" : ending
        if !name.contains("{n}") {
            if !isTaken(name + kind) { return name + kind }
            name += "-{n}"
        }
        func numbered(_ number: Int) -> String { name.replacing("{n}", with: "\(number)") + kind }
        return numbered((1...99_999).first { !isTaken(numbered($0)) } ?? 100_000)
    }

    /// With its point; empty where a name has none. A name that begins with a point is hidden and has no ending yet.
    private static func ending(of template: String) -> Substring {
        let name = template[(template.lastIndex(of: "/").map(template.index(after:)) ?? template.startIndex)...]
        guard let point = name.dropFirst().lastIndex(of: ".") else { return "" }
        let ending = name[point...]
        return ending.contains("{") || ending.contains("}") ? "" : ending
    }

    /// As a part of a file's name.
    private static func word(_ text: String) -> String {
        let words = text.lowercased().split { !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? "zoetrope" : words.joined(separator: "-")
    }
}
