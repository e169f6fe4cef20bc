import { type EntryOutcome, mostEntries, type PutEntries } from '@portal/protocol/control/entries'
import type { EntryKindName } from '@portal/protocol/entries/entry-kinds'
import type { RawEntry } from '@portal/protocol/entries/read-entry'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { interruptible } from '../interruption.ts'
import { progressLines } from '../terminal/terminal.ts'
import { type ControlChoice, retryWhileBusy, withControl } from './control.ts'

interface Generation {
  readonly count: number
  readonly seed?: string
  readonly given: RawEntry
  readonly dryRun?: boolean
}

/** Puts data into one world. */
export interface Seeding {
  put(
    kind: EntryKindName,
    entries: readonly RawEntry[],
    options: Pick<PutEntries, 'update' | 'dryRun' | 'places'>,
  ): Promise<EntryOutcome>
  generate(
    plural: string,
    options: Generation,
  ): Promise<{ readonly count: number; readonly rows: readonly unknown[] }>
}

interface SeedingChoice extends ControlChoice {
  readonly world: string
  /** Makes the world where there is none. */
  readonly makeWorld?: true
}

/**
 * Seeds at an address, or else in the data folder directly, with progress and interruption.
 * @throws {Failure} for more than a server accepts at once
 */
export async function withSeeding<Result>(
  choice: SeedingChoice,
  context: Context,
  work: (seeding: Seeding) => Promise<Result>,
): Promise<Result> {
  if (choice.url === undefined) return withFolder(choice, context, work)
  const pathParams = { world: choice.world }
  return withControl(choice, context, async (control) => {
    if (choice.makeWorld) await control.ensureWorld({ body: { name: choice.world } })
    return work({
      put(kind, entries, options) {
        requireFew(entries.length)
        return control.putEntries({ pathParams, body: { kind, entries: [...entries], ...options } })
      },
      async generate(kind, options) {
        requireFew(options.count)
        const { count, added } = await control.generateEntries({ pathParams, body: { kind, ...options } })
        return { count, rows: added }
      },
    })
  })
}

function requireFew(count: number): void {
  if (count <= mostEntries) return
  throw new Failure(
    `A running server takes ${mostEntries} at once, not ${count}: without --url they are put into its data folder, beside it.`,
  )
}

async function withFolder<Result>(
  { dataDir, world: name, makeWorld }: SeedingChoice,
  { terminal }: Context,
  work: (seeding: Seeding) => Promise<Result>,
): Promise<Result> {
  const { openStore } = await import('@portal/store/store')
  const onProgress = progressLines(terminal)
  const store = await openStore({ dataDir, onProgress })
  try {
    if (makeWorld) await store.ensureWorld(name)
    const world = await store.world(name)
    const onWait = () => terminal.note(`Another program writes to the world ${name}; waiting for it …`)
    return await interruptible((signal) =>
      work({
        async put(kind, entries, options) {
          const { putEntries } = await import('@portal/store/entries/put-entries')
          return retryWhileBusy(() => putEntries(world, kind, entries, { ...options, signal, onProgress }), {
            signal,
            onWait,
          })
        },
        async generate(plural, options) {
          const { generateEntries } = await import('@portal/store/entries/generate-entries')
          return retryWhileBusy(() => generateEntries(world, plural, { ...options, signal, onProgress }), {
            signal,
            onWait,
          })
        },
      }),
    )
  } finally {
    await store.close()
  }
}
