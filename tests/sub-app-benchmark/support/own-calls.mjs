/** What the calls of the portal's own cost in a page, in ns; runs in the browser, so it imports nothing. */
function measureCalls() {
  const element = document.body.appendChild(document.createElement('p'))
  element.id = 'measured'
  const listener = () => {}
  /** @type {Record<string, () => unknown>} */
  const calls = {
    ownerDocument: () => element.ownerDocument,
    getElementById: () => document.getElementById('measured'),
    contains: () => document.contains(element),
    createElement: () => document.createElement('p'),
    parentNode: () => element.parentNode,
    ...Object.fromEntries(
      Object.entries({ element, document, html: document.documentElement, body: document.body }).map(
        ([name, target]) => [
          `addEventListener (${name})`,
          () => {
            target.addEventListener('click', listener)
            target.removeEventListener('click', listener)
          },
        ],
      ),
    ),
  }
  const rounds = 9
  const times = 50_000
  /** @type {Record<string, number>} */
  const costs = {}
  for (const [name, call] of Object.entries(calls)) {
    const measured = Array.from({ length: rounds }, () => {
      const start = performance.now()
      for (let time = 0; time < times; time++) call()
      return ((performance.now() - start) / times) * 1e6
    })
    costs[name] = measured.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
  }
  element.remove()
  return costs
}

/**
 * The same before the first sub-app and with two pages open, as rows of a table.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, host: string }} options
 */
export async function ownCallTable(browser, { url, host }) {
  const page = await browser.newPage()
  await page.goto(`${url}/hosts/?host=${host}`)
  await page.waitForFunction(() => window.bench)
  // The first time is that of code which is not compiled yet.
  await page.evaluate(measureCalls)
  const before = await page.evaluate(measureCalls)
  for (const number of [1, 2]) await page.evaluate((at) => window.bench?.open('antd', at), number)
  await page.evaluate(measureCalls)
  const after = await page.evaluate(measureCalls)
  await page.close()
  const rows = Object.keys(before).map(
    (name) => `| \`${name}\` | ${before[name]?.toFixed(0)} | ${after[name]?.toFixed(0)} |`,
  )
  return ['| ns a call | before the first sub-app | with two pages open |', '|---|---|---|', ...rows].join(
    '\n',
  )
}
