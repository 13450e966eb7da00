extension Command {
    static let manual = Command(
        "manual", "the manual page, for man", options: [.markdown], notes: ["To read it: zoetrope manual | man -l -"]
    ) { arguments throws(Failure) in
        try Console.write(arguments.has(.markdown) ? ReferencePage.text : ManualPage.text)
    }
}

extension Option {
    fileprivate static let markdown = Option("markdown", help: "commands and options as a page of Markdown")
}
