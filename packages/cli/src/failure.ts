/** A command could not do its work; the message is the whole explanation. Exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** The command was called wrongly in a way that only the command itself can see. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A command that ran inside of ours has failed, and has said so itself. */
export class EndedWith extends Error {
  override readonly name = 'EndedWith'
  readonly code: number

  constructor(code: number) {
    super(`The command ended with ${code}`)
    this.code = code
  }
}

/** A problem as a sentence of its own; one that asks has its end already. */
export const ended = (problem: string): string => (problem.endsWith('?') ? problem : `${problem}.`)
