import Foundation
import LayoutCore
import Testing

@Suite struct LayoutsTests {
    @Test func theListNamesEveryLayoutOnALineOfItsOwn() throws {
        let result = try Zoetrope.run("layouts")
        #expect(result.status == 0 && result.errors.isEmpty)
        let lines = result.output.split(separator: "\n")
        #expect(lines.map { String($0.prefix { $0 != " " }) } == LayoutKind.all.map(\.name))
        for (line, kind) in zip(lines, LayoutKind.all) { #expect(line.hasSuffix(" \(kind.info.summary)")) }
    }

    @Test(arguments: ["cover-flow", "coverFlow", "cover_flow", "CoverFlow", "COVER-FLOW", "coverflow"])
    func namesMayBeSpeltInSeveralWays(name: String) throws {
        let result = try Zoetrope.run("layouts", name)
        let wanted = try Zoetrope.run("layouts", "cover-flow").output
        #expect(result.status == 0 && result.output == wanted)
    }

    @Test(arguments: LayoutKind.all.map(\.name))
    func aLayoutShowsAllItsParametersItsOwnFirst(name: String) throws {
        let kind = try #require(LayoutKind.named(name))
        let result = try Zoetrope.run("layouts", name)
        #expect(result.status == 0 && result.errors.isEmpty)
        var rest = result.output[...]
        for group in [
            kind.info.parameters,
            kind.table.groups.flatMap { group in
                kind.table.parameters.dropFirst(kind.info.parameters.count).filter { $0.group == group }
            },
        ] {
            for parameter in group {
                let row = try #require(rest.range(of: "\n\(parameter.name) "), "\(parameter.fullName)")
                rest = rest[row.upperBound...]
                let line = rest.prefix { $0 != "\n" }
                #expect(line.contains(" \(parameter.default) ") && line.hasSuffix(parameter.help), "\(line)")
            }
        }
    }

    @Test func columnsAreAligned() throws {
        let lines = try Zoetrope.run("layouts", "wheel").output.split(separator: "\n")
        let head = try #require(lines.first { $0.hasPrefix("name ") })
        let column = try #require(head.range(of: "help")).lowerBound
        let start = head.distance(from: head.startIndex, to: column)
        for line in lines where line.contains(" flag ") || line.contains(" number ") {
            let before = line.index(line.startIndex, offsetBy: start - 1)
            #expect(line[before] == " " && line[line.index(after: before)] != " ", "\(line)")
        }
    }

    @Test(arguments: LayoutKind.all.map(\.name))
    func theSameAsJSON(name: String) throws {
        let kind = try #require(LayoutKind.named(name))
        let layout = try json(Zoetrope.run("layouts", name, "--json")) as? [String: Any]
        #expect(layout?["name"] as? String == name)
        #expect(layout?["summary"] as? String == kind.info.summary)
        let parameters = try #require(layout?["parameters"] as? [[String: Any]])
        try #require(parameters.count == kind.table.parameters.count)
        for (read, parameter) in zip(parameters, kind.table.parameters) {
            #expect(read["fullName"] as? String == parameter.fullName)
            #expect(read["unit"] as? String == parameter.unit.rawValue)
            #expect(read["help"] as? String == parameter.help)
            switch parameter.kind {
            case .number(let range, _): #expect(read["range"] as? [Double] == [range.lowerBound, range.upperBound])
            case .integer(let range): #expect(read["range"] as? [Int] == [range.lowerBound, range.upperBound])
            case .choice(let names): #expect(read["choices"] as? [String] == names)
            case .flag, .colour, .image: #expect(read["range"] == nil)
            case .vector(let range, let count):
                #expect(read["range"] as? [Double] == [range.lowerBound, range.upperBound])
                #expect(read["count"] as? Int == count)
            }
            switch parameter.default {
            case .number(let value): #expect(read["default"] as? Double == value)
            case .integer(let value): #expect(read["default"] as? Int == value)
            case .flag(let value): #expect(read["default"] as? Bool == value)
            case .choice(let name): #expect(read["default"] as? String == name)
            case .auto: #expect(read["default"] as? String == "auto")
            case .colour, .vector: #expect(read["default"] != nil)
            }
        }
    }

    @Test func allOfThemAsJSON() throws {
        let layouts = try json(Zoetrope.run("layouts", "--json")) as? [[String: Any]]
        #expect(layouts?.map { $0["name"] as? String } == LayoutKind.all.map(\.name))
    }
}

/// What a successful run printed, read as JSON.
func json(_ result: Zoetrope.Result) throws -> Any {
    #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    return try JSONSerialization.jsonObject(with: Data(result.output.utf8))
}
