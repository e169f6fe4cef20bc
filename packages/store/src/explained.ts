import type { Refusal } from '@portal/protocol/control/refusals'
import { type DatabaseTrouble, databaseTrouble } from './engines/database-files.ts'
import { NewerSchema, StoreError, systemErrorCode } from './store-error.ts'

/** The error with a remedy, after the name of its subject. */
const sentences: Readonly<Record<DatabaseTrouble, string>> = {
  full: 'cannot be written: the disk is full. Free some space, then try again.',
  readOnly: 'cannot be read and written. Check its permissions and that its disk is not read-only.',
  busy: 'is locked by another program that does not finish. End it, then try again.',
  damaged: 'is damaged. Put a copy in its place, or delete it to begin with an empty one.',
  unreadable:
    'cannot be read and written. Check its permissions, that it is a file, and its disk and the space left there.',
}

const codes: Readonly<Record<DatabaseTrouble, Refusal['code']>> = {
  full: 'diskFull',
  readOnly: 'diskReadOnly',
  busy: 'databaseBusy',
  damaged: 'databaseDamaged',
  unreadable: 'databaseUnreadable',
}

/** The same for programs. */
export function troubleRefusal(error: unknown): Refusal | undefined {
  const trouble = databaseTrouble(error)
  return trouble && { code: codes[trouble], values: {} }
}

/** What interrupted work on a database, as a sentence; undefined for other errors. */
export function troubleSentence(what: string, error: unknown): string | undefined {
  const trouble = databaseTrouble(error)
  return trouble && `${what} ${sentences[trouble]}`
}

/** Whether a database can never be opened, so that only replacing it helps. */
export const isUnusable = (error: unknown): boolean =>
  error instanceof NewerSchema || databaseTrouble(error) === 'damaged'

/**
 * Runs work with files or a database.
 * @param ifDamaged how the sentence about a damaged one continues
 * @throws {StoreError} naming `what` when the disk or the database fails
 */
export async function explained<Result>(
  what: string,
  work: () => Promise<Result>,
  ifDamaged?: string,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StoreError) throw error
    const other = systemErrorCode(error)?.startsWith('E') ? `${what} ${sentences.unreadable}` : undefined
    const isDamaged = ifDamaged !== undefined && databaseTrouble(error) === 'damaged'
    const sentence = isDamaged ? `${what} ${ifDamaged}` : (troubleSentence(what, error) ?? other)
    if (sentence === undefined) throw error
    const refusal = isDamaged
      ? { code: 'damagedWorld' as const, values: { what } }
      : (troubleRefusal(error) ?? { code: 'databaseUnreadable' as const, values: {} })
    throw new StoreError(sentence, { cause: error, refusal })
  }
}

/** How the sentence about a damaged world continues. */
export const damagedWorld = (name: string) =>
  `is damaged. portal world reset ${name} makes it new; portal snapshot restore SNAPSHOT --world ${name} brings back a kept state.`

/** Does some work that reads a world. @throws {StoreError} that names the world when it is damaged: the folder that is written into is not */
export const asDamagedWorld = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  work().catch((error: unknown) => {
    if (databaseTrouble(error) !== 'damaged') throw error
    return explained(`The world ${name}`, () => Promise.reject(error), damagedWorld(name))
  })
