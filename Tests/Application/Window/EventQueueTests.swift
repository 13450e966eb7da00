import CZoeGLFW
import LayoutCore
import Testing

@testable import ZoeEditor
@testable import ZoeWindow

@Suite struct EventQueueTests {
    private func names(_ events: [WindowEvent]) -> String {
        events.map { event in
            switch event {
            case .key(let key, .press, _): "\(key.name)↓"
            case .key(let key, .release, _): "\(key.name)↑"
            case .button(_, let isDown, _): isDown ? "●" : "○"
            case .pointer: "→"
            case .typed(let letter): "\(letter)"
            default: "?"
            }
        }.joined()
    }

    @Test func aPressIsSeenForAFrameBeforeItsRelease() throws {
        let key = try #require(KeyCode(name: "F5"))
        var queue = EventQueue()
        queue.add([.key(key, .press, []), .typed("a"), .key(key, .release, []), .typed("b")])
        #expect(names(queue.take()) == "F5↓a")
        #expect(names(queue.take()) == "F5↑b")
        #expect(queue.isEmpty && queue.take().isEmpty)
    }

    @Test func lettersAndKeysThatEditStayInTheirOrder() throws {
        let (tab, enter) = (try #require(KeyCode(name: "Tab")), try #require(KeyCode(name: "Enter")))
        let letter = try #require(KeyCode(name: "T"))
        var queue = EventQueue()
        queue.add([.key(letter, .press, []), .typed("t"), .key(tab, .press, []), .key(letter, .release, [])])
        queue.add([.typed("1"), .typed("2"), .key(tab, .release, []), .key(enter, .press, []), .typed("3")])
        var frames: [String] = []
        while !queue.isEmpty { frames.append(names(queue.take())) }
        #expect(frames == ["T↓t", "Tab↓T↑", "12Tab↑", "Enter↓", "3"])
    }

    /// One that goes up in the frame in which its key goes down was never held, as far as the toolkit can see.
    @Test func aModifierIsHeldInTheFrameOfItsKey() throws {
        let (control, a) = (KeyCode(rawValue: GLFW_KEY_LEFT_CONTROL), try #require(KeyCode(name: "A")))
        var queue = EventQueue()
        queue.add([.key(control, .press, [])])
        #expect(names(queue.take()) == "?↓")
        queue.add([.key(a, .press, .control), .key(control, .release, .control), .key(a, .release, []), .typed("x")])
        #expect(names(queue.take()) == "A↓")
        #expect(names(queue.take()) == "?↑A↑x")
        queue.add([.key(a, .press, []), .key(control, .press, []), .wheel(.zero), .key(control, .release, .control)])
        #expect(names(queue.take()) == "A↓")
        #expect(names(queue.take()) == "?↓?")
        #expect(names(queue.take()) == "?↑")
    }

    @Test func aButtonGoesDownWhereThePointerWas() {
        var queue = EventQueue()
        queue.add([.pointer(.zero), .pointer(.zero), .button(0, isDown: true, []), .pointer(.zero)])
        queue.add([.button(0, isDown: false, []), .button(0, isDown: true, [])])
        #expect(names(queue.take()) == "→→", "the toolkit has to see first what is under it")
        #expect(names(queue.take()) == "●")
        #expect(names(queue.take()) == "→○")
        #expect(names(queue.take()) == "●")
    }
}
