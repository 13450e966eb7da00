internal import CZoeImGui
internal import LayoutCore
internal import ZoeRenderer
internal import ZoeStyle

/// Dear ImGui in Swift's own types; nothing else in this module touches its pointers.
enum UI {
    // MARK: Life

    static func start(on window: Window) { _ = unsafe uiStart(window.handle) }
    static func stop() { uiStop() }
    static func beginFrame() { uiBeginFrame() }
    /// Else the pointer stays as it is.
    static func formPointer(_ isWanted: Bool) { uiFormPointer(isWanted) }
    static func endFrame() { uiEndFrame() }

    /// Draws what the frame that was ended last has in it.
    static func paint() { uiPaint() }

    /// The same while all that is drawn behind the windows looks the same.
    static var backFingerprint: UInt64 { uiBackFingerprint() }

    /// Draws those of its `boxes` that are wanted, and what is behind them where anything beyond these is.
    static func paint(_ isWanted: [Bool]) {
        unsafe isWanted.withUnsafeBufferPointer { unsafe uiPaintWindows($0.baseAddress, Int32($0.count)) }
    }

    struct Box: Hashable {
        let least: Point
        let most: Point
        /// The same while the window looks the same.
        var fingerprint: UInt64 = 0
    }

    /// Where the windows of the last frame are.
    static var boxes: [Box] {
        var boxes = [UIBox](repeating: UIBox(), count: 64)
        let room = Int32(boxes.count)
        let count = unsafe boxes.withUnsafeMutableBufferPointer { unsafe uiWindowBoxes($0.baseAddress, room) }
        return boxes.prefix(min(Int(count), boxes.count)).map {
            Box(least: $0.least.point, most: $0.most.point, fingerprint: $0.fingerprint)
        }
    }

    /// The frame that was ended last has been drawn: the next one is compared with it.
    static func notePainted() { uiNotePainted() }

    /// What of one of the `boxes` looks otherwise than it did; nil where that is not known, or where something may shine through.
    static func changedParts(of number: Int) -> [Box]? {
        var parts = [UIBox](repeating: UIBox(), count: 8)
        let room = Int32(parts.count)
        let count = unsafe parts.withUnsafeMutableBufferPointer {
            unsafe uiChangedParts(Int32(number), $0.baseAddress, room)
        }
        return count < 0 ? nil : parts.prefix(Int(count)).map { Box(least: $0.least.point, most: $0.most.point) }
    }

    /// Draws what is in these boxes.
    static func paint(_ parts: [Box]) {
        let boxes = parts.map { UIBox(least: UIPoint($0.least), most: UIPoint($0.most), fingerprint: 0) }
        unsafe boxes.withUnsafeBufferPointer { unsafe uiPaintParts($0.baseAddress, Int32($0.count)) }
    }

    static func scaleStyle(by factor: Double) { uiScaleStyle(Float(factor)) }
    static var wantsMouse: Bool { uiWantsMouse() }
    static var isVisible: Bool { uiIsVisible() }
    static var wantsText: Bool { uiWantsText() }
    static var isDimmed: Bool { uiIsDimmed() }
    static var isHeld: Bool { uiIsHeld() }

    // MARK: Windows

    static func window(
        _ name: String, _ flags: [UIWindowFlags] = [], isOpen: inout Bool, _ content: () -> Void
    ) {
        let isShown = unsafe uiBeginWindow(name, &isOpen, set(flags))
        if isShown { content() }
        uiEndWindow()
    }

    static func window(_ name: String, _ flags: [UIWindowFlags] = [], _ content: () -> Void) {
        if unsafe uiBeginWindow(name, nil, set(flags)) { content() }
        uiEndWindow()
    }

    private static func set(_ flags: [UIWindowFlags]) -> Int32 {
        Int32(bitPattern: flags.reduce(0) { $0 | $1.rawValue })
    }

    /// - Parameter pivot: which part of the window comes to the place: (0, 0) its top left, (1, 1) its lower right.
    static func placeNext(_ x: Double, _ y: Double, pivot: (Float, Float) = (0, 0), always: Bool = true) {
        uiPlaceNextWindow(Float(x), Float(y), pivot.0, pivot.1, always)
    }

    static func sizeNext(_ width: Double, _ height: Double, always: Bool = true) {
        uiSizeNextWindow(Float(width), Float(height), always)
    }

    static func child(
        _ name: String, width: Double = 0, height: Double = 0, hasBorder: Bool = false, _ content: () -> Void
    ) {
        if unsafe uiBeginChild(name, Float(width), Float(height), hasBorder) { content() }
        uiEndChild()
    }

    // MARK: Text

