internal import ZoeShaders

/// What comes with Fragmentarium and is included by its shaders, for those that stand alone: short texts of our own with the same
/// functions and uniforms, as far as most shaders use them.
enum FragmentariumHost {
    private static let texts = ShaderSource.hosts

    /// The text for what a shader includes under this name. Whatever else it is called, it is the same file, which is there once.
    static func text(_ name: String) -> (name: String, text: String)? {
        let own = texts[name] == nil ? others[name] ?? likely(name) : name
        return own.flatMap { own in texts[own].map { (own, $0) } }
    }

    /// Whether a source of this name is one of these texts.
    static func isName(_ name: String) -> Bool {
        name.hasPrefix("<") && name.hasSuffix(">") && texts[String(name.dropFirst().dropLast())] != nil
    }

    /// Raytracers that differ in how they light things, and other names.
    private static let others: [String: String] = [
        "Progressive2D.frag": "2D.frag", "2D-HP.frag": "2D.frag", "Progressive2DJulia.frag": "2DJulia.frag",
        "Brute3D.frag": "3D.frag",
        // As collections of later years call it.
        "Math.frag": "MathUtils.frag",
    ]

    /// There are many more, with a version or a purpose in their names: `DE-Raytracer-v0.9.1.frag`, `Progressive2D-4.frag`,
    /// `Classic-Noise.frag`.
    private static func likely(_ name: String) -> String? {
        guard name.hasSuffix(".frag"), !name.contains("/") else { return nil }
        let lower = name.lowercased()
        let kinds = [
            ("brute-raytracer", "Brute-Raytracer.frag"), ("raytracer", "DE-Raytracer.frag"),
            ("pathtracer", "DE-Raytracer.frag"), ("2djulia", "2DJulia.frag"), ("progressive2d", "2D.frag"),
            ("classic-noise", "Noise.frag"), ("ashima-noise", "Noise.frag"),
        ]
        if let kind = kinds.first(where: { lower.contains($0.0) }) { return kind.1 }
        if lower.hasPrefix("de-kn") || lower.hasPrefix("de-pk") { return "DE-Raytracer.frag" }
        return lower.hasPrefix("3dkn") ? "3D.frag" : nil
    }
}
