import LayoutCore
import ZoeDocument

/// A walk around the stage.
struct Turntable {
    private let turns: Double
    private let pitch: Double
    private let zoom: Double
    private let length: Double
    /// WorkShare of a turn, there and back.
    private let swings: Bool

    /// - Parameters:
    ///   - text: turns, and perhaps how many degrees above the stage and how many times as large.
    ///   - loops: the end is to be the beginning; whole turns are that anyway.
    init(_ text: String, length: Double, loops: Bool, in arguments: Arguments) throws(Failure) {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
        guard 1...3 ~= numbers.count, numbers.allSatisfy(\.isFinite), abs(numbers[0]) <= 1000 else {
            throw arguments.wrong(
                "--turntable needs TURNS, up to 1000, or TURNS,PITCH,ZOOM (1,15,0.7), not '\(Quotation(text))'")
        }
        turns = numbers[0]
        pitch = numbers.count > 1 ? numbers[1] : 15
        zoom = numbers.count > 2 ? numbers[2] : 0.7
        guard -89.0...89 ~= pitch, 0.02...20 ~= zoom else {
            throw arguments.wrong("--turntable takes a pitch from -89 to 89 degrees and a zoom from 0.02 to 20")
        }
        self.length = length
        swings = loops && turns != turns.rounded()
    }

    func walk(at time: Double) -> Walk {
        let pace: KnobSweep.Pace = swings ? .thereAndBack(length) : .once(length)
        // From the front, and there again after a whole turn.
        let yaw = (360 * turns * pace.part(at: time)).remainder(dividingBy: 360)
        return Walk(yaw: .degrees(yaw), pitch: .degrees(pitch), zoom: zoom)
    }
}
