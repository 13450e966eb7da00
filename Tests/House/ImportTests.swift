import Foundation
import Testing

/// Who may import whom. docs/architecture.md draws the same plan.
let plan: [String: Set<String>] = [
    "CMath": ["<math.h>"],
    "CMalloc": ["<malloc.h>"],
    "CEpoxy": ["<dlfcn.h>", "<stdbool.h>", "<stddef.h>", "<epoxy/egl.h>", "<epoxy/gl.h>"],
    "LayoutCore": ["CZoeMath"],
    "CPNG": ["<png.h>", "<setjmp.h>", "<stdint.h>", "<string.h>"],
    "CZlib": ["<stdlib.h>", "<zlib.h>"],
    "Pixels": ["ZoeThreads", "CZoePNG", "CZoeZlib"],
    "Appearance": ["LayoutCore", "CZoeMath"],
    "CFontconfig": ["<fontconfig/fontconfig.h>"],
    "CHarfBuzz": ["<stddef.h>", "<hb.h>", "<hb-ot.h>"],
    "CFriBidi": ["<fribidi.h>", "<stdlib.h>"],
    "Typesetting": ["LayoutCore", "ZoeStyle", "CZoeFontconfig", "CZoeHarfBuzz", "CZoeFriBidi"],
    "CVips": ["<dlfcn.h>", "<pthread.h>", "<stddef.h>", "<stdint.h>", "<string.h>", "\"CVips.h\""],
    "Threads": ["Glibc"],
    "Decks": ["LayoutCore", "ZoeStyle", "ZoeImages", "CZoeVips", "ZoeThreads", "Synchronization", "Glibc"],
    "CLiblo": ["<dlfcn.h>", "<pthread.h>", "<stddef.h>", "<stdint.h>", "<string.h>", "<sys/types.h>", "\"CLiblo.h\""],
    "Remote": ["LayoutCore", "ZoeThreads", "CZoeLiblo", "Glibc"],
    "Watching": ["ZoeThreads", "Glibc"],
    "Scene": ["LayoutCore", "ZoeStyle", "ZoePictures"],
    "Headless": ["CZoeEpoxy", "CZoeGLFW"],
    "CShaders": ["\"CShaders.h\"", "<stddef.h>"],
    "Shaders": ["CZoeShaders", "Synchronization"],
    "Effects": ["LayoutCore", "ZoeShaders", "CZoeMath"],
    "Renderer": [
        "LayoutCore", "ZoeStyle", "ZoeEffects", "ZoeImages", "ZoeShaders", "ZoeText", "CZoeEpoxy",
        "CZoeMath",
    ],
    "capture-reference": [
        "<epoxy/egl.h>", "<epoxy/gl.h>", "<math.h>", "<png.h>", "<stdio.h>", "<stdlib.h>", "<string.h>",
    ],
    "CFrameReference": [
        "\"CFrameReference.h\"", "\"SceneReference.h\"", "<epoxy/gl.h>", "<math.h>", "<stdbool.h>", "<stdlib.h>",
        "<string.h>",
    ],
    "CGLFW": ["<dlfcn.h>", "<stdlib.h>", "<string.h>", "<unistd.h>", "<GLFW/glfw3.h>", "\"server.h\""],
    "CImGui": [
        "\"CImGui.h\"", "<imgui.h>", "<imgui_internal.h>", "<backends/imgui_impl_glfw.h>",
        "<backends/imgui_impl_opengl3.h>", "<stdbool.h>",
        "<stddef.h>", "<stdint.h>",
    ],
    "Editor": ["LayoutCore", "ZoeStyle", "ZoeDocument"],
    "Viewer": [
        "LayoutCore", "ZoeEditor", "ZoeEffects", "ZoeFiles", "ZoeStyle", "ZoeImages", "ZoePictures", "ZoeDocument",
        "ZoeRenderer",
        "ZoeLive", "CZoeGLFW",
        "CZoeImGui", "Foundation",
        "FoundationEssentials", "Glibc", "Synchronization",
    ],
    "zoetrope": [
        "LayoutCore", "ZoeStyle", "ZoeEffects", "ZoeImages", "ZoePictures", "ZoeDocument", "ZoeHeadless", "ZoeRenderer",
        "ZoeShaders", "ZoeEditor", "ZoeWindow",
        "ZoeLive", "ZoeThreads",
        "CZoeFrameReference", "CZoeMalloc", "FoundationEssentials", "Synchronization",
        "Foundation",
        "Glibc",
        "Musl", "Darwin",
    ],
]

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

@Suite struct ImportTests {
    @Test func noModuleImportsWhatItMustNot() throws {
        let imports = try Imports(of: root.appendingPathComponent("Sources"))
        #expect(imports.forbidden(by: plan) == [])
        #expect(Set(imports.arrows.keys) == Set(plan.keys), "every module has its place in the plan")
    }

    @Test func aForbiddenArrowIsSeen() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let core = folder.appendingPathComponent("LayoutCore/Math")
        try FileManager.default.createDirectory(at: core, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = "internal import CZoeMath\n@preconcurrency public import struct Foundation.Date\n// import Glibc\n"
        try text.write(to: core.appendingPathComponent("Bad.swift"), atomically: true, encoding: .utf8)
        let imports = try Imports(of: folder)
        #expect(imports.forbidden(by: plan) == ["LayoutCore must not import Foundation (Bad.swift)"])
    }

    /// Rule: 300 lines is a question, 500 an answer.
    @Test func noFileIsAnAnswer() throws {
        for folder in ["Sources", "Tests"] {
            let files = FileManager.default.enumerator(
                at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                let lines = try String(contentsOf: file, encoding: .utf8).split(
                    separator: "\n", omittingEmptySubsequences: false)
                #expect(lines.count < 500, "\(file.lastPathComponent) has \(lines.count) lines")
            }
        }
    }

    @Test func theCoreAsksNoClockAndMarksNothingUnsafe() throws {
        let core = root.appendingPathComponent("Sources/LayoutCore")
        let files = FileManager.default.enumerator(at: core, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for word in ["ContinuousClock", "SuspendingClock", "unsafe ", "Task.sleep", "print("] {
                #expect(!text.contains(word), "\(file.lastPathComponent) says \(word)")
            }
        }
    }

    @Test func everyShaderIsBuiltIn() throws {
        let folder = root.appendingPathComponent("Shaders")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }
        let list = try String(contentsOf: root.appendingPathComponent("Sources/C/Shaders/CShaders.c"), encoding: .utf8)
        for file in files {
            let path = file.split(separator: "/")
            let row = """
                    {"\(path.dropLast().joined(separator: "/"))", "\(path.last ?? "")", (const char[]) {
                #embed "../../Shaders/\(file)"
                """
            #expect(list.contains(row), "\(file) is not in CShaders.c")
        }
        #expect(list.split(separator: "\n").count { $0.hasPrefix("#embed") } == files.count)
    }
}
