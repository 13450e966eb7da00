public import LayoutCore

/// A stage as a page has it: made from a message, fed with messages, seen as a row of numbers.
///
/// Messages are JSON. What makes a stage:
///
///     {"layout": "cover-flow", "items": 21, "view": {"width": 1280, "height": 720}, "knobs": {"layout.tilt": 0.86},
///      "edits": [{"insert": {"at": 3}}], "scroll": 10, "time": 0, "sizes": [{"width": 300, "height": 200}, null],
///      "plates": [{"identity": -2, "x": 0, "y": 0, "z": -200, "width": 343, "height": 34, "turnZ": 90, "spin": 30}],
///      "walk": {"yaw": -20, "pitch": 0, "zoom": 1, "x": 0, "y": 40, "part": 1}}
///
/// with `formula` in place of `layout` where one is wanted; only the view must be there. Values are as `Parameter.Value` writes
/// them, inputs as `Input` does.
public struct PageStage: Sendable {
    /// What all is done to.
    public private(set) var stage: Stage
    private let plates: [(card: Card, pose: PlatePose)]

    /// A stage from a message.
    public init(_ message: [UInt8]) throws(PageFault) {
        let message = try PageStage.read(message)
        guard let view = message["view"].flatMap({ Size($0) }) else { throw PageFault("a stage has a view") }
        let kind = try PageStage.layout(of: message)
        stage = Stage(kind, items: message["items"]?.whole ?? 12, view: view)
        plates = (message["plates"]?.list ?? []).enumerated().compactMap { number, plate in
            Card(plate: plate, number).map { ($0, PlatePose(plate)) }
        }
        stage.walks = message["walk"].map { [Walk($0)] } ?? []
        // In the order in which a scene does it, so that the frames are the same.
        var knobs = Knobs(kind.table)
        for field in message["knobs"]?.fields ?? [] {
            guard let value = Parameter.Value(field.value) else { throw PageFault("\(field.key) has no value") }
            do throws(ParameterError) { try knobs.set(field.key, to: value) } catch {
                throw PageFault(error.description)
            }
        }
        stage.adopt(kind, knobs)
        if let sizes = message["sizes"]?.list, !sizes.isEmpty {
            stage.itemSize = { Size(sizes[Int($0.magnitude) % sizes.count]) }
        }
        let edits = message["edits"]?.list ?? []
        for edit in edits { try stage.take(edit) }
        _ = stage.takeEvents()
        let scroll = message["scroll"]?.number ?? 0
        if scroll != 0 || !edits.isEmpty { stage.stand(at: scroll) }
        advance(by: min(message["time"]?.number ?? 0, Stage.longestTime))
    }

    static func read(_ message: [UInt8]) throws(PageFault) -> MessageValue {
        do throws(MessageReader.Fault) { return try MessageReader.read(message) } catch {
            throw PageFault("the message is no JSON at its byte \(error.place)")
        }
    }

    private static func layout(of message: MessageValue) throws(PageFault) -> LayoutKind {
        if let text = message["formula"]?.text {
            do throws(FormulaError) { return .custom(try Formula(text)) } catch { throw PageFault(error) }
        }
        let name = message["layout"]?.text ?? LayoutKind.all[0].name
        guard let kind = LayoutKind.named(name) else { throw PageFault("no layout '\(Quotation(name))'") }
        return kind
    }

    /// Does what the message says, an `Input`.
    public mutating func apply(_ message: [UInt8]) throws(PageFault) {
        guard let input = Input(try PageStage.read(message)) else { throw PageFault("the message is no input") }
        if let problem = stage.apply(input) { throw PageFault(problem.description) }
    }

    /// Sets a knob to what a person typed: `{"name": "tilt", "to": "0.4"}`.
    public mutating func turn(_ message: [UInt8]) throws(PageFault) {
        let message = try PageStage.read(message)
        guard let name = message["name"]?.text, let text = message["to"]?.text else {
            throw PageFault("a knob has a name and a text to be set to")
        }
        var knobs = stage.knobs
        let warning: Parameter.Warning?
        do throws(ParameterError) { warning = try knobs.set(name, to: text) } catch {
            throw PageFault(error.description)
        }
        stage.use(knobs)
        if let warning { throw PageFault(warning.description) }
    }

