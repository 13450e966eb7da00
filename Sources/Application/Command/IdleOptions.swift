internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

extension Arguments {
    /// Says which of the knobs that were asked for change nothing, because another has to be turned first.
    func warnOfIdleKnobs(of scene: Scene, _ stage: Stage) {
        // What a script or the pictures of a sheet turn is not known yet.
        guard !has(.script), !has(.sweep) else { return }
        let knobs = IdleKnobs(scene, stage)
        for name in self[.set].map(\.name) {
            guard let parameter = scene.knobs.table[name], let reason = knobs.reason(for: parameter),
                scene.knobs[parameter.fullName] != parameter.default
            else { continue }
            Console.warn("'\(parameter.name)' does nothing: \(reason)")
        }
    }
}
