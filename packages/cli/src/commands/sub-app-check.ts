import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startServer } from '@portal/mock-server/server'
import { endpoints } from '@portal/protocol'
import { mainWorld } from '@portal/protocol/world'
import { demoAccounts } from '@portal/store/accounts'
import { openStore } from '@portal/store/store'
import type { Browser } from 'playwright-core'
import { builtFiles } from '../built-files.ts'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { installationIn } from '../installation.ts'
import { checkFiles } from '../sub-app-check/file-checks.ts'
import { type Finding, unknown, verdictOf } from '../sub-app-check/finding.ts'
import { checkLifecycles } from '../sub-app-check/lifecycle-check.ts'
import { type CheckPortal, checkMounting } from '../sub-app-check/mount-check.ts'
import { table } from '../terminal/terminal.ts'

interface CheckOptions {
  /** Address of the portal that will load it. */
  readonly portal: string
  /** False leaves the browser out. */
  readonly mount: boolean
  readonly json?: true
}

/** The person and the pages that the sub-app is tried with: menu items of the demo company. */
const tried = {
  userName: 'wangjing',
  app: 'oms',
  page: '/child/oms/orders/ceramic',
  otherPage: '/child/oms/orders/bathroom',
} as const

/**
 * Reports everything known about how a sub-app will work in the portal.
 * @throws {Failure} when there is a problem
 */
export async function checkSubApp(url: string, options: CheckOptions, context: Context): Promise<void> {
  const files = await checkFiles(url, new URL(options.portal).origin)
  const isReadable = files.every(({ about, verdict }) => about !== 'page' || verdict === 'ok')
  const mounted = isReadable ? await checkInBrowser(url, options, context) : []
  const findings = [...files, ...mounted]
  const problems = findings.filter(({ verdict }) => verdict === 'problem').length
  const works = verdictOf(findings)
  if (options.json) context.terminal.result(JSON.stringify({ url, works, findings }))
  else
    context.terminal.result(
      table(findings.map(({ verdict, about, remark }) => [mark[verdict], about, remark])),
    )
  if (problems > 0)
    throw new Failure(
      `${problems === 1 ? 'One problem has' : `${problems} problems have`} to be fixed before it goes into the portal.`,
    )
  if (!options.json)
    context.terminal.result(
      works ? '\nIt will work in the portal.' : '\nNothing wrong found in its files; it was not mounted.',
    )
}

const mark: Readonly<Record<Finding['verdict'], string>> = {
  ok: 'ok',
  advice: 'ADVICE',
  problem: 'PROBLEM',
  unknown: '?',
}

async function checkInBrowser(
  url: string,
  { mount, portal }: CheckOptions,
  context: Context,
): Promise<Finding[]> {
  if (!mount) return [unknown('mounting', 'Not tried, as --no-mount says.')]
  const executablePath = await context.checkout.findBrowser()
  if (!executablePath) {
    return [
      unknown(
        'mounting',
        'Not tried: no browser was found. npm test installs one, or set PORTAL_CHROMIUM to the file of one.',
      ),
    ]
  }
  const { chromium } = await import('playwright-core')
  // Chromium's sandbox refuses to run for root, as whom containers run.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  try {
    const lifecycles = await checkLifecycles(browser, url, await bridgeVersion(context))
    return [
      ...lifecycles,
      ...(await checkInPortal(browser, { subApp: url, portalOrigin: new URL(portal).origin }, context)),
    ]
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
async function checkInPortal(
  browser: Browser,
  checked: Pick<CheckPortal, 'subApp' | 'portalOrigin'>,
  { checkout }: Context,
): Promise<Finding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-check-'))
  const { publicDir } = await installationIn(dataDir)
  const store = await openStore({ dataDir, onCode: () => {}, onProgress: () => {} })
  try {
    const staticRoots = {
      ...builtFiles(checkout),
      installation: publicDir,
      subAppEntries: { [tried.app]: checked.subApp },
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
      const portal: CheckPortal = {
        url: server.url,
        certificate,
        page: tried.page,
        otherPage: tried.otherPage,
        ...checked,
      }
      return await checkMounting(browser, portal)
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
