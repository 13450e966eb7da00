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
        .systemLibrary(name: "CMath"),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(name: "CEpoxy", pkgConfig: "epoxy", providers: [.apt(["libepoxy-dev"]), .brew(["libepoxy"])]),
        .target(
            name: "LayoutCore", dependencies: ["CMath"], swiftSettings: settings,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .target(name: "Pixels", dependencies: ["Threads", "CPNG", "CZlib"], swiftSettings: settings),
        .target(name: "CShaders"),
        .target(name: "Shaders", dependencies: ["CShaders"], swiftSettings: settings),
        .target(name: "Effects", dependencies: ["LayoutCore", "Shaders", "CMath"], swiftSettings: settings),
        .target(name: "Appearance", dependencies: ["LayoutCore", "CMath"], swiftSettings: settings),
        .systemLibrary(
            name: "CFontconfig", pkgConfig: "fontconfig",
            providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .systemLibrary(
            name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
        .target(
            name: "Typesetting",
            dependencies: ["LayoutCore", "Appearance", "CFontconfig", "CHarfBuzz", "CFriBidi"],
            swiftSettings: settings),
        .target(name: "CVips", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        .target(name: "Threads", swiftSettings: settings),
        .target(
            name: "Decks", dependencies: ["LayoutCore", "Appearance", "Pixels", "CVips", "Threads"],
            swiftSettings: settings),
        .target(name: "CLiblo", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        .target(name: "Remote", dependencies: ["LayoutCore", "Threads", "CLiblo"], swiftSettings: settings),
        .target(name: "Watching", dependencies: ["Threads"], swiftSettings: settings),
        .target(name: "Headless", dependencies: ["CEpoxy", "CGLFW"], swiftSettings: settings),
        .target(
            name: "Renderer",
            dependencies: [
                "LayoutCore", "Appearance", "Effects", "Pixels", "Shaders", "Typesetting", "CEpoxy", "CMath",
            ],
            swiftSettings: settings),
        .target(name: "Scene", dependencies: ["LayoutCore", "Appearance", "Decks"], swiftSettings: settings),
        .target(name: "CFrameReference", dependencies: ["CEpoxy"]),
        .systemLibrary(name: "CGLFW", pkgConfig: "glfw3", providers: [.apt(["libglfw3-dev"]), .brew(["glfw"])]),
        .systemLibrary(name: "CImGuiLibrary", pkgConfig: "imgui", providers: [.apt(["libimgui-dev"])]),
        .target(
            name: "CImGui", dependencies: ["CImGuiLibrary"],
            linkerSettings: ["imgui", "stb", "glfw", "stdc++"].map { .linkedLibrary($0) }),
        .target(
            name: "Viewer",
            dependencies: [
                "LayoutCore", "Effects", "Appearance", "Pixels", "Decks", "Scene", "Renderer", "Watching", "Remote",
                "CGLFW", "CImGui",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "capture-reference", dependencies: ["CEpoxy", "CPNG"],
            linkerSettings: [.linkedLibrary("epoxy"), .linkedLibrary("png"), .linkedLibrary("m")]),
        .executableTarget(
            name: "zoetrope",
            dependencies: [
                "LayoutCore", "Effects", "Pixels", "Appearance", "Decks", "Scene", "Headless", "Renderer", "Shaders",
                "Viewer", "Remote", "Threads", "CFrameReference", "CMalloc",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "frame-digest", dependencies: ["LayoutCore"], path: "Tests/FrameDigest", swiftSettings: settings),
        .testTarget(
            name: "LayoutCoreTests", dependencies: ["LayoutCore", "frame-digest"], swiftSettings: settings),
        .target(
            name: "CDesktop", path: "Tests/CDesktop",
            linkerSettings: [.linkedLibrary("X11", .when(platforms: [.linux]))]),
        .testTarget(
            name: "CommandTests",
            dependencies: ["zoetrope", "Viewer", "Remote", "Scene", "LayoutCore", "Pixels", "CDesktop"],
            swiftSettings: settings),
        .testTarget(name: "SceneTests", dependencies: ["Scene", "Appearance", "LayoutCore"], swiftSettings: settings),
        .testTarget(name: "EffectsTests", dependencies: ["Effects", "LayoutCore"], swiftSettings: settings),
        .testTarget(name: "ThreadsTests", dependencies: ["Threads"], swiftSettings: settings),
        .testTarget(name: "PixelsTests", dependencies: ["Pixels"], swiftSettings: settings),
        .testTarget(
            name: "RendererTests",
            dependencies: [
                "Renderer", "Effects", "Appearance", "Pixels", "Headless", "LayoutCore", "Typesetting", "Scene",
                "Decks",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "TypesettingTests", dependencies: ["Typesetting", "Appearance", "LayoutCore"],
            swiftSettings: settings),
        .testTarget(
            name: "DecksTests", dependencies: ["Decks", "Appearance", "LayoutCore", "Pixels"], swiftSettings: settings),
        .testTarget(name: "WatchingTests", dependencies: ["Watching", "Threads"], swiftSettings: settings),
        .testTarget(name: "RemoteTests", dependencies: ["Remote", "LayoutCore"], swiftSettings: settings),
        .testTarget(
            name: "ViewerTests", dependencies: ["Viewer", "Renderer", "Remote", "Scene", "LayoutCore"],
            swiftSettings: settings),
        .testTarget(name: "HouseTests", swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
