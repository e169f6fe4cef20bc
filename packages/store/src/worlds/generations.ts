import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from './clock.ts'
import { removeDatabase } from './world-files.ts'

// A reset or restored world continues in a new file, since SQLite finds its write-ahead log by name and pending
// requests keep the old one. `main.db` is the first generation, `main.2.db` the second; `main.3.gone` marks a removal
// after it.

/** `gone`: the world was removed since. */
export interface Generation {
  readonly name: string
  readonly number: number
  readonly gone: boolean
}

export const generationFile = (dir: string, name: string, number: number) =>
  join(dir, number === 1 ? `${name}.db` : `${name}.${number}.db`)

const removalMark = (dir: string, name: string, number: number) => join(dir, `${name}.${number}.gone`)

async function readGenerations(dir: string): Promise<Generation[]> {
  return (await readdir(dir)).flatMap((file) => {
    const [, name = '', number = '1', kind] = /^([a-z0-9_-]+)(?:\.(\d+))?\.(db|gone)$/.exec(file) ?? []
    return kind === undefined ? [] : [{ name, number: Number(number), gone: kind === 'gone' }]
  })
}

/** The newest generation of every world there is, by name. */
export async function currentGenerations(dir: string): Promise<Generation[]> {
  const latest = new Map<string, Generation>()
  for (const one of await readGenerations(dir)) {
    if (one.number > (latest.get(one.name)?.number ?? 0)) latest.set(one.name, one)
  }
  return [...latest.values()].filter(({ gone }) => !gone).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The newest generation of a world, null when there never was one. What older ones left behind is deleted. */
export async function latestGeneration(dir: string, name: string): Promise<Generation | null> {
  const own = (await readGenerations(dir)).filter((one) => one.name === name)
  const latest = own.sort((a, b) => a.number - b.number).pop()
  if (own.length === 0) return latest ?? null
  const { markOlder } = await import('./cached-state.ts')
  const retired = own.filter(
    (older) => older.gone || markOlder(generationFile(dir, name, older.number), older.number),
  )
  await Promise.all(retired.map((older) => removeGeneration(dir, older)))
  return latest ?? null
}

/** Deletes a generation's file; one that Windows locks because it is open is left for later. */
export async function removeGeneration(dir: string, { name, number, gone }: Generation): Promise<void> {
  const removal = gone
    ? rm(removalMark(dir, name, number), { force: true })
    : removeDatabase(generationFile(dir, name, number))
  await removal.catch(() => {})
}

/** Long after every process that had the world open has noticed. */
const replacedRetentionMs = dayMs

/** Marks a world as removed; marks of long ago are deleted. */
export async function markGone(dir: string, name: string, number: number): Promise<void> {
  await writeFile(removalMark(dir, name, number), '')
  for (const one of (await readGenerations(dir)).filter(({ gone }) => gone)) {
    const { mtimeMs } = await stat(removalMark(dir, one.name, one.number)).catch(() => ({
      mtimeMs: Infinity,
    }))
    if (Date.now() - mtimeMs > replacedRetentionMs) await removeGeneration(dir, one)
  }
}
