import Foundation
import TestSupport
import Testing

/// Who may import whom, by the folders of modules and from floor to floor. docs/architecture.md draws the same plan.
let floors: [(name: String, modules: [(folder: String, imports: Set<String>)])] = [
    ("LayoutCore", [("LayoutCore", ["CZoeMath"])]),
    ("Browser", [("Browser", ["LayoutCore", "<stddef.h>", "<stdint.h>", "<stdlib.h>"])]),
    (
        "Media",
        [
            ("Media/CardContent", ["CZoeMath"]),
            ("Media/Style", ["LayoutCore", "CardContent"]),
            ("Media/Images", ["ZoeThreads", "CZoePNG", "CZoeZlib"]),
            ("Media/Sound", ["ZoeProcesses", "ZoeThreads", "CZoeMath"]),
            ("Media/Video", ["ZoeSound", "ZoeImages", "ZoeProcesses", "ZoeThreads"]),
            ("Media/Text", ["CardContent", "CZoeFontconfig", "CZoeHarfBuzz", "CZoeFriBidi"]),
            ("Media/Paintings", ["CardContent", "ZoeImages"]),
            (
                "Media/Pictures",
                [
                    "LayoutCore", "CardContent", "ZoeStyle", "ZoeImages", "ZoePaintings", "CZoeVips", "ZoeThreads",
                    "Synchronization", "Glibc",
                ]
            ),
        ]
    ),
    ("Document", [("Document", ["LayoutCore", "CardContent", "ZoeStyle", "ZoePictures", "CZoeScenes"])]),
    (
        "Graphics",
        [
            ("Graphics/Shaders", ["CZoeShaders", "Synchronization"]),
            ("Graphics/UserShaders", ["LayoutCore", "ZoeShaders", "CZoeMath"]),
            ("Graphics/Headless", ["CZoeEnvironment", "CZoeEpoxy", "CZoeGLFW"]),
            ("Graphics/OpenGL", ["CardContent", "ZoeImages", "ZoeShaders", "ZoeThreads", "CZoeEpoxy"]),
            (
                "Graphics/Renderer",
                [
                    "LayoutCore", "CardContent", "ZoeStyle", "ZoeUserShaders", "ZoeImages", "ZoeSound", "ZoeShaders",
                    "ZoeText", "ZoeOpenGL", "ZoeThreads", "CZoeEpoxy", "CZoeMath",
                ]
            ),
        ]
    ),
    (
        "Application",
        [
            ("Application/Live", ["LayoutCore", "ZoeThreads", "CZoeALSA", "CZoeMath", "Glibc"]),
            (
                "Application/Export",
                [
                    "LayoutCore", "CardContent", "ZoeStyle", "ZoeImages", "ZoeText", "ZoeDocument", "ZoeThreads",
                    "CZoeZlib", "CZoeMath",
                ]
            ),
            ("Application/Search", ["LayoutCore"]),
            ("Application/Occlusion", ["LayoutCore"]),
            ("Application/Editor", ["LayoutCore", "CardContent", "ZoeStyle", "ZoeDocument", "ZoeSearch"]),
            ("Application/Measures", ["LayoutCore", "Glibc"]),
            (
                "Application/Window",
                [
                    "LayoutCore", "ZoeEditor", "ZoeOcclusion", "ZoeUserShaders", "ZoeFiles", "CardContent", "ZoeStyle",
                    "ZoeImages", "ZoePictures",
                    "ZoeDocument", "ZoeSound", "ZoeVideo", "ZoeThreads", "ZoeHeadless",
                    "ZoeRenderer", "ZoeOpenGL", "ZoeLive", "CZoeEnvironment", "CZoeGLFW", "CZoeImGui", "CZoeMalloc",
                    "Foundation",
                    "FoundationEssentials", "Glibc",
                    "Synchronization",
                ]
            ),
            (
                "Application/Command",
                [
                    "LayoutCore", "CardContent", "ZoeStyle", "ZoeUserShaders", "ZoeImages", "ZoeSound", "ZoeVideo",
                    "ZoeText",
                    "ZoePaintings", "ZoePictures",
                    "ZoeDocument", "ZoeHeadless",
                    "ZoeBrowser", "ZoeRenderer", "ZoeOpenGL", "ZoeShaders", "ZoeExport", "ZoeEditor", "ZoeWindow",
                    "ZoeLive",
                    "ZoeThreads",
                    "ZoeFiles", "ZoeProcesses", "ZoeMeasures",
                    "CZoeEnvironment", "CZoeFrameReference",
                    "CZoeMalloc", "CZoePage", "FoundationEssentials", "Synchronization", "Foundation", "Glibc",
                ]
            ),
        ]
    ),
]

