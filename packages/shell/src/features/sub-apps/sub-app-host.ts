import type { SubAppName } from '@portal/protocol/systems'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { bridgeProperty } from '@portal/sub-app-sdk/connect'
import { MountTimeout } from './failure.ts'
import type { GlobalState } from './global-state.ts'
import { createKeptHeads } from './kept-heads.ts'
import { limits } from './limits.ts'
import { createLoadMarks, watchLoading } from './load-marks.ts'
import type { LoadMicroApp, MicroAppOptions } from './micro-app.ts'
import { oldStyleProps } from './old-style-props.ts'
import { createScriptPlaces, type ScriptPlaces } from './script-places.ts'
import type { SlotPool } from './slot-pool.ts'
import { guardStyles } from './style-guard.ts'

export interface SubAppHostOptions {
  readonly load: LoadMicroApp
  /** Address of the sub-app's HTML page. */
  readonly entryOf: (app: SubAppName) => string
  readonly fetchFile: MicroAppOptions['fetchFile']
  readonly slots: SlotPool
  readonly mountTimeoutMs: number
  /** The path that all addresses of the sub-app begin with. */
  readonly prefixOf: (app: SubAppName) => string
}

interface OpenRequest {
  readonly app: SubAppName
  /** The element that gets the instance's container. */
  readonly parent: HTMLElement
  readonly bridge: PortalBridge
  /** Whether the page is on the screen. */
  readonly isShown?: () => boolean
  readonly globalState?: GlobalState
  /** Whether the user asked for all of it anew. */
  readonly isRetry?: boolean
}

export interface SubAppInstance {
  /** Address of the sub-app's HTML page. */
  readonly entry: string
  /** By which errors of its code are known. */
  readonly places: Pick<ScriptPlaces, 'areIn'>
  /** Holds the page and nothing else. */
  readonly container: HTMLElement
  /** Rejects with whatever went wrong, with MountTimeout when it took too long. */
  readonly mounted: Promise<void>
  /** Takes the page away, as soon as it can be; never rejects. */
  close(): Promise<void>
}

export type OpenSubApp = (request: OpenRequest) => SubAppInstance

/** Opens sub-apps, each instance with a container and a name of its own. */
export function createSubAppHost(options: SubAppHostOptions): OpenSubApp {
  const { load, entryOf, fetchFile, slots, mountTimeoutMs, prefixOf } = options
  const heads = createKeptHeads()
  const marks = createLoadMarks()
  const placesByEntry = new Map<string, ScriptPlaces>()
  const placesOf = (entry: string) => {
    const places = placesByEntry.get(entry) ?? createScriptPlaces(entry)
    placesByEntry.set(entry, places)
    return places
  }
  return ({ app, parent, bridge, isShown = () => true, globalState, isRetry = false }) => {
    const slot = slots.take(app)
    const container = parent.ownerDocument.createElement('div')
    parent.append(container)
    const releaseHead = heads.give(container, slot.name)
    const releaseStyles = guardStyles(container, slot.name)
    const entry = entryOf(app)
    const places = placesOf(entry)
    if (isRetry) marks.renew(entry)
    const loading = load({
      name: slot.name,
      entry,
      container,
      props: { ...oldStyleProps(bridge), [bridgeProperty]: bridge },
      globalState,
      fetchFile,
      cacheBuster: marks.of(entry),
      onFile: places.add,
      onBadFile: () => void marks.renew(entry),
      ownPrefix: prefixOf(app),
      tabId: bridge.tabId,
      isShown,
      onRefused: (move) => bridge.reportError(new Error(`${app} tried to move the portal by ${move}`)),
    })
    const mounted = loading.then((microApp) => microApp.mounted)
    const givenUp = watchLoading(marks, entry, mounted)
    const inTime = withinTime(mounted, mountTimeoutMs, slot.name)
    const soon = (step: Promise<void>) => withinTime(step, limits.closingMs, slot.name)
    inTime.catch(givenUp)
    return {
      entry,
      places,
      container,
      mounted: inTime,
      async close() {
        // Gone from the screen at once, even where the old page never finishes loading.
        container.hidden = true
        givenUp()
        // The slot stays taken until the old page is gone: one that mounts while it still unmounts would stay blank.
        try {
          await soon(mounted)
          const microApp = await loading
          const parts = [...container.querySelectorAll('*')]
          await soon(microApp.unmount())
          takeApart(parts)
          slot.release('reusable')
        } catch {
          // The failure itself was told by `mounted`; one that still loads, mounts or unmounts is ended where it is.
          slot.release('spoilt')
          void endAnyway(loading)
        } finally {
          releaseHead()
          releaseStyles()
          container.remove()
        }
      },
    }
  }
}

/**
 * Code of a page may hold on to one of its elements for good: taken apart, that keeps one element in memory and not the
 * whole page, with the listeners of its framework.
 */
function takeApart(parts: readonly Element[]): void {
  for (const part of parts) {
    part.remove()
    part.replaceChildren()
  }
}

/** Of a page that can't be taken away, at least not now: its code is stopped, and should it be mounted later, so is that. */
async function endAnyway(loading: ReturnType<LoadMicroApp>): Promise<void> {
  try {
    const microApp = await loading
    microApp.release()
    await microApp.mounted
    await microApp.unmount()
  } catch {
    // There is nothing more that could be done.
  }
}

/** The hosting library has no time limit of its own. */
function withinTime(mounted: Promise<void>, timeoutMs: number, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new MountTimeout(name, timeoutMs)), timeoutMs)
    mounted.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
