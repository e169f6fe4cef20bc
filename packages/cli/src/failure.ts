/** A command could not do its work; the message is the whole explanation. Exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** The command was called wrongly in a way that only the command itself can see. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
