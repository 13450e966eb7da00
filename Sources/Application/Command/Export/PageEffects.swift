import LayoutCore
import ZoeDocument
import ZoeRenderer
import ZoeUserShaders

/// A scene's own shaders on their way into a page: what they are told, now and at other times.
struct PageEffects {
    let shading: Shading?
    /// What turns them: see `PageShaders`.
    let knobs: [JSON]
    /// Of each shader, the uniforms that have nothing in between: choices, switches and whole numbers.
    let wholeUniforms: [EffectRole: [Set<String>]]
    private let set: EffectSet?

    /// - Parameter scene: with the knobs of its shaders.
    init(of scene: Scene, _ offscreen: OffscreenRenderer) throws(Failure) {
        shading = try offscreen.shading(of: scene, scale: 1)
        set = try offscreen.effects(of: scene)
        knobs = PageShaders.knobs(of: set, scene)
        var whole: [EffectRole: [Set<String>]] = [:]
        for state in set?.states ?? [] {
            let links = state.knobs?.links ?? []
            let names = links.filter { $0.parameter.kind.isWhole }.map(\.uniform)
            whole[state.slot.role, default: []].append(Set(names))
        }
        wholeUniforms = whole
    }

    /// What they are told when the scene has other knobs.
    func shading(of scene: Scene) -> Shading? { set?.shading(scene.knobs) }
}

extension Parameter.Kind {
    fileprivate var isWhole: Bool {
        switch self {
        case .integer, .flag, .choice: true
        default: false
        }
    }
}
