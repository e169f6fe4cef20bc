import type { SubAppName } from '@portal/protocol/systems'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { bridgeProperty } from '@portal/sub-app-sdk/connect'
import { type GlobalState, oldStyleProps } from '../bridge/legacy-props.ts'
import { isThrownByOther } from '../guards/running-instance.ts'
import { ownNamesOf } from '../guards/storage.ts'
import { limits } from '../limits.ts'
import type { FetchFile } from '../loading/fetch-file.ts'
import { createLoadMarks, watchLoading } from '../loading/load-marks.ts'
import { scopeAttribute } from '../styles/scope.ts'
import { guardStyles } from '../styles/sheets.ts'
import { closeInstance, keepConnected, withinTime } from './close-instance.ts'
import type { LoadMicroApp } from './micro-app.ts'
import { createSlotPool } from './slot-pool.ts'

interface OpenRequest {
  readonly app: SubAppName
  /** The element that gets the instance's container. */
  readonly parent: HTMLElement
  readonly bridge: PortalBridge
  /** The name of the page's system. */
  readonly title?: string
  /** Whether the page is visible. */
  readonly isShown?: () => boolean
  readonly globalState?: GlobalState
  /** Whether the user requested a complete reload. */
  readonly isRetry?: boolean
  /** Called when the page's unmount fails or takes too long. */
  readonly onUnmountFailed?: (error: unknown) => void
}

export interface SubAppInstance {
  /** Address of the sub-app's HTML page. */
  readonly entry: string
  /** Recognises errors of its code. */
  readonly places: Pick<ScriptPlaces, 'areIn'>
  /** Whether another page of the sub-app threw an error that its script locations don't distinguish. */
  readonly isOfOther?: (error: unknown) => boolean
  /** Uncaught errors of a page that has a window of its own. */
  readonly onOwnError?: (listener: (error: unknown) => void) => void
  /** Contains the page and nothing else. */
  readonly container: HTMLElement
  /** Rejects with the failure, with MountTimeout when it took too long. */
  readonly mounted: Promise<void>
  /** The same, without a time limit. */
  readonly everMounted: Promise<void>
  /** The page is visible now, or no longer. */
  shown(isShown: boolean): void
  /** Removes the page as soon as possible; never rejects. */
  close(): Promise<void>
}

export type OpenSubApp = (request: OpenRequest) => SubAppInstance

/** The prefixes by which stack lines are attributed to one sub-app. */
export interface ScriptPlaces {
  /** Records where a file was loaded from; relative addresses are resolved against the portal's page. */
  add(url: string): void
  /** Whether the trace of an error passes through one of its scripts. */
  areIn(trace: string): boolean
}

/** The folder of a file; for a file in a host's root folder, only the file itself. */
function placeOf(url: string, base: string): string | undefined {
  if (!URL.canParse(url, base)) return undefined
  const file = new URL(url, base)
  const folder = new URL('.', file)
  return folder.pathname === '/' ? `${file.origin}${file.pathname}` : folder.href
}

/**
 * Locations of a sub-app: the folders of its page and of its files, which may be on another host. Shared by all
 * instances, since only the first one requests a file.
 */
export function createScriptPlaces(entry: string, base = document.baseURI): ScriptPlaces {
  const places = new Set([new URL('.', new URL(entry, base)).href])
  return {
    add(url) {
      const place = placeOf(url, base)
      if (place) places.add(place)
    },
    areIn: (trace) => [...places].some((place) => trace.includes(place)),
  }
}

/** The locations of each sub-app by the address of its page. */
function createPlacesByEntry(): (entry: string) => ScriptPlaces {
  const known = new Map<string, ScriptPlaces>()
  return (entry) => {
    const places = known.get(entry) ?? createScriptPlaces(entry)
    known.set(entry, places)
    return places
  }
}

interface SubAppHostOptions {
  readonly loadFor: (app: SubAppName) => LoadMicroApp
  /** Address of the sub-app's HTML page. */
  readonly entryOf: (app: SubAppName) => string
  readonly fetchFile: FetchFile
  readonly mountTimeoutMs?: number
  /** The path that all addresses of the sub-app begin with. */
  readonly prefixOf: (app: SubAppName) => string
  /** Names of cookies and stored values that it has for itself. */
  readonly ownNames?: (app: SubAppName) => readonly string[]
}

/** Opens sub-apps, each instance with a container and a name of its own. */
export function createSubAppHost(options: SubAppHostOptions): OpenSubApp {
  const { loadFor, entryOf, fetchFile, prefixOf, ownNames = () => [] } = options
  const { mountTimeoutMs = limits.mountTimeoutMs } = options
  const slots = createSlotPool()
  const marks = createLoadMarks()
  const placesOf = createPlacesByEntry()
  return (request) => {
    const { app, parent, bridge, title = app, isShown = () => true, globalState, isRetry = false } = request
    const { onUnmountFailed = () => {} } = request
    let erred = (_error: unknown) => {}
    const entry = entryOf(app)
    if (isRetry) marks.renew(entry)
    const cacheBuster = marks.of(entry)
    const slot = slots.take(app, cacheBuster)
    const container = parent.ownerDocument.createElement('div')
    let isClosed = false
    slot.keepHead(container)
    const releaseStyles = guardStyles(container, slot.name)
    const places = placesOf(entry)
    const loading = loadFor(app)({
      name: slot.name,
      entry,
      container,
      place() {
        if (isClosed) return
        parent.setAttribute(scopeAttribute, slot.name)
        parent.append(container)
      },
      props: { ...oldStyleProps(bridge, prefixOf(app)), [bridgeProperty]: bridge },
      globalState,
      fetchFile,
      cacheBuster,
      onFile: places.add,
      onBadFile: (url) => marks.noteBadFile(entry, url),
      ownPrefix: prefixOf(app),
      ownNames: ownNamesOf(app, ownNames(app)),
      tabId: bridge.tabId,
      title,
      onError: (error) => erred(error),
      isShown,
      onRefused: (move) => bridge.reportError(new Error(`${app} tried to take over the portal by ${move}`)),
    })
    const mounted = loading.then((microApp) => microApp.mounted)
    const givenUp = watchLoading(marks, entry, mounted)
    const inTime = withinTime(mounted, mountTimeoutMs, slot.name)
    inTime.catch(givenUp)
    return {
      entry,
      places,
      isOfOther: (error) => isThrownByOther(error, container),
      onOwnError(listener) {
        erred = listener
      },
      container,
      mounted: inTime,
      everMounted: mounted,
      shown(isNow) {
        // An instance that failed to load has nothing to show.
        loading.then((microApp) => microApp.shown(isNow)).catch(() => {})
      },
      async close() {
        // Hidden at once, even if the old page never finishes loading.
        const remove = keepConnected(container)
        isClosed = true
        givenUp()
        await closeInstance({ slot, container, loading, mounted, onUnmountFailed })
        releaseStyles()
        remove()
      },
    }
  }
}
