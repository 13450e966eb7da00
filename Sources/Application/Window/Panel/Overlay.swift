internal import LayoutCore
internal import ZoeEditor
internal import ZoeRenderer

/// What lies over the stage.
struct Overlay {
    struct Toast {
        enum Kind {
            case note, warning, error
        }

        let text: String
        let kind: Kind
        let since: Double

        /// Errors are read more slowly.
        var seconds: Double { kind == .note ? 3.5 : 8 }
        func isOver(at now: Double) -> Bool { now - since >= seconds }
    }

    /// A question that is answered before anything else goes on.
    enum Dialog {
        case path(PathField)
        /// A name for one's own scene.
        case preset(String)
        /// How a picture is to be made.
        case capture
        /// For which other tool.
        case export
        /// What was changed would be lost.
        case unsaved(Next)
    }

    /// What goes on once a question has been answered.
    enum Next {
        case quit
        case open([String])
    }

    /// What stands in a knob's field until it is read.
    struct Typing {
        let knob: String
        let before: String
        var text: String
        /// The field was on the panel in the last frame.
        var isThere = true
    }

    var pointer: Point?
    /// In the screen's units.
    var pointerPlace = Point.zero
    var showsPanel = true
    /// The panel in a narrow window.
    var sheet = PanelRoom.Sheet()
    var isSheetPulled = false
    var showsCurve = false { didSet { if showsCurve { showsLanes = false } } }
    /// The timeline; one sheet at a time lies at the lower edge.
    var showsLanes = false { didSet { if showsLanes { showsCurve = false } } }
    var lanes = LaneHold()
    var prompt = Prompt()
    /// How high the prompt's sheet is with the room around it, in the screen's units.
    var promptHeight = 0.0
    var showsHeadsUp = false
    var showsCheatSheet = false
    /// What can be done, said until the first drag.
    var welcome: Welcome?
    /// What was drawn under all windows of the panel in the last frame, in the screen's units.
    var underlays: [UI.Box] = []

    /// Windows, and behind them what is drawn without one: that looks the same as long as all of it does.
    var boxes: [UI.Box] {
        let back = UI.backFingerprint
        return UI.boxes + underlays.map { UI.Box(least: $0.least, most: $0.most, fingerprint: back) }
    }

    var inspection = Inspection.picture
    var dialog: Dialog?
    /// How pictures are made, as the dialog was left.
    var capturePlan = CapturePlan()
    /// Enter was pressed: what the question suggests is wanted.
    var isConfirmed = false
    /// The toolkit has been told of it.
    var isDialogShown = false
    /// The field that finds knobs is to be typed in.
    var wantsSearch = false
    var search = ""
    var layoutSearch = ChooserSearch()
    var sceneSearch = ChooserSearch()
    /// Those of the layouts that are looked at.
    var thumbnails = MovingThumbnails()
    /// So many frames a field that was asked for may still take to be ready: what is typed meanwhile is meant for it.
    var fieldFrames = 0
    static let fieldPatience = 4
    /// The knob whose field is being turned or typed in.
    var heldKnob: String?
    /// What its slider covers until it is let go.
    var heldReach: ClosedRange<Double>?
    /// A knob's value that is being typed.
    var typing: Typing?
    /// Missing uniforms and pictures of shaders that were already complained of.
    var toldMissing: Set<String> = []
    /// The list of passes is open.
    var watchesPasses = false
    /// Shown alone, in place of the picture.
    var shownPass: PassName?
    /// The button that compares is held.
    var comparesByButton = false
    private(set) var toasts: [Toast] = []

    mutating func say(_ text: String, _ kind: Toast.Kind, at now: Double) {
        toasts.removeAll { $0.isOver(at: now) || $0.text == text }
        toasts.append(Toast(text: text, kind: kind, since: now))
        if toasts.count > 4 { toasts.removeFirst() }
    }

    mutating func forgetOld(at now: Double) { toasts.removeAll { $0.isOver(at: now) } }

    /// While a toast or the welcome comes or goes, or a thumbnail moves.
    func isMoving(at now: Double) -> Bool {
        toasts.contains { now - $0.since < 0.3 || $0.seconds - (now - $0.since) < 0.5 }
            || welcome?.isMoving(at: now) ?? false || thumbnails.isMoving
    }

    /// Fading takes its frames whether anything else happens or not.
    func timeToNextChange(at now: Double) -> Double? {
        if isMoving(at: now) { return 1.0 / 60 }
        return toasts.map { max(0.01, $0.seconds - 0.5 - (now - $0.since)) }.min()
    }

    /// Closes what lies on top; false where nothing does.
    mutating func closeTop() -> Bool {
        if showsCheatSheet {
            showsCheatSheet = false
        } else if prompt.isOpen {
            prompt.close()
        } else if showsCurve {
            showsCurve = false
        } else if showsLanes {
            showsLanes = false
        } else if welcome?.isStaying == true {
            welcome?.leave()
        } else {
            return false
        }
        return true
    }
}
