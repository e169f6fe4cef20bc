import { globalStateOf } from '../bridge/old-style-props.ts'
import { sendForSubApp } from '../bridge/send-for-sub-app.ts'
import type { SubAppServices, SubAppTab } from '../bridge/sub-app-services.ts'
import { createTabBridge } from '../bridge/tab-bridge.ts'
import type { SubAppFailure } from '../failure/failure.ts'
import type { OpenSubApp, SubAppInstance } from '../host/sub-app-instance.ts'
import { pageFailure } from './page-failure.ts'
import { pageServices } from './page-services.ts'

export interface OpenPageOptions {
  readonly tab: SubAppTab
  readonly attempt: number
  /** The element that the page is drawn into. */
  readonly parent: HTMLElement
  readonly isActive: boolean
  readonly services: SubAppServices
  readonly open: OpenSubApp
}

/** A page and its bridge, with what both sides know of each other. */
export interface OpenedPage {
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

export function openPage(
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
