import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isIntact } from '@portal/store/engines/database-files'
import { damagedWorld, isUnusable, troubleSentence } from '@portal/store/explained'
import { damagedJournal } from '@portal/store/journal/journal'
import { requireKnownSchema } from '@portal/store/migrations/migrate'
import { openStore, type Store } from '@portal/store/store'
import { StoreError } from '@portal/store/store-error'
import { calledSnapshot, damagedSnapshot } from '@portal/store/worlds/snapshots'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { progressLines, table } from '../terminal/terminal.ts'

interface Finding {
  readonly part: string
  readonly ok: boolean
  /** What was found, or what to do. */
  readonly remark: string
}

type Check = (context: Context, options: DoctorOptions) => Promise<string>

interface DoctorOptions {
  readonly dataDir: string
  readonly json?: true
}

/** Each returns its finding, or throws an error with a remedy. */
const checks: Readonly<Record<string, Check>> = {
  Node: async () => process.versions.node,
  'set-up': async ({ checkout }) => {
    const stale = checkout.staleSteps()
    if (stale.length === 0) return 'installed and built'
    throw new Failure(`not up to date: ${stale.join(', ')}. npm start does what is missing.`)
  },
  database: async ({ terminal }, { dataDir }) => {
    if (!(await hasWorlds(dataDir))) return `none yet in ${dataDir}; npm start makes the world main`
    const store = await openStore({ dataDir, onProgress: progressLines(terminal) })
    try {
      const users = await (await store.world('main')).db.user.count()
      const worlds = await store.worlds()
      return `${users} users in the world main; ${worlds.length} in all, in ${join(dataDir, 'worlds')}`
    } finally {
      await store.close()
    }
  },
  worlds: async ({ terminal }, { dataDir }) => {
    if (!(await hasWorlds(dataDir))) return '0'
    const store = await openStore({ dataDir, onProgress: progressLines(terminal) })
    try {
      const worlds = await store.worlds()
      const problems: string[] = []
      for (const { name } of worlds) {
        const problem = await problemOf(store, name)
        if (problem !== undefined) problems.push(problem)
      }
      if (problems.length > 0) throw new Failure(problems.join('\n'))
      return `${worlds.length} can be opened and are sound`
    } finally {
      await store.close()
    }
  },
  snapshots: async (_context, { dataDir }) => {
    const dir = join(dataDir, 'snapshots')
    const worlds = await readdir(dir).catch(() => [])
    const dirs = worlds.map((world) => join(dir, world))
    const files = await databasesIn(dirs)
    const problems = await Promise.all(files.map(snapshotProblem))
    return summary(files, problems.flat())
  },
  templates: async (_context, { dataDir }) =>
    soundFiles(
      [join(dataDir, 'templates')],
      (file) => `${file} is damaged. The next new world makes it again.`,
    ),
  journals: async (_context, { dataDir }) => soundFiles([join(dataDir, 'journals')], damagedJournal),
  browser: async ({ checkout }) => {
    const browser = await checkout.findBrowser()
    if (browser) return browser
    throw new Failure('none found. npm test installs one, or set PORTAL_CHROMIUM to the file of one.')
  },
}

/** Opening a store makes the world main: what only looks leaves a new folder as it is. */
const hasWorlds = async (dataDir: string): Promise<boolean> =>
  (await databasesIn([join(dataDir, 'worlds')])).length > 0

/** @throws {Failure} with a sentence for each database of some folders that is damaged */
async function soundFiles(dirs: readonly string[], problem: (file: string) => string): Promise<string> {
  const files = await databasesIn(dirs)
  return summary(files, files.filter((file) => !isIntact(file)).map(problem))
}

function summary(files: readonly string[], problems: readonly string[]): string {
  if (problems.length > 0) throw new Failure(problems.join('\n'))
  return `${files.length}, sound`
}

async function snapshotProblem(file: string): Promise<string[]> {
  const name = basename(file, '.db')
  if (!isIntact(file)) return [damagedSnapshot(file, name, basename(dirname(file)))]
  try {
    await requireKnownSchema(file, calledSnapshot(file, name))
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

async function databasesIn(dirs: readonly string[]): Promise<string[]> {
  const listed = await Promise.all(
    dirs.map(async (dir) => (await readdir(dir).catch(() => [])).map((name) => join(dir, name))),
  )
  return listed.flat().filter((file) => file.endsWith('.db'))
}

/** The problem of a world's file, with a remedy; undefined for an intact one. */
async function problemOf(store: Store, name: string): Promise<string | undefined> {
  try {
    const { world, release } = await store.lease(name)
    try {
      const [found] = world.read('PRAGMA quick_check(1)', []).flatMap(Object.values)
      return found === 'ok' ? undefined : `The world ${name} ${damagedWorld(name)}`
    } finally {
      release()
    }
  } catch (error) {
    if (error instanceof StoreError) return error.message
    if (isUnusable(error)) return `The world ${name} ${damagedWorld(name)}`
    return troubleSentence(`The world ${name}`, error) ?? `The world ${name}: ${error}`
  }
}

/** Runs every check, even after a failed one. */
export async function doctor(options: DoctorOptions, context: Context): Promise<void> {
  const findings: Finding[] = []
  for (const [part, check] of Object.entries(checks)) {
    findings.push(
      await check(context, options).then(
        (remark) => ({ part, ok: true, remark }),
        (error: unknown) => ({
          part,
          ok: false,
          remark: error instanceof Error ? error.message : String(error),
        }),
      ),
    )
  }
  const rows = findings.map(({ part, ok, remark }) => [ok ? 'ok' : 'PROBLEM', part, remark])
  context.terminal.result(options.json ? JSON.stringify(findings) : table(rows))
  const problems = findings.filter(({ ok }) => !ok).length
  if (problems > 0) throw new Failure(`${problems} of ${findings.length} checks found a problem.`)
}
