// Measures pages of the built portal in a slow browser, and writes the table of docs/performance-figures.md:
// `npm run bench:pages`, with `--runs N` for another number than five, `--only TEXT` for pages whose name holds it,
// `--print` to leave the document as it is.
import { parseArgs } from 'node:util'
import { startBarePages } from './support/bare-pages.mjs'
import { startBrowser } from './support/browser.mjs'
import { measurePages } from './support/measure-page.mjs'
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
const bare = await startBarePages(chosen.map((page) => page.bare))
const portal = await startPortal()
const browser = await startBrowser()
try {
  const cookies = await portal.signIn()
  const results = []
  for (const page of chosen) {
    process.stderr.write(`${page.name}\n`)
    const { path, ready, signedIn } = page
    const [figures, barePage] = await measurePages(
      browser,
      [
        { url: portal.url + path, ready, cookies: signedIn ? cookies : [] },
        { url: `${bare.url}/${page.bare}`, ready, cookies: [] },
      ],
      runs,
    )
    if (!figures || !barePage) throw new Error('Every page that is measured has figures')
    results.push({ page, figures, bare: barePage })
  }
  const report = `${before}\n\n${pageTable(results)}\n`
  process.stdout.write(report)
  if (!values.print && chosen.length === pages.length) await writeReport(report, 'pages')
} finally {
  await browser.close()
  await portal.stop()
  await bare.stop()
}
