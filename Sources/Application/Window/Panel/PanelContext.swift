internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeRenderer
internal import ZoeStyle

/// What panels are drawn from beside the editor's model, and where they say what they ask for. They know nothing else of the
/// window over which they lie.
struct PanelContext {
    /// What is open over the stage, and what of it is held, typed in or looked for.
    var overlay: Overlay
    let window: WindowMeasure
    /// Where in the window the stage is.
    let mount: ViewPlacement
    /// On the window's clock.
    let now: Double
    let bindings: Bindings
    /// Whether closing would lose something.
    let isChanged: Bool
    /// The window is about to be kept as a picture, which shows nothing that comes and goes.
    let isBeingCaptured: Bool
    let notices: [JobNotice.Entry]
    let film: FilmState
    let troubles: [BrokenShader]
    let passes: PassWatch
    let controls: ShownControls
    let gauge: Gauge
    /// What the last frame had to give up.
    let reduction: QualityReduction
    let previews: Previews
    let places: WidgetPlaces
    let files: PanelFiles
    /// What the graphics card is sent for a card; nil for one that is left out.
    let uniforms: (Card, Frame, Look) -> [UniformRow]?

    /// What was asked for so far.
    private(set) var requests: [PanelRequest] = []

    /// Asks for what no panel can do by itself. It is done once all of them are put together.
    mutating func ask(_ request: PanelRequest) { requests.append(request) }

    mutating func say(_ text: String, _ kind: Overlay.Toast.Kind = .note) { overlay.say(text, kind, at: now) }

    /// Where the panel of knobs is; nil where there is none to be seen.
    var room: PanelRoom? { PanelRoom(under: overlay, in: window) }

    /// From the view's points to the screen's units.
    func placeInWindow(_ point: Point) -> Point {
        let place = mount.place(of: point)
        return Point(x: place.x * window.unitsPerViewPoint, y: place.y * window.unitsPerViewPoint)
    }
}

/// What panels may know of files.
struct PanelFiles {
    /// The names of the user's own scenes.
    let presets: () -> [String]
    /// What is in a folder.
    let list: (String) -> Result<[ViewerFile], ViewerFailure>
    let canCopyPictures: Bool
}

/// What a panel asks of the window that it lies over.
enum PanelRequest {
    case perform(Action)
    /// What is moved next turns this knob; nil calls that off.
    case learn(String?)
    /// Nothing outside turns this knob any more.
    case forget(String)
    /// The next frame is drawn though nothing moves.
    case redraw
    case copy(String)
    case cancelJob(Int)
    case closeDialog
    /// What a dialog for a path has led to.
    case accept(PathField)
    case choosePicture(knob: String)
    case save(to: String?, then: Overlay.Next)
    case goOn(Overlay.Next)
    case openPreset(String)
    case keepPreset(String)
    case removePreset(String)
    case capture(CapturePlan)
    case export(ExportPlan)
    /// Shows a file in its folder.
    case reveal(String)
}
