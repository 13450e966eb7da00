internal import ZoeShaders

/// What comes with Fragmentarium and is included by its shaders, for those that stand alone: short texts of our own with the same
/// functions and uniforms, as far as most shaders use them.
enum FragmentariumHost {
    private static let texts = ShaderSource.hosts

    /// The text for what a shader includes under this name. Whatever else it is called, it is the same file, which is there once.
    static func text(_ name: String) -> (name: String, text: String)? {
        let own = others[name] ?? name
        return texts[own].map { (own, $0) }
    }

    /// Whether a source of this name is one of these texts.
    static func isName(_ name: String) -> Bool {
        name.hasPrefix("<") && name.hasSuffix(">") && texts[String(name.dropFirst().dropLast())] != nil
    }

    /// Raytracers that differ in how they light things, and other names.
    private static let others: [String: String] = [
        "Progressive2D.frag": "2D.frag", "2D-HP.frag": "2D.frag", "Progressive2DJulia.frag": "2DJulia.frag",
        "Brute3D.frag": "3D.frag", "Brute-Raytracer.frag": "DE-Raytracer.frag",
        "Fast-Raytracer.frag": "DE-Raytracer.frag", "Soft-Raytracer.frag": "DE-Raytracer.frag",
        "Sky-Pathtracer.frag": "DE-Raytracer.frag", "Path-Raytracer.frag": "DE-Raytracer.frag",
        "IBL-Raytracer.frag": "DE-Raytracer.frag", "Subblue-Raytracer.frag": "DE-Raytracer.frag",
        "IBL-Pathtracer.frag": "DE-Raytracer.frag", "DE-RaytracerX.frag": "DE-Raytracer.frag",
        // As collections of later years call it.
        "Math.frag": "MathUtils.frag",
    ]
}
