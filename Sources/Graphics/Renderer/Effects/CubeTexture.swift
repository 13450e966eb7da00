internal import CZoeEpoxy
internal import ZoeOpenGL

/// What is all around, as shaders of the user's own see it: the bytes as they are.
final class CubeTexture {
    private let object: GLObject

    init(_ picture: CubePicture, in tracker: GLTracker) {
        object = GLObject(.texture, in: tracker)
        zglActiveTexture(GLConstant.firstUnit)
        zglBindTexture(GLConstant.cube, object.name)
        zglTexParameter(GLConstant.cube, GLConstant.minFilter, GLConstant.trilinear)
        zglTexParameter(GLConstant.cube, GLConstant.magFilter, GLConstant.linear)
        zglTexParameter(GLConstant.cube, GLConstant.wrapAcross, GLConstant.clampToEdge)
        zglTexParameter(GLConstant.cube, GLConstant.wrapDown, GLConstant.clampToEdge)
        zglJoinFacesOfCubes()
        zglPixelStore(GLConstant.unpackAlignment, 4)
        for (number, face) in picture.faces.enumerated() {
            unsafe face.withUnsafeBytes { rows in
                unsafe zglTexImage2D(
                    GLConstant.firstFace + GLenum(number), 0, GLint(GLStorage.bytes.code), GLsizei(picture.side),
                    GLsizei(picture.side), GLConstant.rgba, GLConstant.byte, rows.baseAddress)
            }
        }
        zglGenerateMipmap(GLConstant.cube)
        object.holds(picture.faces.reduce(0) { $0 + $1.count } * 4 / 3)
        tracker.collectErrors(during: "taking a cube of \(picture.side) pixels for a shader")
    }

    func bind(to unit: Int) {
        zglActiveTexture(GLConstant.firstUnit + GLenum(unit))
        zglBindTexture(GLConstant.cube, object.name)
    }
}