    static func text(_ text: String) { unsafe uiText(text) }
    static func faint(_ text: String) { unsafe uiTextFaint(text) }
    static func wrapped(_ text: String) { unsafe uiTextWrapped(text) }
    static func wrapped(_ colour: UIColour, _ text: String) {
        uiPushColour(UIRoleText, colour)
        wrapped(text)
        uiPopColours(1)
    }
    static func coloured(_ colour: UIColour, _ text: String) { unsafe uiTextColoured(colour, text) }
    static func size(of text: String, wrap: Double = -1) -> Vector2 {
        let size = unsafe uiTextSize(text, Float(wrap))
        return Vector2(x: Double(size.x), y: Double(size.y))
    }

    static func font(_ font: UIFont, _ content: () -> Void) {
        uiPushFont(font.rawValue)
        content()
        uiPopFont()
    }

    enum UIFont: Int32 {
        case text, bold, mono
    }

    // MARK: Things

    /// What comes next stands beside what was made last, where there is room for a button of this label.
    static func sameLine(for label: String) {
        uiSameLine(0, -1)
        if Double(uiWidthLeft()) < size(of: label).x + 1.2 * Double(uiFontSize()) { uiNewLine() }
    }
    static func button(_ label: String, width: Double = 0, height: Double = 0) -> Bool {
        unsafe uiButton(label, Float(width), Float(height))
    }
    static func smallButton(_ label: String) -> Bool { unsafe uiSmallButton(label) }
    static func invisibleButton(_ id: String, width: Double, height: Double, right: Bool = false) -> Bool {
        unsafe uiInvisibleButton(id, Float(width), Float(height), right)
    }
    static func checkbox(_ label: String, _ value: inout Bool) -> Bool { unsafe uiCheckbox(label, &value) }
    static func slider(
        _ label: String, _ value: inout Double, _ range: ClosedRange<Double>, format: String = "%.3f",
        isLogarithmic: Bool = false
    ) -> Bool {
        unsafe uiSlider(label, &value, range.lowerBound, range.upperBound, format, isLogarithmic)
    }
    static func slider(_ label: String, _ value: inout Int, _ range: ClosedRange<Int>) -> Bool {
        var wide = Int64(value)
        let isChanged = unsafe uiSliderInt(label, &wide, Int64(range.lowerBound), Int64(range.upperBound))
        if isChanged { value = Int(wide) }
        return isChanged
    }
    static func drag(
        _ label: String, _ value: inout Double, speed: Double, _ range: ClosedRange<Double>, format: String = "%.3f"
    ) -> Bool {
        unsafe uiDrag(label, &value, speed, range.lowerBound, range.upperBound, format)
    }
    static func drags(_ label: String, _ values: inout [Double], speed: Double, _ range: ClosedRange<Double>) -> Bool {
        let count = Int32(values.count)
        return unsafe values.withUnsafeMutableBufferPointer {
            unsafe uiDragVector(label, $0.baseAddress, count, speed, range.lowerBound, range.upperBound)
        }
    }
    static func type(_ label: String, _ text: inout String) -> UITyping {
        var state = UITypingNot
        _ = unsafe edit(&text, 256) { buffer in
            state = unsafe uiType(label, buffer.baseAddress, buffer.count)
            return false
        }
        return state
    }
    static func inputNumber(_ label: String, _ value: inout Double, format: String = "%.6g") -> Bool {
        unsafe uiInputNumber(label, &value, format)
    }
    static func colour(_ label: String, _ colour: inout SIMD4<Double>, hasAlpha: Bool = true) -> Bool {
        var parts = SIMD4<Float>(colour)
        let isChanged = unsafe withUnsafeMutablePointer(to: &parts) { pointer in
            unsafe pointer.withMemoryRebound(to: Float.self, capacity: 4) { unsafe uiColourEdit(label, $0, hasAlpha) }
        }
        if isChanged { colour = SIMD4<Double>(parts) }
        return isChanged
    }

    static func combo(_ label: String, preview: String, _ content: () -> Void) {
        guard unsafe uiBeginCombo(label, preview) else { return }
        content()
        uiEndCombo()
    }
    static func selectable(_ label: String, isSelected: Bool = false, width: Double = 0, height: Double = 0) -> Bool {
        unsafe uiSelectable(label, isSelected, Float(width), Float(height))
    }
    static func header(_ label: String, isOpenAtFirst: Bool = true) -> Bool { unsafe uiHeader(label, isOpenAtFirst) }
    static func tabs(_ id: String, _ content: () -> Void) {
        guard unsafe uiBeginTabs(id) else { return }
        content()
        uiEndTabs()
    }
    static func tab(_ label: String, selectNow: Bool = false, _ content: () -> Void) {
        guard unsafe uiBeginTab(label, selectNow) else { return }
        content()
        uiEndTab()
    }

