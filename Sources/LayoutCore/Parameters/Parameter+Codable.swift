// Embedded Swift, for the browser, has no Codable.
#if !hasFeature(Embedded)
    extension Parameter.Value: Codable {
        private enum Kind: String, CodingKey { case integer, choice, colour }

        /// Numbers, flags, words and lists of numbers stand for themselves, and `"auto"` for what is worked out. What could be
        /// taken for one of these says what it is: `{"integer": 3}`, `{"colour": [1, 0, 0, 1]}`.
        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .number(let number): try Self.write(number, to: encoder)
            case .flag(let flag): try Self.write(flag, to: encoder)
            case .vector(let numbers): try Self.write(numbers, to: encoder)
            case .auto: try Self.write("auto", to: encoder)
            case .choice("auto"): try Self.write("auto", as: .choice, to: encoder)
            case .choice(let name): try Self.write(name, to: encoder)
            case .integer(let number): try Self.write(number, as: .integer, to: encoder)
            case .colour(let colour): try Self.write(colour, as: .colour, to: encoder)
            }
        }

        private static func write(_ value: some Encodable, to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }

        private static func write(_ value: some Encodable, as kind: Kind, to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Kind.self)
            try container.encode(value, forKey: kind)
        }

        /// What `encode(to:)` has written, or what a person would write.
        public init(from decoder: any Decoder) throws {
            if let named = try? decoder.container(keyedBy: Kind.self) {
                self = try Self.value(in: named)
                return
            }
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let numbers = try? container.decode([Double].self) {
                self = .vector(numbers)
            } else {
                let name = try container.decode(String.self)
                self = name == "auto" ? .auto : .choice(name)
            }
        }

        private static func value(in container: KeyedDecodingContainer<Kind>) throws -> Self {
            if let number = try container.decodeIfPresent(Int.self, forKey: .integer) { return .integer(number) }
            if let name = try container.decodeIfPresent(String.self, forKey: .choice) { return .choice(name) }
            return .colour(try container.decode(SIMD4<Double>.self, forKey: .colour))
        }
    }
#endif
