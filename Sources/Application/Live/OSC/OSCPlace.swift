/// Where OSC is listened for: `9000`, `0.0.0.0:9000`, `[::1]:9000`.
public struct OSCPlace: Hashable, Sendable, CustomStringConvertible {
    public let host: String
    /// 0 is any that is free.
    public let port: UInt16

    /// This machine only, unless another host is named.
    public static let loopback = "127.0.0.1"

    public init?(_ text: String) {
        let colon = text.lastIndex(of: ":")
        let name = colon.map { String(text[..<$0]) } ?? Self.loopback
        guard let port = UInt16(colon.map { String(text[text.index(after: $0)...]) } ?? text), !name.isEmpty else {
            return nil
        }
        let isBracketed = name.hasPrefix("[") && name.hasSuffix("]")
        guard isBracketed || !name.contains(":") else { return nil }
        host = isBracketed ? String(name.dropFirst().dropLast()) : name
        self.port = port
    }

    init(host: String, port: UInt16) {
        self.host = host
        self.port = port
    }

    public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
