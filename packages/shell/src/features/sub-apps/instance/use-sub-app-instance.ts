import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import { pageStands } from '../../../session/sub-app-pages.ts'
import { globalStateOf } from '../bridge/old-style-props.ts'
import { sendForSubApp } from '../bridge/send-for-sub-app.ts'
import type { SubAppServices, SubAppTab } from '../bridge/sub-app-services.ts'
import { createTabBridge, type TabBridge } from '../bridge/tab-bridge.ts'
import { failureReason, type SubAppFailure } from '../failure/failure.ts'
import type { OpenSubApp, SubAppInstance } from '../host/sub-app-instance.ts'
import { firstAttempt, type InstanceState, nextInstanceState } from './instance-phase.ts'
import { useInstanceStates } from './instance-states.ts'
import { isBlank } from './page-errors.ts'
import { PageRemoved } from './page-presence.ts'
import type { Premount } from './use-premount.ts'
import { watchPage } from './watch-page.ts'

export interface SubAppInstanceOptions {
  readonly tab: SubAppTab
  readonly isActive: boolean
  readonly services: SubAppServices
  readonly open: OpenSubApp
  /** Of a page that is made ready before it is opened. */
  readonly premount?: Pick<Premount, 'shown' | 'giveUp'> | undefined
}

export interface SubAppInstanceView {
  /** The element that the page is drawn into. */
  readonly parent: RefObject<HTMLDivElement | null>
  readonly state: InstanceState
  readonly retry: () => void
  readonly dismiss: () => void
  /** What there is to say about the present trouble. */
  readonly failure: SubAppFailure | undefined
}

/** Keeps one tab's page alive from the first drawing to the last, and tells it what happens to its tab. */
export function useSubAppInstance({
  tab,
  isActive,
  services,
  open,
  premount,
}: SubAppInstanceOptions): SubAppInstanceView {
  const [state, dispatch] = useReducer(nextInstanceState, firstAttempt)
  const parent = useRef<HTMLDivElement>(null)
  const tabBridge = useRef<TabBridge>(undefined)
  const now = useRef<SubAppInstance>(undefined)
  const entry = useRef('')
  /** Errors that the page itself reported: it has them in hand. */
  const told = useRef(new Set<unknown>())
  const active = useRef(isActive)
  const usesBridge = useRef(false)
  /** Where the page is as far as both sides know. */
  const agreedPath = useRef(tab.path)

  const failureOf = (reason: SubAppFailure['reason'], error: unknown, attempt: number): SubAppFailure => ({
    tabId: tab.tabId,
    app: tab.app,
    reason,
    error,
    path: tab.path.replace(/[?#].*$/, ''),
    entry: entry.current,
    attempt,
  })

  /** What the page held is gone with it: nobody is asked about that any more. */
  const lost = (reason: SubAppFailure['reason'], error: unknown, attempt: number) => {
    services.onFailure(failureOf(reason, error, attempt))
    services.setDirty(tab.tabId, false)
  }

  const failed = useEffectEvent((error: unknown, attempt: number) => {
    const reason = failureReason(error)
    lost(reason, error, attempt)
    dispatch({ type: 'failed', attempt, reason, error })
  })

  const start = useEffectEvent((element: HTMLDivElement, attempt: number) => {
    agreedPath.current = tab.path
    // What the page before it held is gone.
    if (attempt > 1) services.setDirty(tab.tabId, false)
    const newBridge = createTabBridge({
      tab,
      services: {
        ...services,
        reportError(tabId, error, details) {
          told.current.add(error)
          services.reportError(tabId, error, details)
        },
        routeChanged(tabId, path) {
          agreedPath.current = path
          services.routeChanged(tabId, path)
        },
      },
      isActive: () => active.current,
      onConnected() {
        usesBridge.current = true
      },
      request: sendForSubApp(tab.app),
    })
    tabBridge.current = newBridge
    const instance = open({
      app: tab.app,
      parent: element,
      bridge: newBridge.bridge,
      isShown: () => active.current,
      globalState: globalStateOf(services),
      isRetry: attempt > 1,
      // By then the tab may be gone, and only a failure still tells whose it was.
      onUnmountFailed: (error) => services.onFailure(failureOf('unmount', error, attempt)),
    })
    entry.current = instance.entry
    now.current = instance
    return { instance, revoke: newBridge.revoke }
  })

  /** A page that knows no bridge reads the address, which is another page's while it is hidden. */
  const mounted = useEffectEvent((attempt: number) => {
    if (!active.current && !usesBridge.current) premount?.giveUp()
    dispatch({ type: 'mounted', attempt })
  })

  const erred = useEffectEvent((error: unknown, attempt: number, container: Element) => {
    const isGone = isBlank(container)
    // All pages of a sub-app share its scripts: a hidden one that stands is not told of another's error.
    if (!isGone && !active.current) return
    if (isGone) lost('crashed', error, attempt)
    dispatch({ type: 'erred', attempt, isGone, error })
  })

  const presenceChanged = useEffectEvent((isThere: boolean, attempt: number) => {
    if (isThere) return dispatch({ type: 'returned', attempt })
    if (state.phase !== 'ready') return
    const error = new PageRemoved(tab.app)
    lost('removed', error, attempt)
    dispatch({ type: 'removed', attempt, error })
  })

  // Before the first picture of the empty tab: what it loads need not wait for that.
  useLayoutEffect(() => {
    if (!parent.current) return
    const gone = pageStands()
    const { attempt } = state
    const { instance, revoke } = start(parent.current, attempt)
    const leave = watchPage(instance, (error) => told.current.has(error), {
      mounted: () => mounted(attempt),
      failed: (error) => failed(error, attempt),
      slowed: () => dispatch({ type: 'slowed', attempt }),
      erred: (error) => erred(error, attempt, instance.container),
      presenceChanged: (isThere) => presenceChanged(isThere, attempt),
    })
    return () => {
      revoke()
      leave()
      void instance.close().finally(gone)
    }
  }, [state.attempt])

  const { changed, closed } = useInstanceStates.getState()
  useEffect(() => changed(tab.tabId, state), [changed, tab.tabId, state])
  useEffect(() => () => closed(tab.tabId), [closed, tab.tabId])

  useLayoutEffect(() => {
    active.current = isActive
    if (isActive) premount?.shown()
    tabBridge.current?.activeChanged(isActive)
    now.current?.shown(isActive)
  }, [isActive, premount])

  // Before anything else can happen: a move that the page itself reported must not come back to it as a request.
  useLayoutEffect(() => {
    if (tab.path === agreedPath.current) return
    agreedPath.current = tab.path
    tabBridge.current?.requestRoute(tab.path)
  }, [tab.path])

  return {
    parent,
    state,
    retry: () => dispatch({ type: 'retried' }),
    dismiss: () => dispatch({ type: 'dismissed' }),
    failure:
      state.error === undefined && !state.isSlow
        ? undefined
        : failureOf(
            state.reason ?? (state.isSlow ? 'slow' : 'error'),
            state.error ?? 'still loading',
            state.attempt,
          ),
  }
}
