import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { isSpecifiedSubApp, type SpecifiedSubApp } from '@portal/protocol/systems'
import { ownersFile } from '@portal/store/engines/database-files'
import { makeFolder } from '@portal/store/worlds/world-files'
import { Failure } from '../failure.ts'

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

/** Our own package for tests. */
const testingPackage = '@portal/testing'

/** With all of our packages that it needs: npm doesn't find packages given as files by itself. */
const needed = [testingPackage, '@portal/cli', '@portal/mock-server', '@portal/protocol', '@portal/store']

type Versions = Readonly<Record<string, string>>

/**
 * The packed packages of a folder, as dependencies of a sub-app.
 * @throws {Failure} naming the folder and what is missing
 */
export async function packedIn(folder: string, subApp: string): Promise<Versions> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      `The folder ${folder} cannot be read (${error.code}); expected one with packed packages.`,
    )
  })
  const entries = needed.map((name) => {
    const start = `${name.replace('@', '').replace('/', '-')}-`
    const file = files.find((one) => one.startsWith(start) && one.endsWith('.tgz'))
    if (file === undefined)
      throw new Failure(
        `${folder} holds no ${start}VERSION.tgz; expected the packages as npm run pack -- ${folder} writes them in a checkout of the portal.`,
      )
    return [name, fileSpec(subApp, join(folder, file))] as const
  })
  return Object.fromEntries(entries)
}

/**
 * Where the calling project gets these packages from, as dependencies of a sub-app: from the nearest `package.json`
 * that names one. Undefined if it lacks the testing package.
 * @param version of the registry, for a command without a project
 */
export async function namedByProject(
  from: string,
  { version, subApp }: { version: string; subApp: string },
): Promise<Versions | undefined> {
  const manifest = await readFile(join(from, 'package.json'), 'utf8').catch(() => undefined)
  const named = manifest === undefined ? {} : portalDependencies(manifest)
  if (Object.keys(named).length === 0) {
    const above = dirname(from)
    return above === from ? { [testingPackage]: version } : namedByProject(above, { version, subApp })
  }
  if (named[testingPackage] === undefined) return undefined
  return Object.fromEntries(
    Object.entries(named).map(([name, spec]) => {
      const [, file] = /^file:(.+)$/.exec(spec) ?? []
      return [name, file === undefined ? spec : fileSpec(subApp, resolve(from, file))]
    }),
  )
}

const fileSpec = (subApp: string, file: string) => `file:${relative(subApp, file).replaceAll('\\', '/')}`

function portalDependencies(text: string): Versions {
  const manifest = parsed(text)
  const all = { ...manifest.dependencies, ...manifest.devDependencies }
  return Object.fromEntries(
    needed.flatMap((name) => (typeof all[name] === 'string' ? [[name, all[name]] as const] : [])),
  )
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, unknown>>
  readonly devDependencies?: Readonly<Record<string, unknown>>
}

/** An invalid manifest names nothing. */
function parsed(text: string): Manifest {
  try {
    // Of its parts only those are used that are strings.
    return Object(JSON.parse(text)) as Manifest
  } catch {
    return {}
  }
}
