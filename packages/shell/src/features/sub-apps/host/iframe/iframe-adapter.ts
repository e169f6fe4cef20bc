import { RemoteError } from '@portal/protocol/remote-error'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { bridgeProperty } from '@portal/sub-app-sdk/connect'
import { frameName } from '@portal/sub-app-sdk/frame/frame-messages'
import { pageFetch } from '../../../../lib/http.ts'
import { limits } from '../../limits.ts'
import type { FetchFile } from '../../loading/fetch-file.ts'
import { bustAddress } from '../../loading/load-marks.ts'
import type { LoadMicroApp } from '../micro-app.ts'
import { frameAddress, pathInFrame, takesPath } from './frame-address.ts'
import { followFocus } from './frame-focus.ts'
import styles from './iframe.module.css'
import { type ServedFrame, serveFrame } from './serve-frame.ts'

/** A page may save, print, copy and open windows, but not navigate the portal's own window. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads'
const commonPermissions = ['fullscreen', 'clipboard-read', 'clipboard-write']

/**
 * Rejects when the page can't be fetched: an iframe would show the browser's error page without an event. On another
 * origin without CORS, it is only known whether something answers.
 */
async function expectReachable(address: string, fetchFile: FetchFile): Promise<void> {
  try {
    await fetchFile(address)
  } catch (error) {
    const isUnreadable = error instanceof RemoteError && error.kind === 'network'
    if (!isUnreadable || new URL(address, document.baseURI).origin === location.origin) throw error
    await pageFetch(address, { mode: 'no-cors' }).catch(() => {
      throw error
    })
  }
}

/** A promise with its resolve and reject. */
function deferred() {
  let resolve!: () => void
  let reject!: (error: unknown) => void
  const promise = new Promise<void>((done, failed) => {
    resolve = done
    reject = failed
  })
  return { promise, resolve, reject }
}

/**
 * Hosts a page in an iframe, for what no sandbox can hold (`"host": "iframe"` in the configuration). One that calls
 * `startSubApp` gets the bridge over messages; any other counts as mounted once loaded.
 * @param permissions additional features of the browser
 */
export const loadInIframe =
  (permissions: readonly string[]): LoadMicroApp =>
  async (options) => {
    const { entry, container, cacheBuster, name } = options
    const bridge = options.props[bridgeProperty] as PortalBridge // the host puts it there
    const addressOf = (at: string) => {
      const address = frameAddress(entry, at)
      return cacheBuster ? bustAddress(address, cacheBuster) : address
    }
    const { origin } = new URL(addressOf('/'), document.baseURI)
    const frame = document.createElement('iframe')
    const drawn = deferred()
    const gone = deferred()
    /** The path that the page and the portal agree on. */
    let path = bridge.initialPath
    let served: ServedFrame | undefined
    let hasGreeted = false
    let isDrawn = false

    function serve(source: Window): void {
      // A page that has reloaded itself greets again: its input is lost, its path is not.
      if (served) bridge.setDirty(false)
      served?.end()
      hasGreeted = true
      served = serveFrame({
        bridge: { ...bridge, version: bridge.version, onRouteChange: moved },
        path,
        page: {
          mounted: drawn.resolve,
          mountFailed(error) {
            if (isDrawn) options.onError?.(error)
            else drawn.reject(error)
          },
          unmounted: (error) => (error ? gone.reject(error) : gone.resolve()),
          erred: (error) => options.onError?.(error),
          searchRequested(keys) {
            // Keys are pressed where the focus is.
            if (document.activeElement !== frame || !options.isShown()) return
            document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true, ...keys }))
          },
        },
        welcome: (message, port) => source.postMessage(message, origin, [port]),
      })
    }
    function moved(to: string): void {
      path = to
      bridge.onRouteChange(to)
    }
    const heard = ({ source, origin: from, data }: MessageEvent) => {
      if (frame.contentWindow && source === frame.contentWindow && from === origin && data?.type === 'hello')
        serve(frame.contentWindow)
    }
    const stopFollowingFocus = followFocus(frame, options.isShown)
    const stopFollowing = takesPath(entry)
      ? bridge.on('routeRequested', (to) => {
          if (hasGreeted) return
          path = to
          frame.src = addressOf(to)
        })
      : () => {}
    function release(): void {
      window.removeEventListener('message', heard)
      stopFollowingFocus()
      stopFollowing()
      served?.end()
      frame.remove()
      const closed = new Error(`${name} was closed before it was mounted`)
      drawn.reject(closed)
      gone.resolve()
    }

    frame.className = styles.frame ?? ''
    frame.name = frameName(location.origin)
    frame.title = options.title
    frame.setAttribute('sandbox', sandbox)
    frame.allow = [...commonPermissions, ...permissions].join('; ')
    frame.addEventListener('load', () => {
      // A greeting that was sent before may come after this event.
      setTimeout(() => {
        if (hasGreeted) return
        // The location of a page without the bridge is known only where the portal may read it.
        const at = pathInFrame(frame, entry)
        if (at !== undefined && at !== path) moved(at)
        drawn.resolve()
      }, limits.frameGreetingMs)
    })
    window.addEventListener('message', heard)
    frame.src = addressOf(path)
    container.append(frame)
    options.place?.()
    gone.promise.catch(() => {})
    return {
      mounted: Promise.all([expectReachable(addressOf(path), options.fetchFile), drawn.promise]).then(
        () => {
          isDrawn = true
        },
        (error: unknown) => {
          release()
          throw error
        },
      ),
      async unmount() {
        served?.unmount()
        if (served) await gone.promise
        release()
      },
      shown() {},
      // Nothing of a page outlives its frame.
      isReusable: () => true,
      release,
    }
  }
