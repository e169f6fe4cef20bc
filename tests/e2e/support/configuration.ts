import type { BrowserContext } from '@playwright/test'

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
