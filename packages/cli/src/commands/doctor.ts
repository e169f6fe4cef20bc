import { join } from 'node:path'
import { openStore } from '@portal/store/store'
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

/** Each gives what it found, or throws an error that says what to do. */
const checks: Readonly<Record<string, Check>> = {
  Node: async () => process.versions.node,
  'set-up': async ({ checkout }) => {
    const stale = checkout.staleSteps()
    if (stale.length === 0) return 'installed and built'
    throw new Failure(`not up to date: ${stale.join(', ')}. npm start does what is missing.`)
  },
  database: async ({ terminal }, { dataDir }) => {
    const store = await openStore({ dataDir, onProgress: progressLines(terminal) })
    try {
      const users = await (await store.world('main')).db.user.count()
      const worlds = await store.worlds()
      return `${users} users in the world main; ${worlds.length} in all, in ${join(dataDir, 'worlds')}`
    } finally {
      await store.close()
    }
  },
  browser: async ({ checkout }) => {
    const browser = await checkout.findBrowser()
    if (browser) return browser
    throw new Failure('none found. npm test installs one, or set PORTAL_CHROMIUM to the file of one.')
  },
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
