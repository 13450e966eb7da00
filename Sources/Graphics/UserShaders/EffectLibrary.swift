internal import ZoeShaders

/// What `#include <name>` finds.
public enum EffectLibrary {
    public static let texts: [String: String] = Dictionary(
        uniqueKeysWithValues: ShaderSource.libraries.map { ($0.name, $0.text) })
}
