package import LayoutCore

/// A stage as Swift: its layout as a function of its own, and as a stage of the library.
package struct SwiftCode {
    private let stage: Stage
    private let layout: LayoutCode?
    /// Why the layout is no function of its own.
    package let lack: NoFormula?

    package init(_ stage: Stage) {
        self.stage = stage
        do throws(NoFormula) {
            (layout, lack) = (try LayoutCode(stage), nil)
        } catch {
            (layout, lack) = (nil, error)
        }
    }

    /// What it is called in the file.
    private var name: String { "\(CodeText.typeName(stage.layout.name))Layout" }

    package var text: String {
        let title = "\(stage.layout.name): \(stage.layout.info.summary)"
        let head =
            layout?.head([
                "Written by zoetrope. The first part needs nothing but sines and cosines. The second one is compiled where LayoutCore "
                    + "is: the same cards with their motion, and how layers take them."
            ])
            ?? [title, "Written by zoetrope. It needs LayoutCore: \(lack.map { "\($0)" } ?? "")."].map {
                CodeText.comments($0)
            }.joined()
        return head + "\n" + (layout?.swiftFunction(in: name) ?? "") + stage.swiftStage(in: name, isNew: layout == nil)
    }
}

extension LayoutCode {
    fileprivate func swiftFunction(in name: String) -> String {
        let printer = CodePrinter(formula, in: .swift)
        let literal = CodeLanguage.swift.literal
        let inputs = [(FormulaGraph.Input.index, 0.0)] + CardFormula.stageInputs.map { ($0, standing($0)) }
        let given = inputs.map { "        \($0.0.rawValue): Double = \(literal($0.1))" }
        let settings = zip(formula.settings, printer.settings).map { setting, name in
            let label = CodeLanguage.swift.reserved.contains(setting.name) ? "`\(setting.name)`" : setting.name
            return "        \(label == name ? name : "\(label) \(name)"): Double = \(literal(setting.value))"
        }
        let words =
            meanings([.offset, .index] + CardFormula.stageInputs)
            + zip(formula.settings, printer.settings).map { "\($1): \($0.note)" }
        let rows = (0..<4).map { row in
            "                " + (0..<4).map { printer.number(formula.matrix[row * 4 + $0]) }.joined(separator: ", ")
        }
        return """
            #if canImport(Darwin)
                import Darwin
            #elseif canImport(Glibc)
                import Glibc
            #elseif canImport(Musl)
                import Musl
            #elseif canImport(ucrt)
                import ucrt
            #endif

            public enum \(name) {
                /// Where a card stands.
                public struct Placement {
                    /// m11, m12 … m44 as Core Animation has them, of a layer whose middle is in the middle of the view; perspective
                    /// is in it.
                    public var matrix: [Double]
                    public var alpha: Double
                    public var blur: Double
                    /// The greater, the nearer.
                    public var depth: Double
                    public var isHidden: Bool
                }

                /// - Parameters:
            \(words.map { "    ///   - \(CodeText.comment($0))\n" }.joined())    public static func place(
                    _ o: Double,
            \((given + settings).joined(separator: ",\n"))
                ) -> Placement {
            \(printer.statements.map { "        \($0)\n" }.joined())        var card = Placement(
                        matrix: [
            \(rows.joined(separator: ",\n")),
                        ],
                        alpha: \(printer.number(formula.alpha)),
                        blur: \(printer.number(formula.blur)),
                        depth: \(printer.number(formula.depth)),
                        isHidden: \(printer.truth(formula.isHidden)))
                    if !card.matrix.allSatisfy({ $0.isFinite }) || !card.alpha.isFinite { card.alpha = 0 }
                    return card
                }

                private static func sign(_ a: Double) -> Double { a > 0 ? 1 : a < 0 ? -1 : a }
                private static func rounded(_ a: Double) -> Double { a.rounded(.toNearestOrAwayFromZero) }
                private static func min(_ a: Double, _ b: Double) -> Double { b < a ? b : a }
                private static func max(_ a: Double, _ b: Double) -> Double { a < b ? b : a }

                private static func quarter(_ a: Double, _ quarters: Double) -> Double? {
                    let turns = a / 90
                    guard turns == turns.rounded(), abs(turns) < 1e9 else { return nil }
                    return [1, 0, -1, 0][Int(turns - quarters) & 3]
                }

                private static func cosOfDegrees(_ a: Double) -> Double { quarter(a, 0) ?? cos(a * (.pi / 180)) }
                private static func sinOfDegrees(_ a: Double) -> Double { quarter(a, 1) ?? sin(a * (.pi / 180)) }
            }

            """
    }
}

extension Stage {
    /// What gives its items sizes of their own, by identity; nothing where they have none.
    private var swiftSizes: String {
        guard let itemSize else { return "" }
        let literal = CodeLanguage.swift.literal
        let sizes = (0..<count).map { identity in
            let size = itemSize(identity).map { "Size(width: \(literal($0.width)), height: \(literal($0.height)))" }
            return "                \(size ?? "nil"),\n"
        }
        return """
                        let sizes: [Size?] = [
            \(sizes.joined())            ]
                        stage.itemSize = { sizes.indices.contains($0) ? sizes[$0] : nil }

            """
    }

