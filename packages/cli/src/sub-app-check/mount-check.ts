import type { Browser } from 'playwright-core'
import { runAlone } from './alone.ts'
import { comparedInFrame, comparedInQiankun } from './compared-runs.ts'
import type { Finding } from './finding.ts'
import { runInFrames } from './iframe-runs.ts'
import type { Journey } from './journey.ts'
import { told } from './pictures.ts'
import type { CheckPortal } from './portal-visit.ts'
import { runInQiankun } from './qiankun-runs.ts'

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
