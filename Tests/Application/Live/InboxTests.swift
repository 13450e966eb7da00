import Foundation
import Testing

@testable import ZoeLive

@Suite struct InboxTests {
    private func set(_ name: String, _ value: Int) -> Inbox.Packet {
        packet("set \(name) \(value)")
    }
    private func packet(_ line: String) -> Inbox.Packet { Inbox.Packet(command: command(line), isLocal: true) }

    @Test func ofManyValuesOfOneKnobTheLastIsKept() {
        let inbox = Inbox()
        inbox.offer((0..<1000).flatMap { [set("a", $0), set("b", -$0)] })
        #expect(taken(from: inbox) == [set("a", 999), set("b", -999)])
        #expect(inbox.counts.received == 2000 && inbox.counts.replaced == 1998 && inbox.counts.dropped == 0)
        #expect(taken(from: inbox) == [])
    }

    @Test func nothingIsMovedAcrossACommandThatMayDependOnIt() {
        let inbox = Inbox()
        inbox.offer([set("a", 1), packet("layout wheel"), set("a", 2), set("a", 3), packet("undo"), set("a", 4)])
        #expect(
            taken(from: inbox) == [set("a", 1), packet("layout wheel"), set("a", 3), packet("undo"), set("a", 4)])
    }

    /// By its short name and its whole one, the same knob: what was said last counts.
    @Test func whatStaysStaysInTheOrderOfItsLastWord() {
        let inbox = Inbox(capacity: 4)
        for value in 0..<100 {
            inbox.offer([set("tilt", value), set("layout.tilt", -value), set("b", 1), set("c", 1)])
        }
        inbox.offer([set("tilt", 100), set("d", 1)])
        #expect(taken(from: inbox) == [set("layout.tilt", -99), set("b", 1), set("c", 1), set("tilt", 100)])
        #expect(inbox.counts.dropped == 1 && inbox.counts.replaced == 397)
    }

    @Test func aFloodOfThingsThatAllCountIsCutOff() {
        let inbox = Inbox(capacity: 10)
        inbox.offer((0..<1000).map { _ in packet("undo") } + (0..<1000).map { set("knob\($0)", $0) })
        #expect(taken(from: inbox).count == 10)
        #expect(inbox.counts.dropped == 1990)
    }

    @Test func whatComesIntoTheEmptyBoxWakesOnce() {
        let calls = Calls()
        let inbox = Inbox()
        inbox.offer([set("a", 1)])
        inbox.onArrival { calls.note() }
        #expect(calls.count == 1, "for what was there already")
        inbox.offer([set("a", 2)])
        #expect(calls.count == 1)
        _ = taken(from: inbox)
        inbox.offer([set("a", 3)])
        inbox.post(.success(command("undo")))
        inbox.post(.success(command("redo")))
        #expect(calls.count == 3)
    }

    @Test func postingALineWaitsForRoom() throws {
        let inbox = Inbox(capacity: 2)
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            for number in 0..<100 { inbox.post(.success(command("time \(number)"))) }
            isDone.signal()
        }
        var lines: [Inbox.Line] = []
        while lines.count < 100 { if let line = inbox.takeLine() { lines.append(line) } }
        isDone.wait()
        #expect(lines == (0..<100).map { .success(command("time \($0)")) })
    }

    @Test func waitingForRoomEndsWhenTheInboxIsClosed() {
        let inbox = Inbox(capacity: 1)
        inbox.post(.success(command("undo")))
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            #expect(!inbox.post(.success(command("redo"))))
            isDone.signal()
        }
        inbox.close()
        #expect(isDone.wait(timeout: .now() + 60) == .success)
    }
}

final class Calls: @unchecked Sendable {
    private let lock = NSLock()
    private var calls = 0
    var count: Int { lock.withLock { calls } }
    func note() { lock.withLock { calls += 1 } }
}
