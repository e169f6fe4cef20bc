import type { SubAppName } from '@portal/protocol/systems'
import { bridgeProperty } from '@portal/sub-app-sdk/connect'
import { oldStyleProps } from '../bridge/old-style-props.ts'
import type { FetchFile } from '../loading/fetch-file.ts'
import { createLoadMarks, watchLoading } from '../loading/load-marks.ts'
import { guardStyles } from '../styles/style-guard.ts'
import { closeInstance } from './close-instance.ts'
import { createKeptHeads } from './kept-heads.ts'
import type { LoadMicroApp } from './micro-app.ts'
import { createPlacesByEntry } from './script-places.ts'
import type { SlotPool } from './slot-pool.ts'
import type { OpenSubApp } from './sub-app-instance.ts'
import { withinTime } from './within-time.ts'

export interface SubAppHostOptions {
  readonly load: LoadMicroApp
  /** Address of the sub-app's HTML page. */
  readonly entryOf: (app: SubAppName) => string
  readonly fetchFile: FetchFile
  readonly slots: SlotPool
  readonly mountTimeoutMs: number
  /** The path that all addresses of the sub-app begin with. */
  readonly prefixOf: (app: SubAppName) => string
}

/** Opens sub-apps, each instance with a container and a name of its own. */
export function createSubAppHost(options: SubAppHostOptions): OpenSubApp {
  const { load, entryOf, fetchFile, slots, mountTimeoutMs, prefixOf } = options
  const heads = createKeptHeads()
  const marks = createLoadMarks()
  const placesOf = createPlacesByEntry()
  return (request) => {
    const { app, parent, bridge, isShown = () => true, globalState, isRetry = false } = request
    const { onUnmountFailed = () => {} } = request
    const slot = slots.take(app)
    const container = parent.ownerDocument.createElement('div')
    let isClosed = false
    const releaseHead = heads.give(container, slot.name)
    const releaseStyles = guardStyles(container, slot.name)
    const entry = entryOf(app)
    const places = placesOf(entry)
    if (isRetry) marks.renew(entry)
    const loading = load({
      name: slot.name,
      entry,
      container,
      place() {
        if (!isClosed) parent.append(container)
      },
      props: { ...oldStyleProps(bridge), [bridgeProperty]: bridge },
      globalState,
      fetchFile,
      cacheBuster: marks.of(entry),
      onFile: places.add,
      onBadFile: (url) => marks.noteBadFile(entry, url),
      ownPrefix: prefixOf(app),
      tabId: bridge.tabId,
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
      container,
      mounted: inTime,
      everMounted: mounted,
      shown(isNow) {
        // One that can't be loaded has nothing to show.
        loading.then((microApp) => microApp.shown(isNow)).catch(() => {})
      },
      async close() {
        // Gone from the screen at once, even where the old page never finishes loading.
        container.hidden = true
        isClosed = true
        givenUp()
        const name = await closeInstance({ slot, container, loading, mounted, onUnmountFailed })
        if (name === 'spoilt') heads.forget(slot.name)
        releaseHead()
        releaseStyles()
        container.remove()
      },
    }
  }
}
