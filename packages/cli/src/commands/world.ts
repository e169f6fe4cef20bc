import { resolve } from 'node:path'
import { isWorldPattern } from '@portal/protocol/world'
import type { Store } from '@portal/store/store'
import { withControl } from '../backend/control.ts'
import { addressFor } from '../backend/running-server.ts'
import type { Context } from '../context.ts'
import { Failure, UsageError } from '../failure.ts'
import { confirm, progressLines } from '../terminal/terminal.ts'
import { changeLines, differenceLines } from '../terminal/world-changes.ts'
import { makeWorlds, removeWorlds, resetWorlds } from './classes.ts'
import { type ControlOptions, control, worldSheet, worldTable } from './control.ts'

const of = (world: string) => ({ pathParams: { world } })

export const listWorlds = (options: ControlOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.listWorlds({}),
    (worlds) => worldTable(worlds, 'There is no world yet.'),
  )

interface CreateOptions extends ControlOptions {
  readonly count?: number
  readonly scenario?: readonly string[]
}

export async function createWorlds(
  names: readonly string[],
  options: CreateOptions,
  context: Context,
): Promise<void> {
  const { count, scenario } = options
  const [first = '', ...others] = names
  if (count !== undefined) {
    if (others.length > 0)
      throw new UsageError('--count takes one name, with which those of the worlds begin.')
    return makeWorlds(first, { ...options, count }, context)
  }
  if (scenario !== undefined) {
    throw new UsageError(
      `--scenario needs --count; one world: portal scenario apply ${scenario.join(' ')} --world ${first} --make-world`,
    )
  }
  await createNamed(names, options, context)
}

/** Makes worlds and reports each one. All names are checked before the first is made. */
const createNamed = (names: readonly string[], options: ControlOptions, context: Context) =>
  withControl(options, context, async (control) => {
    const { parseWorldName } = await import('@portal/store/worlds/world-name')
    const wanted = [...new Set(names.map(parseWorldName))]
    const existing = new Set((await control.listWorlds({})).map(({ name }) => name))
    const taken = wanted.filter((name) => existing.has(name))
    if (taken.length > 0) {
      const there = taken.length === 1 ? 'There is a world' : 'There are worlds'
      const none = wanted.length === 1 ? '' : '; none was made'
      throw new Failure(`${there} ${taken.join(', ')} already${none}`)
    }
    for (const name of wanted) {
      const made = await control.createWorld({ body: { name } })
      context.terminal.result(options.json ? JSON.stringify(made) : `Made the world ${made.name}.`)
    }
  })

export const linkWorld = (
  name: string,
  options: ControlOptions & { readonly user?: string },
  context: Context,
) =>
  control(
    options,
    context,
    async (control) => {
      const query = options.user === undefined ? {} : { user: options.user }
      const { path } = await control.entrance({ ...of(name), query })
      return { link: `${await addressFor(options)}${path}` }
    },
    ({ link }) => link,
  )

export const showWorld = (name: string, options: ControlOptions, context: Context) =>
  control(options, context, (control) => control.worldInfo(of(name)), worldSheet)

interface Confirmed extends ControlOptions {
  /** Skips the confirmation prompt. */
  readonly yes?: true
}

export async function resetWorld(
  name: string,
  options: Confirmed & { readonly toStart?: true },
  context: Context,
): Promise<void> {
  if (isWorldPattern(name) || options.toStart) return resetWorlds(name, options, context)
  if (!options.yes)
    await confirm(`Put the world ${name} back to the demo company? What it holds is gone then.`)
  await control(
    options,
    context,
    (control) => control.resetWorld(of(name)),
    () => `The world ${name} is as new.`,
  )
}

export async function removeWorld(name: string, options: Confirmed, context: Context): Promise<void> {
  if (isWorldPattern(name)) return removeWorlds(name, options, context)
  if (!options.yes) await confirm(`Delete the world ${name} with its snapshots and its journal?`)
  await control(
    options,
    context,
    (control) => control.removeWorld(of(name)),
    () => `Removed the world ${name}.`,
  )
}

export const copyWorld = (name: string, copy: string, options: ControlOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.copyWorld({ ...of(name), body: { name: copy } }),
    (made) => `Made the world ${made.name} of ${name}.`,
  )

/** What the second has otherwise than the first; without a second one, what the first has otherwise than when it was made. */
export const diffWorlds = (
  name: string,
  other: string | undefined,
  options: ControlOptions & { readonly rows?: true },
  context: Context,
): Promise<void> => {
  const input = { ...of(other ?? name), query: other === undefined ? {} : { from: name } }
  const none = other === undefined ? `The world ${name} is as it was made.` : 'The worlds are the same.'
  return options.rows
    ? control(
        options,
        context,
        (control) => control.diffWorld(input),
        (found) => differenceLines(found) || none,
      )
    : control(
        options,
        context,
        (control) => control.worldChanges(input),
        (found) => changeLines(found) || none,
      )
}

interface FolderOptions {
  readonly dataDir: string
  /** Given where a server was named, which counts more than the folder. */
  readonly url?: string
  readonly json?: true
}

async function withStore(
  { dataDir, url, json }: FolderOptions,
  { terminal }: Context,
  work: (store: Store) => Promise<object>,
  sentence: string,
): Promise<void> {
  if (url !== undefined)
    throw new UsageError(
      `Files of worlds are written and read where the server of ${url} runs: use this command there, or name a data folder of this machine by --data-dir.`,
    )
  const { openStore } = await import('@portal/store/store')
  const store = await openStore({ dataDir, onProgress: progressLines(terminal) })
  try {
    const done = await work(store)
    terminal.result(json ? JSON.stringify(done) : sentence)
  } finally {
    await store.close()
  }
}

export const exportWorld = (name: string, path: string, options: FolderOptions, context: Context) => {
  const file = resolve(path)
  const write = async (store: Store) => {
    await store.exportWorld(name, file)
    return { name, file }
  }
  return withStore(options, context, write, `Wrote the world ${name} into ${file}.`)
}

export const importWorld = (name: string, path: string, options: FolderOptions, context: Context) => {
  const file = resolve(path)
  const read = async (store: Store) => {
    await store.importWorld(name, file)
    return { name, file }
  }
  return withStore(options, context, read, `Made the world ${name} of ${file}.`)
}
