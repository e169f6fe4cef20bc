/**
 * Runs in the page before anything else: notes when it is usable, its largest paint and what long tasks take.
 * @param {string} ready
 */
export function watchFigures(ready) {
  const figures = { readyMs: 0, lcpMs: 0, longTasksMs: 0 }
  Object.assign(window, { figures })
  let isAsked = false
  const look = () => {
    if (isAsked || !document.querySelector(ready)) return
    isAsked = true
    // With the next picture: asked at once, the layout would count as the time of whatever has just drawn.
    requestAnimationFrame(() => {
      isAsked = false
      if (!document.querySelector(ready)?.getClientRects().length) return
      figures.readyMs = performance.now()
      looking.disconnect()
      Reflect.get(window, 'noteReady')()
    })
  }
  const looking = new MutationObserver(look)
  looking.observe(document, { childList: true, subtree: true, attributes: true })
  const longest = 50
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) figures.longTasksMs += duration - longest
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) figures.lcpMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Runs in the page: what was noted until now. @returns {{ readyMs: number, lcpMs: number, longTasksMs: number }} */
export const figuresSoFar = () => Reflect.get(window, 'figures')
