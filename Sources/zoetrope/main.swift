System.leaveFaultsToWrites()
Drafts.watchSignals()
System.giveBackLargeBlocks()
System.end(with: Command.exitCode(of: System.words))
