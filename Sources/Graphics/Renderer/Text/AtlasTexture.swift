internal import CZoeEpoxy
internal import ZoeOpenGL
internal import ZoeText

/// The atlas on the graphics card.
final class AtlasTexture {
    private let texture: GLObject
    private var pages = 0

    init(in tracker: GLTracker) {
        texture = GLObject(.texture, in: tracker)
        bind()
        let kind = GLConstant.textureArray
        zglTexParameter(kind, GLConstant.minFilter, GLConstant.linear)
        zglTexParameter(kind, GLConstant.magFilter, GLConstant.linear)
        zglTexParameter(kind, GLConstant.wrapAcross, GLConstant.clampToEdge)
        zglTexParameter(kind, GLConstant.wrapDown, GLConstant.clampToEdge)
        // Whole also for a sampler that asks for smaller versions.
        zglTexParameter(kind, GLConstant.lastLevel, 0)
    }

    /// Makes it the texture at the first place.
    func bind() {
        zglActiveTexture(GLConstant.firstUnit)
        zglBindTexture(GLConstant.textureArray, texture.name)
    }

    /// Copies what has changed; all of it where there are more pages than before.
    func update(from typesetter: Typesetter) {
        bind()
        zglPixelStore(GLConstant.unpackAlignment, 1)
        let wanted = typesetter.atlas.pages.count
        if wanted > pages {
            pages = wanted
            let side = GLsizei(Atlas.side)
            zglTexImage3D(
                GLConstant.textureArray, GLConstant.oneByte, side, side, GLsizei(pages), GLConstant.red, GLConstant.byte
            )
            texture.holds(pages * Atlas.side * Atlas.side)
            typesetter.takeChanges { _, _, _ in }
            for (number, page) in typesetter.atlas.pages.enumerated() { copy(number, 0..<Atlas.side, page.bytes) }
        } else {
            typesetter.takeChanges { copy($0, $1, $2) }
        }
    }

    private func copy(_ page: Int, _ rows: Range<Int>, _ bytes: [UInt8]) {
        let part = bytes[rows.lowerBound * Atlas.side..<rows.upperBound * Atlas.side]
        unsafe part.withUnsafeBytes { part in
            unsafe zglTexRows(
                GLConstant.textureArray, GLint(rows.lowerBound), GLint(page), GLsizei(Atlas.side), GLsizei(rows.count),
                GLConstant.red, GLConstant.byte, part.baseAddress)
        }
    }
}
