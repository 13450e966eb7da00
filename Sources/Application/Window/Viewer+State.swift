internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeLive
internal import ZoeOpenGL
internal import ZoePictures
internal import ZoeRenderer
internal import ZoeUserShaders

extension Viewer {
    /// As fields of JSON: what lies over the stage, what is said, and what was drawn.
    var stateOfWindow: String {
        let parts = [
            ("panel", overlay.showsPanel), ("curve", overlay.showsCurve), ("lanes", overlay.showsLanes),
            ("headsUp", overlay.showsHeadsUp),
            ("cheatSheet", overlay.showsCheatSheet), ("welcome", overlay.welcome?.isStaying ?? false),
            ("folded", panelRoom?.form == .folded), ("pointer", host.slides != nil && !window.hidesPointer),
            ("fullScreen", host.slides != nil && window.isFullScreen),
        ]
        let drawn = gauge.statistics
        let error = overlay.showsCurve ? editor.curve.error.map { "\($0.line):\($0.column): \($0.message)" } : nil
        return JSON.object([
            ("shows", .list(parts.filter(\.1).map { .text($0.0) })),
            ("playhead", .number(editor.playhead)), ("chosenKeys", .integer(editor.timeline.chosen.count)),
            ("typing", .flag(UI.wantsText)),
            ("interface", .number(window.interface)),
            ("inspection", .text(overlay.inspection.rawValue)),
            ("messages", .list(overlay.toasts.map { .text($0.text) })),
            ("edition", .integer(sceneShaders.edition)), ("previews", .integer(previews.count)),
            ("learner", controls.learner.map { .text($0) } ?? .null),
            ("controls", .list(controls.map.bindings.map { .text("\($0)") })),
            ("film", film.summary), ("played", liveDesk.played.map { .text($0.name(with: editor.view)) } ?? .null),
            ("jobs", .list(notices.map { .text($0.title) })),
            (
                "troubles",
                .list(
                    sceneShaders.troubles.flatMap { trouble in
                        trouble.failure.diagnostics.map { JSON.text("\(trouble.isStale ? "stale" : "broken") \($0)") }
                    })
            ),
            ("formulaError", error.map(JSON.text) ?? .null),
            (
                "drawn",
                .object([
                    ("cards", .integer(drawn.cardsDrawn)), ("leftOut", .integer(drawn.cardsLeftOut)),
                    ("calls", .integer(drawn.drawCalls)), ("bytes", .integer(drawn.bytesUploaded)),
                    ("picturesComing", .integer(gauge.pictures?.waiting ?? 0)),
                ])
            ),
        ]).fieldsOnLine
    }
}

extension JSON {
    /// Without the braces.
    fileprivate var fieldsOnLine: String { String(line.dropFirst().dropLast()) }
}
