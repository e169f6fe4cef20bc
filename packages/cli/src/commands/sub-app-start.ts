import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isLoopback } from '@portal/mock-server/access/allowed-addresses'
import { type SpecifiedSubApp, specifiedSystems } from '@portal/protocol/systems'
import { demoAccounts } from '@portal/store/certificates'
import type { Store } from '@portal/store/store'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { installationOf } from '../installation.ts'
import { isAlive, noteRunning, type RunningSubApp, runningSubApps } from '../sub-app-kit/running-sub-apps.ts'
import type { MisbehaviourName } from '../sub-apps/served-folder.ts'
import { servedFolder } from '../sub-apps/served-folder.ts'
import { table } from '../terminal/terminal.ts'
import { type Listening, serveUntilInterrupted } from './serve-until-interrupted.ts'

interface StartOptions extends Listening {
  /** The demo account that the standalone sub-app is signed in with. */
  readonly user: string
  /** Whose data it shows. */
  readonly world: string
  readonly json?: true
  /** Its misbehaviours. */
  readonly misbehave?: MisbehaviourName
}

/** Serves a built stand-in sub-app at the root of its own port, with a backend for standalone use. */
export async function startSubApp(
  name: SpecifiedSubApp,
  options: StartOptions,
  context: Context,
): Promise<void> {
  const { checkout } = context
  const subApps = join(checkout.root, 'packages/sub-app-stub/dist')
  const folder = await servedFolder(join(subApps, name), options.misbehave)
  const staticRoots = { shell: folder.path, subApps }
  const isOwn = isLoopback(options.host)
  let forget = async () => {}
  const serving = serveUntilInterrupted(
    { ...options, staticRoots, defaultWorld: options.world },
    context,
    async ({ url }, store) => {
      const entry = `${url}/`
      await requireDemoAccount(options.user, options.world, store)
      const startedAt = new Date().toISOString()
      forget = await noteRunning(options.dataDir, { name, pid: process.pid, url: entry, startedAt })
      const signedInUrl = signedInAddress(name, entry, options.user)
      if (options.json)
        return JSON.stringify({ ready: true, name, url: entry, ...(isOwn && { signedInUrl }) })
      return [
        `Sub-app ${name} ready at ${entry}`,
        '',
        ...(isOwn ? [`To see it by itself, signed in as ${options.user}, open`, `  ${signedInUrl}`, ''] : []),
        `To see it inside the portal, let the portal mount it from there:`,
        `  portal up --sub-app ${name}=${entry}`,
        '',
        `Ctrl-C ends it, or portal sub-app stop ${name} in another window.`,
      ].join('\n')
    },
  )
  await serving.finally(() => Promise.all([forget(), folder.remove()]))
}

/**
 * Signs in to the sub-app opened standalone. The stand-in identity provider issues a new one-time code at every visit,
 * so that no secret is printed or expires; it is served on loopback only.
 */
function signedInAddress(name: SpecifiedSubApp, entry: string, user: string): string {
  const query = new URLSearchParams({ system: specifiedSystems.codeOfApp(name), user, redirect_uri: entry })
  return `${entry}sso-provider?${query}`
}

/** @throws {Failure} when the world has no such account */
async function requireDemoAccount(userName: string, world: string, store: Store): Promise<void> {
  const accounts = demoAccounts(await store.world(world))
  if (accounts.some((one) => one.userName === userName)) return
  const names = accounts.map((one) => one.userName).join(', ')
  throw new Failure(`${userName} is no demo account; choose --user from ${names}.`)
}

interface RunningOptions {
  readonly dataDir: string
  readonly json?: true
}

/** What `portal sub-app start` has begun over this data folder and what still runs. */
export async function printRunningSubApps(options: RunningOptions, { terminal }: Context): Promise<void> {
  const running = await runningSubApps(options.dataDir)
  if (options.json) terminal.result(JSON.stringify(running))
  else if (running.length === 0)
    terminal.result('No sub-app is being served; portal sub-app start oms serves one.')
  else terminal.result(runningTable(running))
}

const runningTable = (running: readonly RunningSubApp[]) =>
  table([
    ['sub-app', 'address', 'process', 'since'],
    ...running.map(({ name, url, pid, startedAt }) => [name, url, String(pid), startedAt]),
  ])

/** Stops the processes like Ctrl-C, and waits until they have ended. */
export async function stopSubApps(
  name: SpecifiedSubApp | undefined,
  options: RunningOptions,
  { terminal }: Context,
): Promise<void> {
  const running = (await runningSubApps(options.dataDir)).filter(
    (one) => name === undefined || one.name === name,
  )
  if (name !== undefined && running.length === 0)
    throw new Failure(`The sub-app ${name} is not being served.`)
  await Promise.all(running.map(end))
  if (options.json) terminal.result(JSON.stringify(running))
  else if (running.length === 0) terminal.result('No sub-app was being served.')
  else terminal.result(running.map((one) => `Ended ${one.name} at ${one.url}`).join('\n'))
}

const patienceMs = 10_000
const stepMs = 50

async function end({ name, pid }: RunningSubApp): Promise<void> {
  process.kill(pid, 'SIGTERM')
  for (let waited = 0; waited < patienceMs; waited += stepMs) {
    if (!isAlive(pid)) return
    await setTimeout(stepMs)
  }
  throw new Failure(`The process ${pid}, which serves ${name}, has not ended; end it by hand.`)
}

interface ListOptions {
  readonly company: string
  readonly json?: true
}

/** The sub-apps of a company's installation, with those of the specification (§6, §9). */
export async function listSubApps({ company, json }: ListOptions, { terminal }: Context): Promise<void> {
  const { systems } = await installationOf(company)
  const subApps = systems.apps.map((name) => {
    const systemCode = systems.codeOfApp(name)
    return { name, systemCode, responsibilityFrom: systems.rule(systemCode).responsibilityFrom }
  })
  const header = ['sub-app', 'system', 'responsibility from']
  const rows = subApps.map((app) => [app.name, app.systemCode, app.responsibilityFrom])
  terminal.result(json ? JSON.stringify(subApps) : table([header, ...rows]))
}
