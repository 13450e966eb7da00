/// What `#include <name>` finds.
public enum EffectLibrary {
    public static let texts: [String: String] = [:]
}
