/// Packets as they came, not read yet. Of those that turn the same knob only the last is kept: a flood costs a look at each
/// address, a tenth of what reading costs, and what is read is no more than there are knobs.
struct OSCBacklog {
    struct Packet: Hashable {
        let bytes: [UInt8]
        let isLocal: Bool
    }

    /// What came to nothing; `ignored` cannot be a message, `dropped` was too much.
    private(set) var (replaced, dropped, ignored) = (0, 0, 0)
    private var left: LastOfEach<Sender, Packet>
    private let vocabulary: LiveVocabulary

    init(capacity: Int, _ vocabulary: LiveVocabulary) {
        left = LastOfEach(capacity: capacity)
        self.vocabulary = vocabulary
    }

    var packets: [Packet] { left.elements }

    private struct Sender: Hashable {
        let address: ArraySlice<UInt8>
        let isLocal: Bool
    }

    mutating func add(_ bytes: [UInt8], isLocal: Bool) {
        guard bytes.count % 4 == 0, let first = bytes.first, first == Self.slash || first == UInt8(ascii: "#") else {
            ignored += 1
            return
        }
        let address = bytes.prefix { $0 != 0 }
        let isReplaced = first == Self.slash && isReplaced(address, bytes)
        let key = isReplaced ? Sender(address: address, isLocal: isLocal) : nil
        switch left.add(Packet(bytes: bytes, isLocal: isLocal), key: key) {
        case .added: break
        case .replaced: replaced += 1
        case .dropped: dropped += 1
        }
    }

    private static let slash = UInt8(ascii: "/")

    /// Whether a later packet of this address makes an earlier one worthless: knobs do, commands count each for itself, but
    /// for places that are gone to at once.
    private func isReplaced(_ address: ArraySlice<UInt8>, _ bytes: [UInt8]) -> Bool {
        let name = address.dropFirst()
        guard !name.contains(Self.slash),
            let signature = vocabulary.signature(exactly: String(decoding: name, as: UTF8.self))
        else { return true }
        guard signature.isPlainValue else { return false }
        // After the address and its zeros: a comma and a letter for each value.
        let types = bytes.dropFirst(address.count / 4 * 4 + 4).prefix { $0 != 0 }
        return types.count == 2
    }
}
