// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// For what does little with many things: compiling it takes a quarter of the time, and running it not noticeably more.
let plain: [SwiftSetting] = settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The same by as many processors as there are, which takes a little more of each: for what is compiled last, when nothing else is.
let last: [SwiftSetting] =
    plain + [.unsafeFlags(["-no-whole-module-optimization", "-enable-batch-mode"], .when(configuration: .release))]

/// A module of this package. Floor by floor: it may depend on those above it, and on System and C.
func module(
    _ name: String, _ path: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
    compiled: [SwiftSetting] = settings, link: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/\(path)", exclude: exclude,
        swiftSettings: compiled, linkerSettings: link)
}

/// The tests of a module, in the same place of the tree. What is tested is optimised, the tests themselves are not: they take more
/// time to be compiled than to run.
func tests(_ name: String, _ path: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, path: "Tests/\(path)", swiftSettings: plain)
}

/// A C library of the system, and the package of Debian's that brings it.
func library(_ name: String, _ path: String, _ pkgConfig: String? = nil, apt: String = "") -> Target {
    .systemLibrary(
        name: name, path: "Sources/C/\(path)", pkgConfig: pkgConfig, providers: pkgConfig == nil ? nil : [.apt([apt])])
}

// The product: layouts as pure Swift.
let layoutCore = [
    module("LayoutCore", "LayoutCore", ["CZoeMath"], link: [.linkedLibrary("m", .when(platforms: [.linux]))])
]

// The library as a page has it: the same stage behind messages, for WebAssembly (`.ci/wasm` links it).
let browser = [
    module("ZoeBrowser", "Browser", ["LayoutCore"], exclude: ["Module", "Page", "Runtime"], compiled: plain)
]

// What cards look like and what they show: styles, pictures, text.
let media = [
    module("CardContent", "Media/CardContent", ["CZoeMath"]),
    module("ZoeStyle", "Media/Style", ["LayoutCore", "CardContent"]),
    module("ZoeImages", "Media/Images", ["ZoeThreads", "CZoePNG", "CZoeZlib"]),
    module("ZoeText", "Media/Text", ["CardContent", "CZoeFontconfig", "CZoeHarfBuzz", "CZoeFriBidi"]),
    module("ZoeSound", "Media/Sound", ["ZoeProcesses", "ZoeThreads", "CZoeMath"]),
    module("ZoeVideo", "Media/Video", ["ZoeSound", "ZoeImages", "ZoeProcesses", "ZoeThreads"]),
    module("ZoePaintings", "Media/Paintings", ["CardContent", "ZoeImages"]),
    module(
        "ZoePictures", "Media/Pictures",
        ["LayoutCore", "CardContent", "ZoeStyle", "ZoeImages", "ZoePaintings", "ZoeThreads", "CZoeVips"]),
]

// What a picture comes from, as a document.
let document = [
    module(
        "ZoeDocument", "Document", ["LayoutCore", "CardContent", "ZoeStyle", "ZoePictures", "CZoeScenes"],
        exclude: ["Scenes"])
]

// Shaders and the renderer; nothing else knows OpenGL.
let graphics = [
    module("ZoeShaders", "Graphics/Shaders", ["CZoeShaders"]),
    module("ZoeUserShaders", "Graphics/UserShaders", ["LayoutCore", "ZoeShaders", "CZoeMath"], compiled: plain),
    module(
        "ZoeOpenGL", "Graphics/OpenGL", ["CardContent", "ZoeImages", "ZoeShaders", "ZoeThreads", "CZoeEpoxy"]),
    module("ZoeHeadless", "Graphics/Headless", ["CZoeEnvironment", "CZoeEpoxy", "CZoeGLFW"]),
    module(
        "ZoeRenderer", "Graphics/Renderer",
        [
            "LayoutCore", "CardContent", "ZoeStyle", "ZoeImages", "ZoeSound", "ZoeText", "ZoeShaders",
            "ZoeUserShaders", "ZoeOpenGL", "ZoeThreads", "CZoeEpoxy", "CZoeMath",
        ]),
]

