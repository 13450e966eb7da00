import Testing

@testable import ZoeLive

@Suite struct ControlMapTests {
    @Test(arguments: [
        "midi:1:cc7", "midi:16:cc127", "midi:10:note36", "midi:3:bend", "osc:/1/fader3", "pad:left-x", "pad:a",
    ])
    func aControlsNameReadsBack(_ name: String) { #expect(Control(name)?.description == name) }

    @Test(arguments: [
        "", "midi", "midi:0:cc1", "midi:17:cc1", "midi:1:cc128", "midi:1:cc-1", "midi:1:", "osc:1/a", "osc:/a b",
        "osc:/a=b", "osc:/a#b", "pad:lft", "pad:", "mouse:x",
    ])
    func whatIsNoControlIsRefused(_ name: String) { #expect(Control(name) == nil) }

    @Test func aFileReadsBackAsItWasWithItsComments() {
        let text = """
            # the left hand
            midi:1:cc7 = layout.tilt

            midi:1:cc16 = camera.perspective relative
            osc:/1/fader3 = layout.tilt jump  # at once

            """
        let map = ControlMap(text, name: "controls")
        #expect(map.complaints == [] && map.text == text)
        #expect(map.bindings.map(\.mode) == [.pickUp, .relative, .jump])
        #expect(map.controls(of: "layout.tilt").map(\.description) == ["midi:1:cc7", "osc:/1/fader3"])
    }

    @Test func linesMayEndAsOnWindows() {
        let map = ControlMap("midi:1:cc7 = layout.tilt\r\n# that\r\nmidi:1:cc8 = layout.arc jump\r\n", name: "controls")
        #expect(map.complaints == [] && map.bindings.map(\.knob) == ["layout.tilt", "layout.arc"])
        #expect(map.text == "midi:1:cc7 = layout.tilt\n# that\nmidi:1:cc8 = layout.arc jump\n")
    }

    @Test func whatIsWrongIsSaidWithItsLineAndStays() {
        let text = "midi:1:cc7\nmidi:1:cc8 = \nfader = layout.tilt\nmidi:1:cc9 = layout.tilt jmup\nmidi:1:cc1 = a.b\n"
        let map = ControlMap(text, name: "controls")
        #expect(map.complaints.count == 4 && map.text == text)
        #expect(map.complaints[0].hasPrefix("controls:1: a line is"))
        #expect(map.complaints[2].hasPrefix("controls:3: no control 'fader"))
        #expect(map.complaints[3] == "controls:4: no mode 'jmup'; did you mean 'jump'?")
        #expect(map.bindings.map(\.knob) == ["a.b"])
    }

    /// One fader turns a knob of each layout; what other layouts have is not lost.
    @Test func learningReplacesWhatIsThereAndKeepsWhatIsNot() {
        var map = ControlMap("midi:1:cc7 = layout.tilt\nmidi:1:cc7 = layout.radius\n", name: "controls")
        map.learn(.fader(channel: 1, number: 7), for: "layout.spacing") { $0 != "layout.radius" }
        #expect(map.text == "midi:1:cc7 = layout.radius\nmidi:1:cc7 = layout.spacing\n")
        #expect(map.forget("layout.radius") && !map.forget("layout.radius"))
        #expect(map.text == "midi:1:cc7 = layout.spacing\n")
    }
}
