import { resolve } from 'node:path'
import type { Store } from '@portal/store/store'
import type { Context } from '../context.ts'
import { confirm } from '../terminal/confirm.ts'
import { progressLines } from '../terminal/terminal.ts'
import { differenceLines } from '../terminal/world-differences.ts'
import { type ControlOptions, control } from './control.ts'
import { worldSheet, worldTable } from './control-tables.ts'

const of = (world: string) => ({ pathParams: { world } })

export const listWorlds = (options: ControlOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.listWorlds({}),
    (worlds) => worldTable(worlds, 'There is no world yet.'),
  )

export const createWorld = (name: string, options: ControlOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.createWorld({ body: { name } }),
    (made) => `Made the world ${made.name}.`,
  )

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
      return { link: `${(options.url ?? 'http://localhost:8200').replace(/\/+$/, '')}${path}` }
    },
    ({ link }) => link,
  )

export const showWorld = (name: string, options: ControlOptions, context: Context) =>
  control(options, context, (control) => control.worldInfo(of(name)), worldSheet)

interface Confirmed extends ControlOptions {
  /** Skips the confirmation prompt. */
  readonly yes?: true
}

export async function resetWorld(name: string, options: Confirmed, context: Context): Promise<void> {
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
  options: ControlOptions,
  context: Context,
) =>
  control(
    options,
    context,
    (control) =>
      control.diffWorld({ ...of(other ?? name), query: other === undefined ? {} : { from: name } }),
    (found) =>
      differenceLines(found) ||
      (other === undefined ? `The world ${name} is as it was made.` : 'The worlds are the same.'),
  )

interface FolderOptions {
  readonly dataDir: string
  readonly json?: true
}

async function withStore(
  { dataDir, json }: FolderOptions,
  { terminal }: Context,
  work: (store: Store) => Promise<object>,
  sentence: string,
): Promise<void> {
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
