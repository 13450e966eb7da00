// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "zoetrope",
    // The oldest whose Synchronization has a Mutex.
    platforms: [.macOS(.v15), .macCatalyst(.v18), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "LayoutCore", targets: ["LayoutCore"]),
        .executable(name: "zoetrope", targets: ["zoetrope"]),
    ],
    targets: [
        .systemLibrary(name: "CZoeMath", path: "Sources/C/Math"),
        .systemLibrary(name: "CZoeMalloc", path: "Sources/C/Malloc"),
        .systemLibrary(
            name: "CZoeEpoxy", path: "Sources/C/Epoxy", pkgConfig: "epoxy",
            providers: [.apt(["libepoxy-dev"]), .brew(["libepoxy"])]),
        .target(
            name: "LayoutCore", dependencies: ["CZoeMath"], swiftSettings: settings,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .systemLibrary(
            name: "CZoePNG", path: "Sources/C/PNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CZoeZlib", path: "Sources/C/Zlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .target(
            name: "ZoePixels", dependencies: ["ZoeThreads", "CZoePNG", "CZoeZlib"], path: "Sources/Media/Images",
            swiftSettings: settings),
        .target(name: "CZoeShaders", path: "Sources/C/Shaders"),
        .target(
            name: "ZoeShaders", dependencies: ["CZoeShaders"], path: "Sources/Graphics/Shaders", swiftSettings: settings
        ),
        .target(
            name: "ZoeEffects", dependencies: ["LayoutCore", "ZoeShaders", "CZoeMath"],
            path: "Sources/Graphics/Effects",
            swiftSettings: settings),
        .target(
            name: "ZoeAppearance", dependencies: ["LayoutCore", "CZoeMath"], path: "Sources/Media/Style",
            swiftSettings: settings),
        .systemLibrary(
            name: "CZoeFontconfig", path: "Sources/C/Fontconfig", pkgConfig: "fontconfig",
            providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
        .systemLibrary(
            name: "CZoeHarfBuzz", path: "Sources/C/HarfBuzz", pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .systemLibrary(
            name: "CZoeFriBidi", path: "Sources/C/FriBidi", pkgConfig: "fribidi",
            providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
        .target(
            name: "ZoeTypesetting",
            dependencies: ["LayoutCore", "ZoeAppearance", "CZoeFontconfig", "CZoeHarfBuzz", "CZoeFriBidi"],
            path: "Sources/Media/Text",
            swiftSettings: settings),
        .target(
            name: "CZoeVips", path: "Sources/C/Vips", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
        ),
        .target(name: "ZoeThreads", path: "Sources/System/Threads", swiftSettings: settings),
        .target(
            name: "ZoeDecks", dependencies: ["LayoutCore", "ZoeAppearance", "ZoePixels", "CZoeVips", "ZoeThreads"],
            path: "Sources/Media/Pictures",
            swiftSettings: settings),
        .target(
            name: "CZoeLiblo", path: "Sources/C/Liblo",
            linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        .target(
            name: "ZoeRemote", dependencies: ["LayoutCore", "ZoeThreads", "CZoeLiblo"],
            path: "Sources/Application/Live",
            swiftSettings: settings),
        .target(
            name: "ZoeWatching", dependencies: ["ZoeThreads"], path: "Sources/System/Files", swiftSettings: settings),
        .target(
            name: "ZoeHeadless", dependencies: ["CZoeEpoxy", "CZoeGLFW"], path: "Sources/Graphics/Headless",
            swiftSettings: settings),
        .target(
            name: "ZoeRenderer",
            dependencies: [
                "LayoutCore", "ZoeAppearance", "ZoeEffects", "ZoePixels", "ZoeShaders", "ZoeTypesetting", "CZoeEpoxy",
                "CZoeMath",
            ],
            path: "Sources/Graphics/Renderer",
            swiftSettings: settings),
        .target(
            name: "ZoeScene", dependencies: ["LayoutCore", "ZoeAppearance", "ZoeDecks"], path: "Sources/Document",
            swiftSettings: settings),
        .target(name: "CZoeFrameReference", dependencies: ["CZoeEpoxy"], path: "Sources/C/FrameReference"),
        .systemLibrary(
            name: "CZoeGLFW", path: "Sources/C/GLFW", pkgConfig: "glfw3",
            providers: [.apt(["libglfw3-dev"]), .brew(["glfw"])]),
        .systemLibrary(
            name: "CZoeImGuiLibrary", path: "Sources/C/ImGuiLibrary", pkgConfig: "imgui",
            providers: [.apt(["libimgui-dev"])]),
        .target(
            name: "CZoeImGui", dependencies: ["CZoeImGuiLibrary"], path: "Sources/C/ImGui",
            linkerSettings: ["imgui", "stb", "glfw", "stdc++"].map { .linkedLibrary($0) }),
        .target(
            name: "ZoeEditor", dependencies: ["LayoutCore", "ZoeAppearance", "ZoeScene"],
            path: "Sources/Application/Editor",
            swiftSettings: settings),
        .target(
            name: "ZoeViewer",
            dependencies: [
                "LayoutCore", "ZoeEditor", "ZoeEffects", "ZoeAppearance", "ZoePixels", "ZoeDecks", "ZoeScene",
                "ZoeRenderer",
                "ZoeWatching", "ZoeRemote",
                "CZoeGLFW", "CZoeImGui",
            ],
            path: "Sources/Application/Window",
            swiftSettings: settings),
        .executableTarget(
            name: "capture-reference", dependencies: ["CZoeEpoxy", "CZoePNG"],
            linkerSettings: [.linkedLibrary("epoxy"), .linkedLibrary("png"), .linkedLibrary("m")]),
        .executableTarget(
            name: "zoetrope",
            dependencies: [
                "LayoutCore", "ZoeEffects", "ZoePixels", "ZoeAppearance", "ZoeDecks", "ZoeScene", "ZoeHeadless",
                "ZoeRenderer", "ZoeShaders",
                "ZoeEditor", "ZoeViewer", "ZoeRemote", "ZoeThreads", "CZoeFrameReference", "CZoeMalloc",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "frame-digest", dependencies: ["LayoutCore"], path: "Tests/FrameDigest", swiftSettings: settings),
        .testTarget(
            name: "LayoutCoreTests", dependencies: ["LayoutCore", "frame-digest"], swiftSettings: settings),
        .target(
            name: "CZoeDesktop", path: "Tests/C/Desktop",
            linkerSettings: [.linkedLibrary("X11", .when(platforms: [.linux]))]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "zoetrope", "ZoeEditor", "ZoeViewer", "ZoeRemote", "ZoeScene", "LayoutCore", "ZoePixels", "CZoeDesktop",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "SceneTests", dependencies: ["ZoeScene", "ZoeAppearance", "LayoutCore"], swiftSettings: settings),
        .testTarget(name: "EffectsTests", dependencies: ["ZoeEffects", "LayoutCore"], swiftSettings: settings),
        .testTarget(name: "ThreadsTests", dependencies: ["ZoeThreads"], swiftSettings: settings),
        .testTarget(name: "PixelsTests", dependencies: ["ZoePixels"], swiftSettings: settings),
        .testTarget(
            name: "RendererTests",
            dependencies: [
                "ZoeRenderer", "ZoeEffects", "ZoeAppearance", "ZoePixels", "ZoeHeadless", "LayoutCore",
                "ZoeTypesetting", "ZoeScene",
                "ZoeDecks",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "TypesettingTests", dependencies: ["ZoeTypesetting", "ZoeAppearance", "LayoutCore"],
            swiftSettings: settings),
        .testTarget(
            name: "DecksTests", dependencies: ["ZoeDecks", "ZoeAppearance", "LayoutCore", "ZoePixels"],
            swiftSettings: settings),
        .testTarget(name: "WatchingTests", dependencies: ["ZoeWatching", "ZoeThreads"], swiftSettings: settings),
        .testTarget(name: "RemoteTests", dependencies: ["ZoeRemote", "LayoutCore"], swiftSettings: settings),
        .testTarget(
            name: "EditorTests", dependencies: ["ZoeEditor", "ZoeScene", "LayoutCore"], swiftSettings: settings),
        .testTarget(
            name: "ViewerTests",
            dependencies: ["ZoeViewer", "ZoeEditor", "ZoeRenderer", "ZoeRemote", "ZoeScene", "LayoutCore"],
            swiftSettings: settings),
        .testTarget(name: "HouseTests", swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
