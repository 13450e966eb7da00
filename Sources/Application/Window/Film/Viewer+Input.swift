internal import LayoutCore
internal import ZoeEditor
internal import ZoeLive

/// What hands and keys do to the stage, for whoever wants it kept.
extension Viewer {
    func beginInput() {
        guard host.keepInput != nil else { return }
        input = InputRecorder(editor)
        if host.reportsState { liveDesk.played = PlayedFrames() }
    }

    func keep(_ command: @autoclosure () -> String) {
        guard input != nil, let clock = loop.clock else { return }
        input?.noteChanges(of: editor, at: clock.time)
        input?.note(command(), at: clock.time)
    }

    /// After what was kept has been done.
    func noteKept() { input?.know(editor) }

    func keepChanges() {
        guard let clock = loop.clock else { return }
        input?.noteChanges(of: editor, at: clock.time)
    }

    /// The window closes.
    func writeInput() {
        if let text = input?.text { host.keepInput?(text) }
    }
}
