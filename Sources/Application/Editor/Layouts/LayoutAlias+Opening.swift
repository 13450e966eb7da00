internal import LayoutCore
public import ZoeDocument

extension LayoutAlias {
    /// What is shown where nothing but its name is said: as much of it as shows what it is, about as the library shows it.
    public struct Opening: Sendable {
        /// How many cards, where the layout hangs on that.
        public let items: Int?
        let settings: [String]

        /// Sets what nobody has set.
        public func apply(to scene: inout Scene) {
            for setting in settings {
                let parts = setting.split(separator: "=").map(String.init)
                let others = parts[0] == "itemShare" ? ["itemWidth", "itemHeight"] : []
                let isFree = ([parts[0]] + others).allSatisfy { name in
                    guard let parameter = try? scene.knobs.table.parameter(named: name) else { return false }
                    return scene.knobs[parameter.fullName] == parameter.default
                }
                if isFree { _ = try? scene.set(parts[0], to: parts[1]) }
            }
            // Where the row goes round there are cards to both sides anyway.
            guard !scene.knobs.flag("wrap"), scene.itemCount > 0 else { return }
            var still = scene
            still.time = 0
            scene.scroll = still.stage().placeInReach(of: Double((scene.itemCount - 1) / 2))
        }
    }

    public var opening: Opening {
        switch library {
        // A hundred and eighteen elements, and a camera that is far away.
        case "three": Opening(items: 118, settings: ["walkAway=1", "walkZoom=0.36"])
        // Its cards are as large as its examples have them.
        case "icarousel": Opening(items: nil, settings: [])
        default:
            // What is slides elsewhere is large; other layouts know how large their cards are.
            Opening(items: nil, settings: ["linear", "custom"].contains(layout) ? ["itemShare=0.5"] : [])
        }
    }
}
