System.ignoreBrokenPipes()
System.giveBackLargeBlocks()
System.end(with: Command.exitCode(of: System.words))
