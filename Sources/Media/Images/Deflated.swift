/// Bytes packed by zlib, as a browser's `DecompressionStream("deflate")` unpacks them.
public enum Deflated {
    public static func bytes(_ bytes: [UInt8]) -> [UInt8] {
        var packer = Packer(.mixed)
        packer.add(bytes, then: .end)
        return packer.output
    }
}
