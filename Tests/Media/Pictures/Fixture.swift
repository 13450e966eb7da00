import Foundation
import TestSupport

/// Pictures that were made elsewhere.
enum Fixture {
    static func path(_ name: String) -> String { Tool.root.appending(path: "Tests/Fixtures/images/\(name)").path }

    static func bytes(_ name: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: URL(filePath: path(name)))) }
}