// What people run: the window, commands from outside, the command line.
let application = [
    module("ZoeLive", "Application/Live", ["LayoutCore", "ZoeThreads", "CZoeALSA", "CZoeMath"], compiled: plain),
    module(
        "ZoeExport", "Application/Export",
        [
            "LayoutCore", "CardContent", "ZoeStyle", "ZoeImages", "ZoeText", "ZoeDocument", "ZoeThreads", "CZoeZlib",
            "CZoeMath",
        ],
        compiled: plain),
    module("ZoeSearch", "Application/Search", ["LayoutCore"]),
    module("ZoeOcclusion", "Application/Occlusion", ["LayoutCore"]),
    module(
        "ZoeEditor", "Application/Editor", ["LayoutCore", "CardContent", "ZoeStyle", "ZoeDocument", "ZoeSearch"],
        compiled: plain),
    module(
        "ZoeWindow", "Application/Window",
        [
            "LayoutCore", "ZoeEditor", "ZoeOcclusion", "CardContent", "ZoeStyle", "ZoeImages", "ZoePictures",
            "ZoeDocument", "ZoeUserShaders", "ZoeHeadless", "ZoeOpenGL", "ZoeRenderer", "ZoeLive", "ZoeSound",
            "ZoeVideo", "ZoeThreads", "ZoeFiles", "CZoeEnvironment", "CZoeGLFW", "CZoeImGui", "CZoeMalloc",
        ], compiled: last),
    module("ZoeMeasures", "Application/Measures", ["LayoutCore"]),
    // What takes time is in the modules. Optimised as a whole, the commands would take longer to be compiled than all but the core.
    .executableTarget(
        name: "zoetrope",
        dependencies: [
            "LayoutCore", "CardContent", "ZoeStyle", "ZoeImages", "ZoeSound", "ZoeVideo", "ZoeText", "ZoePaintings",
            "ZoePictures", "ZoeDocument", "ZoeShaders", "ZoeUserShaders", "ZoeHeadless", "ZoeOpenGL", "ZoeRenderer",
            "ZoeLive", "ZoeExport", "ZoeEditor", "ZoeWindow", "ZoeThreads", "ZoeFiles", "ZoeProcesses", "ZoeMeasures",
            "ZoeBrowser", "CZoeEnvironment", "CZoeFrameReference", "CZoeMalloc", "CZoePage",
        ],
        path: "Sources/Application/Command", swiftSettings: last),
]

// What all floors may use of the operating system.
let system = [
    module("ZoeThreads", "System/Threads", []),
    module("ZoeFiles", "System/Files", ["ZoeThreads"], compiled: plain),
    module("ZoeProcesses", "System/Processes", []),
]

