/// What sources are written in.
package enum ShaderLanguage {
    /// GLSL of this version.
    case core(Int)
    /// GLSL ES 3.00, as pages in browsers have it.
    case page

    package var version: String {
        switch self {
        case .core(let version): "#version \(version) core"
        case .page: "#version 300 es"
        }
    }

    /// What comes before all sources. Texts for small devices ask there for fewer digits than ours need.
    package var beginning: [String] {
        switch self {
        case .core: []
        case .page:
            ["float", "int", "sampler2D", "sampler2DArray", "sampler3D", "samplerCube"].map {
                "precision highp \($0);"
            } + ["#define mediump highp", "#define lowp highp", "float zoe_clip[3];"]
        }
    }
}
