/** A command could not do its work; the message is the whole explanation. Exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** A wrong use of the command that only the command itself can detect. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A command started by ours has failed and reported it itself. */
export class EndedWith extends Error {
  override readonly name = 'EndedWith'
  readonly code: number

  constructor(code: number) {
    super(`The command ended with ${code}`)
    this.code = code
  }
}

/** A problem as a complete sentence; a question keeps its question mark. */
export const ended = (problem: string): string => (problem.endsWith('?') ? problem : `${problem}.`)
