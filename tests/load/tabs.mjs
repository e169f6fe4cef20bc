// Measures in a real browser, over the production build: switching between 20 open tabs beside a bare page that shows and
// hides 20 blocks, and what memory is left after opening and closing tabs beside what the same clicks leave on home.
import { here } from './support/here.mjs'
import { barePage, memoryOf, switchTimes } from './support/in-browser.mjs'
import { processorTime } from './support/processor-time.mjs'
import { signedInPage } from './support/signed-in.mjs'

const opened = Number(process.argv[2] ?? 200)
const note = (/** @type {string} */ text) => process.stderr.write(`${text}\n`)

note('starting the portal')
const { page, browser, stop } = await signedInPage({ scenarios: ['twenty-tabs'] })
try {
  const sidebar = page.getByRole('navigation', { name: '菜单' })
  await sidebar.getByRole('menuitem', { name: '第1层', exact: true }).click()
  const pages = 19
  const open = async (/** @type {number} */ number) => {
    await sidebar.getByRole('menuitem', { name: `第1层页面${number}`, exact: true }).click()
    // The sub-app has started once its page shows its path.
    await page.getByRole('heading', { name: `/pages/deep/1-${number}`, exact: true }).waitFor()
  }
  for (let number = 1; number <= pages; number++) await open(number)

  note('switching')
  const bare = await browser.newPage()
  const baseline = await switchTimes(bare, await barePage(bare))
  await page.bringToFront()
  const switching = await switchTimes(page, '[role="tab"]')

  // The last ones are alive still, so that going between them wakes no page.
  const kept = await page.getByRole('tab').all()
  const among = [kept.at(-1), kept.at(-2)].flatMap((tab) => tab ?? [])
  const steps = 40
  const cost = await processorTime(page, async () => {
    for (let step = 0; step < steps; step++) await among[step % 2]?.click()
  })

  note(`opening and closing ${opened} tabs`)
  await page.getByRole('button', { name: '页签操作' }).click()
  await page.getByRole('menuitem', { name: '关闭全部' }).click()
  const openAndClose = async (/** @type {number} */ count) => {
    for (let at = 0; at < count; at++) {
      await open(1 + (at % pages))
      await page.getByRole('tab', { selected: true }).press('Delete')
    }
  }
  await openAndClose(40)
  const before = await memoryOf(page)
  await openAndClose(opened)
  const after = await memoryOf(page)
  for (let at = 0; at < opened; at++) await page.getByRole('tab', { name: '首页' }).click()
  const idle = await memoryOf(page)

  const line = (/** @type {string} */ name, /** @type {import('./support/in-browser.mjs').Times} */ times) =>
    `| ${name} | ${times.median.toFixed(1)} | ${times.p95.toFixed(1)} | ${times.longest.toFixed(1)} |`
  const memory = (/** @type {string} */ name, /** @type {import('./support/in-browser.mjs').Memory} */ now) =>
    `| ${name} | ${(now.heapBytes / 2 ** 20).toFixed(1)} | ${now.nodes} | ${now.listeners} |`
  process.stdout.write(`${here()}, Chromium ${browser.version()}

| from the click to the next picture, ms | median | 95 of 100 | longest |
| --- | ---: | ---: | ---: |
${line('bare page, 20 blocks', baseline)}
${line('portal, 20 tabs', switching)}

Between two kept pages a switch costs ${(cost.script / steps).toFixed(1)} ms of a processor in scripts, ${(cost.all / steps).toFixed(1)} ms in all.

| memory, garbage collected | heap MB | DOM nodes | listeners |
| --- | ---: | ---: | ---: |
${memory('before', before)}
${memory(`after opening and closing ${opened} tabs`, after)}
${memory(`after ${opened} clicks on home more`, idle)}
`)
} finally {
  await stop()
}
