import Testing

@testable import ZoeEditor

@Suite struct BindingsTests {
    @Test func everyActionHasKeysThatDoJustThat() {
        for action in Action.allCases {
            let keys = action.entry.keys.split(separator: " ")
            #expect(!keys.isEmpty, "\(action)")
            for key in keys {
                let chord = Chord(key)
                #expect(chord != nil, "\(key) is no key")
                #expect(chord.flatMap { Bindings.default.action(for: $0) } == action, "\(key)")
                #expect(chord.flatMap { Chord($0.name) } == chord, "\(key) reads back as it is written")
            }
            #expect(!action.entry.help.isEmpty)
        }
    }

    @Test(arguments: [
        ("?", "?"), ("Shift+/", "?"), ("Shift+;", ":"), ("Ctrl+Shift+=", "Ctrl++"), ("Escape", "Esc"),
        ("ctrl+return", "Ctrl+Enter"),
        ("PgUp", "PageUp"), ("Del", "Delete"), ("/", "/"), ("=", "="),
    ])
    func keysMayBeCalledAsTheyAreElsewhere(name: String, own: String) {
        #expect(Chord(name)?.name == own)
    }

    @Test func aFileBindsOtherKeys() {
        let bindings = Bindings(
            """
            # mine
            undo = Alt+Backspace
            next-card =
            nextCard =
            panel = ctrl+shift+f2  # two words
            quit = Tab
            """, name: "keys")
        #expect(bindings.keys(for: .undo) == ["Alt+Backspace"])
        #expect(bindings.action(for: Chord("Ctrl+Z")!) == nil)
        #expect(bindings.keys(for: .nextCard) == [])
        #expect(bindings.action(for: Chord("Right")!) == nil)
        #expect(bindings.keys(for: .panel) == ["Ctrl+Shift+F2"])
        #expect(bindings.action(for: Chord("Tab")!) == .quit)
        #expect(bindings.complaints == ["keys:3: no action 'next-card'; did you mean 'nextCard'?"])
    }

    @Test func whatIsWrongIsSaidWithItsLine() {
        let bindings = Bindings("undo\nredo = Ctrl+Hyper\n\nundoo = X\n", name: "k")
        #expect(
            bindings.complaints == [
                "k:1: a binding is written `action = Key`",
                "k:2: no key 'Ctrl+Hyper'; keys are written as in Ctrl+Shift+Z, F5, PageUp or [",
                "k:4: no action 'undoo'; did you mean 'undo'?",
            ])
        #expect(bindings.action(for: Chord("Ctrl+Z")!) == .undo, "what was wrong changes nothing")
    }

    @Test func plusItselfIsAKey() {
        // It shares its key with the equals sign.
        #expect(Chord("Ctrl++") == Chord("Ctrl+Shift+=") && Chord("Ctrl++")?.name == "Ctrl++")
        #expect(Chord("Ctrl+Num+")?.name == "Ctrl+Num+")
        #expect(Chord("+")?.name == "+")
        #expect(Chord("") == nil)
        #expect(Chord("Ctrl+") == nil || Chord("Ctrl+")?.key.name == "=")
    }
}
