import type { Refusal } from '@portal/protocol/control/refusals'
import { nearest } from '@portal/protocol/rules/nearest'

/** A failure that the person at the keyboard can fix; the message says what it is and needs no stack trace. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  /** The same for programs that word it themselves. */
  readonly refusal: Refusal | undefined

  constructor(message: string, { cause, refusal }: { cause?: unknown; refusal?: Refusal } = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.refusal = refusal
  }
}

export const refused = (code: Refusal['code'], values: Refusal['values'] = {}) => ({
  refusal: { code, values },
})

/** A long job was interrupted; nothing of it is kept. */
export class Interrupted extends StoreError {}

/** A named world doesn't exist, and creating it was not requested. */
export class UnknownWorld extends StoreError {
  /** The world that was most likely meant. */
  readonly nearest: string | undefined

  constructor(name: string, worlds: readonly string[]) {
    const near = nearest(name, worlds)
    const meant = near === undefined ? '' : `; did you mean ${near}?`
    super(
      `There is no world ${name}${meant}${meant ? ' ' : '; '}portal world create ${name} makes it`,
      refused('unknownWorld', { name, nearest: near ?? '' }),
    )
    this.nearest = near
  }
}

/** A database was written by a later version, whose migrations this one doesn't know. */
export class NewerSchema extends StoreError {
  constructor(what: string, migration: string, latest: string) {
    super(
      `${what} was written by a later version of the portal: it has the migration ${migration}, and the latest one known here is ${latest}. Start that version with it, or make it new.`,
      refused('newerWorld', { what }),
    )
  }
}

/** There is no space for another world. */
export class TooManyWorlds extends StoreError {
  constructor(name: string, limit: number) {
    const remedy = 'remove one (portal world remove NAME), or start with a higher --max-worlds'
    super(
      `The world ${name} was not made: there are ${limit} worlds, as many as allowed; ${remedy}`,
      refused('tooManyWorlds', { limit }),
    )
  }
}

/** The code of a Node system error such as ENOENT, else undefined. */
export const systemErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
