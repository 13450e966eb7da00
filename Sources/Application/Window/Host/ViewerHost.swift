public import ZoeDocument
public import ZoeEditor
public import ZoeImages
public import ZoeRenderer
public import ZoeUserShaders

/// What the viewer needs of the program around it: files, and nothing else.
public struct ViewerHost {
    /// The user's own bindings, and the file's name for complaints.
    public var bindings: (text: String, name: String)?
    /// Reads what was dropped or opened; images alone go on the cards of the scene at hand.
    public var open: ([String], Scene) -> Result<ViewerOpened, ViewerFailure>
    /// Writes a scene, all of it or nothing.
    public var save: (Scene, String) -> ViewerFailure?
    /// Makes the picture that `zoetrope capture` makes of a scene, at a path, and says where that is. Any thread may ask.
    public var capture: @Sendable (Scene, String, ViewerJob) -> Result<String, ViewerFailure>
    /// Makes a film of what is on the stage, for as long as that goes on, and says where it is. Any thread may ask.
    public var film: @Sendable (String, FilmMoments, ViewerJob) -> Result<String, ViewerFailure> = { _, _, _ in
        .failure(ViewerFailure("there is nobody to make a film"))
    }
    /// Writes a scene for another tool, and says where it is. Any thread may ask.
    public var export: @Sendable (Scene, ExportPlan, String, ViewerJob) -> Result<String, ViewerFailure> = {
        _, _, _, _ in .failure(ViewerFailure("there is nobody to export"))
    }
    /// Opens a file with the program that the desktop has for it.
    public var show: (String) -> ViewerFailure? = { _ in nil }
    /// Shows a file in its folder.
    public var reveal: (String) -> ViewerFailure? = { _ in nil }
    /// Keeps what hands and keys have done, when the window closes; nil where nobody wants it.
    public var keepInput: ((String) -> Void)?
    /// How the window is closed from outside.
    public var end: ViewerEnd?
    /// Writes a picture, all of it or nothing, and says where it is.
    public var write: @Sendable (Image, String) -> Result<String, ViewerFailure>
    /// Puts the picture in a file on the clipboard; nil where no program can.
    public var copyPicture: (@Sendable (String) -> ViewerFailure?)?
    /// What is in a folder, in the order in which it is shown.
    public var list: (String) -> Result<[ViewerFile], ViewerFailure>
    /// What is in a shader's file, or in one of the program's own.
    public var readShader: (String) -> Result<[UInt8], ViewerFailure>
    /// Further folders in which included files are looked for.
    public var shaderFolders: [String] = []
    /// Opens the user's editor on a file, at a line.
    public var edit: (String, Int) -> ViewerFailure?
    /// The folder in which the program was started.
    public var folder: String
    public var presets: ViewerPresets
    public var memory: ViewerMemory
    public var reportsState: Bool
    public var report: (String) -> Void
    /// Finds a shader by a path or a name of the program's own, for what it is to do.
    public var findShader: (String, EffectRole) -> Result<String, ViewerFailure> = { name, _ in
        .failure(ViewerFailure("no file '\(name)'"))
    }
    /// A path from the root as the user wrote it.
    public var shown: (String) -> String = { $0 }
    /// How the viewer is driven from outside.
    public var live: ViewerLive?
    public var controls = ViewerControls()
    public var devices = ViewerDevices()
    /// Who is told what can be done.
    public var welcome = ViewerWelcome.nobody
    /// Cards come one after the other by themselves; nil where the hand leads.
    public var slides: ViewerSlides?
    /// Tells the desktop that somebody looks at the screen, as the window system's own way does not reach all of them.
    public var keepAwake: (() -> Void)?
    /// Draws small pictures for the choosers; nil leaves them as outlines.
    public var previews: ViewerPreviews?
    /// Files that were named when the program was started.
    public var named: [String] = []
    /// Tries shaders before they come into the window; nil where all are taken as they are.
    public var judge: ViewerJudge?

