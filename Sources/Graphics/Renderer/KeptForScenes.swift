/// What takes long to make, by what it is made for: kept as long as the scene on stage, or the one before it, needs it.
struct KeptForScenes<Key: Hashable, Value> {
    /// What was not used for longest goes where there would be more. No frame may need half as many.
    private let most: Int
    private var all: [Key: (value: Value, lastUse: Int)]
    private var uses = 0
    /// How often any was used before the scene began that is on stage.
    private var sceneStart = 0

    init(most: Int, _ all: [Key: Value] = [:]) {
        self.most = most
        self.all = all.mapValues { ($0, 0) }
    }

    var values: some Sequence<Value> { all.values.lazy.map(\.value) }

    /// The one that is there. This is not a use of it.
    subscript(key: Key) -> Value? { all[key]?.value }

    /// The one that is there, or a new one.
    mutating func value<Failure: Error>(
        _ key: Key, make: (Key) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        uses += 1
        if let known = all[key]?.value {
            all[key]?.lastUse = uses
            return known
        }
        let value = try make(key)
        // Half of them at once: looking for the oldest takes as long as looking at all.
        if all.count >= most { keep(after: all.values.map(\.lastUse).sorted()[most / 2]) }
        all[key] = (value, uses)
        return value
    }

    /// Another scene comes on stage: what the one before did without is given up.
    mutating func beginScene() {
        keep(after: sceneStart)
        sceneStart = uses
    }

    private mutating func keep(after use: Int) { all = all.filter { $0.value.lastUse > use } }
}

extension KeptForScenes where Value: AnyObject {
    /// Programs, each of which takes most of a megabyte where a processor draws.
    static func programs(_ all: [Key: Value] = [:]) -> Self { Self(most: 40, all) }
}
