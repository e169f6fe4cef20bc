import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, type } from 'node:os'
import { resolve } from 'node:path'
import { slowness } from './browser.mjs'

const document = resolve(import.meta.dirname, '../../../docs/performance-figures.md')

/** Where and how is measured; the load says whether other work was running. @param {number} runs */
export function conditions(runs) {
  const [processor] = cpus()
  const machine = `${cpus().length} × ${processor?.model.trim()}, ${type()}, load ${loadavg()[0]?.toFixed(1)} before`
  const { processor: times, megabits, latencyMs } = slowness
  return `Measured on ${machine}, Node ${process.versions.node}: processor slowed ${times} times, ${megabits} Mbit/s, ${latencyMs} ms, cold cache, median of ${runs}. In brackets the budget.`
}

const whole = (/** @type {number} */ number) => Math.round(number).toLocaleString('en')

/**
 * @typedef {object} Result
 * @property {import('./page-cases.mjs').Page} page
 * @property {import('./measure-page.mjs').Figures} figures
 * @property {import('./measure-page.mjs').Figures} bare
 */

/** Each page, and below it the bare one that it is compared with. @param {readonly Result[]} results @returns {string} Markdown */
export function pageTable(results) {
  const head = [
    '',
    'JS KB gzip',
    'ready ms',
    'ready, of the bare page',
    'LCP ms',
    'long tasks beyond 50 ms, sum',
  ]
  const rows = results.flatMap(({ page: { name, budget }, figures, bare }) => [
    [
      name,
      `${figures.scriptKb.toFixed(1)} (${budget.scriptKb})`,
      `${whole(figures.readyMs)} (${whole(budget.readyMs)})`,
      (figures.readyMs / bare.readyMs).toFixed(2),
      whole(figures.lcpMs),
      `${whole(figures.longTasksMs)} (${budget.longTasksMs})`,
    ],
    [
      `a bare ${name}`,
      bare.scriptKb.toFixed(1),
      whole(bare.readyMs),
      '1.00',
      whole(bare.lcpMs),
      whole(bare.longTasksMs),
    ],
  ])
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/**
 * Puts the table where the document has its place for it.
 * @param {string} report
 * @param {string} bench
 */
export async function writeReport(report, bench) {
  const [begin, end] = [`<!-- bench:${bench} -->`, `<!-- /bench:${bench} -->`]
  const text = await readFile(document, 'utf8')
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`${document} has no place between ${begin} and ${end}`)
  await writeFile(document, `${before}${begin}\n\n${report}\n${end}${after}`)
}
