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
    /// The pixel under the pointer, as a screen shows it.
    var number: SIMD4<Float>?
    /// The whole picture's.
    var histogram: Histogram?
    /// It is shown alone.
    var shown: PassName?
}
