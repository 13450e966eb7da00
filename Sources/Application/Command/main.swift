System.leaveFaultsToWrites()
Drafts.watchSignals()
System.giveBackLargeBlocks()
if System.words == [JudgingProcess.word] { System.end(with: JudgeAtWork.run()) }
System.end(with: Command.exitCode(of: System.words))
