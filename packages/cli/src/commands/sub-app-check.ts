import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startServer } from '@portal/mock-server/server'
import { endpoints } from '@portal/protocol'
import { mainWorld } from '@portal/protocol/world'
import { demoAccounts } from '@portal/store/certificates'
import { openStore } from '@portal/store/store'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { builtFiles, installationIn } from '../installation.ts'
import { checkFiles } from '../sub-app-check/file-checks.ts'
import { readJourney } from '../sub-app-check/journey.ts'
import { checkLifecycles } from '../sub-app-check/lifecycle-check.ts'
import { checkMounting, type Mounted, type MountOptions } from '../sub-app-check/mount-check.ts'
import type { CheckPortal } from '../sub-app-check/portal-visit.ts'
import {
  configLine,
  type Finding,
  type Host,
  isProblem,
  unknown,
  verdictOf,
} from '../sub-app-check/recommendation.ts'
import { table } from '../terminal/terminal.ts'

interface CheckOptions {
  /** Address of the portal that will load it. */
  readonly portal: string
  /** False leaves the browser out. */
  readonly mount: boolean
  /** The host that the installation has, in place of the recommended one. */
  readonly host?: Host | undefined
  /** File of what the team does with its page. */
  readonly journey?: string | undefined
  /** Folder for pictures of differences. */
  readonly pictures?: string | undefined
  readonly json?: true
}

/** The person and the page that the sub-app is tried with: a menu item of the demo company. */
const tried = { userName: 'wangjing', app: 'oms', page: '/child/oms/orders/ceramic' } as const

/**
 * Reports everything known about how a sub-app will work in the portal.
 * @throws {Failure} when there is a problem
 */
export async function checkSubApp(url: string, options: CheckOptions, context: Context): Promise<void> {
  const journey = options.journey === undefined ? undefined : await readJourney(options.journey)
  const files = await checkFiles(url, new URL(options.portal).origin)
  const isReadable = files.every(({ about, verdict }) => about !== 'page' || verdict === 'ok')
  const mounted = isReadable ? await checkInBrowser(url, { ...options, journey }, context) : untried()
  const { works, host, reason, findings } = verdictOf([...files, ...mounted.findings], options.host)
  const problems = findings.filter(isProblem).length
  const config = configLine(url, host, mounted.ownNames)
  if (options.json)
    context.terminal.result(JSON.stringify({ url, works, findings, recommended: { host, reason, config } }))
  else
    context.terminal.result(
      table(
        findings.map(({ verdict, about, remark, host, pictures = [] }) => [
          mark[verdict],
          host === 'iframe' && !about.startsWith('iframe') ? `iframe: ${about}` : about,
          [remark, ...pictures].join('\n'),
        ]),
      ),
    )
  if (problems > 0)
    throw new Failure(
      `${problems === 1 ? 'One problem has' : `${problems} problems have`} to be fixed before it goes into the portal.`,
    )
  if (!options.json)
    context.terminal.result(
      works
        ? `\nIt will work in the portal, in ${host === 'iframe' ? 'an iframe' : 'qiankun'}: ${reason}. In subApps of config.json:\n  ${config}`
        : '\nNothing wrong found in its files; it was not mounted.',
    )
}

const mark: Readonly<Record<Finding['verdict'], string>> = {
  ok: 'ok',
  advice: 'ADVICE',
  problem: 'PROBLEM',
  unknown: '?',
}

const untried = (remark?: string): Mounted => ({
  findings: remark === undefined ? [] : [unknown('mounting', remark)],
  ownNames: [],
})

async function checkInBrowser(
  url: string,
  { mount, portal, journey, pictures }: Omit<CheckOptions, 'journey'> & Pick<MountOptions, 'journey'>,
  context: Context,
): Promise<Mounted> {
  if (!mount) return untried('Not tried, as --no-mount says.')
  const executablePath = await context.checkout.findBrowser()
  if (!executablePath)
    return untried(
      'Not tried: no browser was found. npm test installs one, or set PORTAL_CHROMIUM to the file of one.',
    )
  const { chromium } = await import('playwright-core')
  // Chromium's sandbox refuses to run for root, as whom containers run.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  try {
    const lifecycles = await checkLifecycles(browser, url, await bridgeVersion(context))
    const hasBridge = lifecycles.some(({ about, verdict }) => about === 'bridge' && verdict !== 'unknown')
    const { findings, ownNames } = await withPortal(url, portal, context, (own) =>
      checkMounting(browser, own, { hasBridge, journey, pictures }),
    )
    return { findings: [...lifecycles, ...findings], ownNames }
  } finally {
    await browser.close()
  }
}

/** The portal's own version; the command line doesn't import the SDK, of which sub-app teams have a copy. */
async function bridgeVersion({ checkout }: Context): Promise<number> {
  const sdk = join(checkout.root, 'packages/sub-app-sdk/dist/bridge.js')
  return (await import(pathToFileURL(sdk).href)).bridgeVersion
}

/** Serves a portal of its own for the moment, over a database of its own. */
async function withPortal<Result>(
  subApp: string,
  portal: string,
  { checkout }: Context,
  use: (portal: CheckPortal) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-check-'))
  const { publicDir } = await installationIn(dataDir)
  const store = await openStore({ dataDir, onCode: () => {}, onProgress: () => {} })
  try {
    const staticRoots = {
      ...builtFiles(checkout),
      installation: publicDir,
      subAppEntries: { [tried.app]: subApp },
    }
    const server = await startServer({
      host: '127.0.0.1',
      port: 0,
      store,
      defaultWorld: mainWorld,
      staticRoots,
    })
    try {
      const password = demoAccounts(await store.world(mainWorld)).find(
        (one) => one.userName === tried.userName,
      )?.password
      const certificate = await signIn(server.url, tried.userName, password ?? '')
      const { app, page } = tried
      return await use({
        ...{ app, page, subApp, certificate },
        url: server.url,
        portalOrigin: new URL(portal).origin,
      })
    } finally {
      await server.close()
    }
  } finally {
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function signIn(portal: string, userName: string, password: string): Promise<string> {
  const response = await fetch(portal + endpoints.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  })
  // A response of our own server; an unexpected shape is reported below.
  const { data } = (await response.json()) as { data?: { certificate?: unknown } }
  if (typeof data?.certificate !== 'string')
    throw new Failure(`${userName} could not sign in to the portal of the check.`)
  return data.certificate
}