    public init(
        bindings: (text: String, name: String)? = nil,
        open: @escaping ([String], Scene) -> Result<ViewerOpened, ViewerFailure>,
        save: @escaping (Scene, String) -> ViewerFailure?,
        capture: @escaping @Sendable (Scene, String, ViewerJob) -> Result<String, ViewerFailure>,
        write: @escaping @Sendable (Image, String) -> Result<String, ViewerFailure>,
        copyPicture: (@Sendable (String) -> ViewerFailure?)?,
        list: @escaping (String) -> Result<[ViewerFile], ViewerFailure>,
        readShader: @escaping (String) -> Result<[UInt8], ViewerFailure>,
        edit: @escaping (String, Int) -> ViewerFailure?, folder: String, presets: ViewerPresets,
        memory: ViewerMemory, reportsState: Bool, report: @escaping (String) -> Void
    ) {
        self.bindings = bindings
        self.open = open
        self.save = save
        self.capture = capture
        self.write = write
        self.copyPicture = copyPicture
        self.list = list
        self.readShader = readShader
        self.edit = edit
        self.folder = folder
        self.presets = presets
        self.memory = memory
        self.reportsState = reportsState
        self.report = report
    }
}

/// What a small picture is of.
public enum ViewerSubject: Hashable, Sendable {
    /// A scene of the program's own, by name.
    case scene(String)
    /// One of the user's own.
    case preset(String)
    case file(String)
}

/// Who draws small pictures.
public struct ViewerPreviews: Sendable {
    /// As wide and high as said, or a picture's own shape within that; takes its time. One thread at a time asks.
    public var picture: @Sendable (ViewerSubject, Int, Int) -> Image?
    /// Nothing is to be drawn for a while.
    public var rest: @Sendable () -> Void

    public init(
        picture: @escaping @Sendable (ViewerSubject, Int, Int) -> Image?, rest: @escaping @Sendable () -> Void
    ) {
        self.picture = picture
        self.rest = rest
    }
}

/// Who is told what can be done.
public enum ViewerWelcome: Sendable {
    case nobody
    /// Someone who has never started the program.
    case first
    case always
}

/// Tries shaders in another process, while the window goes on.
public struct ViewerJudge {
    /// Whether a text may be compiled here, for a scene in a picture of so many pixels.
    public var admission: (EffectText, Scene, Int) -> Admission
    /// How many texts have been tried so far.
    public var count: () -> Int
    /// Has this called, on any thread, whenever another one has been.
    public var onVerdict: (@escaping @Sendable () -> Void) -> Void
    /// How long it takes to draw the scene with a text that has been tried; nil where nobody knows.
    public var pace: (EffectText) -> Pace?

    public init(
        admission: @escaping (EffectText, Scene, Int) -> Admission, pace: @escaping (EffectText) -> Pace?,
        count: @escaping () -> Int, onVerdict: @escaping (@escaping @Sendable () -> Void) -> Void
    ) {
        self.admission = admission
        self.pace = pace
        self.count = count
        self.onVerdict = onVerdict
    }
}

/// What was opened.
public struct ViewerOpened {
    public var scene: Scene
    /// Where it would be saved.
    public var path: String?
    /// False where the scene at hand only has other pictures on its cards.
    public var isOther: Bool

    public init(_ scene: Scene, path: String?, isOther: Bool) {
        self.scene = scene
        self.path = path
        self.isOther = isOther
    }
}

/// What stands in a folder.
public struct ViewerFile: Hashable, Sendable {
    public var name: String
    public var isFolder: Bool

    public init(_ name: String, isFolder: Bool) {
        self.name = name
        self.isFolder = isFolder
    }
}

/// The user's own scenes, by name.
public struct ViewerPresets {
    public var names: () -> [String]
    public var open: (String) -> Result<Scene, ViewerFailure>
    public var save: (Scene, String) -> ViewerFailure?
    public var remove: (String) -> ViewerFailure?

    public init(
        names: @escaping () -> [String], open: @escaping (String) -> Result<Scene, ViewerFailure>,
        save: @escaping (Scene, String) -> ViewerFailure?, remove: @escaping (String) -> ViewerFailure?
    ) {
        self.names = names
        self.open = open
        self.save = save
        self.remove = remove
    }
}

/// What outlives the program.
public struct ViewerMemory {
    /// The session's text, as it was kept last.
    public var session: () -> String?
    public var keepSession: (String) -> Void
    /// The scene of a viewer that crashed.
    public var recovered: () -> Scene?
    /// Keeps the scene for such a case; nil once it is not needed any more.
    public var keepRecovery: (Scene?) -> ViewerFailure?

    public init(
        session: @escaping () -> String?, keepSession: @escaping (String) -> Void,
        recovered: @escaping () -> Scene?, keepRecovery: @escaping (Scene?) -> ViewerFailure?
    ) {
        self.session = session
        self.keepSession = keepSession
        self.recovered = recovered
        self.keepRecovery = keepRecovery
    }
}

/// What went wrong, in a line for a person.
public struct ViewerFailure: Error {
    public let text: String

    public init(_ text: String) { self.text = text }
}
