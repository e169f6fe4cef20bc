import { worldCookie } from '@portal/protocol/world'
import { test as base } from '@portal/testing/playwright'
import { type KeptContext, keepContext } from './kept-context.ts'
import { typeWhatIsFilled } from './typed-fill.ts'

interface WorkerFixtures {
  /** By the options that their tests have in common. */
  readonly keptContexts: Map<string, KeptContext>
}

/** The test of our testing package, with contexts that tests of the same options use one after another. */
export const test = base.extend<object, WorkerFixtures>({
  keptContexts: [async ({ browser: _closesThem }, use) => use(new Map()), { scope: 'worker' }],
  // Its parameters are all that a context can be made with; Playwright hands it to the context itself.
  context: async (
    {
      browser,
      keptContexts,
      portalWorld,
      permissions,
      acceptDownloads,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      screen,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    testInfo,
  ) => {
    const options = JSON.stringify([
      permissions,
      acceptDownloads,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      screen,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    ])
    const kept = keptContexts.get(options) ?? (await keepContext(browser))
    keptContexts.set(options, kept)
    await kept.begin(permissions ?? [])
    await kept.context.addCookies([{ name: worldCookie, value: portalWorld.world, url: portalWorld.url }])
    await use(kept.context)
    if (testInfo.errors.length === 0 && kept.mayStay()) return kept.end()
    // Playwright describes the page of a failed test as its context closes.
    keptContexts.delete(options)
    await kept.context.close()
  },
  page: async ({ context, browserName }, use) => {
    const [page = await context.newPage()] = context.pages()
    if (browserName === 'firefox') typeWhatIsFilled(page)
    await use(page)
    // Requests that a test handles may be pending when the browser closes.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
