import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'
import { MountTimeout } from '../failure.ts'
import type { ScriptPlaces, SubAppInstance } from '../host/sub-app-host.ts'
import { limits } from '../limits.ts'
import { watchPresence } from './page-presence.ts'

/** Origin of an uncaught error or rejection of the window, as far as known. */
function uncaught(event: ErrorEvent | PromiseRejectionEvent): { error: unknown; trace: string } {
  if ('reason' in event) {
    return { error: event.reason, trace: event.reason instanceof Error ? (event.reason.stack ?? '') : '' }
  }
  const stack = event.error instanceof Error ? event.error.stack : undefined
  return { error: event.error ?? event.message, trace: `${event.filename} ${stack ?? ''}` }
}

/**
 * What code throws on purpose: for an aborted request, or a navigation that its router refused, redirected or repeated.
 * Irrelevant to the user; the error log has it.
 */
export function isHarmless(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false
  if (['AbortError', 'CanceledError', 'NavigationDuplicated'].includes(error.name)) return true
  // How vue-router 3 marks its own errors, and vue-router 4 those of a navigation.
  return Reflect.get(error, '_isRouter') === true || ('to' in error && 'from' in error && 'type' in error)
}

/**
 * Uncaught errors of the window that come from scripts of this sub-app, recognised by the addresses in a stack, which
 * all instances share.
 */
export function onPageError(
  places: Pick<ScriptPlaces, 'areIn'>,
  listener: (error: unknown) => void,
  target: Window = window,
): Unsubscribe {
  const heard = (event: ErrorEvent | PromiseRejectionEvent) => {
    const { error, trace } = uncaught(event)
    if (places.areIn(trace)) listener(error)
  }
  target.addEventListener('error', heard)
  target.addEventListener('unhandledrejection', heard)
  return () => {
    target.removeEventListener('error', heard)
    target.removeEventListener('unhandledrejection', heard)
  }
}

/** What happens to one page from opening to end. */
interface PageEvents {
  mounted(): void
  /** It failed to load or mount; `mayAppear` if it merely took too long and may still appear. */
  failed(error: unknown, mayAppear: boolean): void
  /** Loading takes so long that the user gets a hint. */
  slowed(): void
  /** It had an uncaught error while it was visible, and is still mounted. */
  erred(error: unknown): void
  /** After such an error nothing visible is left. */
  crashed(error: unknown): void
  /** It has removed itself without an error. */
  removed(): void
  /** It was given up and is visible after all: it came late, or has rendered again. */
  appeared(): void
}

interface WatchedPage {
  readonly instance: Pick<
    SubAppInstance,
    'mounted' | 'everMounted' | 'places' | 'isOfOther' | 'onOwnError' | 'container'
  >
  readonly isShown: () => boolean
  /** Whether the page itself has reported an error and thus handles it. */
  readonly hasReported: (error: unknown) => boolean
}

interface CapturedError {
  readonly error: unknown
  /** All pages of a sub-app share its scripts: a hidden one doesn't get another's error. */
  readonly wasShown: boolean
}

/** Reports what happens to a page, until it is no longer watched. */
export function watchPage(page: WatchedPage, events: PageEvents): Unsubscribe {
  const { mounted, everMounted, places, container } = page.instance
  let stage: 'loading' | 'late' | 'present' | 'gone' | 'over' = 'loading'
  /** Thrown before there was a page to inspect. */
  let early: CapturedError | undefined
  let absence: ReturnType<typeof setTimeout> | undefined

  const isThere = () => !presence.isPlaceGone() && !presence.isBlank()
  const presence = watchPresence(container, () => {
    if (stage === 'gone' && isThere()) markMounted(events.appeared)
    else if (!presence.isPlaceGone()) notMissed()
    // It may empty its element to render something else.
    else if (stage === 'present') absence ??= setTimeout(() => markLost(events.removed), limits.emptyPageMs)
  })

  function notMissed(): void {
    clearTimeout(absence)
    absence = undefined
  }
  function markMounted(report: () => void): void {
    stage = 'present'
    presence.mounted()
    report()
    if (early) scheduleCheck(early)
    early = undefined
  }
  function fails(error: unknown): void {
    if (stage === 'over') return
    stage = 'over'
    events.failed(error, false)
  }
  function markLost(report: () => void): void {
    if (stage !== 'present') return
    notMissed()
    stage = 'gone'
    report()
  }

  /**
   * A framework unmounts everything after an unrecoverable error. A page without content may be about to render, and
   * the error another's, so it gets as much time as one that emptied its element.
   */
  function checkAfterError(met: CapturedError, isLast: boolean): void {
    if (stage !== 'present') return
    if (!presence.isBlank()) {
      if (met.wasShown && !isHarmless(met.error)) events.erred(met.error)
    } else if (isLast || presence.hasLost()) markLost(() => events.crashed(met.error))
    else setTimeout(checkAfterError, limits.emptyPageMs - limits.crashCheckDelayMs, met, true)
  }
  // Checked once the framework has had time to render or unmount.
  const scheduleCheck = (met: CapturedError) =>
    setTimeout(checkAfterError, limits.crashCheckDelayMs, met, false)

  const noteError = (error: unknown) => {
    if (stage === 'over' || page.hasReported(error) || page.instance.isOfOther?.(error)) return
    const met = { error, wasShown: page.isShown() }
    if (stage === 'loading' || stage === 'late') early = met
    else scheduleCheck(met)
  }
  const ignore = onPageError(places, noteError)
  page.instance.onOwnError?.(noteError)
  const slowTimer = setTimeout(events.slowed, limits.slowHintMs)
  mounted
    .then(
      () => stage === 'loading' && markMounted(events.mounted),
      (error: unknown) => {
        if (stage !== 'loading') return
        if (!(error instanceof MountTimeout)) return fails(error)
        stage = 'late'
        events.failed(error, true)
        everMounted.then(() => stage === 'late' && markMounted(events.appeared), fails)
      },
    )
    .finally(() => clearTimeout(slowTimer))
  return () => {
    stage = 'over'
    clearTimeout(slowTimer)
    notMissed()
    ignore()
    presence.leave()
  }
}
