// Measures what thousands of notices cost beside a few: the call that brings them all, and in a real browser the list that
// shows them, by the processor time of the page's thread: `npm run bench:notices`.
import { here } from './support/here.mjs'
import { processorTime } from './support/processor-time.mjs'
import { signedInPage } from './support/signed-in.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const times = 5
const word = '产品知识培训'

/** @param {number[]} values */
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** What the page's thread does for one act, script and all in ms of a processor, the median of some. @param {Page} page @param {(time: number) => Promise<void>} act */
async function cost(page, act) {
  /** @type {{ script: number, all: number }[]} */
  const measured = []
  for (let time = 0; time < times; time++) measured.push(await processorTime(page, () => act(time)))
  return {
    script: median(measured.map(({ script }) => script)),
    all: median(measured.map(({ all }) => all)),
  }
}

/** @param {readonly string[]} scenarios */
async function measured(scenarios) {
  const { page, browser, stop } = await signedInPage({ scenarios })
  try {
    /** @type {{ ms: number, kilobytes: number, rows: number }[]} */
    const calls = []
    const noteCall = async (/** @type {import('@playwright/test').Response} */ response) => {
      const body = await response.body()
      const { requestStart, responseEnd } = response.request().timing()
      const { data } = JSON.parse(String(body))
      calls.push({ ms: responseEnd - requestStart, kilobytes: body.length / 1024, rows: data.length })
    }
    const list = page.getByRole('list', { name: '通知公告' }).getByRole('listitem')
    for (let time = 0; time < times; time++) {
      const called = page.waitForResponse((response) => response.url().includes('findNoticeList'))
      await page.goto(new URL('/notification/list', page.url()).href)
      await noteCall(await called)
      await list.first().waitFor()
    }
    const field = page.getByLabel('按标题搜索')
    await field.focus()
    const letter = await cost(page, async () => {
      for (const one of word) await page.keyboard.insertText(one)
      await page.waitForURL(/keyword=/)
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
    })
    const unread = page.getByRole('checkbox', { name: '仅看未读' })
    const filter = await cost(page, async () => {
      await unread.click()
      await page.waitForURL(/unread=1/)
      await unread.click()
    })
    const hasPages = (calls[0]?.rows ?? 0) > times * 20
    const turn = hasPages
      ? await cost(page, async (time) => {
          await page.getByRole('listitem', { name: String(time + 2), exact: true }).click()
          await page.waitForURL(new RegExp(`page=${time + 2}`))
        })
      : undefined
    const ms = (/** @type {number | undefined} */ value) => (value === undefined ? '–' : value.toFixed(1))
    const cells = [
      median(calls.map((call) => call.ms)).toFixed(0),
      calls[0]?.kilobytes.toFixed(0),
      ms(letter.all / (word.length + 1)),
      ms(filter.all / 2),
      ms(turn?.all),
    ]
    return { browser: browser.version(), line: `| ${calls[0]?.rows} | ${cells.join(' | ')} |` }
  } finally {
    await stop()
  }
}

const few = await measured([])
const many = await measured(['many-notices'])
process.stdout.write(`${here()}, Chromium ${few.browser}, median of ${times}

| notices | call, ms | answer, KB | a letter of the search, CPU ms | unread only, CPU ms | another page, CPU ms |
| ---: | ---: | ---: | ---: | ---: | ---: |
${few.line}
${many.line}
`)
