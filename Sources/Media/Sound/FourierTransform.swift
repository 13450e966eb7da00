internal import CZoeMath

/// How much of each frequency is in a piece of sound: the fast Fourier transform of Cooley and Tukey, for one length.
public struct FourierTransform: Sendable {
    /// A power of two.
    public let length: Int
    private let cosines: [Float]
    private let sines: [Float]
    /// Where each number goes before the first round: its place's bits the other way round.
    private let places: [Int]

    /// - Parameter bits: the length is 2 to the power of it.
    public init(bits: Int) {
        length = 1 << bits
        let length = length
        let angles = (0..<length / 2).map { -2 * Double.pi * Double($0) / Double(length) }
        cosines = angles.map { Float(cos($0)) }
        sines = angles.map { Float(sin($0)) }
        places = (0..<length).map { place in
            (0..<bits).reduce(0) { $0 | (place >> $1 & 1) << (bits - 1 - $1) }
        }
    }

    /// How strong the frequencies are, from 0 to just below half the rate of the samples: 1 for a wave from -1 to 1 that fits in.
    public func magnitudes(of samples: [Float]) -> [Float] {
        var real = places.map { $0 < samples.count ? samples[$0] : 0 }
        var imaginary = [Float](repeating: 0, count: length)
        var half = 1
        while half < length {
            let stride = length / (2 * half)
            for first in Swift.stride(from: 0, to: length, by: 2 * half) {
                for step in 0..<half {
                    let (low, high) = (first + step, first + step + half)
                    let (c, s) = (cosines[step * stride], sines[step * stride])
                    let turnedReal = real[high] * c - imaginary[high] * s
                    let turnedImaginary = real[high] * s + imaginary[high] * c
                    (real[high], imaginary[high]) = (real[low] - turnedReal, imaginary[low] - turnedImaginary)
                    (real[low], imaginary[low]) = (real[low] + turnedReal, imaginary[low] + turnedImaginary)
                }
            }
            half *= 2
        }
        let share = 2 / Float(length)
        return (0..<length / 2).map { place in
            let sum = real[place] * real[place] + imaginary[place] * imaginary[place]
            return sum.squareRoot() * (place == 0 ? share / 2 : share)
        }
    }
}
