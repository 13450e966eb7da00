extension GivenName {
    private static let scalars = ["float", "int", "uint"]
    private static let counts = ["int", "float", "uint"]
    private static let resolution = "vec4(zt_resolution, 1, 1)"
    private static let time = GivenName(scalars, "zt_clock.xxxx")
    private static let size = GivenName(["vec2", "vec3"], resolution)
    private static let place = GivenName(["vec2"], "vec4(zt_uv, 0, 1)")
    private static let channel = GivenName(["sampler2D", "samplerCube"], nil)

    /// What shaders read without declaring it, or with.
    static let implicit: [String: GivenName] = [
        "u_time": time, "u_delta": GivenName(scalars, "zt_clock.yyyy"), "u_frame": GivenName(counts, "zt_clock.zzzz"),
        "u_date": GivenName(["vec4"], "zt_date"), "u_effort": GivenName(["float"], "zt_effort"),
        "u_resolution": size,
        "u_mouse": GivenName(["vec2", "vec4", "vec3"], "zt_pointer"),
        "iTime": GivenName(["float"], "zt_clock.xxxx"), "iGlobalTime": GivenName(["float"], "zt_clock.xxxx"),
        "iTimeDelta": GivenName(["float"], "zt_clock.yyyy"), "iFrame": GivenName(counts, "zt_clock.zzzz"),
        "iFrameRate": GivenName(["float"], "zt_clock.wwww"),
        "iResolution": GivenName(["vec3", "vec2"], resolution),
        "iMouse": GivenName(["vec4", "vec2", "vec3"], "zt_pointer"), "iDate": GivenName(["vec4"], "zt_date"),
        // Of an editor's view of Shadertoys, whose eye can fly: here it stands still.
        "iViewMatrix": GivenName(["mat4"], "mat4(1)"),
        // There is no sound, but some shaders expect the value.
        "iSampleRate": GivenName(["float"], "vec4(44100)"),
        "iChannelTime": GivenName(["float"], nil), "iChannelResolution": GivenName(["vec3"], nil),
        "iChannel0": channel, "iChannel1": channel, "iChannel2": channel, "iChannel3": channel,
        // Of shaderlens' viewers, which lay something over a pass: it is seen as it is.
        "iViewerScale": GivenName(["float"], "vec4(1)"), "iViewerOffset": GivenName(["vec2"], "vec4(0)"),
        "iViewerChannelResolution": GivenName(["vec3"], resolution), "iViewerChannel": GivenName(["sampler2D"], nil),
        "v_uv": place, "v_texcoord": place, "vUv": place, "v_texCoord": place,
    ]

    /// What turns and moves a model: a card's own place is ours.
    static let matricesOfCards = merged([
        named(
            "u_modelMatrix u_viewMatrix u_projectionMatrix u_modelViewMatrix u_viewProjectionMatrix "
                + "u_modelViewProjectionMatrix modelMatrix viewMatrix projectionMatrix modelViewMatrix",
            GivenName(["mat4"], "mat4(1)")),
        named("u_normalMatrix normalMatrix", GivenName(["mat3"], "mat3(1)")),
    ])

    static let onCards: [String: GivenName] = [
        "u_size": GivenName(["vec2"], nil), "u_index": GivenName(["int"], nil), "u_count": GivenName(["int"], nil),
        "u_offset": GivenName(["float"], nil), "u_selected": GivenName(["bool"], nil),
        "u_back": GivenName(["bool"], nil), "v_normal": GivenName(["vec3"], nil),
        "u_colour": GivenName(["vec4"], nil), "u_colour2": GivenName(["vec4"], nil),
    ]

    /// What ISF shaders read, who must not declare it.
    static let ofISF: [String: GivenName] = [
        "TIME": time, "TIMEDELTA": GivenName(scalars, "zt_clock.yyyy"),
        "FRAMEINDEX": GivenName(["int", "float", "uint"], "zt_clock.zzzz"),
        // Its months count from 1.
        "DATE": GivenName(["vec4"], "(zt_date + vec4(0, 1, 0, 0))"), "RENDERSIZE": size,
        "isf_FragNormCoord": place, "vv_FragNormCoord": place,
    ]

    private static func named(_ names: String, _ given: GivenName) -> [String: GivenName] {
        Dictionary(uniqueKeysWithValues: names.split(separator: " ").map { (String($0), given) })
    }

    private static func merged(_ tables: [[String: GivenName]]) -> [String: GivenName] {
        tables.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }

    /// What is given to shaders that declare it as a uniform without saying more: other programs' names, which may as well
    /// be words of the writer's own.
    static let declared = merged([
        named("time uTime u_Time Time globalTime GlobalTime fGlobalTime elapsedTime TIME", time),
        named("delta_time deltaTime timeDelta uDelta uDeltaTime TIMEDELTA", GivenName(scalars, "zt_clock.yyyy")),
        named("frame frameCount frame_count frameIndex FRAMEINDEX uFrame", GivenName(counts, "zt_clock.zzzz")),
        named("resolution uResolution u_Resolution v2Resolution screenResolution u_viewport", size),
        named("pixelSize", GivenName(["vec2"], "vec4(1.0 / zt_resolution, 0, 0)")),
        // Of glslsandbox and VEDA, 0 to 1; of live-glsl, pixels and whether it is pressed.
        named(
            "mouse uMouse u_Mouse",
            GivenName(["vec2", "vec3", "vec4"], "vec4(zt_pointerShare(), 0, 0)", wide: "zt_pointerPressed()")),
        named("surfaceSize", GivenName(["vec2"], "vec4(zt_resolution / zt_resolution.y, 0, 0)")),
        named("date", GivenName(["vec4"], "zt_date")),
        named("u_bass", GivenName(["float"], "zt_sound.xxxx")), named("u_mid", GivenName(["float"], "zt_sound.yyyy")),
        named("u_treble", GivenName(["float"], "zt_sound.zzzz")),
        named("u_beat", GivenName(["float"], "zt_sound.wwww")),
        named("PASSINDEX subframe", GivenName(counts, "vec4(0)")),
        named("backbufferCounter pixel_ratio u_pixelDensity", GivenName(scalars, "vec4(1)")),
        named("u_camera", GivenName(["vec3"], "vec4(0, 0, 3, 0)")),
        named("u_cameraDistance", GivenName(["float"], "vec4(3)")),
        named("u_cameraNearClip", GivenName(["float"], "vec4(0.01)")),
        named("u_cameraFarClip", GivenName(["float"], "vec4(100)")),
        named("u_light", GivenName(["vec3"], "vec4(2, 4, 5, 0)")),
        named("u_lightColor", GivenName(["vec3"], "vec4(1)")),
        named("u_lightIntensity u_cameraExposure", GivenName(["float"], "vec4(1)")),
        named("u_modelMatrix u_lightMatrix", GivenName(["mat4"], "mat4(1)")),
        named("u_normalMatrix", GivenName(["mat3"], "mat3(1)")),
        named("u_viewMatrix u_modelViewMatrix", GivenName(["mat4"], "zt_viewMatrix()")),
        named("u_projectionMatrix", GivenName(["mat4"], "zt_projectionMatrix()")),
        named(
            "u_modelViewProjectionMatrix u_viewProjectionMatrix",
            GivenName(["mat4"], "zt_projectionMatrix() * zt_viewMatrix()")),
    ])

    /// The same for words that differ from those in nothing but how they are written: `u_res`, `uScreenSize`.
    static func declared(_ name: String) -> GivenName? {
        if let given = declared[name] { return given }
        let plain = plain(name)
        let word = plain.hasPrefix("u") ? String(plain.dropFirst()) : plain
        return words.first { $0.words.contains(word) }?.given
    }

    private static let words: [(words: Set<String>, given: GivenName)] = [
        (
            [
                "res", "resolution", "screenres", "screenresolution", "screensize", "viewport", "viewportsize",
                "windowsize",
                "canvassize", "rendersize", "viewsize",
            ], size
        ),
        (["time", "timef", "timesec", "seconds", "elapsed", "elapsedtime", "globaltime", "currenttime"], time),
        (["frame", "framecount", "framenumber", "frameindex"], GivenName(counts, "zt_clock.zzzz")),
    ]

    /// What comes in to shaders that declare it as an input, as vec4.
    static func incoming(_ name: String) -> String? { incoming[name] ?? loosely[plain(name)] }

    /// `v_tex_coord` and `vTexCoord` mean the same.
    private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "_" } }

    private static let loosely = Dictionary(
        incoming.sorted { $0.key < $1.key }.map { (plain($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })

    private static let incoming: [String: String] = {
        let position = "vec4(2.0 * zt_uv - 1.0, 0, 1)"
        let lists: [(names: String, value: String)] = [
            (
                "v_uv v_texcoord vUv v_texCoord uv UV st uvs v_UV texcoord texCoord TexCoord TexCoords v_tex v_TexCoord "
                    + "vTexCoord vTexcoord v_texcoords v_textureCoordinates fragTexCoord vTextureCoord vertTexCoord coord "
                    + "v_coord vertUV fragUV f_uv texCoords textureCoordinate tc tcoord isf_FragNormCoord vv_FragNormCoord",
                "vec4(zt_uv, 0, 1)"
            ),
            (
                "v_position v_pos vPosition vPos position pos v_worldPosition worldPosition viewCoord a_position aPosition "
                    + "a_pos aPos inPosition",
                position
            ),
            ("v_normal vNormal normal v_worldNormal a_normal aNormal inNormal", "vec4(0, 0, 1, 0)"),
            ("v_tangent vTangent tangent a_tangent", "vec4(1, 0, 0, 1)"),
            ("a_uv aUv aUV a_texcoord a_texCoord aTexCoord aTexcoord inUV inTexCoord", "vec4(zt_uv, 0, 1)"),
            ("a_color a_colour aColor inColor", "vec4(1)"),
            ("v_bitangent v_binormal", "vec4(0, 1, 0, 0)"),
            ("v_color v_colour vColor v_col vertColor", "vec4(1)"),
            ("v_lightCoord v_lightcoord", "vec4(zt_uv, 0.5, 1)"),
            ("surfacePosition", "vec4((zt_uv - 0.5) * zt_resolution / zt_resolution.y, 0, 1)"),
            ("eye v_eye vEye eyePosition v_camera from", "vec4(0, 0, 3, 1)"),
            ("dir", "vec4(normalize(vec3((2.0 * zt_uv - 1.0) * zt_resolution / zt_resolution.y, -2)), 0)"),
        ]
        return lists.reduce(into: [:]) { all, list in
            for name in list.names.split(separator: " ") { all[String(name)] = list.value }
        }
    }()

    /// By its type alone, for an unknown name.
    static func incoming(ofType type: String) -> String {
        type == "vec2" || type == "vec3" ? "vec4(zt_uv, 0, 1)" : type == "vec4" ? "vec4(1)" : "vec4(0)"
    }
}
