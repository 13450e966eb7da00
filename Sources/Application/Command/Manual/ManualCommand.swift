extension Command {
    static let manual = Command(
        "manual", "the manual page, for man", notes: ["To read it: zoetrope manual | man -l -"]
    ) { _ throws(Failure) in try Console.write(ManualPage.text) }
}
