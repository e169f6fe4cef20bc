import { launchBrowser } from '../../../scripts/browser/require-browser.mjs'

/** A slow processor and a slow line, as in the budget of the design. */
export const slowness = { processor: 4, megabits: 1.6, latencyMs: 150 }

// Each new window would load two pages for its address bar, and take processor time from what is measured.
export const startBrowser = () => launchBrowser(['--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup'])

/** @param {import('@playwright/test').Page} page */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = (slowness.megabits * 1e6) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowness.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness.processor })
}
