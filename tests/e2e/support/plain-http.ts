import type { BrowserContext } from '@playwright/test'

/** Takes away what browsers withhold from pages that come over plain http from another machine. */
export const withoutSecureContext = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const name of ['subtle', 'randomUUID']) {
      Object.defineProperty(crypto, name, { value: undefined, configurable: true })
    }
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true })
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  })
