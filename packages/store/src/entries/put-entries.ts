import { setImmediate } from 'node:timers/promises'
import type { EntryChange, EntryOutcome } from '@portal/protocol/control/entries'
import { timeOf } from '@portal/protocol/entries/entry-fields'
import { type EntryKindName, type EntryOf, entryKindOf } from '@portal/protocol/entries/entry-kinds'
import {
  type FieldProblem,
  missingFields,
  type RawEntry,
  readEntry,
} from '@portal/protocol/entries/read-entry'
import type { OnProgress } from '../progress.ts'
import { DryRun } from '../progress.ts'
import { Interrupted, refused, StoreError } from '../store-error.ts'
import type { World } from '../worlds/world.ts'
import { approvalWriter } from './approval-entries.ts'
import { accountWriter, lookupWriter, saleAreaWriter } from './distributor-entries.ts'
import { menuWriter } from './menu-items.ts'
import { noticeWriter } from './notice-entries.ts'
import { orderWriter } from './order-entries.ts'
import { roleWriter, userWriter } from './people.ts'
import { type EntryBatch, EntryRefusal, type EntryWriter, type Writing, writingIn } from './writing.ts'

const writers: { readonly [Kind in EntryKindName]: EntryWriter<Kind> } = {
  user: userWriter,
  role: roleWriter,
  menu: menuWriter,
  notice: noticeWriter,
  order: orderWriter,
  approval: approvalWriter,
  lookup: lookupWriter,
  account: accountWriter,
  'sale-area': saleAreaWriter,
}

// The table is made of one writer for each kind; its type loses that where the kind is not known.
const writerOf = <Kind extends EntryKindName>(kind: Kind) => writers[kind] as unknown as EntryWriter<Kind>

/** Entries that are looked up and added together. */
const batchSize = 500

export interface PutOptions {
  /** Updates existing entries; without it they are a conflict. */
  readonly update?: boolean | undefined
  /** Reports the changes without making them. */
  readonly dryRun?: boolean | undefined
  /** Where each entry comes from, such as `users.csv:3`; its number without it. */
  readonly places?: readonly string[] | undefined
  readonly onProgress?: OnProgress
  /** Ends it before the next entry: nothing is changed then. */
  readonly signal?: AbortSignal
}

/** More would hide the first ones. */
const mostProblems = 20

/**
 * Puts entries into a world in one transaction.
 * @throws {StoreError} with location, field and what was expected; nothing is changed then
 */
