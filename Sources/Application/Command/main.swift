System.leaveFaultsToWrites()
System.setDriverVariables()
UnfinishedFiles.watchSignals()
System.giveBackLargeBlocks()
if System.words == [JudgingProcess.word] { System.end(with: JudgeServer.run()) }
System.end(with: Command.exitCode(of: System.words))
