import { type RefObject, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import type { SubAppServices, SubAppTab } from '../bridge/sub-app-services.ts'
import type { SubAppFailure } from '../failure/failure.ts'
import type { OpenSubApp } from '../host/sub-app-host.ts'
import { firstAttempt, type InstanceState, nextInstanceState, usePublishedState } from './instance-state.ts'
import { type LivePage, livePage, pageFailure } from './live-page.ts'
import type { Premount } from './premount.ts'

export interface SubAppInstanceOptions {
  readonly tab: SubAppTab
  readonly isActive: boolean
  readonly services: SubAppServices
  readonly open: OpenSubApp
  /** Set while a page is mounted before its tab is opened. */
  readonly premount?: Pick<Premount, 'giveUp'> | undefined
}

export interface SubAppInstanceView {
  /** The element that gets the page. */
  readonly parent: RefObject<HTMLDivElement | null>
  readonly state: InstanceState
  readonly retry: () => void
  readonly dismiss: () => void
  /** The current failure, or what makes the page slow. */
  readonly failure: SubAppFailure | undefined
}

/** Keeps one tab's page mounted from the first render to the last, and passes on what happens to its tab. */
export function useSubAppInstance({
  tab,
  isActive,
  services,
  open,
  premount,
}: SubAppInstanceOptions): SubAppInstanceView {
  const [state, dispatch] = useReducer(nextInstanceState, firstAttempt)
  const parent = useRef<HTMLDivElement>(null)
  const page = useRef<LivePage>(undefined)
  const wasShown = useRef(premount === undefined)

  const begin = useEffectEvent((element: HTMLDivElement, attempt: number) =>
    livePage({
      tab,
      attempt,
      parent: element,
      isActive,
      services,
      open,
      giveUp: premount?.giveUp,
      wasShown: wasShown.current || isActive,
      report: dispatch,
    }),
  )

  // A layout effect, so that loading does not wait for the first paint of the empty tab.
  useLayoutEffect(() => {
    if (!parent.current) return
    const begun = begin(parent.current, state.attempt)
    page.current = begun
    return begun.end
  }, [state.attempt])

  usePublishedState(tab.tabId, state)

  useLayoutEffect(() => {
    wasShown.current ||= isActive
    page.current?.activeChanged(isActive)
  }, [isActive])

  // A layout effect, so that a path which the page itself has reported can't come back to it as a request.
  useLayoutEffect(() => page.current?.pathChanged(tab.path), [tab.path])

  return {
    parent,
    state,
    retry: () => dispatch({ type: 'retried' }),
    dismiss: () => dispatch({ type: 'dismissed' }),
    failure: failureIn(state, tab, page.current?.entry),
  }
}

function failureIn(
  { attempt, reason, error, isSlow }: InstanceState,
  tab: SubAppTab,
  entry = '',
): SubAppFailure | undefined {
  if (error === undefined && !isSlow) return undefined
  const page = { tab, path: tab.path, entry, attempt }
  return pageFailure(page, reason ?? (isSlow ? 'slow' : 'error'), error ?? 'still loading')
}
