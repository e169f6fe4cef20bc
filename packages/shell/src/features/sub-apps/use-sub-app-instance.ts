import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import { failureReason } from './failure.ts'
import { firstAttempt, type InstanceState, nextInstanceState } from './instance-phase.ts'
import { globalStateOf } from './old-style-props.ts'
import { sendForSubApp } from './send-for-sub-app.ts'
import type { OpenSubApp } from './sub-app-host.ts'
import type { SubAppServices, SubAppTab } from './sub-app-services.ts'
import { createTabBridge, type TabBridge } from './tab-bridge.ts'

export interface SubAppInstanceOptions {
  readonly tab: SubAppTab
  readonly isActive: boolean
  readonly services: SubAppServices
  readonly open: OpenSubApp
}

export interface SubAppInstanceView {
  /** The element that the page is drawn into. */
  readonly parent: RefObject<HTMLDivElement | null>
  readonly state: InstanceState
  readonly retry: () => void
}

/** Keeps one tab's page alive from the first drawing to the last, and tells it what happens to its tab. */
export function useSubAppInstance({
  tab,
  isActive,
  services,
  open,
}: SubAppInstanceOptions): SubAppInstanceView {
  const [state, dispatch] = useReducer(nextInstanceState, firstAttempt)
  const parent = useRef<HTMLDivElement>(null)
  const tabBridge = useRef<TabBridge>(undefined)
  const active = useRef(isActive)
  /** Where the page is as far as both sides know. */
  const agreedPath = useRef(tab.path)

  const start = useEffectEvent((element: HTMLDivElement, attempt: number) => {
    agreedPath.current = tab.path
    tabBridge.current = createTabBridge({
      tab,
      services: {
        ...services,
        routeChanged(tabId, path) {
          agreedPath.current = path
          services.routeChanged(tabId, path)
        },
      },
      isActive: () => active.current,
      request: sendForSubApp(tab.app),
    })
    const instance = open({
      app: tab.app,
      parent: element,
      bridge: tabBridge.current.bridge,
      globalState: globalStateOf(services),
      cacheBuster: attempt > 1 ? `${attempt}-${Date.now()}` : undefined,
    })
    instance.mounted.then(
      () => dispatch({ type: 'mounted', attempt }),
      (error: unknown) => {
        services.reportError(tab.tabId, error)
        dispatch({ type: 'failed', attempt, reason: failureReason(error) })
      },
    )
    return instance
  })

  useEffect(() => {
    if (!parent.current) return
    const instance = start(parent.current, state.attempt)
    return () => void instance.close()
  }, [state.attempt])

  useLayoutEffect(() => {
    active.current = isActive
    tabBridge.current?.activeChanged(isActive)
  }, [isActive])

  // Before anything else can happen: a move that the page itself reported must not come back to it as a request.
  useLayoutEffect(() => {
    if (tab.path === agreedPath.current) return
    agreedPath.current = tab.path
    tabBridge.current?.requestRoute(tab.path)
  }, [tab.path])

  return { parent, state, retry: () => dispatch({ type: 'retried' }) }
}
