internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// The chosen keys: when they are, what they say, and how it goes on from there.
enum KeyInspector {
    static func draw(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        guard let (place, key) = editor.firstChosenKey else { return advice() }
        let count = editor.timeline.chosen.count
        UI.font(.bold) {
            UI.text((count == 1 ? place.lane : "\(count) keys").shortened(to: Double(uiWidthLeft())))
        }
        time(place, &editor, panel)
        if count == 1 { KeyValue.draw(place, key, &editor, panel) }
        CurveChooser.draw(place, key.curve, &editor, &panel)
        if let travel = key.travel { KeyTravel.draw(travel, &editor, panel) }
    }

    /// Where none is chosen: what can be done with them.
    private static func advice() {
        uiPushColour(UIRoleText, Theme.faint)
        for line in [
            "Click a key to see it here, with Shift several.", "Drag keys to move them, with Alt to copy them.",
            "Double-click a lane to set a key there.", "Drag across lanes to choose what lies between.",
        ] {
            UI.wrapped(line)
            uiSpace(0, Float(0.2 * Double(uiFontSize())))
        }
        uiPopColours(1)
    }

    private static func time(_ place: Timeline.Place, _ editor: inout EditorModel, _ panel: PanelContext) {
        var time = place.time
        uiNextWidth(-1)
        if UI.drag("##at", &time, speed: 0.01, 0...Stage.longestTime, format: "at %.3f s") {
            editor.turnKeys(from: place, to: time)
        }
        panel.places.note("key time")
        if uiWasDeactivated() { editor.letGoOfKeys() }
        UI.tooltip("when it is; of several the first, and the others keep their distances")
    }
}

/// What a key says, as its knob wants it.
private enum KeyValue {
    static func draw(
        _ place: Timeline.Place, _ key: Timeline.Key, _ editor: inout EditorModel, _ panel: PanelContext
    ) {
        uiNextWidth(-1)
        let parameter = editor.scene.parameter(ofLane: place.lane)
        if let value = edit(key.value, parameter, place.lane), value != key.value {
            editor.turnKeys([place]) { $0.value = value }
            if !uiIsActive() { editor.endTurning() }
        }
        panel.places.note("key value")
        if uiWasDeactivated() { editor.endTurning() }
    }

    private static func edit(_ value: Parameter.Value, _ parameter: Parameter?, _ lane: String) -> Parameter.Value? {
        switch (value, parameter?.kind) {
        case (.flag(var flag), _): return UI.checkbox("##value", &flag) ? .flag(flag) : nil
        case (.choice(let own), _) where lane == Timeline.Lane.layout:
            return choose(LayoutKind.all.map(\.name), own)
        case (.choice(let own), .choice(let names)?): return choose(names, own)
        case (.colour(var colour), _):
            return UI.colour("##value", &colour, hasAlpha: parameter?.presentation.hasAlpha ?? true)
                ? .colour(colour) : nil
        case (.vector(var numbers), .vector(let range, _)?):
            return UI.drags("##value", &numbers, speed: 0.01, range) ? .vector(numbers) : nil
        case (.number(var number), .number(let range, let step)?):
            let digits = Numeral.digits(ofStep: step, showing: number)
            return UI.drag("##value", &number, speed: step, range, format: "%.\(digits)f") ? .number(number) : nil
        case (.number(var number), nil):
            return UI.drag("##value", &number, speed: 0.02, -1e6...1e6, format: "%.3f") ? .number(number) : nil
        case (.integer(let own), .integer(let range)?):
            var number = own
            return UI.slider("##value", &number, range) ? .integer(number) : nil
        default:
            UI.faint("\(value)".shortened(to: Double(uiWidthLeft())))
            return nil
        }
    }

    private static func choose(_ names: [String], _ own: String) -> Parameter.Value? {
        var chosen: Parameter.Value?
        UI.combo("##value", preview: own) {
            for name in names where UI.selectable(name, isSelected: name == own) { chosen = .choice(name) }
        }
        return chosen
    }
}

/// How the cards come to the layout that a key names.
private enum KeyTravel {
    static func draw(_ own: Timeline.Travel, _ editor: inout EditorModel, _ panel: PanelContext) {
        var travel = own
        let chosen = editor.timeline.chosen
        func turn(_ isChanged: Bool) {
            if isChanged { editor.turnKeys(chosen) { if $0.travel != nil { $0.travel = travel } } }
            if uiWasDeactivated() || isChanged && !uiIsActive() { editor.endTurning() }
        }
        uiNextWidth(-1)
        turn(UI.drag("##travel", &travel.seconds, speed: 0.02, 0...CardTravel.longest, format: "on the way %.2f s"))
        panel.places.note("key travel")
        let orders = Stagger.Order.allCases
        let former = travel
        uiNextWidth(Float(Double(uiWidthLeft()) * (travel.stagger == nil ? 1 : 0.56)))
        UI.combo("##order", preview: travel.stagger.map { words(for: $0.order) } ?? "all at once") {
            if UI.selectable("all at once", isSelected: travel.stagger == nil) { travel.stagger = nil }
            for order in orders
            where UI.selectable(words(for: order), isSelected: travel.stagger?.order == order) {
                travel.stagger = Stagger(
                    order, share: former.stagger?.share ?? Stagger.usualShare, seed: former.stagger?.seed ?? 0)
            }
        }
        panel.places.note("key order")
        turn(travel.stagger != former.stagger)
        guard var stagger = travel.stagger else { return }
        uiSameLine(0, -1)
        uiNextWidth(-1)
        let isTurned = UI.drag("##share", &stagger.share, speed: 0.005, Stagger.shares, format: "wait %.2f")
        travel.stagger = stagger
        turn(isTurned)
        UI.tooltip("how long the last card waits, as a share of the way")
    }

    private static func words(for order: Stagger.Order) -> String {
        switch order {
        case .row: "from the first"
        case .back: "from the last"
        case .middle: "from the middle"
        case .edges: "from both ends"
        case .random: "by chance"
        }
    }
}

/// By the right button, on a key.
enum KeyMenu {
    static func draw(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        UI.popup("key menu") {
            let chosen = editor.timeline.chosen
            if panel.overlay.lanes.hasInspector {
                curves(chosen, &editor, panel)
            } else {
                let points = panel.window.unitsPerPoint
                UI.child("key", width: 216 * points, height: 232 * points) { KeyInspector.draw(&editor, &panel) }
            }
            uiSeparator()
            func keys(_ action: Action) -> String { panel.bindings.keys(for: action).first ?? "" }
            if UI.item("Go there"), let place = editor.firstChosenKey?.place { editor.scrub(to: place.time) }
            if UI.item("Copy", keys: keys(.copyKeys)) { panel.ask(.perform(.copyKeys)) }
            let canPaste = !editor.timeline.copied.isEmpty
            if UI.item("Paste where the time stands", keys: keys(.pasteKeys), isEnabled: canPaste) {
                panel.ask(.perform(.pasteKeys))
            }
            if UI.item("Take away", keys: keys(.removeCard)) { editor.removeChosenKeys() }
            panel.places.note("menu remove key")
        }
    }

    private static func curves(_ chosen: Set<Timeline.Place>, _ editor: inout EditorModel, _ panel: PanelContext) {
        let own = editor.firstChosenKey.map { CurveKind(of: $0.key.curve) }
        for kind in CurveKind.allCases {
            if UI.item(kind.rawValue, isOn: kind == own) { editor.setCurve(kind.curve, of: chosen) }
            panel.places.note("menu \(kind.rawValue)")
            UI.tooltip(kind.help)
        }
    }
}
