import Testing
import ZoeUserShaders

/// The effects that come with the program, as texts.
@Suite struct BuiltInEffectListTests {
    private let all = EffectRole.allCases.flatMap(BuiltInEffects.names)

    @Test func thereAreEnoughAndNoNameIsUsedTwice() {
        #expect(BuiltInEffects.names(of: .face).count >= 12)
        #expect(BuiltInEffects.names(of: .backdrop).count >= 6)
        #expect(BuiltInEffects.names(of: .post).count >= 6)
        #expect(BuiltInEffects.names(of: .transition) == ["fade", "iris", "wipe"])
        #expect(Set(all).count == all.count)
    }

    @Test func theyAreFoundByTheirPathsOnly() {
        for role in EffectRole.allCases {
            for name in BuiltInEffects.names(of: role) {
                #expect(BuiltInEffects.path(of: name) == "<\(name)>")
                #expect(BuiltInEffects.role(of: "<\(name)>") == role)
                #expect(BuiltInEffects.role(of: name) == nil && BuiltInEffects.text(of: name) == nil)
            }
        }
        for path in ["", "<>", "<glos>", "gloss>", "<noise>", "<effect>"] {
            #expect(BuiltInEffects.text(of: path) == nil)
        }
    }

    /// Short, and beginning with what they are: one learns from them.
    @Test func theyAreWorthReading() throws {
        for name in all {
            let text = try #require(BuiltInEffects.text(of: "<\(name)>"))
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(text.hasPrefix("// ") && text.contains("uniform "), "\(name)")
            #expect(lines.count <= 66 && lines.allSatisfy { $0.count <= 120 }, "\(name) has \(lines.count) lines")
            // Otherwise the first knob's help would be what the effect is.
            #expect(lines.prefix(4).contains(""), "\(name): a line between what it is and its knobs")
        }
    }

    /// What they ask for is there, and nothing in them is odd.
    @Test func theyAreReadWithoutAWarning() throws {
        for role in EffectRole.allCases {
            for name in BuiltInEffects.names(of: role) {
                let read: (String) throws(EffectFileError) -> [UInt8] = { path in
                    Array((BuiltInEffects.text(of: path) ?? "").utf8)
                }
                let text = try EffectText(path: "<\(name)>", role: role, read: read)
                #expect(text.warnings.isEmpty, "\(text.warnings)")
                // That somebody wants one between cards is never guessed: it is one over a picture, too.
                guard role != .transition else { continue }
                #expect(EffectRole.likely(path: "<\(name)>", read: read) == role, "\(name)")
            }
        }
    }
}
