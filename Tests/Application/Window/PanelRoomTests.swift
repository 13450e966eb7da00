import LayoutCore
import Testing
import ZoeDocument

@testable import ZoeEditor
@testable import ZoeWindow

/// Where the panel stands in windows of all sizes.
@Suite struct PanelRoomTests {
    private func room(_ width: Double, _ height: Double, points: Double = 1, isFolded: Bool = false) -> PanelRoom {
        var sheet = PanelRoom.Sheet()
        sheet.isFolded = isFolded
        return PanelRoom(in: Size(width: width, height: height), points: points, sheet)
    }

    @Test func besideTheStageInAWideWindow() {
        let room = room(1400, 900)
        #expect(room.form == .beside && room.bottom == 0)
        #expect(room.right == 1400 - room.low.x && room.high.x < 1400 && room.right < 0.5 * 1400)
    }

    @Test(arguments: [(400.0, 700.0), (375, 667), (320, 480), (200, 150), (200, 100), (500, 120)])
    func aSheetInANarrowOneLeavesSomeOfTheStage(width: Double, height: Double) {
        let open = room(width, height)
        #expect(open.form == .sheet && open.right == 0)
        #expect(open.low.x >= 0 && open.high.x <= width && open.high.y <= height)
        #expect(open.low.y >= 15 && open.high.y - open.low.y >= min(60, height - 40))
        #expect(open.bottom >= height - open.low.y)
        let folded = room(width, height, isFolded: true)
        #expect(folded.form == .folded && folded.bottom == 0)
        #expect(folded.high.y - folded.low.y == PanelRoom.foldedHeight)
    }

    /// What is narrow depends on how large the letters are.
    @Test func aLargerInterfaceFoldsAWiderWindow() {
        #expect(room(900, 700).form == .beside)
        #expect(room(900, 700, points: 2).form == .sheet)
    }

    @Test func aSheetIsPulledAndFoldsWhenItIsPulledFarDown() {
        var sheet = PanelRoom.Sheet()
        sheet.isFolded = false
        sheet.pull(to: 200, in: 1000)
        sheet.letGo()
        #expect(!sheet.isFolded && sheet.height(in: 1000) == 800)
        sheet.pull(to: -50, in: 1000)
        #expect(sheet.height(in: 1000) < 1000, "its handle stays in the window")
        sheet.pull(to: 900, in: 1000)
        sheet.letGo()
        #expect(sheet == PanelRoom.Sheet())
    }

    @Test(arguments: [(335.0, 4), (240, 2), (150, 2), (90, 1), (20, 1)])
    func buttonsStandInAsManyColumnsAsLeaveTheirLabelsWhole(room: Double, columns: Int) {
        let grid = ButtonGrid(widest: 58, room: room, gap: 6, padding: 7)
        #expect(grid.columns == columns)
        #expect(Double(columns) * grid.width + Double(columns - 1) * grid.gap <= room + 1e-9)
    }
}

/// What the status line says, in whatever room there is.
@Suite struct StatusTextTests {
    private let text = StatusText(
        name: "A scene with a long name", isChanged: true, layout: "inverted-cylinder", place: "card 7 of 0–14")

    @Test func whatDoesNotFitOnALineGoesToTheNext() {
        #expect(text.lines { $0.count <= 100 } == ["A scene with a long name •   inverted-cylinder   card 7 of 0–14"])
        #expect(
            text.lines { $0.count <= 40 } == ["A scene with a long name •", "inverted-cylinder   card 7 of 0–14"])
        #expect(text.lines { $0.count <= 20 } == ["A scene with a lo… •", "inverted-cylinder", "card 7 of 0–14"])
    }

    @Test func inOneLineTheNameGivesWay() {
        #expect(text.line { $0.count <= 100 } == "A scene with a long name •   inverted-cylinder   card 7 of 0–14")
        #expect(text.line { $0.count <= 45 } == "A scene with a long name •   card 7 of 0–14")
        #expect(text.line { $0.count <= 26 } == "A scen… •   card 7 of 0–14")
    }

    @Test func nothingIsSaidTwiceInTwoWaysOfCounting() throws {
        var scene = Scene(try #require(LayoutKind.named("linear")))
        scene.items = 15
        scene.scroll = 7
        var editor = EditorModel(scene)
        let label = try #require(editor.frame.cards.first { $0.offset == 0 })
        #expect(editor.placeInWords == "card 7 of 0–14" && label.index == 7 && editor.stage.currentIndex == 7)
        editor.apply(.jump(to: 6.4))
        #expect(editor.placeInWords == "card 6.4 of 0–14")
        // Round and round, it is the card's number and no other.
        _ = try scene.set("wrap", to: "true")
        var round = EditorModel(scene)
        round.apply(.jump(to: -1))
        #expect(round.placeInWords == "card 14 of 0–14" && round.stage.currentIndex == 14)
        scene.items = 1
        #expect(EditorModel(scene).placeInWords == "the only card")
    }
}
