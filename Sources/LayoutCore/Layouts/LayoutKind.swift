/// A layout to choose: one of the built-in ones, a user's formula or a Swift closure.
public struct LayoutKind: Sendable {
    private let shared: Shared<Content>

    private struct Content: Sendable {
        let info: LayoutInfo
        let table: ParameterTable
        let make: @Sendable (Knobs, LayoutContext) -> AnyLayout
        let draft: @Sendable (inout FormulaDraft) throws(NoFormula) -> Void
    }

    /// What it is called and what can be turned on it.
    public var info: LayoutInfo { shared.content.info }
    /// Every knob of a stage with this layout: the layout's own, then those of motion and camera.
    public var table: ParameterTable { shared.content.table }
    /// Writes the rule as a formula.
    var draft: @Sendable (inout FormulaDraft) throws(NoFormula) -> Void { shared.content.draft }

    /// As `LayoutKind.named(_:)` finds it: `cover-flow`.
    public var name: String { info.name }

    /// A layout of your own type.
    /// - Parameters:
    ///   - info: its name and its knobs.
    ///   - make: makes the layout for one moment, from its knobs and the stage.
    public init<L: Layout>(_ info: LayoutInfo, make: @escaping @Sendable (Knobs, LayoutContext) -> L) {
        self.init(info, make: make) { draft throws(NoFormula) in
            throw NoFormula(draft.info.name, because: "it is written in Swift")
        }
    }

    init<L: Layout>(
        _ info: LayoutInfo, make: @escaping @Sendable (Knobs, LayoutContext) -> L,
        draft: @escaping @Sendable (inout FormulaDraft) throws(NoFormula) -> Void
    ) {
        self.init(info, draft: draft) { knobs, stage in AnyLayout(make(knobs, stage)) }
    }

    /// Once for all types: in the module of pages each would have a copy of its own.
    @inline(never)
    private init(
        _ info: LayoutInfo, draft: @escaping @Sendable (inout FormulaDraft) throws(NoFormula) -> Void,
        making make: @escaping @Sendable (Knobs, LayoutContext) -> AnyLayout
    ) {
        let common = StageKnob.all.map { info.defaults[$0.name].map($0.standing(at:)) ?? $0 }
        shared = Shared(
            Content(info: info, table: ParameterTable(info.parameters + common), make: make, draft: draft))
    }

    /// One of the built-in layouts, by its type.
    public init<L: BuiltInLayout>(_ type: L.Type) {
        self.init(L.info) { knobs, stage in L(knobs, on: stage) }
    }

    // A page is given its formula as text, and leaves out what would write it.
    #if hasFeature(Embedded)
        init<L: BuiltInLayout & LoopedLayout>(_ type: L.Type) {
            self.init(L.info) { knobs, stage in L(knobs, on: stage) }
        }

        init<L: LoopedLayout>(
            _ info: LayoutInfo, make: @escaping @Sendable (Knobs, LayoutContext) -> L
        ) {
            self.init(info) { draft throws(NoFormula) in
                throw NoFormula(draft.info.name, because: "it is written in Swift")
            } making: { knobs, stage in
                AnyLayout(looped: make(knobs, stage))
            }
        }
    #else
        /// One that can say its rule as a formula, or why it cannot.
        init<L: BuiltInLayout & FormulaWriting>(_ type: L.Type) {
            self.init(L.info) { knobs, stage in
                L(knobs, on: stage)
            } draft: { draft throws(NoFormula) in
                try L.write(&draft)
            }
        }
    #endif

    /// The layout for one moment: with these knobs, on this stage.
    public func layout(_ knobs: Knobs, on stage: LayoutContext) -> AnyLayout {
        shared.content.make(knobs, stage)
    }

    /// The built-in layouts, in the order people meet them.
    public static let all: [LayoutKind] = [
        LayoutKind(Linear.self),
        LayoutKind(Rotary.self),
        LayoutKind(InvertedRotary.self),
        LayoutKind(Cylinder.self),
        LayoutKind(InvertedCylinder.self),
        LayoutKind(Wheel.self),
        LayoutKind(InvertedWheel.self),
        LayoutKind(CoverFlow.self),
        LayoutKind(CoverFlow2.self),
        LayoutKind(TimeMachine.self),
        LayoutKind(InvertedTimeMachine.self),
        .custom,
        LayoutKind(TaskStack.self),
        LayoutKind(Cosine.self),
        LayoutKind(Ellipse.self),
        LayoutKind(Ellipse3D.self),
        LayoutKind(PolygonWheel.self),
        LayoutKind(Picker.self),
        LayoutKind(Waterfall.self),
        LayoutKind(Ring.self),
        LayoutKind(Disc.self),
        LayoutKind(Book.self),
        LayoutKind(TagCloud.self),
        LayoutKind(Cube.self),
        LayoutKind(InvertedCube.self),
        LayoutKind(Flip.self),
        LayoutKind(Helix.self),
        LayoutKind(Sphere.self),
        LayoutKind(Dome.self),
        LayoutKind(Tunnel.self),
        LayoutKind(Corridor.self),
        LayoutKind(PerspectiveWall.self),
        LayoutKind(FerrisWheel.self),
        LayoutKind(Fan.self),
        LayoutKind(Phyllotaxis.self),
        LayoutKind(Spiral.self),
        LayoutKind(Torus.self),
        LayoutKind(Mobius.self),
        LayoutKind(Wave.self),
        LayoutKind(Stack.self),
        LayoutKind(SwipeDeck.self),
        LayoutKind(Wallet.self),
        LayoutKind(Keylines.self),
        LayoutKind(Pages.self),
        LayoutKind(Cascade.self),
        LayoutKind(Overview.self),
        LayoutKind(PathLayout.self),
        LayoutKind(Rolodex.self),
        LayoutKind(Domino.self),
        LayoutKind(FoldingScreen.self),
        LayoutKind(SwapCards.self),
        LayoutKind(PeriodicTable.self),
        LayoutKind(Lattice.self),
        LayoutKind(SplitFlap.self),
        LayoutKind(Blinds.self),
        LayoutKind(Shatter.self),
    ]

    private static let comparableNames = all.map { Suggestion.comparable($0.name) }

    /// The built-in layout with this name; `cover-flow`, `coverFlow`, `cover_flow` and `CoverFlow` are all the same.
    public static func named(_ name: String) -> LayoutKind? {
        let name = Suggestion.comparable(name)
        return comparableNames.firstIndex { $0 == name }.map { all[$0] }
    }
}
