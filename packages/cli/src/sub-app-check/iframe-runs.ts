import type { Browser } from 'playwright-core'
import type { Runs } from './compared-runs.ts'
import { type Finding, problem } from './finding.ts'
import { type Journey, travel } from './journey.ts'
import { type CheckPortal, newWindow, visitPortal } from './portal-visit.ts'
import { reasonOf } from './reported-errors.ts'
import { closeSoon } from './time-limit.ts'

const about = 'iframe'

interface Options {
  readonly hasBridge: boolean
  readonly journey?: Journey | undefined
}

/** Opens the page in an iframe of the portal, in two tabs; what others are compared with also dark and in another language. */
export async function runInFrames(
  browser: Browser,
  portal: CheckPortal,
  { hasBridge, journey }: Options,
): Promise<{ readonly runs: Runs; readonly findings: readonly Finding[] }> {
  const context = await newWindow(browser)
  const [runs, findings]: [Runs, Finding[]] = [{}, []]
  const { page, ...visit } = await visitPortal(context, portal, { host: 'iframe' })
  const open = async (how: () => Promise<unknown>, presses = 2, where = 'In an iframe') => {
    await how()
    const trouble = await visit.whyNotMounted()
    const seen = trouble === undefined ? await visit.seen() : undefined
    if (seen) return travel(seen, journey, runs.first, presses)
    findings.push(problem(about, `${where} it is not shown. ${trouble ?? 'Its window stays empty.'}`))
    throw new NotShown()
  }
  try {
    runs.first = await open(() => visit.reload())
    runs.second = await open(() => visit.showAnother(), 2, 'In a second tab with an iframe')
    if (hasBridge) {
      await page.emulateMedia({ colorScheme: 'dark' })
      runs.dark = await open(() => visit.showAnother(), 1)
      await page.emulateMedia({ colorScheme: 'light' })
      runs.language = await open(() => visit.reload('zh'), 0)
    }
  } catch (error) {
    if (!(error instanceof NotShown))
      findings.push(problem(about, `In an iframe it can't be used to the end: ${reasonOf(error)}.`))
  } finally {
    await closeSoon(context.unrouteAll({ behavior: 'ignoreErrors' }).then(() => context.close()))
  }
  return { runs, findings }
}

class NotShown extends Error {}
