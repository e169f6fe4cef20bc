import { RemoteError } from '@portal/protocol/remote-error'
import { globalStateOf } from '../bridge/legacy-props.ts'
import { createSubAppGate } from '../bridge/sub-app-gate.ts'
import type { SubAppServices, SubAppTab } from '../bridge/sub-app-services.ts'
import { createTabBridge } from '../bridge/tab-bridge.ts'
import { type FailureReason, failureReason, type SubAppFailure } from '../failure.ts'
import type { OpenSubApp } from '../host/sub-app-host.ts'
import { limits } from '../limits.ts'
import { pageBegins } from './calling-page.ts'
import type { AttemptEvent } from './instance-state.ts'
import { PageRemoved } from './page-presence.ts'
import { watchTyping } from './typed-pages.ts'
import { watchPage } from './watch-page.ts'

interface FailedPage {
  readonly tab: SubAppTab
  /** The current path, with its query. */
  readonly path: string
  readonly entry: string
  readonly attempt: number
}

/** A failure of one page, for the log and the panel. */
export const pageFailure = (
  { tab: { tabId, app }, path, entry, attempt }: FailedPage,
  reason: SubAppFailure['reason'],
  error: unknown,
): SubAppFailure => ({ tabId, app, reason, error, path: path.replace(/[?#].*$/, ''), entry, attempt })

interface LivePageOptions {
  readonly tab: SubAppTab
  /** The name of its system. */
  readonly systemName: string
  readonly attempt: number
  /** The element that gets the page. */
  readonly parent: HTMLElement
  readonly isActive: boolean
  readonly services: SubAppServices
  readonly open: OpenSubApp
  readonly report: (event: AttemptEvent) => void
}

export interface LivePage {
  /** Address of the sub-app's HTML page. */
  readonly entry: string
  /** The tab is shown or hidden. */
  activeChanged(isActive: boolean): void
  /** The tab's path has changed, perhaps because the page itself has navigated. */
  pathChanged(path: string): void
  /** Unmounts the page, which has no effect from now on. */
  end(): void
}

/** One attempt at a tab's page, from opening to end. */
export function livePage(options: LivePageOptions): LivePage {
  const { tab, systemName, attempt, parent, services, open, report } = options
  let { isActive } = options
  /** False behind a failure panel. */
  let isThere = true
  let isIntercepted = false
  let isOver = false
  /** The path that both the page and the frame know. */
  let path = tab.path
  const reportedErrors = new Set<unknown>()
  const isShown = () => isActive && isThere
  const failureOf = (reason: SubAppFailure['reason'], error: unknown) =>
    pageFailure({ tab, path, entry: instance.entry, attempt }, reason, error)

  // The input of the previous attempt is lost.
  if (attempt > 1) services.setDirty(tab.tabId, false)
  const pageUnmounted = services.pageMounted()
  const gate = createSubAppGate({
    tab,
    frame: services,
    onErrorReported: (error) => reportedErrors.add(error),
    onDirtyReported: () => typing.reportsInput(),
    onNavigated(to) {
      path = to
    },
  })
  const send = services.sendFor(tab.app)
  const { bridge, activeChanged, requestRoute } = createTabBridge({
    tab,
    gate,
    isActive: isShown,
    async request(call, options) {
      try {
        return await send(call, options)
      } catch (error) {
        isIntercepted ||= error instanceof RemoteError && error.kind === 'intercepted'
        throw error
      }
    },
  })
  const instance = open({
    app: tab.app,
    parent,
    bridge,
    title: systemName,
    isShown,
    globalState: globalStateOf(services),
    isRetry: attempt > 1,
    // The tab may be closed by then, so the failure must name it.
    onUnmountFailed: (error) => services.onFailure(failureOf('unmount', error)),
  })
  const typing = watchTyping(tab.tabId, instance.container)
  const leavesPages = pageBegins({
    tabId: tab.tabId,
    places: instance.places,
    isShown,
    isIntercepted: () => isIntercepted,
    reload: () => report({ type: 'reloaded', attempt }),
  })
  instance.shown(isShown())

  /** A page behind a failure panel counts as hidden: it gets no keys and need not poll. */
  function updateShown(change: () => void): void {
    const before = isShown()
    change()
    if (isShown() === before) return
    activeChanged(isShown())
    instance.shown(isShown())
  }
  function fail(reason: FailureReason, error: unknown): void {
    gate.lost()
    updateShown(() => {
      isThere = false
    })
    services.onFailure(failureOf(reason, error))
  }
  function lose(reason: 'crashed' | 'removed', error: unknown): void {
    fail(reason, error)
    report({ type: 'lost', attempt, reason, error })
  }

  const unwatch = watchPage(
    { instance, isShown, hasReported: (error) => reportedErrors.has(error) },
    {
      mounted: () => report({ type: 'mounted', attempt }),
      failed(error, mayAppear) {
        const reason = failureReason(error)
        fail(reason, error)
        // A page that was never visible holds no input.
        gate.forgetInputAfter(0)
        report({ type: 'failed', attempt, reason, error })
        if (!mayAppear) end()
      },
      slowed: () => report({ type: 'slowed', attempt }),
      erred: (error) => report({ type: 'erred', attempt, error }),
      crashed(error) {
        lose('crashed', error)
        gate.forgetInputAfter(limits.mountTimeoutMs)
      },
      // Its code still runs and may restore the page with its input.
      removed: () => lose('removed', new PageRemoved(tab.app)),
      appeared() {
        gate.restored()
        updateShown(() => {
          isThere = true
        })
        report({ type: 'appeared', attempt })
      },
    },
  )

  function end(): void {
    if (isOver) return
    isOver = true
    gate.revoke()
    unwatch()
    typing.end()
    leavesPages()
    void instance.close().finally(pageUnmounted)
  }

  return {
    entry: instance.entry,
    activeChanged(isActiveNow) {
      updateShown(() => {
        isActive = isActiveNow
      })
    },
    pathChanged(to) {
      // Without the fragment that a page has reported, it is the same place.
      if (to === path || to === path.replace(/#.*/, '')) return
      path = to
      requestRoute(to)
    },
    end,
  }
}
