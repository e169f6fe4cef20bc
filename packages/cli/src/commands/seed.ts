import type { EntryOutcome } from '@portal/protocol/control/entries'
import { type EntryKindName, entryKindOf } from '@portal/protocol/entries/entry-kinds'
import {
  fieldNamed,
  missingFields,
  optionOf,
  type RawEntry,
  readEntry,
} from '@portal/protocol/entries/read-entry'
import { isWorldPattern } from '@portal/protocol/world'
import { type Seeding, withSeeding } from '../backend/seeding.ts'
import type { Context } from '../context.ts'
import { textOfFile } from '../control-token.ts'
import { UsageError } from '../failure.ts'
import { entryChanges } from '../terminal/world-changes.ts'
import { forWorlds } from './classes.ts'
import type { WorldOptions } from './control.ts'

interface SeedOptions extends WorldOptions {
  readonly makeWorld?: true
  readonly count?: number
  readonly seed?: string
  readonly dryRun?: true
}

interface ChosenOptions extends SeedOptions {
  readonly file?: string
  readonly update?: true
}

/** The fields of a kind that a command line gives. */
const fieldsIn = (kind: EntryKindName, options: object): RawEntry =>
  Object.fromEntries(Object.entries(options).filter(([name]) => fieldNamed(kind, name) !== undefined))

/** Puts the entry of the command line, or those of a file, into a world; with `--count` generates some. */
export async function seedChosen(
  kind: EntryKindName,
  options: ChosenOptions,
  context: Context,
): Promise<void> {
  const given = fieldsIn(kind, options)
  refuseWrongOptions(kind, given)
  const { plural } = entryKindOf(kind)
  if (options.count !== undefined) {
    if (options.file !== undefined) throw new UsageError('Expected either --file or --count.')
    if (isWorldPattern(options.world))
      throw new UsageError('--count generates rows for one world, not for several.')
    return seedGenerated(plural, kind, { ...options, count: options.count }, context)
  }
  const source =
    options.file === undefined
      ? oneEntry(kind, given, options.update)
      : await entriesIn(kind, options.file, given, context)
  const { world, update = false, dryRun = false } = options
  if (isWorldPattern(world)) {
    if (dryRun || options.makeWorld)
      throw new UsageError('--dry-run and --make-world work on one world, not on several.')
    return forWorlds(options, context, `have the ${plural}`, (control) =>
      control.putIntoWorlds({ body: { worlds: [world], kind, entries: [...source.entries], update } }),
    )
  }
  const outcome = await withSeeding(options, context, (seeding) =>
    seeding.put(kind, source.entries, {
      update: update || entryKindOf(kind).isAlwaysThere === true,
      dryRun,
      places: [...source.places],
    }),
  )
  const { terminal } = context
  if (options.json) terminal.result(JSON.stringify({ world, dryRun, ...outcome }))
  else
    terminal.result(
      dryRun
        ? entryChanges(kind, outcome)
        : `${entryChanges(kind, brief(outcome))}\n${sentence(kind, outcome, world)}`.trim(),
    )
}

/** Of many the sum is enough. */
const brief = (outcome: EntryOutcome): EntryOutcome =>
  outcome.changes.length > 20 ? { ...outcome, changes: [] } : outcome

function sentence(kind: EntryKindName, { added, updated, unchanged }: EntryOutcome, world: string): string {
  const { plural } = entryKindOf(kind)
  const counts = [
    [added, 'added'],
    [updated, 'updated'],
    [unchanged, 'unchanged'],
  ] as const
  const parts = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return `${plural} in the world ${world}: ${parts.join(', ')}.`
}

/** @throws {UsageError} for values that an option doesn't take */
function refuseWrongOptions(kind: EntryKindName, given: RawEntry): void {
  const { fields } = entryKindOf(kind)
  const [problem] = readEntry(kind, given).problems
  if (problem)
    throw new UsageError(`${optionOf(problem.field, fields[problem.field]?.one)}: ${problem.message}.`)
}

function oneEntry(kind: EntryKindName, given: RawEntry, update = false) {
  const { fields, isAlwaysThere } = entryKindOf(kind)
  if (Object.keys(given).length === 0) {
    throw new UsageError(`Expected fields of the ${kind}, such as ${entryKindOf(kind).example}; or --file.`)
  }
  // For an existing entry the key is enough.
  const [missing] = update || isAlwaysThere ? [] : missingFields(kind, readEntry(kind, given).entry)
  if (missing)
    throw new UsageError(`${optionOf(missing.field, fields[missing.field]?.one)} ${missing.message}.`)
  return { entries: [given], places: [`portal seed ${kind}`] }
}

/** Fields on the command line apply to all entries of the file that omit them. */
async function entriesIn(kind: EntryKindName, file: string, given: RawEntry, { terminal }: Context) {
  const { readEntryFile } = await import('@portal/store/entries/entry-file')
  const text = await textOfFile(file, terminal)
  const { entries, places } = readEntryFile(kind, file === '-' ? 'standard input' : file, text)
  const withGiven = (entry: RawEntry): RawEntry => {
    const named = new Set(
      Object.entries(entry).flatMap(([name, value]) => (value === '' ? [] : [fieldNamed(kind, name)])),
    )
    const missing = Object.entries(given).filter(([name]) => !named.has(fieldNamed(kind, name)))
    return { ...entry, ...Object.fromEntries(missing) }
  }
  return { entries: entries.map(withGiven), places }
}

/**
 * Generates rows in a world and reports how many.
 * @param kind the one whose fields they may have in common
 */
export async function seedGenerated(
  plural: string,
  kind: EntryKindName | undefined,
  options: SeedOptions & { readonly count: number },
  context: Context,
): Promise<void> {
  const { count, seed, json, dryRun = false } = options
  const world = options.world.toLowerCase()
  const given = kind ? fieldsIn(kind, options) : {}
  if (kind) refuseWrongOptions(kind, given)
  const outcome = await withSeeding(options, context, (seeding: Seeding) =>
    seeding.generate(plural, { count, given, dryRun, ...(seed === undefined ? {} : { seed }) }),
  )
  const { count: made, rows } = outcome
  context.terminal.result(
    json
      ? JSON.stringify({ kind: plural, world, dryRun, count: made, added: rows })
      : `${dryRun ? 'Would add' : 'Added'} ${made} ${plural} to the world ${world}.`,
  )
}
