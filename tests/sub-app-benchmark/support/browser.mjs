import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { requireBrowser } from '../../../scripts/browser/require-browser.mjs'

/** Which browser it is: one that draws for no screen is quicker than a whole one. @param {import('@playwright/test').Browser} browser */
export async function nameOf(browser) {
  return `${basename(await requireBrowser())} ${browser.version()}`
}

/** Processor time of the page's own thread until now, in ms. @param {import('@playwright/test').CDPSession} session */
export async function threadTime(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** What is in use once the garbage has gone, in bytes; all documents of the page. @param {import('@playwright/test').CDPSession} session */
export async function heapBytes(session) {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/**
 * Memory of the processes that show pages, in bytes, each page of memory that several share counted in parts; undefined
 * where the system doesn't tell.
 * @param {import('@playwright/test').Browser} browser
 */
export async function renderersBytes(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const rollups = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')),
  )
  const shares = rollups.map((text) => Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? Number.NaN) * 1024)
  const sum = shares.reduce((total, share) => total + share, 0)
  return Number.isFinite(sum) ? sum : undefined
}
