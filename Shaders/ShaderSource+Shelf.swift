extension ShaderSource {
    /// The effects that come with the program: what cards look like.
    public static let faces = [
        ShaderSource("gloss", PackageResources.gloss_frag), ShaderSource("hologram", PackageResources.hologram_frag),
        ShaderSource("foil", PackageResources.foil_frag), ShaderSource("paper", PackageResources.paper_frag),
        ShaderSource("halftone", PackageResources.halftone_frag), ShaderSource("frost", PackageResources.frost_frag),
        ShaderSource("duotone", PackageResources.duotone_frag),
        ShaderSource("gradient", PackageResources.gradient_frag), ShaderSource("plasma", PackageResources.plasma_frag),
        ShaderSource("neon", PackageResources.neon_frag), ShaderSource("vinyl", PackageResources.vinyl_frag),
        ShaderSource("engraving", PackageResources.engraving_frag),
        ShaderSource("polaroid", PackageResources.polaroid_frag), ShaderSource("mosaic", PackageResources.mosaic_frag),
        ShaderSource("paint", PackageResources.paint_frag), ShaderSource("curl", PackageResources.curl_frag),
    ]

    /// What is behind everything.
    public static let backdrops = [
        ShaderSource("studio-floor", PackageResources.studio_floor_frag),
        ShaderSource("aurora", PackageResources.aurora_frag),
        ShaderSource("starfield", PackageResources.starfield_frag), ShaderSource("mesh", PackageResources.mesh_frag),
        ShaderSource("linen", PackageResources.linen_frag), ShaderSource("blueprint", PackageResources.blueprint_frag),
        ShaderSource("bokeh", PackageResources.bokeh_frag),
    ]

    /// What becomes of the whole picture.
    public static let posts = [
        ShaderSource("depth-of-field", PackageResources.depth_of_field_frag),
        ShaderSource("bloom", PackageResources.bloom_frag), ShaderSource("vignette", PackageResources.vignette_frag),
        ShaderSource("film", PackageResources.film_frag), ShaderSource("fxaa", PackageResources.fxaa_frag),
        ShaderSource("crt", PackageResources.crt_frag), ShaderSource("grade", PackageResources.grade_frag),
        ShaderSource("tilt-shift", PackageResources.tilt_shift_frag), ShaderSource("ink", PackageResources.ink_frag),
        ShaderSource("aberration", PackageResources.aberration_frag),
    ]
}