    /// Edited in place; true when it was changed (or Enter was pressed).
    static func input(
        _ label: String, hint: String = "", _ text: inout String, capacity: Int = 4096, onEnter: Bool = false
    ) -> Bool {
        unsafe edit(&text, capacity) { buffer in
            unsafe uiInputText(label, hint, buffer.baseAddress, buffer.count, onEnter)
        }
    }
    /// A field for a path; true when Enter was pressed.
    static func path(_ label: String, hint: String, _ text: inout String, tabAdds ending: String) -> Bool {
        unsafe edit(&text, 4096) { buffer in
            unsafe uiInputPath(label, hint, buffer.baseAddress, buffer.count, ending)
        }
    }
    /// A line of a prompt.
    static func promptLine(
        _ label: String, hint: String, _ text: inout String, completed: String?, older: String?, newer: String?
    ) -> UILineEvent {
        var event = UILineNothing
        _ = unsafe edit(&text, 2048) { buffer in
            unsafe withOptionalCString(completed) { completed in
                unsafe withOptionalCString(older) { older in
                    unsafe withOptionalCString(newer) { newer in
                        event = unsafe uiInputLine(
                            label, hint, buffer.baseAddress, buffer.count, completed, older, newer)
                    }
                }
            }
            return false
        }
        return event
    }

    private static func withOptionalCString(_ text: String?, _ work: (UnsafePointer<CChar>?) -> Void) {
        guard let text else { return work(nil) }
        unsafe text.withCString { unsafe work($0) }
    }

    static func lines(_ label: String, _ text: inout String, width: Double, height: Double) -> Bool {
        unsafe edit(&text, max(16384, text.utf8.count + 4096)) { buffer in
            unsafe uiInputLines(label, buffer.baseAddress, buffer.count, Float(width), Float(height))
        }
    }

    private static func edit(
        _ text: inout String, _ capacity: Int, _ field: (UnsafeMutableBufferPointer<CChar>) -> Bool
    ) -> Bool {
        var bytes = text.utf8.prefix(capacity - 1).map { CChar(bitPattern: $0) }
        bytes += Array(repeating: 0, count: capacity - bytes.count)
        let isChanged = unsafe bytes.withUnsafeMutableBufferPointer { unsafe field($0) }
        // The text may have changed without the field saying so: it tells of Enter alone where it is asked to.
        let end = bytes.firstIndex(of: 0) ?? bytes.count
        text = String(decoding: bytes[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return isChanged
    }

    static func with(id: String, _ content: () -> Void) {
        unsafe uiPushId(id)
        content()
        uiPopId()
    }
    static func disabled(_ isDisabled: Bool, _ content: () -> Void) {
        uiPushDisabled(isDisabled)
        content()
        uiPopDisabled()
    }
    static func tooltip(_ text: String) {
        guard uiIsHovered() else { return }
        // Nothing of it is beyond the window: in a narrow one it has more lines, in a low one only its first paragraphs.
        let screen = uiDisplaySize()
        let width = min(24 * Double(uiFontSize()), Double(screen.x) - 3 * Double(uiFontSize()))
        var paragraphs = text.split(separator: "\n\n")
        func whole() -> String { paragraphs.joined(separator: "\n\n") }
        while paragraphs.count > 1, size(of: whole(), wrap: width).y > Double(screen.y) - 2 * Double(uiFontSize()) {
            paragraphs.removeLast()
        }
        unsafe uiTooltip(whole(), Float(width))
    }

    /// Columns of these widths; 0 is as wide as what is in it.
    static func columns(_ id: String, _ widths: [Double], _ content: () -> Void) {
        guard unsafe uiBeginColumns(id, Int32(widths.count)) else { return }
        for width in widths where width > 0 { uiColumnWidth(Float(width)) }
        content()
        uiEndColumns()
    }

    // MARK: Pop-ups

    /// The one on top, where there are more than so many; between two frames.
    static func closePopup(above count: Int32) -> Bool { uiCloseTopPopup(count) }
    static func hasPopup(above count: Int32) -> Bool { uiOpenPopups() > count }
    static func open(popup id: String) { unsafe uiOpenPopup(id) }
    static func popup(_ id: String, _ content: () -> Void) {
        guard unsafe uiBeginPopup(id) else { return }
        content()
        uiEndPopup()
    }
    static func modal(_ title: String, _ content: () -> Void) {
        guard unsafe uiBeginModal(title) else { return }
        content()
        uiEndPopup()
    }
    /// The menu of the thing that was made last, by the right button.
    static func menu(_ id: String, _ content: () -> Void) {
        guard unsafe uiBeginItemMenu(id) else { return }
        content()
        uiEndPopup()
    }
    static func submenu(_ label: String, _ content: () -> Void) {
        guard unsafe uiBeginMenu(label) else { return }
        content()
        uiEndMenu()
    }
    static func item(_ label: String, keys: String = "", isOn: Bool = false, isEnabled: Bool = true) -> Bool {
        unsafe uiMenuItem(label, keys, isOn, isEnabled)
    }

    static func copy(_ text: String) { unsafe uiCopy(text) }
}
