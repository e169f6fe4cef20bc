/** How long nothing is requested before a line counts as quiet, ms: as Playwright's `networkidle`. */
const quietMs = 500

/**
 * Listens to what a page asks for, from now on. Resolves, whenever it is called, once nothing has been requested or was
 * on its way for half a second: `networkidle` comes once in the life of a page, maybe before it is usable.
 * @param {import('@playwright/test').Page} page
 * @returns {() => Promise<void>}
 */
export function listenToLine(page) {
  let onTheirWay = 0
  /** @type {() => void} */
  let stirred = () => {}
  page.on('request', () => {
    onTheirWay++
    stirred()
  })
  const ended = () => {
    onTheirWay--
    stirred()
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return () =>
    new Promise((resolve) => {
      /** @type {NodeJS.Timeout | undefined} */
      let timer
      stirred = () => {
        clearTimeout(timer)
        if (onTheirWay === 0) timer = setTimeout(resolve, quietMs)
      }
      stirred()
    })
}
