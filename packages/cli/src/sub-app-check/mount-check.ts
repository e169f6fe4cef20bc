import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Difference } from './compared-runs.ts'
import { type Comparison, comparedInFrame, comparedInQiankun, type Runs } from './compared-runs.ts'
import { type Journey, travel } from './journey.ts'
import { type CheckPortal, newWindow, pendingRequests, visitPortal } from './portal-visit.ts'
import { runInQiankun } from './qiankun-runs.ts'
import { type Finding, type Host, ok, problem } from './recommendation.ts'
import { reasonOf } from './reported-errors.ts'
import { inherit, isDrawn } from './seen-page.ts'
import { closeSoon } from './served-file.ts'

/** Opens the page in a window of its own; no runs where it shows nothing there. */
async function runAlone(browser: Browser, url: string, journey?: Journey): Promise<Runs> {
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

const about = 'iframe'

interface Options {
  readonly hasBridge: boolean
  readonly journey?: Journey | undefined
}

/** Opens the page in an iframe of the portal, in two tabs; what others are compared with also dark and in another language. */
async function runInFrames(
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

/** Differences that are told of one comparison; those that follow often have the same cause. */
const mostTold = 3

/** Makes findings of comparisons, with pictures of what differs in a folder. */
async function told(
  comparisons: readonly Comparison[],
  host: Host,
  folder: string | undefined,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { about, found, wrong, right, remedy = '' } of comparisons) {
    if (found.length === 0) {
      findings.push({ ...ok(about, right), host })
      continue
    }
    const shown = found.slice(0, mostTold)
    const sentence = shown.map(({ when, remark }) => `${when}, ${remark}`).join('. Then, ')
    const pictures = await written(shown, `${host}-${about.replaceAll(/\W+/g, '-')}`, folder)
    findings.push({ ...problem(about, `${wrong}: ${sentence}. ${remedy}`.trim()), host, pictures })
  }
  return findings
}

async function written(found: readonly Difference[], name: string, folder?: string): Promise<string[]> {
  const place = resolve(folder ?? (await mkdtemp(join(tmpdir(), 'portal-check-'))))
  await mkdir(place, { recursive: true })
  const files: string[] = []
  for (const [index, { pictures }] of found.entries()) {
    for (const [side, picture] of Object.entries({ expected: pictures[0], found: pictures[1] })) {
      if (!picture) continue
      const file = join(place, `${name}-${index + 1}-${side}.jpg`)
      await writeFile(file, picture)
      files.push(file)
    }
  }
  return files
}

export interface MountOptions {
  /** Whether it speaks to the portal, and so is right only with one. */
  readonly hasBridge: boolean
  readonly journey?: Journey | undefined
  /** Folder for pictures of differences; a temporary one without. */
  readonly pictures?: string | undefined
}

export interface Mounted {
  readonly findings: readonly Finding[]
  /** Names of the portal that the page writes, which it has for itself where the installation says so. */
  readonly ownNames: readonly string[]
}

/** Opens the page alone, and in the portal in each way, and tells in what it is not the same. */
export async function checkMounting(
  browser: Browser,
  portal: CheckPortal,
  { hasBridge, journey, pictures }: MountOptions,
): Promise<Mounted> {
  const [alone, framed, mounted] = await Promise.all([
    hasBridge ? {} : runAlone(browser, portal.subApp, journey),
    runInFrames(browser, portal, { hasBridge, journey }),
    runInQiankun(browser, portal, journey),
  ])
  const reference = hasBridge ? framed.runs : alone
  return {
    findings: [
      ...mounted.findings.map((finding) => ({ ...finding, host: 'qiankun' as const })),
      ...(await told(comparedInQiankun(mounted.runs, reference, !hasBridge), 'qiankun', pictures)),
      ...framed.findings.map((finding) => ({ ...finding, host: 'iframe' as const })),
      ...(await told(comparedInFrame(framed.runs, alone), 'iframe', pictures)),
    ],
    ownNames: mounted.ownNames,
  }
}
