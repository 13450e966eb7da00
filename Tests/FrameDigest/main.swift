import LayoutCore

// What is the same in debug and in release; .ci/run compares them. Layouts that came together have a line of their own, so that one
// sees whether something happened to them.
for kinds in [LayoutKind.all.prefix(23), LayoutKind.all[23..<39], LayoutKind.all.dropFirst(39)] {
    print(String(Rehearsal.digest(of: Array(kinds)), radix: 16))
}
