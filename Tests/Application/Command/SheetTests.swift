import Foundation
import LayoutCore
import TestSupport
import Testing
import ZoeDocument
import ZoeImages

@testable import zoetrope

/// Pages of pictures, from outside.
@Suite struct SheetTests {
    /// With no words at all the program draws every scene, says where, and how to go on.
    @Test func theProgramAloneDrawsAllScenes() throws {
        let folder = try TemporaryFolder()
        let result = try Zoetrope.run(in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        #expect(result.output.contains("zoetrope-gallery.png") && result.output.contains("zoetrope capture"))
        #expect(try folder.names == ["zoetrope-gallery.png"])
        let image = try PNG.decode([UInt8](Data(contentsOf: folder.file("zoetrope-gallery.png")))).image
        #expect(image.width > 1600 && image.height > 1600 && image.isOpaque)
    }

    @Test func withoutAPlaceForItsPictureItSaysSo() throws {
        #expect(try Zoetrope.run(in: URL(filePath: "/proc")).isFailure(73))
    }

    /// Twice as many points of scale, twice as many pixels; a sweep has as many cells as values.
    @Test func sizesFollow() throws {
        func size(_ words: String...) throws -> [Int] {
            let folder = try TemporaryFolder()
            let file = folder.file("sheet.png")
            let result = try Zoetrope.run(["sheet"] + words + ["-o", file.path])
            #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
            let image = try PNG.decode([UInt8](Data(contentsOf: file))).image
            return [image.width, image.height]
        }
        let scene = ["--scene", "wheel", "--size", "160x100"]
        let one = try size(scene[0], scene[1], scene[2], scene[3], "--over", "scroll=0..4:1")
        let large = try size(scene[0], scene[1], scene[2], scene[3], "--over", "scroll=0..4:1", "--scale", "2")
        #expect(large == one.map { $0 * 2 })
        let three = try size(scene[0], scene[1], scene[2], scene[3], "--over", "scroll=0..4:3")
        let grid = try size(
            scene[0], scene[1], scene[2], scene[3], "--over", "spacing=1..2:2", "--over", "scroll=0..4:3")
        #expect(three[1] == one[1] && three[0] > one[0] * 2)
        #expect(grid[0] == three[0] && grid[1] > three[1] && grid[1] < three[1] * 2)
    }

    /// A cell of a sweep is the picture of its value.
    @Test func theValuesAreSwept() throws {
        let folder = try TemporaryFolder()
        let words = ["--layout", "linear", "--items", "1", "--set", "cardColour=#ffffff", "--set", "itemWidth=2000"]
        let sheet = try Zoetrope.run(
            ["sheet"] + words + ["--over", "contentX=-4000..0:2", "-o", folder.file("a.png").path])
        #expect(sheet.status == 0, "\(sheet)")
        let image = try PNG.decode([UInt8](Data(contentsOf: folder.file("a.png")))).image
        // Once the card is out of view, once it is all there is.
        #expect(image[image.width / 4, image.height / 2 - 20] != Pixel.white)
        #expect(image[image.width * 3 / 4, image.height / 2 - 20] == Pixel.white)
    }

    @Test func partsAreTheWholeByteForByte() throws {
        let folder = try TemporaryFolder()
        func sheet(_ words: String) throws -> Zoetrope.Result {
            try Zoetrope.shell("\"$Z\" sheet \(words)", in: folder.url)
        }
        let scene = "--layout wheel --items 5 --size 320x200 --over spacing=1..2:2 --over scroll=0..3:3 --scale 0.3"
        #expect(try sheet("\(scene) -o whole.png").status == 0)
        for part in [3, 1] { #expect(try sheet("\(scene) --part \(part)/3 -o cells").status == 0) }
        let lacking = try sheet("cells -o a.png")
        #expect(lacking.isFailure(66), "\(lacking)")
        #expect(lacking.errors.contains("of 6 pictures, 2 to 3 are missing: draw part 2 of 3 again"), "\(lacking)")
        // Elsewhere, without a disk in common.
        #expect(try sheet("\(scene) --part 2/3 -o others").status == 0)
        #expect(try sheet("cells others -o joined.png").status == 0)
        func pixels(_ name: String) throws -> [UInt8] {
            try PNG.decode([UInt8](Data(contentsOf: folder.file(name)))).image.bytes
        }
        #expect(try pixels("joined.png") == pixels("whole.png"))
        #expect(try sheet("\(scene) --scale 0.4 --part 2/3 -o cells").isFailure(73))
        #expect(try sheet("cells --columns 3 -o a.png").isFailure(64))
        // One picture twice, and not the same.
        let other = folder.file("others/0000.png")
        try FileManager.default.copyItem(at: folder.file("cells/0001.png"), to: other)
        let differing = try sheet("cells others -o a.png")
        #expect(differing.isFailure(65) && differing.errors.contains("are one picture and differ"), "\(differing)")
        #expect(!FileManager.default.fileExists(atPath: folder.file("a.png").path))
    }

    /// Whatever is drawn before and after it, and while it is being drawn, a cell shows what `capture` draws at its size.
    @Test func aCellIsThePictureOfItsScene() throws {
        let folder = try TemporaryFolder()
        func image(_ words: [String]) throws -> Image {
            let file = folder.file("picture.png")
            let result = try Zoetrope.run(words + ["-o", file.path])
            #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
            return try PNG.decode([UInt8](Data(contentsOf: file))).image
        }
        let words = ["--scene", "studio-floor", "--over", "scroll=0.5..0.5:3"]
        let sheet = try image(["sheet"] + words)
        #expect(try image(["sheet"] + words) == sheet)
        #expect(try folder.names == ["picture.png"])
        let alone = try image(["capture", "--scene", "studio-floor", "--scroll", "0.5", "--scale", "\(400.0 / 960)"])
        #expect(alone.width == 400 && alone.height == 250)
        for cell in 0..<3 {
            // Without the corners and the rim that a cell has. Letters may lie elsewhere on their page, and be rounded otherwise.
            let differing = (12..<238).reduce(0) { sum, y in
                sum + (12..<388).count { sheet[44 + cell * 426 + $0, 44 + y].isFar(from: alone[$0, y]) }
            }
            #expect(differing < 5, "cell \(cell)")
        }
    }

    /// Every group stands under its heading in rows of about as many pictures, and no picture is left over alone.
    @Test(arguments: [4, 5, 7, 8, 10]) func groupsStandInRowsOfTheirOwn(columns: Int) throws {
        let sheet = ContactSheet.gallery(Scene.galleryGroups, columns: columns)
        let grid = sheet.grid
        #expect(grid.headings.map(\.title) == Scene.galleryGroups.map(\.title) && grid.headings.count == 8)
        #expect(grid.corners.count == sheet.entries.count)
        let (names, layouts) = (sheet.entries.map(\.label), Set(sheet.entries.map(\.scene.layout.name)))
        #expect(layouts == Set(LayoutKind.all.map(\.name)) && Set(names).count == names.count)
        var first = 0
        for (number, block) in grid.blocks.enumerated() {
            let rows = block.rows(of: columns)
            #expect(rows.reduce(0, +) == block.count && rows.max()! <= columns && rows.max()! - rows.min()! <= 1)
            #expect(rows.min()! > 1 && rows.count == (block.count + columns - 1) / columns)
            let (heading, corners) = (grid.headings[number].corner, grid.corners[first..<first + block.count])
            #expect(corners.allSatisfy { $0.y > heading.y && $0.x >= heading.x })
            #expect(corners.first?.x == heading.x)
            if number > 0 { #expect(grid.corners[first - 1].y + grid.cell.height + 40 < heading.y) }
            first += block.count
        }
        #expect(grid.corners.allSatisfy { $0.x + grid.cell.width <= grid.size.width - 44 + 1e-9 })
        #expect(grid.corners.allSatisfy { $0.y + grid.cell.height <= grid.size.height - 44 })
    }

    /// Who says nothing of columns gets a page that is filled: groups of twelve and of nine stand in sixes and fives, not in rows of
    /// seven that end in the middle.
    @Test func theGalleryFillsItsPage() {
        func longest(_ counts: [Int]) -> Int? {
            let blocks = counts.map { SheetGrid.Block(title: "", count: $0) }
            return blocks.flatMap { $0.rows(of: SheetGrid.columns(for: blocks)) }.max()
        }
        let wanted = [([12, 6, 9], 6), ([7, 14], 7), ([5, 10, 5], 5), ([16, 8], 8), ([3], 3), ([0, 12], 6)]
        for (counts, row) in wanted { #expect(longest(counts) == row, "\(counts)") }
        #expect(longest([]) == nil)
        let grid = ContactSheet.gallery(Scene.galleryGroups).grid
        let cells = Double(grid.corners.count) * (grid.cell.width + SheetGrid.gap)
        let rows = Double(Set(grid.corners.map(\.y)).count) * (grid.size.width - 2 * SheetGrid.margin + SheetGrid.gap)
        #expect(cells / rows > 0.85)
    }

    /// A sweep has no headings, and goes on where the row before ended.
    @Test func whatIsSweptHasNoHeadings() {
        let entries = (0..<5).map { ContactSheet.Entry(scene: .plain, label: "\($0)") }
        let sheet = ContactSheet(
            [ContactSheet.Group(entries: entries)], columns: 3, cell: Size(width: 100, height: 50), scale: 1)
        #expect(sheet.grid.headings.isEmpty && sheet.grid.corners.map(\.x) == [44, 170, 296, 44, 170])
        #expect(sheet.size == Size(width: 88 + 300 + 52, height: 88 + 2 * 90 + 26 - 8))
    }

    /// Parts of a page say how it is put together; what says it otherwise is refused.
    @Test func aDrawnPageSaysItsGroups() throws {
        let groups = Scene.effectGroups.prefix(2).map { (title: $0.title, scenes: Array($0.scenes.prefix(3))) }
        let sheet = ContactSheet.gallery(groups, columns: 2, scale: 0.25)
        let drawn = DrawnSheet(sheet, parts: 4)
        #expect(DrawnSheet(drawn.text) == drawn)
        #expect(drawn.sheet.grid == sheet.grid && drawn.sheet.entries.map(\.label) == sheet.entries.map(\.label))
        #expect(drawn.text.contains("\n3 Effects on cards\n3 Effects behind them\ngloss\n"))
        for (old, new) in [("groups 2", "groups 3"), ("\n3 Effects on", "\n4 Effects on"), ("\n3 Effects on", "\nx")] {
            #expect(DrawnSheet(drawn.text.replacing(old, with: new)) == nil, "\(new)")
        }
    }

    /// The letters of a heading and the line under it are on the page, and each group begins a row.
    @Test func headingsAreSeen() throws {
        let folder = try TemporaryFolder()
        let sheet = try Zoetrope.run("sheet", "--effects", "--scale", "0.25", "-o", folder.file("a.png").path)
        #expect(sheet.status == 0, "\(sheet)")
        let image = try PNG.decode([UInt8](Data(contentsOf: folder.file("a.png")))).image
        let page = ContactSheet.gallery(Scene.effectGroups, scale: 0.25)
        #expect(image.width == page.pixels.width && image.height == page.pixels.height)
        for heading in page.grid.headings {
            let (left, top) = (Int(heading.corner.x / 4), Int(heading.corner.y / 4))
            let letters = (top..<top + 12).flatMap { y in (left..<left + 40).map { image[$0, y].green } }
            #expect(letters.max()! > 150, "\(heading.title)")
            // Nothing but the wall stands at the end of the line with the letters.
            let rest = (top..<top + 10).map { image[image.width - left - 4, $0].green }
            #expect(rest.max()! < 60, "\(heading.title)")
        }
    }

    @Test(arguments: [
        ["--over", "tilt=0..1:2", "--scene", "cover-flow", "--over", "layout.tilt=0..1:2"],
        ["--over", "tilt"], ["--over", "scroll=0..1"], ["--over", "scroll=0..x:3"], ["--over", "scroll=0..1:0"],
        ["--over", "scroll=0..inf:3"], ["--over", "scroll=0..1:1000"], ["--over", "=0..1:2"], ["--over", "zzz=0..1:2"],
        ["--over", "style=0..1:2"], ["--scene", "wheel"], ["--columns", "0"], ["--scale", "0"], ["--set", "zzz=1"],
        ["--over", "scroll=0..1:2", "--over", "scroll=0..1:2", "--over", "scroll=0..1:2"],
    ])
    func whatIsNoSheetIsRefused(words: [String]) throws {
        let folder = try TemporaryFolder()
        #expect(try Zoetrope.run(["sheet"] + words).isFailure(64))
        #expect(try Zoetrope.run(["sheet", "-o", folder.file("a.png").path] + words).isFailure(64), "\(words)")
        #expect(try folder.names.isEmpty)
    }
}

extension Pixel {
    fileprivate func isFar(from other: Pixel) -> Bool {
        [(red, other.red), (green, other.green), (blue, other.blue)].contains { abs(Int($0) - Int($1)) > 2 }
    }
}
