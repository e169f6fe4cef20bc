import { type Browser, errors as browserErrors } from 'playwright-core'
import type { Runs } from './compared-runs.ts'
import {
  checkHidden,
  drawnPageFindings,
  isMisdirected,
  isRefused,
  misdirectedFindings,
  stateOfPortal,
} from './drawn-page-check.ts'
import { type Journey, travel } from './journey.ts'
import { judgedUnmount, restAfterClosing } from './lifecycle-check.ts'
import { type CheckPortal, newWindow, type PortalVisit, patienceMs, visitPortal } from './portal-visit.ts'
import { advice, type Finding, isProblem, ok, problem, some } from './recommendation.ts'
import { errorList, ownErrors, reasonOf, refusedMoves, reservedNames } from './reported-errors.ts'
import { lookOfPortal } from './seen-page.ts'
import { closeSoon, hasFrozen } from './served-file.ts'
import { type Unasked, unaskedFindings, watchUnasked } from './stand-in-portal.ts'

const about = 'mounting'

const changesPortal = problem(
  'styles',
  'Its styles change elements of the portal, such as body, headings or buttons. Put them below a class of your own.',
)

const writes = (names: readonly string[]): Finding =>
  advice(
    'own names',
    `It writes ${some(names)}, which the portal has for itself. With "ownNames" beside its entry it has its own value, as it had here; in an iframe only on another host name.`,
  )

/** What is looked at, one after the other; each step takes the page as the one before has left it. */
type Step = typeof about | 'a press' | 'second tab' | 'unmounting' | 'dark theme' | 'language'

/** How far a look has come: what was found counts, also when the browser stops in the midst of it. */
interface Progress {
  step: Step
  unasked?: Unasked
  readonly findings: Finding[]
  readonly runs: Runs
}

interface Looked {
  readonly findings: readonly Finding[]
  readonly runs: Runs
  readonly ownNames: readonly string[]
}

/** Mounts the sub-app in the real frame, as a signed-in person would see it, and looks at what happens. */
export async function runInQiankun(
  browser: Browser,
  portal: CheckPortal,
  journey?: Journey,
  ownNames: readonly string[] = [],
): Promise<Looked> {
  const context = await newWindow(browser)
  const over = new AbortController()
  const progress: Progress = { step: about, findings: [], runs: {} }
  const visit = await visitPortal(context, portal, { host: 'qiankun', ownNames })
  try {
    const looking = lookAt(visit, { journey, ownNames }, progress).catch((error: unknown) => {
      // Once the page is closed it fails, and is no longer waited for.
      if (!over.signal.aborted) progress.findings.push(...brokenOff(progress, error))
    })
    const isFrozen = await Promise.race([looking.then(() => false), hasFrozen(visit.page, over)])
    if (isFrozen) progress.findings.push(stopsAnswering(progress.step))
  } finally {
    over.abort()
    await closeSoon(context.unrouteAll({ behavior: 'ignoreErrors' }).then(() => context.close()))
  }
  const all = [...new Set([...ownNames, ...reservedNames(visit.errors)])]
  // With names of its own it may be another page, which writes others.
  if (all.length > ownNames.length) return runInQiankun(browser, portal, journey, all)
  return { ...progress, ownNames }
}

/** @param step what the page had to do meanwhile */
export const stopsAnswering = (step: Step): Finding =>
  problem(
    step,
    'It stops the browser from answering, and every tab of the portal with it: ' +
      (step === about
        ? "its scripts never come to an end once they share the portal's window. Angular with zone.js does so; without it " +
          '(provideZonelessChangeDetection) it is mounted.'
        : 'once it is mounted, its scripts come into a loop without an end. Correct that; an iframe on the same site would stop, too.'),
  )

/** @param error why the rest of a step could not be done */
export function brokenOff({ step, unasked }: Pick<Progress, 'step' | 'unasked'>, error: unknown): Finding[] {
  const causes = unasked ? unaskedFindings(unasked) : []
  return causes.some(isProblem) ? causes : [...causes, problem(step, whyBrokenOff(error))]
}

