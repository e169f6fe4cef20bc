import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownersFile } from '@portal/store/engines/database-files'
import { makeFolder } from '@portal/store/worlds/world-files'
import { isAlive } from '../sub-app-kit/running-sub-apps.ts'
import type { ControlChoice } from './control.ts'

interface Note {
  readonly pid: number
  readonly url: string
  /** ISO time. */
  readonly startedAt: string
}

const folderIn = (dataDir: string) => join(dataDir, 'servers')

/** Notes that this process serves the worlds of a data folder; gives back what takes the note away. */
export async function noteServer(dataDir: string, url: string): Promise<() => Promise<void>> {
  const file = join(folderIn(dataDir), `${process.pid}.json`)
  const note: Note = { pid: process.pid, url, startedAt: new Date().toISOString() }
  await makeFolder(folderIn(dataDir))
  await writeFile(file, JSON.stringify(note), { mode: ownersFile })
  return () => rm(file, { force: true })
}

/** Where `portal up` listens unless it is started with a port. */
const usualAddress = 'http://localhost:8200'

/** Where browsers find the worlds of a choice, without a slash at its end: the server begun last over a data folder. */
export async function addressFor({ url, dataDir }: Pick<ControlChoice, 'url' | 'dataDir'>): Promise<string> {
  if (url !== undefined) return url
  const files = await readdir(folderIn(dataDir)).catch((): string[] => [])
  const notes = await Promise.all(
    files.map(async (file) =>
      parseNote(await readFile(join(folderIn(dataDir), file), 'utf8').catch(() => '')),
    ),
  )
  const latestFirst = notes
    .filter((note) => note !== undefined)
    .toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))
  for (const note of latestFirst) if (await answers(note)) return note.url
  return usualAddress
}

function parseNote(text: string): Note | undefined {
  try {
    const { pid, url, startedAt } = JSON.parse(text)
    const isNote = Number.isInteger(pid) && pid > 0 && URL.canParse(url)
    return isNote ? { pid, url, startedAt: String(startedAt) } : undefined
  } catch {
    return undefined
  }
}

const patienceMs = 2_000

/** A process that was killed leaves its note behind, and its number may by now be another program's. */
async function answers({ pid, url }: Note): Promise<boolean> {
  if (!isAlive(pid)) return false
  return fetch(`${url}/healthz`, { signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
