// Embedded Swift, for the browser, has no Codable.
#if !hasFeature(Embedded)
    extension ParameterTable: Codable {
        /// From a list of parameters.
        public init(from decoder: any Decoder) throws { self.init(try [Parameter](from: decoder)) }

        /// As the list of its parameters.
        public func encode(to encoder: any Encoder) throws { try parameters.encode(to: encoder) }
    }

    extension Knobs: Codable {
        private enum CodingKeys: CodingKey { case table, changes }

        /// Values that their knobs cannot have are refused. To keep what was set without the table, keep `changes` and set them
        /// on new knobs.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.init(try container.decode(ParameterTable.self, forKey: .table))
            let changes = try container.decode([String: Parameter.Value].self, forKey: .changes)
            for (name, value) in changes {
                do throws(ParameterError) {
                    let parameter = try table.parameter(named: name)
                    guard try parameter.checked(value).warning == nil else { throw .unfit("\(value)", for: parameter) }
                    try set(name, to: value)
                } catch {
                    throw DecodingError.dataCorruptedError(
                        forKey: .changes, in: container, debugDescription: error.description)
                }
            }
        }

        /// The whole table and what differs from its defaults.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(table, forKey: .table)
            try container.encode(changes, forKey: .changes)
        }
    }
#endif
