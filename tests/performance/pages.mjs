// Measures pages of the built portal in a slow browser, and writes the table of docs/performance.md:
// `npm run bench:pages`, with `--runs N` for another number than five, `--only TEXT` for pages whose name holds it,
// `--print` to leave the document as it is.
import { parseArgs } from 'node:util'
import { startBrowser } from './support/browser.mjs'
import { measurePage } from './support/measure-page.mjs'
import { pages } from './support/page-cases.mjs'
import { startPortal } from './support/portal.mjs'
import { conditions, pageTable, writeReport } from './support/report.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    print: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
if (!(Number.isInteger(runs) && runs > 0))
  throw new Error(`--runs ${values.runs}: expected a whole number above 0`)
const chosen = pages.filter(({ name }) => name.includes(values.only))
if (chosen.length === 0) throw new Error(`--only ${values.only}: no page is called so`)

const before = conditions(runs)
const portal = await startPortal()
const browser = await startBrowser()
try {
  const cookies = await portal.signIn()
  const results = []
  for (const page of chosen) {
    process.stderr.write(`${page.name}\n`)
    results.push({ page, figures: await measurePage(browser, portal.url, page, { runs, cookies }) })
  }
  const report = `${before}\n\n${pageTable(results)}\n`
  process.stdout.write(report)
  if (!values.print && chosen.length === pages.length) await writeReport(report)
} finally {
  await browser.close()
  await portal.stop()
}
