import type { BrowserContext } from '@playwright/test'
import { expect } from './portal.ts'

/** Changes the configuration that the portal's pages get, as an installation would do it in its file. */
export async function configure(
  context: BrowserContext,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  await context.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config: unknown = await response.json()
    await route.fulfill({ response, json: Object.assign({}, config, change) })
  })
}

/** Serves the portal's page as a server does for an installation whose systems are all in iframes. */
export const forbidEval = (context: BrowserContext): Promise<unknown> =>
  context.route('**', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest() || request.frame().parentFrame()) return route.fallback()
    const response = await route.fetch()
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain(" 'unsafe-eval'")
    headers['content-security-policy'] = policy.replace(" 'unsafe-eval'", '')
    await route.fulfill({ response, headers })
  })