export async function putEntries(
  world: World,
  kind: EntryKindName,
  raw: readonly RawEntry[],
  options: PutOptions = {},
): Promise<EntryOutcome> {
  const {
    update = entryKindOf(kind).isAlwaysThere === true,
    dryRun = false,
    places,
    onProgress,
    signal,
  } = options
  const changes: EntryChange[] = []
  const problems = new Problems(kind, places)
  const now = world.now()
  const entries = raw.map((one, index) => {
    const { entry, problems: found } = readEntry(kind, one)
    problems.add(index, found)
    return withTimes(kind, entry, now)
  })
  problems.throwIfAny()
  try {
    await world.db.$transaction(
      async (tx) => {
        const writing = writingIn(tx, now, world.settings.demoPasswordHash)
        for (let start = 0; start < entries.length; start += batchSize) {
          const some = entries.slice(start, start + batchSize)
          const together = await writerOf(kind).together?.(some, writing)
          for (const [offset, entry] of some.entries()) {
            const index = start + offset
            try {
              changes.push(await put(writing, kind, entry, update, together))
            } catch (error) {
              if (!(error instanceof EntryRefusal)) throw error
              problems.add(index, [error])
            }
            onProgress?.({ task: kind, done: index + 1, total: entries.length })
            if (index % 100 === 99) await setImmediate() // yields for signals
            if (signal?.aborted)
              throw new Interrupted(`Interrupted: none of the ${entries.length} was put in`)
          }
          await together?.flush()
        }
        problems.throwIfAny()
        if (dryRun) throw new DryRun()
      },
      { timeout: longestMs },
    )
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  const count = (change: EntryChange['change']) => changes.filter((one) => one.change === change).length
  return { kind, added: count('added'), updated: count('updated'), unchanged: count('unchanged'), changes }
}

/** A transaction of ten thousand entries on a busy machine. */
const longestMs = 3_600_000

async function put<Kind extends EntryKindName>(
  writing: Writing,
  kind: Kind,
  given: EntryOf<Kind>,
  update: boolean,
  together: EntryBatch<Kind> | undefined,
): Promise<EntryChange> {
  const writer = writerOf(kind)
  const { withKey, change } = writer
  const { find, add } = together ?? writer
  const entry = withKey ? await withKey(given, writing) : given
  const [missing] = missingFields(kind, keyFields(kind, entry))
  if (missing) throw new EntryRefusal(missing.field, missing.message)
  const found = await find(entry, writing)
  const key = keyText(kind, entry)
  if (!found) {
    const [lacking] = missingFields(kind, entry)
    if (lacking) throw new EntryRefusal(lacking.field, lacking.message)
    await add(entry, writing)
    return { key, change: 'added', fields: {} }
  }
  if (!update) {
    throw new EntryRefusal(
      entryKindOf(kind).key.at(-1) ?? '',
      `the ${kind} ${key} is there already; --update changes it`,
    )
  }
  const fields = differences(kind, found.values, given)
  if (Object.keys(fields).length === 0) return { key, change: 'unchanged', fields }
  await change(found, given, writing)
  return { key, change: 'updated', fields }
}

/** The key, with something for every field beyond it: those need not be there to find an entry. */
const keyFields = (kind: EntryKindName, entry: object): Record<string, unknown> => {
  const { key, fields } = entryKindOf(kind)
  const given: Record<string, unknown> = { ...entry }
  return Object.fromEntries(
    Object.keys(fields).map((field) => [field, key.includes(field) ? given[field] : '']),
  )
}

/** What people call an entry, e.g. `OSS ORDERS_SPECIAL`. */
function keyText(kind: EntryKindName, entry: object): string {
  const given: Record<string, unknown> = { ...entry }
  return entryKindOf(kind)
    .key.map((field) => given[field])
    .join(' ')
}

function differences(kind: EntryKindName, present: object, wanted: object): EntryChange['fields'] {
  const { fields } = entryKindOf(kind)
  const before: Record<string, unknown> = { ...present }
  return Object.fromEntries(
    Object.entries(wanted)
      .filter(([field, to]) => {
        const compared = (value: unknown) =>
          JSON.stringify(fields[field]?.isUnordered && Array.isArray(value) ? value.toSorted() : value)
        return compared(before[field]) !== compared(to)
      })
      .map(([field, to]) => [
        field,
        field === 'password' ? { from: '***', to: '***' } : { from: before[field] ?? null, to },
      ]),
  )
}

/** Times by the world's clock, as ISO texts. */
function withTimes<Kind extends EntryKindName>(kind: Kind, entry: EntryOf<Kind>, now: Date): EntryOf<Kind> {
  const { fields } = entryKindOf(kind)
  const values = Object.entries(entry).map(([field, value]) => {
    const ms = fields[field]?.form === 'time' ? timeOf(String(value), now.getTime()) : undefined
    return [field, ms === undefined ? value : new Date(ms).toISOString()]
  })
  return Object.fromEntries(values) as EntryOf<Kind> // the same fields with values of the same types
}

class Problems {
  readonly #lines: string[] = []
  readonly #kind: string
  readonly #places: readonly string[] | undefined

  constructor(kind: string, places: readonly string[] | undefined) {
    this.#kind = kind
    this.#places = places
  }

  add(index: number, problems: readonly Pick<FieldProblem, 'field' | 'message'>[]): void {
    const place = this.#places?.[index] ?? `${this.#kind} ${index + 1}`
    for (const { field, message } of problems) this.#lines.push(`${place}: ${field}: ${message}`)
  }

  throwIfAny(): void {
    const { length } = this.#lines
    if (length === 0) return
    const more = length > mostProblems ? [`… and ${length - mostProblems} more`] : []
    const problem = [...this.#lines.slice(0, mostProblems), ...more].join('\n')
    throw new StoreError(problem, refused('wrongEntries', { problem }))
  }
}
