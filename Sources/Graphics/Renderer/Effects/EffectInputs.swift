internal import CZoeEpoxy
internal import LayoutCore
public import ZoeImages
internal import ZoeOpenGL
public import ZoeSound
internal import ZoeUserShaders

/// The pictures that shaders of the user's own read, by the paths of their files.
final class EffectInputs {
    private var pictures: [String: InputTexture] = [:]
    /// How often each has become another one: a video does so all the time.
    private var editions: [String: Int] = [:]
    private var noises: [Int: InputTexture] = [:]
    private var empty: InputTexture?
    private var light: InputTexture?
    private var cubes: [[String]: CubeTexture] = [:]
    private var keys: InputTexture?
    private var shownKeys: ShaderKeyboard?
    private var sounds: [SoundForm: (picture: InputTexture, sound: SoundPicture)] = [:]
    /// What `iChannel0` is where nothing else was said, while the whole picture is at hand.
    var scene: Surface?
    private let tracker: GLTracker

    init(in tracker: GLTracker) { self.tracker = tracker }

    subscript(path: String) -> Image? {
        get { nil }
        set {
            forgetCubes(of: path)
            editions[path, default: 0] += 1
            // Of a video the next picture takes the place of the last.
            if let newValue, let former = pictures[path], former.width == newValue.width,
                former.height == newValue.height
            {
                former.show(newValue)
            } else {
                pictures[path] = newValue.map { InputTexture($0, in: tracker) }
            }
        }
    }

    /// What is heard at this moment, for whoever reads the sound of a file.
    func show(_ sound: SoundPicture, as path: String) {
        editions[path, default: 0] += 1
        let picture = pictures[path] ?? InputTexture(width: SoundPicture.width, height: 2, .curve, in: tracker)
        picture.fill(SoundForm.both.bytes(of: sound))
        pictures[path] = picture
    }

    func holds(_ path: String) -> Bool { pictures[path] != nil }
    func forget(_ path: String) {
        editions[path, default: 0] += 1
        pictures[path] = nil
        forgetCubes(of: path)
    }

    /// The pictures that a shader reads: while these numbers are the same, so are the pictures.
    func editions(readBy settings: [UniformSetting]) -> [Int] {
        settings.compactMap { setting in
            guard case .picture(let path?) = setting.value else { return nil }
            return editions[path]
        }
    }

    private func forgetCubes(of path: String) { cubes = cubes.filter { !$0.key.contains(path) } }

    /// - Parameter paths: of six pictures, or one; a sky of our own where there are none, or they are not there yet.
    func bind(cube paths: [String], to unit: Int) {
        defer { zglActiveTexture(GLConstant.firstUnit) }
        let found = paths.compactMap { pictures[$0] }
        let key = found.count == paths.count ? paths : []
        if cubes[key] == nil {
            let picture = key.isEmpty ? CubePicture.sky : CubePicture(found.map { ($0.width, $0.height, $0.bytes) })
            cubes[key] = CubeTexture(picture ?? .sky, in: tracker)
        }
        cubes[key]?.bind(to: unit)
    }

    /// - Parameter noise: which of them it is where there is nothing else.
    /// - Returns: how large it is.
    @discardableResult
    func bind(_ path: String?, for name: String, noise: Int = 0, to unit: Int) -> SIMD2<Double> {
        defer { zglActiveTexture(GLConstant.firstUnit) }
        if let path, let picture = pictures[path] { return picture.bind(to: unit) }
        if name == "iChannel0", path == nil, let scene { return scene.bindTexture(at: unit) }
        if EffectPictures.empty.contains(name) { return bindNothing(to: unit) }
        let picture = noises[noise] ?? .noise(noise, in: tracker)
        noises[noise] = picture
        return picture.bind(to: unit)
    }

    /// - Returns: how large the picture of the keys is.
    func bind(_ keyboard: ShaderKeyboard, to unit: Int) -> SIMD2<Double> {
        defer { zglActiveTexture(GLConstant.firstUnit) }
        let picture =
            keys ?? InputTexture(width: ShaderKeyboard.width, height: ShaderKeyboard.height, .table, in: tracker)
        keys = picture
        if keyboard != shownKeys { picture.fill(keyboard.bytes) }
        shownKeys = keyboard
        return picture.bind(to: unit)
    }

    /// - Returns: how large the picture of what is heard is.
    func bind(_ sound: SoundPicture, as form: SoundForm, to unit: Int) -> SIMD2<Double> {
        defer { zglActiveTexture(GLConstant.firstUnit) }
        let known = sounds[form]
        let picture = known?.picture ?? InputTexture(width: SoundPicture.width, height: form.rows, .curve, in: tracker)
        if known?.sound != sound { picture.fill(form.bytes(of: sound)) }
        sounds[form] = (picture, sound)
        return picture.bind(to: unit)
    }

    /// One pixel of white.
    func bindLight(to unit: Int) -> SIMD2<Double> {
        defer { zglActiveTexture(GLConstant.firstUnit) }
        let light = light ?? .light(in: tracker)
        self.light = light
        return light.bind(to: unit)
    }

    /// One pixel of nothing.
    func bindNothing(to unit: Int) -> SIMD2<Double> {
        defer { zglActiveTexture(GLConstant.firstUnit) }
        let empty = empty ?? .empty(in: tracker)
        self.empty = empty
        return empty.bind(to: unit)
    }
}

extension SoundForm {
    fileprivate var rows: Int { self == .both ? 2 : 1 }

    /// Grey, row after row.
    fileprivate func bytes(of sound: SoundPicture) -> [UInt8] {
        let numbers =
            switch self {
            case .both: sound.spectrum + sound.wave
            case .spectrum: sound.spectrum
            case .wave: sound.wave
            }
        return numbers.flatMap { [$0, $0, $0, 255] }
    }
}

extension Renderer {
    /// From now on shaders that ask for the sound at this path see this.
    public func show(_ sound: SoundPicture, toShadersAs path: String) { inputs.show(sound, as: path) }

    /// From now on shaders that ask for the picture at this path see it.
    public func show(_ image: Image, toShadersAs path: String) { inputs[path] = image }
    public func forgetInput(_ path: String) { inputs.forget(path) }
    public func holdsInput(_ path: String) -> Bool { inputs.holds(path) }
}
