import type { Page } from 'playwright-core'
import { advice, type Finding, problem, some } from './finding.ts'
import { ownWindow } from './page-area.ts'

/** What a page does to the whole window before anything of it is pressed. */
export interface Unasked {
  /** Dialogs of the browser, by kind and text. */
  readonly dialogs: readonly string[]
  /** Where it has led the window of the portal. */
  readonly moves: readonly string[]
  /** Resolves with the first of them; never, if there is none. */
  readonly moved: Promise<void>
}

export function watchUnasked(page: Page): Unasked {
  const dialogs: string[] = []
  const moves: string[] = []
  page.on('dialog', (dialog) => {
    const isLeaving = dialog.type() === 'beforeunload'
    if (!isLeaving)
      dialogs.push(`${dialog.type()} “${dialog.message()}”`)
      // The page may be gone by then.
    ;(isLeaving ? dialog.accept() : dialog.dismiss()).catch(() => {})
  })
  const moved = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
      moves.push(request.url())
      resolve()
    })
  })
  return { dialogs, moves, moved }
}

export function unaskedFindings({ dialogs, moves }: Omit<Unasked, 'moved'>): Finding[] {
  const findings: Finding[] = []
  const [address] = moves
  if (address !== undefined) {
    findings.push(
      problem(
        'location',
        `It leads the window of the portal, with all its tabs, to ${address} without being asked to. Show what is there in the page, or call ` +
          `openTab or sessionExpired of the bridge. ${ownWindow}`,
      ),
    )
  }
  if (dialogs.length > 0) {
    const isAgain = dialogs.length > 1
    const remark =
      `It opens dialogs of the browser by itself${isAgain ? ', again and again' : ''} (${some([...new Set(dialogs)])}), which stop every tab of the portal until ` +
      'they are answered. Show messages in the page, or call notify of the bridge.'
    findings.push(isAgain ? problem('dialogs', remark) : advice('dialogs', remark))
  }
  return findings
}
