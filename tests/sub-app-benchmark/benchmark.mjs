// Measures the same two pages in the portal's host and in others, and writes the tables of docs/performance-figures.md:
// `npm run bench:sub-apps`, with `--rounds N` (default ten), `--only TEXT` for some hosts, `--no-portal` without the
// whole portal, `--print` to leave the document unchanged.
import { parseArgs } from 'node:util'
import { launchBrowser } from '../../scripts/browser/require-browser.mjs'
import { here } from '../load/support/here.mjs'
import { writeReport } from '../performance/support/report.mjs'
import { nameOf } from './support/browser.mjs'
import { appNames, buildAll, builtFiles, scriptKb } from './support/build.mjs'
import { createFigures, hosts } from './support/figures.mjs'
import { ownCallTable } from './support/own-calls.mjs'
import { portalAims } from './support/portal-aims.mjs'
import { serveFiles } from './support/serve.mjs'
import { aimTable, heapTable, hostTable } from './support/tables.mjs'
import { heapPerInstance, heapPerOpening, visit, visitPrefetched } from './support/visit.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    portal: { type: 'boolean', default: true },
    print: { type: 'boolean', default: false },
  },
  allowNegative: true,
})
const rounds = Number(values.rounds)
if (!(Number.isInteger(rounds) && rounds > 0))
  throw new Error(`--rounds ${values.rounds}: expected a whole number above 0`)
const chosen = hosts.filter((host) => host.includes(values.only))
if (chosen.length === 0) throw new Error(`--only ${values.only}: no host is called so`)
/** Each in turn goes first: what a browser has behind it may weigh on what it does next. @param {number} round @param {readonly string[]} names */
const startingAt = (round, names) => {
  const first = round % names.length
  return [...names.slice(first), ...names.slice(0, first)]
}
const note = (/** @type {string} */ text) => process.stderr.write(`${text}\n`)

note('building')
await buildAll()
const sizes = await Promise.all(appNames.map(scriptKb))
const conditions = here()
const server = await serveFiles(await builtFiles())
const browser = await launchBrowser()
const figures = createFigures()
/** @type {Map<string, import('./support/tables.mjs').Heaps>} */
const heaps = new Map()
let ownCalls = ''
try {
  for (let round = 1; round <= rounds; round++) {
    note(`round ${round} of ${rounds}`)
    for (const host of startingAt(round, chosen)) {
      for (const app of appNames) {
        const options = {
          url: server.url,
          host,
          app,
          note: figures.note.bind(undefined, host, app),
        }
        await visit(browser, options)
        await visitPrefetched(browser, options)
      }
    }
  }
  for (const host of chosen) {
    note(`memory of ${host}`)
    const at = { url: server.url, host }
    heaps.set(host, {
      living: await heapPerInstance(browser, { ...at, app: 'antd' }),
      tidy: await heapPerOpening(browser, { ...at, app: 'tiny' }),
      untidy: await heapPerOpening(browser, { ...at, app: 'untidy' }),
    })
  }
  note('calls of the portal')
  ownCalls = await ownCallTable(browser, { url: server.url, host: 'portal' })
} finally {
  await browser.close()
  await server.stop()
}
const aims = values.portal ? await portalAims(note) : []

const report = `Measured on ${conditions}, ${await nameOf(browser)}: a page of React (${sizes[0]?.toFixed(0)} KB) / one of antd (${sizes[1]?.toFixed(0)} KB), median of ${rounds} rounds.

From the call until React has put the page in place, for a switch until the next picture, ms:

${hostTable(figures, 'wall')}

Processor time of the page's thread, ms:

${hostTable(figures, 'processor')}

${heapTable(heaps)}

Calls in the portal's own realm:

${ownCalls}
${aims.length > 0 ? `\n${aimTable(aims)}\n` : ''}`
process.stdout.write(report)
if (!values.print && chosen.length === hosts.length && values.portal) await writeReport(report, 'sub-apps')
