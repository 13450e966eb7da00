import Effects
import Testing

@Suite struct EffectTextTests {
    @Test func aFileThatIsNotThereIsSaidToBeMissing() {
        let failure = #expect(throws: EffectFailure.self) {
            try EffectText(path: "a.frag", role: .face) { _ throws(EffectFileError) in
                throw EffectFileError("there is no such file")
            }
        }
        #expect(failure?.description == "a.frag: error: there is no such file")
    }
}