    /// Puts another formula on; the knobs that it still has stay as they are.
    public mutating func use(formula text: String) throws(PageFault) {
        do throws(FormulaError) { stage.use(.custom(try Formula(text))) } catch { throw PageFault(error) }
    }

    /// Lets so many seconds pass, however many.
    public mutating func advance(by seconds: Double) {
        // A stage takes ten seconds at once.
        var rest = min(max(seconds, 0), Stage.longestTime)
        while rest > 0 {
            stage.advance(by: min(rest, 10))
            rest -= 10
        }
    }

    /// The lifelong name of the card that is seen there, -1 where none is.
    public func identity(at point: Point) -> Int { seen(stage.frame()).hit(at: point)?.identity ?? -1 }

    /// The cards and the plates between which they stand.
    public var frame: Frame {
        var frame = stage.frame()
        frame.lay(
            plates.map { plate in
                var card = plate.card
                card.matrix = plate.pose.matrix(scroll: frame.scroll)
                return card
            })
        return seen(frame)
    }

    private func seen(_ frame: Frame) -> Frame { stage.walks.reduce(frame) { $0.seen(by: $1) } }
}

/// What could not be done, and for a formula where it is wrong.
public struct PageFault: Error, Hashable, Sendable {
    /// One line.
    public let message: String
    /// Counted from 1; 0 where there is no place.
    public let line: Int
    /// Counted from 1; 0 where there is no place.
    public let column: Int

    init(_ message: String) { (self.message, line, column) = (message, 0, 0) }

    init(_ error: FormulaError) {
        (message, line, column) = (error.message, error.line, error.column)
    }

    /// As JSON.
    public var text: String {
        var text = "{\"error\":" + MessageText.quoted(message)
        if line > 0 { text += ",\"line\":\(line),\"column\":\(column)" }
        return text + "}"
    }
}

extension Stage {
    fileprivate mutating func take(_ edit: MessageValue) throws(PageFault) {
        if let place = edit["insert"]?["at"]?.whole {
            apply(.insert(at: place, animated: false))
        } else if let place = edit["remove"]?["at"]?.whole {
            apply(.remove(at: place, animated: false))
        } else if let index = edit["move"]?["from"]?.whole, let place = edit["move"]?["to"]?.whole {
            apply(.move(from: index, to: place, animated: false))
        } else {
            throw PageFault("an edit inserts, removes or moves")
        }
    }
}

extension Size {
    fileprivate init?(_ message: MessageValue) {
        guard let width = message["width"]?.number, let height = message["height"]?.number else { return nil }
        self.init(width: width, height: height)
    }
}

extension Card {
    fileprivate init?(plate: MessageValue, _ number: Int) {
        guard let size = Size(plate) else { return nil }
        self.init(
            index: 0, identity: plate["identity"]?.whole ?? -2 - number, offset: 0, size: size, matrix: .identity)
    }
}

extension PlatePose {
    fileprivate init(_ plate: MessageValue) {
        func number(_ name: String) -> Double { plate[name]?.number ?? 0 }
        self.init(
            place: Vector3(x: number("x"), y: number("y"), z: number("z")),
            turn: Vector3(x: number("turnX"), y: number("turnY"), z: number("turnZ")), spin: number("spin"))
    }
}

extension Walk {
    fileprivate init(_ message: MessageValue) {
        self.init(
            yaw: .degrees(message["yaw"]?.number ?? 0), pitch: .degrees(message["pitch"]?.number ?? 0),
            zoom: message["zoom"]?.number ?? 1,
            pan: Vector2(x: message["x"]?.number ?? 0, y: message["y"]?.number ?? 0),
            part: message["part"]?.number ?? 1)
    }
}
