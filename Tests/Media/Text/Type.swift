import CardContent
import Foundation
import TestSupport

@testable import ZoeText

/// Labels set in DejaVu Sans 2.37 (fonts-dejavu-core), 2048 units a square; a size of 2048 makes a point a unit of the font.
let dejaVu = Font("DejaVu Sans")
/// Inter 4.0 (fonts-inter), 2816 units a square.
let inter = Font("Inter")

let wide = Sides(width: 1e6, height: 1e5)

extension Label {
    static func units(_ text: String, _ font: Font = dejaVu, unitsPerEm: Double = 2048) -> Label {
        Label(text, font: font, size: unitsPerEm, wraps: false)
    }
}

extension TextBlock {
    /// Glyph numbers as seen from left to right, line after line.
    var numbers: [UInt32] { glyphs.map(\.number) }
    /// From glyph to glyph, in points.
    var steps: [Double] { zip(glyphs, glyphs.dropFirst()).map { ($1.x - $0.x).rounded() } }
}

/// A fontconfig file of its own, for machines with other fonts than this one.
struct FontMachine {
    let path: String
    private let folder: TemporaryFolder

    init(folders: [String]) throws {
        folder = try TemporaryFolder()
        let places = folders.map { "<dir>\($0)</dir>" }.joined() + "<cachedir>\(folder.path)</cachedir>"
        path = try folder.write(
            "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>\(places)</fontconfig>",
            to: "fonts.conf")
    }
}
