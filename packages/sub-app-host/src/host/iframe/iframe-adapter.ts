import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { bridgeProperty } from '@portal/sub-app-sdk/connect'
import { frameName } from '@portal/sub-app-sdk/frame/frame-messages'
import type { FetchFile } from '../../loading/fetch-file.ts'
import { bustAddress } from '../../loading/load-marks.ts'
import type { LoadMicroApp } from '../micro-app.ts'
import styles from './iframe.module.css'
import { keepFrame, takeFrame } from './kept-frames.ts'
import { followFocus, followPage, frameAddress, pathInFrame, takesPath } from './page-in-frame.ts'
import { createPortalMask } from './portal-mask.ts'
import { type ServedFrame, serveFrame } from './serve-frame.ts'

/** A page may save, print, copy and open windows, but not navigate the portal's own window. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads'
const commonPermissions = ['fullscreen', 'clipboard-read', 'clipboard-write']

/** Whether another origin answers, but not to be read (CORS). */
const answersUnread = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => false,
    () =>
      fetch(address, { mode: 'no-cors' }).then(
        () => true,
        () => false,
      ),
  )

/**
 * Rejects when the page can't be fetched: an iframe would show the browser's error page without an event. Repeated
 * requests for what can't be read would only keep a page waiting that is there.
 */
async function expectReachable(address: string, fetchFile: FetchFile): Promise<void> {
  const isForeign = new URL(address, document.baseURI).origin !== location.origin
  if (isForeign && (await answersUnread(address))) return
  await fetchFile(address)
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
    const drawn = deferred()
    const gone = deferred()
    /** The path that the page and the portal agree on. */
    let path = bridge.initialPath
    let served: ServedFrame | undefined
    let hasGreeted = false
    let isDrawn = false
    let mayBeKept = false
    const allow = [...commonPermissions, ...permissions].join('; ')
    const key = `${addressOf(path)} ${allow}`

    options.place?.()
    const kept = takeFrame(key, container)
    const frame = kept ?? document.createElement('iframe')
    const mask = createPortalMask(frame)
    const signals = {
      searchRequested(keys: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>) {
        // Keys are pressed where the focus is.
        if (document.activeElement !== frame || !options.isShown()) return
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true, ...keys }))
      },
      masked: mask.masked,
    }

    function serve(source: Window): void {
      // A page that has reloaded itself greets again: its input is lost, its path is not.
      if (served) bridge.setDirty(false)
      served?.end()
      hasGreeted = true
      served = serveFrame({
        bridge: { ...bridge, version: bridge.version, onRouteChange: moved },
        path,
        page: {
          ...signals,
          mounted: drawn.resolve,
          mountFailed(error) {
            if (isDrawn) options.onError?.(error)
            else drawn.reject(error)
          },
          unmounted: (error) => (error ? gone.reject(error) : gone.resolve()),
          erred(error) {
            mayBeKept = false
            options.onError?.(error)
          },
        },
        welcome: (message, port) => source.postMessage(message, origin, [port]),
      })
    }
    function moved(to: string): void {
      path = to
      bridge.onRouteChange(to)
    }
    /** A page of the SDK does it itself. */
    function showLook(): void {
      if (hasGreeted || !frame.contentDocument) return
      const { theme, language } = bridge.snapshot()
      const root = frame.contentDocument.documentElement
      Object.assign(root.dataset, { portalTheme: theme, portalLanguage: language })
      root.style.colorScheme = theme
    }
    /** It knows no portal, or greets it later. */
    function loaded(): void {
      const view = frame.contentDocument?.defaultView
      showLook()
      if (view)
        followPage(view, {
          ...signals,
          titled: bridge.setTabTitle,
          typed: bridge.setDirty,
          moved() {
            const at = pathInFrame(frame, entry, path)
            if (at !== undefined && at !== path) moved(at)
          },
        })
      reachable.then(drawn.resolve, () => {})
    }
    const listening = new AbortController()
    const { signal } = listening
    const heard = ({ source, origin: from, data }: MessageEvent) => {
      if (!frame.contentWindow || source !== frame.contentWindow || from !== origin || data?.type !== 'hello')
        return
      mayBeKept = data.remounts === true
      serve(frame.contentWindow)
    }
    window.addEventListener('message', heard, { signal })
    // The browser prints of a frame what is visible in it.
    const fitPage = () => {
      const height = frame.contentDocument?.documentElement.scrollHeight
      frame.style.height = height ? `${height}px` : ''
    }
    window.addEventListener('beforeprint', fitPage, { signal })
    window.addEventListener('afterprint', () => frame.style.removeProperty('height'), { signal })
    const stopFollowingFocus = followFocus(frame, options.isShown)
    const subscriptions = [bridge.on('themeChanged', showLook), bridge.on('languageChanged', showLook)]
    if (takesPath(entry))
      subscriptions.push(
        bridge.on('routeRequested', (to) => {
          if (hasGreeted) return
          path = to
          frame.src = addressOf(to)
        }),
      )
    function release(end = () => frame.remove()): void {
      if (signal.aborted) return
      listening.abort()
      stopFollowingFocus()
      for (const unsubscribe of subscriptions) unsubscribe()
      mask.masked(undefined)
      served?.end()
      end()
      drawn.reject(new Error(`${name} was closed before it was mounted`))
      gone.resolve()
    }

    frame.title = options.title
    frame.addEventListener(
      'load',
      () => {
        mask.masked(undefined)
        // A greeting that was sent before may come after this event.
        setTimeout(() => hasGreeted || signal.aborted || loaded())
      },
      { signal },
    )
    let reachable = Promise.resolve()
    if (kept?.contentWindow) {
      mayBeKept = true
      serve(kept.contentWindow)
    } else {
      frame.className = styles.frame ?? ''
      frame.name = frameName(location.origin)
      frame.setAttribute('sandbox', sandbox)
      frame.allow = allow
      frame.src = addressOf(path)
      container.append(frame)
      reachable = expectReachable(addressOf(path), options.fetchFile)
      // A page that has greeted is there, whatever a request of the portal's own says.
      reachable.catch((error: unknown) => hasGreeted || drawn.reject(error))
    }
    gone.promise.catch(() => {})
    return {
      mounted: drawn.promise.then(
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
        release(mayBeKept ? () => keepFrame(key, frame, bridge) : undefined)
      },
      shown: mask.shown,
      // Nothing of a page outlives its frame.
      isReusable: () => true,
      release: () => release(),
    }
  }
