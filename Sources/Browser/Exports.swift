#if arch(wasm32)
    internal import LayoutCore

    // What the page calls. It writes a message where `zoe_message` says, and reads answers where `zoe_reply` does. What can go wrong
    // returns the length of an answer, which says why, and 0 where all went well. Stages have numbers.

    private nonisolated(unsafe) var stages: [PageStage?] = []
    private nonisolated(unsafe) var message = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    private nonisolated(unsafe) var reply = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    private nonisolated(unsafe) var numbers = unsafe UnsafeMutableBufferPointer<Double>(start: nil, count: 0)

    /// Room for a message of so many bytes.
    @_expose(wasm, "zoe_message") @_cdecl("zoe_message")
    public func zoeMessage(_ size: Int) -> UnsafeMutablePointer<UInt8>? {
        unsafe grow(&message, to: size)
        return unsafe message.baseAddress
    }

    /// Where the last answer is.
    @_expose(wasm, "zoe_reply") @_cdecl("zoe_reply")
    public func zoeReply() -> UnsafeMutablePointer<UInt8>? { unsafe reply.baseAddress }

    /// Makes a stage of a message.
    /// - Returns: its number, or less than 0: the length of an answer with the sign turned.
    @_expose(wasm, "zoe_make") @_cdecl("zoe_make")
    public func zoeMake(_ size: Int) -> Int {
        do throws(PageFault) {
            let stage = try PageStage(read(size))
            let free = unsafe stages.firstIndex { $0 == nil } ?? stages.count
            if unsafe stages.indices.contains(free) { unsafe stages[free] = stage } else { unsafe stages.append(stage) }
            return free
        } catch { return -answer(error.text) }
    }

    /// The stage goes.
    @_expose(wasm, "zoe_forget") @_cdecl("zoe_forget")
    public func zoeForget(_ number: Int) {
        if unsafe stages.indices.contains(number) { unsafe stages[number] = nil }
    }

    /// An input.
    @_expose(wasm, "zoe_apply") @_cdecl("zoe_apply")
    public func zoeApply(_ number: Int, _ size: Int) -> Int {
        change(number) { stage throws(PageFault) in try stage.apply(read(size)) }
    }

    /// A knob and what was typed for it.
    @_expose(wasm, "zoe_turn") @_cdecl("zoe_turn")
    public func zoeTurn(_ number: Int, _ size: Int) -> Int {
        change(number) { stage throws(PageFault) in try stage.turn(read(size)) }
    }

    /// Another formula, as plain text.
    @_expose(wasm, "zoe_formula") @_cdecl("zoe_formula")
    public func zoeFormula(_ number: Int, _ size: Int) -> Int {
        change(number) { stage throws(PageFault) in
            try stage.use(formula: String(decoding: read(size), as: UTF8.self))
        }
    }

    /// Time passes, in seconds.
    @_expose(wasm, "zoe_advance") @_cdecl("zoe_advance")
    public func zoeAdvance(_ number: Int, _ seconds: Double) {
        _ = change(number) { stage throws(PageFault) in stage.advance(by: seconds) }
    }

    /// The frame as `FrameNumbers` writes it.
    @_expose(wasm, "zoe_frame") @_cdecl("zoe_frame")
    public func zoeFrame(_ number: Int) -> UnsafeMutablePointer<Double>? {
        guard unsafe stages.indices.contains(number), let stage = unsafe stages[number] else { return nil }
        let row = FrameNumbers.numbers(of: stage.frame)
        unsafe grow(&numbers, to: row.count)
        for index in row.indices { unsafe numbers[index] = row[index] }
        return unsafe numbers.baseAddress
    }

    /// The lifelong name of the card at a place of the view, -1 where there is none.
    @_expose(wasm, "zoe_hit") @_cdecl("zoe_hit")
    public func zoeHit(_ number: Int, _ x: Double, _ y: Double) -> Int {
        guard unsafe stages.indices.contains(number), let stage = unsafe stages[number] else { return -1 }
        return stage.identity(at: Point(x: x, y: y))
    }

    /// The wheel at a place of the view.
    @_expose(wasm, "zoe_lane") @_cdecl("zoe_lane")
    public func zoeLane(_ number: Int, _ x: Double, _ y: Double) -> Int {
        guard unsafe stages.indices.contains(number), let stage = unsafe stages[number] else { return 0 }
        return stage.stage.lane(at: Point(x: x, y: y))
    }

    /// All knobs and how they stand.
    /// - Returns: the length of the answer.
    @_expose(wasm, "zoe_parameters") @_cdecl("zoe_parameters")
    public func zoeParameters(_ number: Int) -> Int {
        guard unsafe stages.indices.contains(number), let stage = unsafe stages[number] else { return 0 }
        return answer(stage.parameters)
    }

    /// What was set.
    /// - Returns: the length of the answer.
    @_expose(wasm, "zoe_changes") @_cdecl("zoe_changes")
    public func zoeChanges(_ number: Int) -> Int {
        guard unsafe stages.indices.contains(number), let stage = unsafe stages[number] else { return 0 }
        return answer(stage.changes)
    }

    private func change(_ number: Int, _ body: (inout PageStage) throws(PageFault) -> Void) -> Int {
        guard unsafe stages.indices.contains(number), var stage = unsafe stages[number] else { return 0 }
        // Else the stage would be copied before it changes.
        unsafe stages[number] = nil
        defer { unsafe stages[number] = stage }
        do throws(PageFault) {
            try body(&stage)
            return 0
        } catch { return answer(error.text) }
    }

    private func answer(_ text: String) -> Int {
        let bytes = Array(text.utf8)
        unsafe grow(&reply, to: bytes.count)
        for index in bytes.indices { unsafe reply[index] = bytes[index] }
        return bytes.count
    }

    private func read(_ size: Int) -> [UInt8] {
        unsafe Array(UnsafeMutableBufferPointer(rebasing: message[..<min(max(size, 0), message.count)]))
    }

    private func grow<Element>(_ buffer: inout UnsafeMutableBufferPointer<Element>, to count: Int) {
        guard count > buffer.count else { return }
        unsafe buffer.deallocate()
        unsafe buffer = .allocate(capacity: count + count / 2)
    }
#endif
