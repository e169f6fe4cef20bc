import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { currentGenerations, generationFile } from './generations.ts'

/** A world, or a snapshot of one, as it lies in the data folder. */
export interface WorldInfo {
  readonly name: string
  readonly bytes: number
  /** Real time. */
  readonly changedAt: Date
}

async function infoOf(name: string, file: string): Promise<WorldInfo[]> {
  const found = await stat(file).catch(() => null) // removed since it was listed
  return found ? [{ name, bytes: found.size, changedAt: found.mtime }] : []
}

export async function listWorlds(dir: string): Promise<WorldInfo[]> {
  const current = await currentGenerations(dir)
  const infos = current.map(({ name, number }) => infoOf(name, generationFile(dir, name, number)))
  return (await Promise.all(infos)).flat()
}

/** The databases in a folder that need not exist. */
export async function listDatabases(dir: string): Promise<WorldInfo[]> {
  const files = (await readdir(dir).catch(() => [])).filter((file) => file.endsWith('.db')).sort()
  return (await Promise.all(files.map((file) => infoOf(file.slice(0, -3), join(dir, file))))).flat()
}
