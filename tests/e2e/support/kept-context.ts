import type { Browser, BrowserContext } from '@playwright/test'

/**
 * A browser context shared by a worker's tests. HTTP and code caches stay, which saves downloading and compiling the
 * portal; everything else of a test is removed.
 */
export interface KeptContext {
  readonly context: BrowserContext
  /** False once a test has installed a clock, which no later page of the context gets rid of. */
  mayStay(): boolean
  /** Before a test: opens its page, with an empty storage. */
  begin(permissions: readonly string[]): Promise<void>
  /** After a test: removes its pages, answers, listeners, scripts, cookies and permissions. */
  end(): Promise<void>
}

/** What tests listen to. */
const events = [
  'page',
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'console',
  'dialog',
  'weberror',
  'framenavigated',
]

export async function keepContext(browser: Browser): Promise<KeptContext> {
  const context = await browser.newContext()
  let hasClock = false
  const install = context.clock.install.bind(context.clock)
  context.clock.install = (...options) => {
    hasClock = true
    return install(...options)
  }
  const scripts: { dispose(): Promise<void> }[] = []
  const addInitScript = context.addInitScript.bind(context)
  context.addInitScript = async (...script: Parameters<typeof addInitScript>) => {
    const added = await addInitScript(...script)
    scripts.push(added)
    return added
  }
  /** Where pages of the last test may have stored something. */
  const origins = new Set<string>()

  return {
    context,
    // Leftovers in storage are removed with Chromium's protocol.
    mayStay: () => !hasClock && browser.browserType().name() === 'chromium',
    async begin(permissions) {
      const page = await context.newPage()
      if (origins.size > 0) {
        const session = await context.newCDPSession(page)
        for (const origin of origins)
          await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
        await session.detach()
        origins.clear()
      }
      if (permissions.length > 0) await context.grantPermissions(permissions)
      context.on('framenavigated', (frame) => {
        if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin)
      })
    },
    async end() {
      for (const event of events) context.removeAllListeners(event)
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await Promise.all(context.pages().map((page) => page.close()))
      await Promise.all(scripts.splice(0).map((script) => script.dispose()))
      await Promise.all([context.clearCookies(), context.clearPermissions()])
    },
  }
}
