import LayoutCore

// What is the same in debug and in release; .ci/run compares them. The layouts that were there first have a line of their own, so
// that one sees whether something happened to them.
for kinds in [LayoutKind.all.prefix(23), LayoutKind.all.dropFirst(23)] {
    print(String(Rehearsal.digest(of: Array(kinds)), radix: 16))
}
