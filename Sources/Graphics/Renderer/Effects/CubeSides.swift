public import ZoeImages

/// What shaders see all around, as pictures, for whoever shows it elsewhere.
public enum CubeSides {
    /// Right, left, above, below, behind, before, each from inside.
    /// - Parameter sheets: six pictures, or one: a cross, a strip, or all around; the program's own sky where there are others.
    public static func images(of sheets: [Image]) -> [Image] {
        let found = CubePicture(sheets.map { ($0.width, $0.height, $0.bytes) })
        let cube = found ?? .sky
        return cube.faces.compactMap { try? Image(width: cube.side, height: cube.side, bytes: $0) }
    }
}