function whyBrokenOff(error: unknown): string {
  const reason = reasonOf(error)
  if (/crashed/i.test(reason))
    return 'It ends the process of the page, and every tab of the portal with it: see what takes so much memory.'
  if (error instanceof browserErrors.TimeoutError)
    return `With it the portal does not do within ${patienceMs / 1000} seconds what it is asked for, such as opening or closing a tab.`
  return `With it the portal can't be used to the end: ${reason}.`
}

async function lookAt(
  visit: PortalVisit,
  { journey, ownNames }: { readonly journey: Journey | undefined; readonly ownNames: readonly string[] },
  progress: Progress,
): Promise<void> {
  const { page, errors } = visit
  const { findings, runs } = progress
  const misdirected: string[] = []
  page.on('response', (response) => {
    if (isMisdirected(response)) misdirected.push(response.url())
  })
  page.on('requestfailed', (request) => {
    if (isRefused(request)) misdirected.push(request.url())
  })
  await visit.enter()
  const before = await stateOfPortal(page)
  misdirected.length = 0
  const unasked = watchUnasked(page)
  progress.unasked = unasked

  /** Goes through the page that was opened; undefined if it is not there. */
  const pass = async (step: Step, what: string, presses?: number) => {
    progress.step = step
    const trouble = await visit.whyNotMounted()
    const seen = trouble === undefined ? await visit.seen() : undefined
    if (seen) return travel(seen, journey, runs.first, presses)
    findings.push(
      problem(
        step,
        `${what} ${trouble ? `is not mounted. ${trouble}` : `draws nothing. ${errorList(errors)}`}`,
      ),
    )
    return undefined
  }

  await visit.showFirst()
  const trouble = await Promise.race([visit.whyNotMounted(), unasked.moved])
  if (unasked.moves.length > 0) return void findings.push(...unaskedFindings(unasked))
  if (trouble) return void findings.push(problem(about, trouble))
  if (!(await visit.seen())) {
    const remedy = 'Draw into the container that mount gets, and give a router the property base.'
    return void findings.push(
      problem(about, `It mounts but draws nothing. ${remedy} ${errorList(ownErrors(errors))}`),
    )
  }
  if (ownNames.length === 0 && reservedNames(errors).length > 0) return
  if (ownNames.length > 0) findings.push(writes(ownNames))
  findings.push(
    ok(about, 'It is mounted in the real frame.'),
    ...((await lookOfPortal(page)) === before.look ? [] : [changesPortal]),
    ...(await drawnPageFindings(page, refusedMoves(errors))),
    ...unaskedFindings(unasked),
  )
  // What it does from now on is asked for.
  delete progress.unasked
  const first = await pass('a press', 'It')
  if (!first) return
  runs.first = first
  findings.push(...(await checkHidden(visit, before)))

  await visit.showAnother()
  const second = await pass('second tab', 'A second tab of it')
  if (second) runs.second = second
  await visit.closeTab()
  await visit.showFirst()
  if (second && !(await visit.seen()))
    findings.push(problem('second tab', 'A second tab of it takes away what the first one shows.'))

  progress.step = 'unmounting'
  const closing = errors.length
  const once = await restAfterClosing(visit)
  await visit.showFirst()
  const reopened = await pass('unmounting', 'Opened again, it')
  if (!reopened) return
  runs.reopened = reopened
  const twice = await restAfterClosing(visit)
  findings.push(
    ...judgedUnmount(
      once,
      twice,
      ownErrors(errors.slice(closing)).filter((one) => !reopened.errors.includes(one)),
    ),
  )

  await page.emulateMedia({ colorScheme: 'dark' })
  await visit.showFirst()
  const dark = await pass('dark theme', 'In the dark theme it', 1)
  if (dark) runs.dark = dark
  await page.emulateMedia({ colorScheme: 'light' })
  await visit.reload('zh')
  const language = await pass('language', 'In another language it', 0)
  if (language) runs.language = language
  findings.push(...misdirectedFindings(misdirected))
}
