/** A failure that the person at the keyboard can do something about; the message says what and needs no stack trace. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** Somebody ended a long job, of which nothing is kept. */
export class Interrupted extends StoreError {}

/** There is no room for another world. */
export class TooManyWorlds extends StoreError {
  constructor(name: string, limit: number) {
    const remedy = 'remove one (portal world remove NAME), or start with a higher --max-worlds'
    super(`The world ${name} was not made: there are ${limit} worlds, as many as allowed; ${remedy}`)
  }
}

/** The code of a Node system error such as ENOENT, else undefined. */
export const systemErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