    /// The same stage by the library, and layers that take its frames.
    fileprivate func swiftStage(in name: String, isNew: Bool) -> String {
        let literal = CodeLanguage.swift.literal
        let changes = knobs.changes.sorted { $0.key < $1.key }.compactMap { knob, value -> String? in
            guard let value = value.swift else { return nil }
            return "            stage.apply(.set(\(CodeText.swiftText(knob)), to: \(value)))\n"
        }
        let kind: String
        // A formula of one's own goes by the name of a layout too, and has not that layout's card and viewpoint.
        if LayoutKind.named(layout.name)?.info.summary == layout.info.summary {
            kind = "LayoutKind.named(\(CodeText.swiftText(layout.name)))"
        } else {
            let lines = ((try? formula()) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            let text = lines.map { CodeText.swiftText("\($0)\n") }.joined(separator: "\n                    + ")
            kind = "(try? Formula(\n                \(text)\n            )).map({ LayoutKind.custom($0) })"
        }
        return """

            #if canImport(LayoutCore)
                import LayoutCore

                \(isNew ? "public enum \(name)" : "extension \(name)") {
                    /// The carousel with its motion: give it touches by `apply`, let time pass by `advance`, take its `frame()`.
                    public static func stage() -> Stage {
                        guard let layout = \(kind) else {
                            preconditionFailure("LayoutCore has another version than this file was written for")
                        }
                        var stage = Stage(
                            layout, items: \(count), view: Size(width: \(literal(view.width)), height: \(literal(view.height))))
            \(changes.joined())\(swiftSizes)            stage.apply(.jump(to: \(literal(scroll))))
                        return stage
                    }
                }
            #endif

            #if canImport(LayoutCore) && canImport(QuartzCore)
                import QuartzCore

                extension \(name) {
                    /// Hands a frame to the layers that show its items, by their identities, and puts them in `parent` from back to
                    /// front.
                    public static func show(_ frame: Frame, on layers: [Int: CALayer], in parent: CALayer) {
                        let middle = CGPoint(
                            x: frame.camera.view.width / 2 + frame.camera.contentOffset.x,
                            y: frame.camera.view.height / 2 + frame.camera.contentOffset.y)
                        let cards = frame.cards.filter { !$0.isPlaceholder }.sorted { $0.order < $1.order }
                        for card in cards {
                            guard let layer = layers[card.identity] else { continue }
                            layer.bounds = CGRect(x: 0, y: 0, width: card.size.width, height: card.size.height)
                            layer.position = middle
                            layer.opacity = Float(card.alpha)
                            layer.isHidden = card.isHidden
                            layer.transform = transform(card.matrix)
                        }
                        parent.sublayers = cards.compactMap { layers[$0.identity] }
                    }

                    /// The two are the same, number by number.
                    public static func transform(_ m: Transform3D) -> CATransform3D {
                        CATransform3D(
                            m11: m.m11, m12: m.m12, m13: m.m13, m14: m.m14, m21: m.m21, m22: m.m22, m23: m.m23, m24: m.m24,
                            m31: m.m31, m32: m.m32, m33: m.m33, m34: m.m34, m41: m.m41, m42: m.m42, m43: m.m43, m44: m.m44)
                    }
                }
            #endif

            """
    }
}

extension Parameter.Value {
    /// As a literal; nil for what no stage can be told.
    fileprivate var swift: String? {
        switch self {
        case .number(let number): ".number(\(CodeLanguage.swift.literal(number)))"
        case .integer(let number): ".integer(\(number))"
        case .flag(let flag): ".flag(\(flag))"
        case .choice(let word): ".choice(\(CodeText.swiftText(word)))"
        case .vector(let numbers): ".vector([\(numbers.map(CodeLanguage.swift.literal).joined(separator: ", "))])"
        case .auto, .colour: nil
        }
    }
}

extension CodeLanguage {
    static let swift = CodeLanguage(
        reserved: Set(
            """
            associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private
            precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default defer
            do else fallthrough for guard if in repeat return throw switch where while Any as await false is nil self Self super
            throws true try async any some actor each consume copy borrowing consuming discard
            Double Float Int Bool Array Placement place card abs sqrt floor ceil sin cos tan asin acos atan atan2 exp log pow min max
            sign rounded quarter cosOfDegrees sinOfDegrees
            """.split(whereSeparator: \.isWhitespace).map(String.init)),
        literal: { number in
            if number.isNaN { return "Double.nan" }
            if number.isInfinite { return number < 0 ? "-Double.infinity" : "Double.infinity" }
            return number == .pi ? "Double.pi" : "\(number)"
        }, definition: { name, isTruth, text in "let \(name): \(isTruth ? "Bool" : "Double") = \(text)" },
        functions: [:])
}
