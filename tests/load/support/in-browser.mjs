/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ median: number, p95: number, longest: number }} Times in ms */
/** @typedef {{ heapBytes: number, nodes: number, listeners: number }} Memory */

/** Clicks one after the other, many times over: from each click until the next picture is painted. @param {Page} page @param {string} selector */
export async function switchTimes(page, selector) {
  const times = await page.evaluate(async (what) => {
    const painted = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = resolve
          port2.postMessage(undefined)
        })
      })
    /** @type {number[]} */
    const all = []
    for (let round = 0; round < 5; round++) {
      for (const element of document.querySelectorAll(what)) {
        await painted()
        const start = performance.now()
        if (element instanceof HTMLElement) element.click()
        await painted()
        // The first round loads what sleeps.
        if (round > 0) all.push(performance.now() - start)
      }
    }
    return all.sort((a, b) => a - b)
  }, selector)
  const at = (/** @type {number} */ share) => times[Math.floor((times.length - 1) * share)] ?? 0
  return { median: at(0.5), p95: at(0.95), longest: at(1) }
}

/** @param {Page} page @returns {Promise<Memory>} what is in use once the garbage has gone */
export async function memoryOf(page) {
  const client = await page.context().newCDPSession(page)
  for (let time = 0; time < 3; time++) await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters')
  await client.detach()
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners }
}
