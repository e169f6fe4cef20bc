import type { Browser } from 'playwright-core'
import type { Runs } from './compared-runs.ts'
import { type Journey, travel } from './journey.ts'
import { newWindow, pendingRequests } from './portal-visit.ts'
import { inherit, isDrawn } from './seen-page.ts'
import { closeSoon } from './time-limit.ts'

/** Opens the page in a window of its own; no runs where it shows nothing there. */
export async function runAlone(browser: Browser, url: string, journey?: Journey): Promise<Runs> {
  const context = await newWindow(browser)
  const runs: Runs = {}
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const frame = page.mainFrame()
    const seen = { page, frame, within: 'body', pending: pendingRequests(page), errors: () => errors }
    for (const name of ['first', 'again', 'dark'] as const) {
      if (name === 'dark') await page.emulateMedia({ colorScheme: 'dark' })
      errors.length = 0
      await page.goto(url)
      if (!(await isDrawn(seen))) break
      await inherit(frame)
      runs[name] = await travel(seen, journey, runs.first, name === 'dark' ? 1 : 2)
    }
  } catch {
    // It needs the portal, or can't be used for long: the runs in the portal tell.
  } finally {
    await closeSoon(context.close())
  }
  return runs
}
