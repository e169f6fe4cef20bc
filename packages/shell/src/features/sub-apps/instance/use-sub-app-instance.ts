import { type RefObject, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import type { SubAppServices, SubAppTab } from '../bridge/sub-app-services.ts'
import type { SubAppFailure } from '../failure/failure.ts'
import type { OpenSubApp } from '../host/sub-app-host.ts'
import { firstAttempt, type InstanceState, nextInstanceState, useToldState } from './instance-state.ts'
import { type LivePage, livePage, pageFailure } from './live-page.ts'
import type { Premount } from './premount.ts'

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
  const page = useRef<LivePage>(undefined)

  const begin = useEffectEvent((element: HTMLDivElement, attempt: number) =>
    livePage({
      tab,
      attempt,
      parent: element,
      isActive,
      services,
      open,
      tell: dispatch,
      onMisled: () => premount?.giveUp(),
    }),
  )

  // Before the first picture of the empty tab: what it loads need not wait for that.
  useLayoutEffect(() => {
    if (!parent.current) return
    const begun = begin(parent.current, state.attempt)
    page.current = begun
    return begun.end
  }, [state.attempt])

  useToldState(tab.tabId, state)

  useLayoutEffect(() => {
    if (isActive) premount?.shown()
    page.current?.activeChanged(isActive)
  }, [isActive, premount])

  // Before anything else can happen: a move that the page itself reported must not come back to it as a request.
  useLayoutEffect(() => page.current?.led(tab.path), [tab.path])

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
