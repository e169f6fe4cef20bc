/**
 * What acting costs the page's own thread, in ms of a processor: other work on the machine changes it little.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<{ script: number, all: number }>} `all` with styles, layout and what else a frame takes
 */
export async function processorTime(page, act) {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const now = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    const ms = (/** @type {string} */ wanted) =>
      (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000
    return { script: ms('ScriptDuration'), all: ms('TaskDuration') }
  }
  const before = await now()
  await act()
  const after = await now()
  await client.detach()
  return { script: after.script - before.script, all: after.all - before.all }
}
