import Foundation
import TestSupport
import Testing

@testable import ZoeLive

@Suite struct MIDIInputTests {
    @Test func bytesFromAPipeComeAsMovesAlsoFromTheNextWriter() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("pipe")
        let isMade = unsafe mkfifo(path, 0o600) == 0
        #expect(isMade)
        let box = ControlBox()
        let input = try MIDIInput(path, into: box)
        #expect(input.ports == 1)
        for value in [UInt8(0), 127] {
            let writer = unsafe open(path, O_WRONLY)
            let bytes: [UInt8] = [0xB0, 7, value]
            let count = unsafe write(writer, bytes, 3)
            #expect(count == 3)
            close(writer)
            var moves: [ControlMove] = []
            let limit = Date(timeIntervalSinceNow: 60)
            while moves.isEmpty, Date() < limit { moves = box.takeAll() }
            #expect(moves == [ControlMove(.fader(channel: 1, number: 7), Double(value) / 127)])
        }
    }

    @Test func aPathThatIsNotThereIsRefusedByName() {
        do throws(MIDIInput.Failure) {
            _ = try MIDIInput("/no/such/device", into: ControlBox())
            Issue.record("it was opened")
        } catch {
            #expect(error.isOfName && error.text.hasPrefix("MIDI can't be heard from '/no/such/device': "))
        }
    }

    @Test func ofAFloodTheLastIsKept() {
        let box = ControlBox()
        for number in 0..<10_000 { box.offer([ControlMove(.bend(channel: 1), Double(number))]) }
        #expect(box.takeAll().last?.position == 9999 && box.isEmpty)
    }
}
