/**
 * Whether the portal works in this browser. These two are the newest features that its code and styles need; a browser that
 * has them has all the rest: Chrome and Edge 123, Firefox 124, Safari 17.5, all older than two years.
 */
export const isSupportedBrowser = (): boolean =>
  CSS.supports('color', 'light-dark(red, red)') && 'any' in AbortSignal

/** Shows the sentence that names browsers which can be used, and keeps the portal from starting. */
export function showUnsupported(): void {
  document.documentElement.dataset.unsupported = ''
  document.addEventListener('DOMContentLoaded', () =>
    document.getElementById('start-unsupported')?.removeAttribute('hidden'),
  )
}