// Libraries written in C, and C of our own: each behind one header.
let c: [Target] = [
    library("CZoeMath", "Math"),
    .target(name: "CZoeMalloc", path: "Sources/C/Malloc"),
    .target(name: "CZoeEnvironment", path: "Sources/C/Environment"),
    library("CZoeEpoxy", "Epoxy", "epoxy", apt: "libepoxy-dev"),
    library("CZoePNG", "PNG", "libpng", apt: "libpng-dev"),
    library("CZoeZlib", "Zlib", "zlib", apt: "zlib1g-dev"),
    library("CZoeFontconfig", "Fontconfig", "fontconfig", apt: "libfontconfig-dev"),
    library("CZoeHarfBuzz", "HarfBuzz", "harfbuzz", apt: "libharfbuzz-dev"),
    library("CZoeFriBidi", "FriBidi", "fribidi", apt: "libfribidi-dev"),
    library("CZoeGLFW", "GLFW", "glfw3", apt: "libglfw3-dev"),
    library("CZoeImGuiLibrary", "ImGuiLibrary", "imgui", apt: "libimgui-dev"),
    .target(
        name: "CZoeImGui", dependencies: ["CZoeImGuiLibrary"], path: "Sources/C/ImGui",
        linkerSettings: ["imgui", "stb", "glfw", "stdc++"].map { .linkedLibrary($0) }),
    .target(
        name: "CZoeVips", path: "Sources/C/Vips", linkerSettings: [.linkedLibrary("dl")]),
    .target(
        name: "CZoeALSA", path: "Sources/C/ALSA", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CZoeShaders", path: "Sources/C/Shaders"),
    .target(name: "CZoeScenes", path: "Sources/C/Scenes"),
    .target(name: "CZoePage", path: "Sources/C/Page"),
    .target(name: "CZoeFrameReference", dependencies: ["CZoeEpoxy"], path: "Sources/C/FrameReference"),
    .executableTarget(
        name: "capture-reference", dependencies: ["CZoeEpoxy", "CZoePNG"], path: "Sources/C/capture-reference",
        linkerSettings: [.linkedLibrary("epoxy"), .linkedLibrary("png"), .linkedLibrary("m")]),
]

let allTests = [
    .executableTarget(
        name: "frame-digest", dependencies: ["LayoutCore"], path: "Tests/FrameDigest", swiftSettings: settings),
    .target(
        name: "CZoeDesktop", path: "Tests/C/Desktop",
        linkerSettings: [.linkedLibrary("X11")]),
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: settings),
    tests("LayoutCoreTests", "LayoutCore", ["LayoutCore", "frame-digest", "TestSupport"]),
    tests(
        "BrowserTests", "Browser",
        [
            "ZoeBrowser", "ZoePictures", "ZoeRenderer", "ZoeImages", "CardContent", "ZoeStyle", "LayoutCore",
            "TestSupport",
        ]),
    tests("ImagesTests", "Media/Images", ["ZoeImages", "TestSupport"]),
    tests("TextTests", "Media/Text", ["ZoeText", "CardContent", "TestSupport"]),
    tests("PaintingsTests", "Media/Paintings", ["ZoePaintings", "CardContent", "ZoeImages", "TestSupport"]),
    tests(
        "PicturesTests", "Media/Pictures",
        ["ZoePictures", "ZoePaintings", "CardContent", "ZoeStyle", "ZoeImages", "LayoutCore", "TestSupport"]),
    tests("DocumentTests", "Document", ["ZoeDocument", "CardContent", "ZoeStyle", "LayoutCore", "TestSupport"]),
    tests("UserShadersTests", "Graphics/UserShaders", ["ZoeUserShaders", "LayoutCore", "TestSupport"]),
    tests(
        "RendererTests", "Graphics/Renderer",
        [
            "ZoeRenderer", "ZoeOpenGL", "ZoeUserShaders", "ZoeHeadless", "ZoeDocument", "ZoePictures", "ZoeText",
            "ZoeImages", "ZoeSound", "CardContent", "ZoeStyle", "LayoutCore", "TestSupport",
        ]),
    tests("LiveTests", "Application/Live", ["ZoeLive", "LayoutCore", "TestSupport"]),
    .target(
        name: "CZoeVertexProbe", dependencies: ["CZoeEpoxy"], path: "Tests/C/VertexProbe",
        linkerSettings: [.linkedLibrary("epoxy")]),
    tests(
        "ExportTests", "Application/Export",
        ["ZoeExport", "CardContent", "ZoeStyle", "ZoeImages", "LayoutCore", "CZoeVertexProbe", "TestSupport"]),
    tests("OcclusionTests", "Application/Occlusion", ["ZoeOcclusion", "LayoutCore"]),
    tests("MeasuresTests", "Application/Measures", ["ZoeMeasures"]),
    tests(
        "EditorTests", "Application/Editor",
        ["ZoeEditor", "ZoeDocument", "CardContent", "ZoeStyle", "LayoutCore", "TestSupport"]),
    tests(
        "WindowTests", "Application/Window",
        ["ZoeWindow", "ZoeEditor", "ZoeRenderer", "ZoeLive", "ZoeDocument", "LayoutCore", "TestSupport"]),
    tests(
        "CommandTests", "Application/Command",
        [
            "zoetrope", "ZoeEditor", "ZoeWindow", "ZoeLive", "ZoeDocument", "ZoeExport", "ZoeImages", "ZoeSound",
            "LayoutCore", "CZoeDesktop", "TestSupport",
        ]),
    tests("SoundTests", "Media/Sound", ["ZoeSound", "ZoeProcesses", "TestSupport"]),
    tests("VideoTests", "Media/Video", ["ZoeVideo", "ZoeSound", "ZoeImages", "ZoeProcesses", "TestSupport"]),
    tests("ProcessesTests", "System/Processes", ["ZoeProcesses", "TestSupport"]),
    tests("ThreadsTests", "System/Threads", ["ZoeThreads"]),
    tests("FilesTests", "System/Files", ["ZoeFiles", "ZoeThreads", "TestSupport"]),
    tests("HouseTests", "House", ["TestSupport"]),
]

let package = Package(
    name: "zoetrope",
    // LayoutCore's: everything else is for Linux. The oldest whose Synchronization has a Mutex.
    platforms: [.macOS(.v15), .macCatalyst(.v18), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "LayoutCore", targets: ["LayoutCore"]),
        .executable(name: "zoetrope", targets: ["zoetrope"]),
    ],
    targets: layoutCore + browser + media + document + graphics + application + system + c + allTests,
    swiftLanguageModes: [.v6]
)
