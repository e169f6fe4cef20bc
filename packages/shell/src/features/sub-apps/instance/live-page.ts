import { RemoteError } from '@portal/protocol/remote-error'
import type { SubAppName } from '@portal/protocol/systems'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { send } from '../../../session/api.ts'
import { useSession } from '../../../session/session-store.ts'
import { pageMounted } from '../../../session/sub-app-pages.ts'
import { globalStateOf } from '../bridge/legacy-props.ts'
import type { SubAppServices, SubAppTab } from '../bridge/sub-app-services.ts'
import { createTabBridge } from '../bridge/tab-bridge.ts'
import { type FailureReason, failureReason, type SubAppFailure } from '../failure/failure.ts'
import type { OpenSubApp, SubAppInstance } from '../host/sub-app-host.ts'
import { limits } from '../limits.ts'
import type { AttemptEvent } from './instance-state.ts'
import { PageRemoved } from './page-presence.ts'
import { pageServices } from './page-services.ts'
import { unsavedInput } from './unsaved-input.ts'
import { watchPage } from './watch-page.ts'

/** Sends a sub-app's calls through the portal's own transport: same API base, same time limit, same certificate. */
function sendForSubApp(app: SubAppName): PortalBridge['request'] {
  const { visit } = useSession.getState()
  return async (request, options) => {
    const callId = `sub-app ${app}`
    // A page that outlives its session must not act for whoever comes next.
    if (useSession.getState().visit !== visit) throw new RemoteError('sessionEnded', callId)
    const call = {
      method: request.method,
      path: request.url,
      encoding: 'json',
      access: 'certificate',
    } as const
    const answer = await send(callId, call, request, options)
    if (answer === undefined) throw new RemoteError('malformed', callId)
    return answer
  }
}

interface FailedPage {
  readonly tab: SubAppTab
  /** Where it is by now, with its query. */
  readonly path: string
  readonly entry: string
  readonly attempt: number
}

/** The trouble of one page, as it is told and shown. */
export const pageFailure = (
  { tab: { tabId, app }, path, entry, attempt }: FailedPage,
  reason: SubAppFailure['reason'],
  error: unknown,
): SubAppFailure => ({ tabId, app, reason, error, path: path.replace(/[?#].*$/, ''), entry, attempt })

interface OpenPageOptions {
  readonly tab: SubAppTab
  readonly attempt: number
  /** The element that the page is drawn into. */
  readonly parent: HTMLElement
  readonly isActive: boolean
  readonly services: SubAppServices
  readonly open: OpenSubApp
}

/** A page and its bridge, with what both sides know of each other. */
interface OpenedPage {
  readonly instance: SubAppInstance
  readonly isShown: () => boolean
  readonly usesBridge: () => boolean
  /** Whether the page itself has reported an error: it has that in hand. */
  readonly hasReported: (error: unknown) => boolean
  readonly failureOf: (reason: SubAppFailure['reason'], error: unknown) => SubAppFailure
  /** Its tab is on the screen now, or no longer. */
  activeChanged(isActive: boolean): void
  /** It is in its place now, or behind a failure panel. */
  placeChanged(isThere: boolean): void
  /** Its tab leads to this path, perhaps because the page itself has moved there. */
  led(path: string): void
  readonly revoke: () => void
}

function openPage(
  { tab, attempt, parent, services, open, ...at }: OpenPageOptions,
  dirtied: (isDirty: boolean) => void,
): OpenedPage {
  let { isActive } = at
  let isThere = true
  let usesBridge = false
  /** Where it is as far as both sides know. */
  let path = tab.path
  const reported = new Set<unknown>()
  const isShown = () => isActive && isThere
  const failureOf: OpenedPage['failureOf'] = (reason, error) =>
    pageFailure({ tab, path, entry: instance.entry, attempt }, reason, error)

  const bridge = createTabBridge({
    tab,
    services: pageServices(services, {
      isThere: () => isThere,
      reported: (error) => reported.add(error),
      moved(to) {
        path = to
      },
      dirtied,
    }),
    isActive: isShown,
    onConnected() {
      usesBridge = true
    },
    request: sendForSubApp(tab.app),
  })
  const instance = open({
    app: tab.app,
    parent,
    bridge: bridge.bridge,
    isShown,
    globalState: globalStateOf(services),
    isRetry: attempt > 1,
    // By then the tab may be gone, and only a failure still tells whose it was.
    onUnmountFailed: (error) => services.onFailure(failureOf('unmount', error)),
  })
  instance.shown(isShown())

  /** A page behind a failure panel is as hidden as one behind another tab: it hears no keys, and need not ask for news. */
  const change = (isNow: { readonly isActive: boolean; readonly isThere: boolean }) => {
    const wasShown = isShown()
    isActive = isNow.isActive
    isThere = isNow.isThere
    if (isShown() === wasShown) return
    bridge.activeChanged(isShown())
    instance.shown(isShown())
  }
  return {
    instance,
    isShown,
    usesBridge: () => usesBridge,
    hasReported: (error) => reported.has(error),
    failureOf,
    activeChanged: (isNow) => change({ isActive: isNow, isThere }),
    placeChanged: (isNow) => change({ isActive, isThere: isNow }),
    led(to) {
      if (to === path) return
      path = to
      bridge.requestRoute(to)
    },
    revoke: bridge.revoke,
  }
}

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
  const gone = pageMounted()
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
