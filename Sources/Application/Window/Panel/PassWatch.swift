internal import ZoeImages
internal import ZoeRenderer

/// What the panel shows of the passes of the scene's shaders.
struct PassWatch {
    struct Row {
        /// Nil before it has been drawn.
        let id: PassName?
        let name: String
        let detail: String
        var seconds: Double?
        var picture: PanelPicture?
        /// Under the pointer.
        var number: SIMD4<Float>?
    }

    var rows: [Row] = []
    /// Of the picture under the pointer, as a screen shows it.
    var number: SIMD4<Float>?
    /// Of the whole picture.
    var histogram: Histogram?
    /// It is shown alone.
    var shown: PassName?
}
