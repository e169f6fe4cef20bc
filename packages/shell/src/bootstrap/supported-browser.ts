/**
 * What the portal's own code and styles need of a browser, newest first. All of it is in every browser of the last two
 * years: Chrome and Edge 123, Firefox 124, Safari 17.5 have it.
 */
const needs: readonly (() => unknown)[] = [
  () => CSS.supports('color', 'light-dark(red, red)'),
  () => AbortSignal.any,
  () => AbortSignal.timeout,
  () => Array.prototype.toSorted,
  () => URL.canParse,
  () => HTMLDialogElement,
]

/** Whether the portal works in this browser. */
export const isSupportedBrowser = (): boolean =>
  needs.every((need) => {
    try {
      return need()
    } catch {
      return false
    }
  })

/**
 * Leaves nothing in the page but the sentence that names browsers which can be used: modules that run all the same find no
 * place to render into. By means of old browsers only.
 */
export function showUnsupported(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const notice = document.getElementById('start-unsupported')
    if (!notice) return
    document.body.textContent = ''
    document.body.appendChild(notice)
    notice.removeAttribute('hidden')
  })
}
