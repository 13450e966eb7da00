// Embedded Swift, for the browser, has no Codable.
#if !hasFeature(Embedded)
    extension Input: Decodable {
        /// An object whose only key is the input's name. What has a default in Swift may be left out:
        /// `{"scroll": {"to": 3}}`.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Name.self)
            guard container.allKeys.count == 1, let name = container.allKeys.first else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "an input has one name"))
            }
            let parts = Parts(container: try container.nestedContainer(keyedBy: Name.self, forKey: name))
            guard
                let input = try parts.pointer(name.stringValue) ?? parts.program(name.stringValue)
                    ?? parts.change(name.stringValue)
            else {
                throw DecodingError.dataCorruptedError(
                    forKey: name, in: container, debugDescription: "no input is called \(name.stringValue.prefix(80))")
            }
            self = input
        }
    }

    /// Any key.
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private struct Parts {
        let container: KeyedDecodingContainer<Name>

        func part<Value: Decodable>(_ name: String) throws -> Value {
            try container.decode(Value.self, forKey: Name(stringValue: name))
        }

        func part<Value: Decodable>(_ name: String, otherwise value: Value) throws -> Value {
            try container.decodeIfPresent(Value.self, forKey: Name(stringValue: name)) ?? value
        }

        func pointer(_ name: String) throws -> Input? {
            switch name {
            case "press": .press(at: try part("at"))
            case "drag": .drag(by: try part("by"), velocity: try part("velocity", otherwise: nil))
            case "release": .release
            case "cancel": .cancel
            case "flick": .flick(by: try part("by"), seconds: try part("seconds"))
            case "tap": .tap(at: try part("at"))
            case "point": .point(at: try part("at", otherwise: nil))
            case "wheel": .wheel(by: try part("by"), lane: try part("lane", otherwise: 0))
            case "key": .key(try part("name"))
            default: nil
            }
        }

        func program(_ name: String) throws -> Input? {
            let lane = try part("lane", otherwise: 0)
            let seconds = try part("seconds", otherwise: 0.4)
            switch name {
            case "jump": return .jump(to: try part("to"), lane: lane)
            case "scroll": return .scroll(to: try part("to"), seconds: seconds, lane: lane)
            case "scrollOn": return .scrollOn(by: try part("by"), seconds: seconds, lane: lane)
            case "scrollItems": return .scrollItems(try part("by"), seconds: seconds, lane: lane)
            default: return nil
            }
        }

        func change(_ name: String) throws -> Input? {
            let isAnimated = try part("animated", otherwise: true)
            switch name {
            case "insert": return .insert(at: try part("at"), animated: isAnimated)
            case "remove": return .remove(at: try part("at"), animated: isAnimated)
            case "move": return .move(from: try part("from"), to: try part("to"), animated: isAnimated)
            case "putBack":
                return .putBack(identity: try part("identity"), at: try part("at"), animated: isAnimated)
            case "reload": return .reload(at: try part("at"), animated: isAnimated)
            case "reloadAll": return .reloadAll(count: try part("count"))
            case "edit": return .edit(try part("steps"))
            case "set": return .set(try part("name"), to: try part("to"))
            case "layout": return .layout(try part("name"), seconds: try part("seconds", otherwise: 0))
            case "resize": return .resize(try part("to"))
            default: return nil
            }
        }
    }
#endif
