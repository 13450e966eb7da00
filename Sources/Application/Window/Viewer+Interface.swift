internal import LayoutCore
internal import ZoeEditor

// The size of everything over the stage.
extension Viewer {
    func resizeInterface(isUp: Bool) {
        setInterface(InterfaceSize.step(from: window.interface, isUp: isUp))
    }

    /// - Parameter size: nil follows the screen and the window.
    func setInterface(_ size: Double?) {
        session.interface = size
        window.ownInterface = size
        let percent = Numeral.brief(window.interface * 100)
        say(size == nil ? "interface at \(percent) %, as the screen has it" : "interface at \(percent) %")
    }
}
