import { type ComponentType, createElement, lazy } from 'react'
import { basePath } from '../base-path.ts'
import { fetchText } from '../fetch-text.ts'

/** Makes the next request retry what failed. */
const forget = new WeakMap<object, () => void>()

/** Caches a failure until `failureShown` is called with it: then `act` allows a retry. */
export const forgetOnceShown = (error: object, act: () => void): void => void forget.set(error, act)

/**
 * A component whose code loads on its first render. React's `lazy` caches a failed download for good; this one only
 * until `failureShown` is called with it, so that rendering never retries.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fresh = (before: () => void = () => {}) =>
    lazy(() => {
      before()
      return load().then(
        (component) => ({ default: component }),
        (error: object) => {
          forgetOnceShown(error, () => {
            current = fresh(requestMissingStyles)
          })
          throw error
        },
      )
    })
  let current = fresh()
  // React's types can't express that `lazy` returns a component with the same props.
  return (props: Props) => createElement(current as ComponentType<Props>, props)
}

/** The bundler requests each style sheet once: without this, a part whose style sheet failed would come without it. */
function requestMissingStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.replaceWith(link.cloneNode())
}

/** A failure is visible: from now on a request, e.g. "Try again", fetches again. */
export function failureShown(error: unknown): void {
  if (typeof error === 'object' && error !== null) forget.get(error)?.()
}

/** Error messages of browsers and the bundler when a file of this build could not be loaded. */
const sentences = [
  /dynamically imported module/i, // Chromium and Firefox
  /importing a module script failed/i, // Safari
  /unable to preload css/i,
]

/** Whether an error came from a lazily loaded part of the portal that failed to load. */
export const isLoadFailure = (error: unknown): error is Error =>
  error instanceof Error && sentences.some((sentence) => sentence.test(error.message))

const timeoutMs = 10_000

/** Whether the server has another build than this page: its first page no longer names this page's own script. */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src')
  if (!own) return false
  const page = await fetchText(basePath(), { timeoutMs, cache: 'no-cache' }).catch(() => own)
  return !page.includes(own)
}

/**
 * Reloads the page to get the newest build. Returns false where that wouldn't help: offline, or when this page is
 * itself the result of such a reload, to prevent a loop.
 */
export function reloadOnce(): boolean {
  const isReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
  if (isReloaded || !navigator.onLine) return false
  window.location.reload()
  return true
}
