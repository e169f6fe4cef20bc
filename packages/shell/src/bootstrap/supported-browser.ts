/**
 * Whether the portal works in this browser. These two are the newest features that it needs; they imply Chrome and Edge
 * 123, Firefox 124, Safari 17.5.
 */
export const isSupportedBrowser = (): boolean =>
  CSS.supports('color', 'light-dark(red, red)') && 'any' in AbortSignal

/** Shows the list of supported browsers and keeps the portal from starting. */
export function showUnsupported(): void {
  document.documentElement.dataset.unsupported = ''
  document.addEventListener('DOMContentLoaded', () =>
    document.getElementById('start-unsupported')?.removeAttribute('hidden'),
  )
}
