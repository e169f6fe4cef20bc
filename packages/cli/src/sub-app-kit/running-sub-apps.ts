import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSpecifiedSubApp, type SpecifiedSubApp } from '@portal/protocol/systems'
import { ownersFile } from '@portal/store/engines/database-files'
import { makeFolder } from '@portal/store/worlds/folders'

/** A stand-in sub-app served by a process. */
export interface RunningSubApp {
  readonly name: SpecifiedSubApp
  readonly pid: number
  /** Where it is served, with a slash at its end. */
  readonly url: string
  /** ISO time. */
  readonly startedAt: string
}

const folderIn = (dataDir: string) => join(dataDir, 'sub-apps')
const fileOf = (dataDir: string, { name, pid }: RunningSubApp) =>
  join(folderIn(dataDir), `${name}-${pid}.json`)

/** Notes that this process serves a sub-app; gives back what takes the note away. */
export async function noteRunning(dataDir: string, running: RunningSubApp): Promise<() => Promise<void>> {
  await makeFolder(folderIn(dataDir))
  await writeFile(fileOf(dataDir, running), JSON.stringify(running), { mode: ownersFile })
  return () => rm(fileOf(dataDir, running), { force: true })
}

/**
 * The sub-apps currently served. A killed process leaves its note behind, and its pid may be reused: a note is valid
 * only while that process lives and a sub-app answers at the address. Others are deleted.
 */
export async function runningSubApps(dataDir: string): Promise<RunningSubApp[]> {
  const files = await readdir(folderIn(dataDir)).catch((): string[] => [])
  const notes = await Promise.all(
    files.map(async (file) => {
      const path = join(folderIn(dataDir), file)
      const note = parseNote(await readFile(path, 'utf8').catch(() => ''))
      if (note && (await isServed(note))) return note
      await rm(path, { force: true })
      return undefined
    }),
  )
  return notes
    .filter((note) => note !== undefined)
    .sort((a, b) => a.name.localeCompare(b.name) || a.pid - b.pid)
}

function parseNote(text: string): RunningSubApp | undefined {
  try {
    const { name, pid, url, startedAt } = JSON.parse(text)
    const isNote = isSpecifiedSubApp(name) && Number.isInteger(pid) && pid > 0 && URL.canParse(url)
    return isNote ? { name, pid, url, startedAt: String(startedAt) } : undefined
  } catch {
    return undefined
  }
}

const patienceMs = 2_000

async function isServed({ name, pid, url }: RunningSubApp): Promise<boolean> {
  if (!isAlive(pid)) return false
  try {
    const page = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    return (await page.text()).includes(`data-sub-app="${name}"`)
  } catch {
    return false
  }
}

/** Whether a process has that id; another user's counts, too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
