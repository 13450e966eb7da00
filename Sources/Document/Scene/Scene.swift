internal import CardContent
public import LayoutCore
public import ZoePictures
public import ZoeStyle

/// All that a picture comes from, as one document: the cards, the layout and its knobs, what is around them, the camera's
/// view, the clock, and how finely pictures of it are drawn.
public struct Scene: Sendable {
    /// What the document is called, as one types it; empty for one without a name.
    public var name = ""
    /// What people call it.
    public var title = ""
    public var note = ""
    /// Where an editor finds what the document may hold; empty where the document does not say.
    var schemaPlace = ""
    public private(set) var layout: LayoutKind
    /// The text of a layout by formula.
    public private(set) var formula: String?
    /// The one table: layout, motion, camera, look and shaders. A stage and a look take from it what is theirs.
    public private(set) var knobs: Knobs
    /// nil: as many as the deck has, or a dozen.
    public var items: Int? {
        didSet { if items != oldValue { edits = [] } }
    }
    /// Cards that were put in and taken out since, one after the other.
    public var edits: [Input.Edit] = [] {
        didSet { unknown.edits.removeLast(max(0, unknown.edits.count - edits.count)) }
    }
    public var view = Size(width: 1280, height: 720)
    /// The view that it was made for, whatever the window has made of it.
    public var ownView: Size?
    /// What it was made for, drawn around the view where there is room.
    public var device: Device?
    /// In items.
    public var scroll = 0.0
    public var deck = DeckPlan() {
        didSet { if deck.files != oldValue.files { files = nil } }
    }
    /// The deck's files, once they have been looked for.
    public private(set) var files: FileDeck?
    public var plates: [Plate] = []
    public var backdrop = Backdrop.solid(.black)
    public var floor: Floor?
    /// The clock, in seconds.
    public var time = 0.0
    /// Seeds everything random.
    public var seed: UInt64 = 0
    public var shaders = ShaderPlan()
    public var picture = PicturePlan()
    public var timeline = Timeline()
    /// Set where this scene is one moment of a timeline.
    var moment: Moment?
    var unknown = Unknown()

    /// Keys that this version does not know, object by object.
    struct Unknown {
        var document: [UnknownField] = []
        var parameters: [UnknownField] = []
        var view: [UnknownField] = []
        var backdrop: [UnknownField] = []
        var floor: [UnknownField] = []
        var picture: [UnknownField] = []
        var shaders: [UnknownField] = []
        /// Those of each edit that was read; there may be later ones.
        var edits: [[UnknownField]] = []
    }

    /// Something odd in a document that does no harm.
    public struct Warning: Hashable, Sendable, CustomStringConvertible {
        /// Counted from 1.
        public let line: Int
        public let column: Int
        public let message: String

        public var description: String { "\(line):\(column): \(message)" }
    }

    /// The document's version that this program reads and writes.
    public static let version = 1

    public init(_ layout: LayoutKind = LayoutKind.all[0]) {
        self.layout = layout
        knobs = Knobs(SceneTable.table(of: layout))
    }

    /// Changes to another layout; knobs that were set stay set where the new one has them.
    public mutating func use(_ layout: LayoutKind) {
        self.layout = layout
        formula = nil
        knobs = knobs.fitted(to: SceneTable.table(of: layout, with: shaders.knobs))
    }

    /// Changes to a layout by formula.
    public mutating func use(formula text: String) throws(FormulaError) {
        use(.custom(try Formula(text)))
        formula = text
    }

    /// Looks for the deck's files and what is in its folders. Nothing is opened yet.
    public mutating func findFiles() throws(DeckError) {
        if deck.kind == .files { files = try FileDeck(paths: deck.files) }
    }

    /// Takes all values at once.
    public mutating func use(_ knobs: Knobs) { self.knobs = knobs.fitted(to: self.knobs.table) }

    /// Sets a knob, found by its full or short name, to what a person typed.
    /// - Returns: a warning where the value had to be clamped.
    @discardableResult
    public mutating func set(_ name: String, to text: String) throws(ParameterError) -> Parameter.Warning? {
        try knobs.set(name, to: text)
    }

    @discardableResult
    mutating func set(_ name: String, to value: Parameter.Value) throws(ParameterError) -> Parameter.Warning? {
        try knobs.set(name, to: value)
    }

    /// The knobs that the scene's shaders have now. What had been set for ones that are gone is kept, and taken again when they
    /// come back.
    public mutating func adopt(_ parameters: [Parameter]) {
        if parameters == shaders.knobs, shaders.uniforms.isEmpty { return }
        shaders.remember(knobs)
        shaders.knobs = parameters
        knobs = knobs.fitted(to: SceneTable.table(of: layout, with: parameters))
        shaders.recall(to: &knobs)
    }
}

/// How finely pictures of the scene are drawn.
public struct PicturePlan: Hashable, Sendable {
    /// In points, where it is another one than the scene's view.
    public var size: Size?
    /// Pixels per point.
    public var scale = 1.0
    /// How many are taken of each pixel, where cards pass through each other.
    public var samples = 4
    public var supersampling = 1
    /// No backdrop.
    public var isTransparent = false

    public static let samplesToChoose = [0, 2, 4, 8]
    /// Above 0.
    public static let scales = 0.0.nextUp...64
    public static let supersamplings = 1...8

    public init() {}
}
