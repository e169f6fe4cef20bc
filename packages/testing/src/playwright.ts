import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect as plainExpect,
} from '@playwright/test'
import type { CallId } from '@portal/protocol'
import { worldCookie, worldHeader } from '@portal/protocol/world'
import { type RunningPortal, startPortal } from './portal-process.ts'
import type { Connection } from './world/connection.ts'
import { type Expected, requireExpectable } from './world/received.ts'
import { openWorld, type TestWorld } from './world/test-world.ts'

/** Where the portal keeps the certificate (specification §9). */
const certificateCookie = 'Admin-Token'

/** The portal of a test, in a world of its own that all pages of the test are in. */
export interface Portal extends TestWorld {
  /**
   * Signs a user in without the form: the next page that is opened is theirs. Gives their certificate.
   * @param context of the test's own page by default
   */
  signInAs(user: string, context?: BrowserContext): Promise<string>
  /** Another browser's visitor in the world of the test, for a second person; closed when the test ends. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>
}

/** What `use` of a `playwright.config.ts` may say: `defineConfig<PortalOptions>(…)`. */
export interface PortalOptions {
  /** Scenarios that the world of each test is in at first, one upon the other; they count more than `copyOf`. */
  readonly scenarios: readonly string[]
  /** Address of a portal that runs already; without it each worker starts one. `PORTAL_URL` by default. */
  readonly portalUrl: string | undefined
  /** What `portal up` is started with, such as `--sub-app`, `oms=http://localhost:7101/`. */
  readonly portalArguments: readonly string[]
  /**
   * A world of the portal that runs already: the world of each test is a copy of it, so that tests side by side don't meet.
   * `PORTAL_WORLD` by default.
   */
  readonly copyOf: string | undefined
}

interface Fixtures extends Pick<PortalOptions, 'scenarios'> {
  readonly portal: Portal
  readonly portalWorld: TestWorld
}

interface WorkerFixtures extends Omit<PortalOptions, 'scenarios'> {
  readonly portalServer: Connection
}

/** Playwright's test with a portal: `page.goto('/')` leads to it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  launchOptions: [
    async ({ launchOptions, browserName }, use, { project }) => {
      const { PORTAL_CHROMIUM: executablePath } = process.env
      const isFree = browserName === 'chromium' && project.use.channel === undefined
      await use(executablePath && isFree ? { executablePath, ...launchOptions } : launchOptions)
    },
    { scope: 'worker' },
  ],
  portalUrl: [process.env.PORTAL_URL, { scope: 'worker', option: true }],
  portalArguments: [[], { scope: 'worker', option: true }],
  portalServer: [
    async ({ portalUrl, portalArguments }, use) => {
      if (portalUrl !== undefined) {
        await use({ url: portalUrl.replace(/\/+$/, ''), controlToken: process.env.PORTAL_CONTROL_TOKEN })
        return
      }
      const portal: RunningPortal = await startPortal(...portalArguments)
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // A portal that the worker has started has no world of that name.
  copyOf: [
    ({ portalUrl }, use) => use(portalUrl === undefined ? undefined : process.env.PORTAL_WORLD),
    { scope: 'worker', option: true },
  ],
  scenarios: [[], { option: true }],
  baseURL: ({ portalServer }, use) => use(portalServer.url),
  portalWorld: async ({ portalServer, scenarios, copyOf }, use) => {
    const world = await openWorld(portalServer, { scenarios, copyOf })
    await use(world)
    await world.remove()
  },
  // Depends on the world, so that its pages are closed before the world is removed.
  context: async ({ portalWorld, context }, use) => {
    await enterWorld(context, portalWorld)
    await use(context)
  },
  request: async ({ playwright, portalWorld, extraHTTPHeaders }, use) => {
    const request = await playwright.request.newContext({
      extraHTTPHeaders: { ...extraHTTPHeaders, [worldHeader]: portalWorld.pass },
    })
    await use(request)
    await request.dispose()
  },
  portal: async ({ browser, portalWorld, context }, use) => {
    const others: BrowserContext[] = []
    await use({
      ...portalWorld,
      async signInAs(user, visitor = context) {
        const value = await portalWorld.certificateOf(user)
        await visitor.addCookies([
          { name: certificateCookie, value, url: portalWorld.url, sameSite: 'Strict' },
        ])
        return value
      },
      async newContext(options) {
        const other = await browser.newContext(options)
        others.push(other)
        await enterWorld(other, portalWorld)
        return other
      },
    })
    await Promise.all(others.map((other) => other.close()))
  },
})

const enterWorld = (context: BrowserContext, { pass, url }: TestWorld) =>
  context.addCookies([{ name: worldCookie, value: pass, url }])

/** Playwright's `expect`, which waits for requests, too: `await expect(portal).toHaveReceived('findDic', { times: 1 })`. */
export const expect = plainExpect.extend({
  async toHaveReceived(
    portal: Pick<TestWorld, 'received'>,
    call: CallId,
    expected: Expected = {},
    options?: { readonly timeout?: number },
  ) {
    // Thrown, so that an expectation that nothing came fails, too.
    requireExpectable(call, expected)
    const problem = await portal.received(call, expected, options).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    return {
      name: 'toHaveReceived',
      pass: problem === undefined,
      message: () => problem ?? `Expected no such request for ${call} ${JSON.stringify(expected)}`,
    }
  },
})
