import { pageStands } from '../../../session/sub-app-pages.ts'
import { type FailureReason, failureReason } from '../failure/failure.ts'
import { limits } from '../limits.ts'
import type { AttemptEvent } from './instance-phase.ts'
import { type OpenedPage, type OpenPageOptions, openPage } from './open-page.ts'
import { PageRemoved } from './page-presence.ts'
import { unsavedInput } from './unsaved-input.ts'
import { watchPage } from './watch-page.ts'

interface LivePageOptions extends OpenPageOptions {
  /** Told how far it is. */
  readonly tell: (event: AttemptEvent) => void
  /** It knows no bridge and was mounted behind others: it has read the address, which is another page's. */
  readonly onMisled: () => void
}

export interface LivePage extends Pick<OpenedPage, 'activeChanged' | 'led'> {
  /** Address of the sub-app's HTML page. */
  readonly entry: string
  /** Takes it away; from now on it can do nothing to its tab. */
  end(): void
}

/** One attempt at the page of a tab, from its opening to its end. */
export function livePage({ tell, onMisled, ...options }: LivePageOptions): LivePage {
  const { tab, attempt, services } = options
  const unsaved = unsavedInput((isDirty) => services.setDirty(tab.tabId, isDirty))
  // What the page before it held is gone.
  if (attempt > 1) services.setDirty(tab.tabId, false)
  const gone = pageStands()
  const page = openPage(options, unsaved.told)
  let isOver = false

  function givenUp(reason: FailureReason, error: unknown): void {
    page.placeChanged(false)
    services.onFailure(page.failureOf(reason, error))
  }
  function lost(reason: 'crashed' | 'removed', error: unknown): void {
    givenUp(reason, error)
    tell({ type: 'lost', attempt, reason, error })
  }

  const leave = watchPage(page, {
    mounted() {
      if (!page.isShown() && !page.usesBridge()) onMisled()
      tell({ type: 'mounted', attempt })
    },
    failed(error, mayAppear) {
      const reason = failureReason(error)
      givenUp(reason, error)
      // Nobody has typed into what was never seen.
      unsaved.missed(0)
      tell({ type: 'failed', attempt, reason, error })
      if (!mayAppear) end()
    },
    slowed: () => tell({ type: 'slowed', attempt }),
    erred: (error) => tell({ type: 'erred', attempt, error }),
    crashed(error) {
      lost('crashed', error)
      // As long as people wait for any page.
      unsaved.missed(limits.mountTimeoutMs)
    },
    // Its code is sound and may put it back at any time, with all that it holds.
    removed: () => lost('removed', new PageRemoved(tab.app)),
    appeared() {
      page.placeChanged(true)
      unsaved.held()
      tell({ type: 'appeared', attempt })
    },
  })

  function end(): void {
    if (isOver) return
    isOver = true
    unsaved.end()
    page.revoke()
    leave()
    void page.instance.close().finally(gone)
  }

  return { entry: page.instance.entry, activeChanged: page.activeChanged, led: page.led, end }
}