/// What every floor may use. These use each other, what the system has, and no floor.
let everywhere: [(folder: String, imports: Set<String>)] = [
    ("System/Threads", ["Glibc"]),
    ("System/Files", ["ZoeThreads", "Glibc"]),
    ("System/Processes", ["Glibc"]),
    ("C/Math", ["<math.h>"]),
    (
        "C/Malloc",
        [
            "<malloc.h>", "<stddef.h>", "<stdint.h>", "<stdlib.h>", "<sys/mman.h>", "<unistd.h>",
            "\"CMalloc.h\"",
        ]
    ),
    ("C/Environment", ["\"CEnvironment.h\"", "<stdlib.h>", "<string.h>"]),
    ("C/Epoxy", ["<dlfcn.h>", "<stdbool.h>", "<stddef.h>", "<epoxy/egl.h>", "<epoxy/gl.h>"]),
    ("C/PNG", ["<png.h>", "<setjmp.h>", "<stdint.h>", "<string.h>"]),
    ("C/Zlib", ["<stdlib.h>", "<zlib.h>"]),
    ("C/Fontconfig", ["<fontconfig/fontconfig.h>"]),
    ("C/HarfBuzz", ["<stddef.h>", "<hb.h>", "<hb-ot.h>"]),
    ("C/FriBidi", ["<fribidi.h>", "<stdlib.h>"]),
    ("C/Vips", ["<dlfcn.h>", "<pthread.h>", "<stddef.h>", "<stdint.h>", "<string.h>", "\"CVips.h\""]),
    (
        "C/ALSA",
        [
            "<dlfcn.h>", "<poll.h>", "<pthread.h>", "<stddef.h>", "<stdint.h>", "<stdio.h>", "<stdlib.h>", "<string.h>",
            "<strings.h>", "\"CALSA.h\"",
        ]
    ),
    ("C/Shaders", ["\"CShaders.h\"", "<stddef.h>"]),
    ("C/Scenes", ["\"CScenes.h\"", "<stddef.h>"]),
    ("C/Page", ["\"CPage.h\"", "<stddef.h>", "<stdint.h>"]),
    (
        "C/capture-reference",
        ["<epoxy/egl.h>", "<epoxy/gl.h>", "<math.h>", "<png.h>", "<stdio.h>", "<stdlib.h>", "<string.h>"]
    ),
    (
        "C/FrameReference",
        [
            "\"CFrameReference.h\"", "\"FeedbackReference.h\"", "\"SceneReference.h\"", "<epoxy/gl.h>", "<math.h>",
            "<stdbool.h>", "<stdlib.h>",
            "<string.h>",
        ]
    ),
    ("C/GLFW", ["<dlfcn.h>", "<string.h>", "<unistd.h>", "<GLFW/glfw3.h>", "\"server.h\""]),
    (
        "C/ImGui",
        [
            "\"CImGui.h\"", "\"Toolkit.h\"", "<imgui.h>", "<imgui_internal.h>", "<backends/imgui_impl_glfw.h>",
            "<backends/imgui_impl_opengl3.h>", "<stdbool.h>", "<stddef.h>", "<stdint.h>", "<algorithm>", "<cstring>",
            "<vector>",
        ]
    ),
]

let plan = Dictionary(
    uniqueKeysWithValues: (floors.flatMap(\.modules) + everywhere).map { ($0.folder, $0.imports) })

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

@Suite struct ImportTests {
    @Test func noModuleImportsWhatItMustNot() throws {
        let imports = try Imports(of: root.appendingPathComponent("Sources"), modules: plan.keys)
        #expect(imports.forbidden(by: plan) == [])
        #expect(Set(imports.arrows.keys) == Set(plan.keys), "every module has its place in the plan")
    }

    @Test func everyArrowGoesToAFloorAbove() {
        let floorOf = Dictionary(
            uniqueKeysWithValues: floors.enumerated().flatMap { number, floor in
                floor.modules.map { (module(in: $0.folder), number) }
            })
        let order = floors.flatMap(\.modules).map { module(in: $0.folder) }
        for (number, floor) in floors.enumerated() {
            for (folder, imports) in floor.modules {
                for name in imports {
                    guard let above = floorOf[name], let place = order.firstIndex(of: name) else { continue }
                    #expect(above <= number, "\(folder) must not import \(name)")
                    #expect(place < order.firstIndex(of: module(in: folder)) ?? 0, "\(folder) comes before \(name)")
                }
            }
        }
        for (folder, imports) in everywhere {
            #expect(imports.allSatisfy { floorOf[$0] == nil }, "\(folder) must not import a floor")
        }
    }

    private func module(in folder: String) -> String {
        switch folder {
        case "LayoutCore": folder
        case "Media/CardContent": "CardContent"
        case "Application/Command": "zoetrope"
        default: "Zoe" + (folder.split(separator: "/").last ?? "")
        }
    }

    @Test func aForbiddenArrowIsSeen() throws {
        let folder = try TemporaryFolder()
        let text = "internal import CZoeMath\n@preconcurrency public import struct Foundation.Date\n// import Glibc\n"
        try folder.write(text, to: "LayoutCore/Math/Bad.swift")
        let imports = try Imports(of: folder.url, modules: plan.keys)
        #expect(imports.forbidden(by: plan) == ["LayoutCore must not import Foundation (Bad.swift)"])
    }

    @Test func noSwiftFileIsTooLong() throws {
        var count = 0
        for folder in ["Sources", "Tests"] {
            let files = FileManager.default.enumerator(
                at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                let lines = try String(contentsOf: file, encoding: .utf8).split(
                    separator: "\n", omittingEmptySubsequences: false)
                #expect(lines.count <= 330, "\(file.lastPathComponent) has \(lines.count) lines")
                count += 1
            }
        }
        #expect(count > 500)
    }

    @Test func theCoreAsksNoClockAndMarksNothingUnsafe() throws {
        let core = root.appendingPathComponent("Sources/LayoutCore")
        let files = FileManager.default.enumerator(at: core, includingPropertiesForKeys: nil)
        var count = 0
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for word in ["ContinuousClock", "SuspendingClock", "unsafe ", "Task.sleep", "print("] {
                #expect(!text.contains(word), "\(file.lastPathComponent) says \(word)")
            }
            count += 1
        }
        #expect(count > 100)
    }
}
