// Measures in a real browser what typing into the menu search costs over 5,000 menu items, letter by letter, beside the
// same letters typed into a bare text field of the same browser: `npm run bench:menu-typing`.
import { here } from './support/here.mjs'
import { processorTime } from './support/processor-time.mjs'
import { signedInPage } from './support/signed-in.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ longestFrame: number, lateFrames: number, scriptMs: number, allMs: number }} Typing of a processor for each letter, and of frames */

const count = 5000
const queries = ['dingdanchaxun', 'OSS_PAGE_49', 'pages/12/4', '订单汇总']
/** Between two letters, at the speed of a fast typist. */
const pauseMs = 80
const letters = queries.join('').length

/** @param {Page} page */
async function withManyMenus(page) {
  const words = ['瓷砖', '卫浴', '订单', '合同', '提货', '查询', '审批', '经销商', '汇总', '积分', '项目']
  await page.route('**/findMenuInfoAllSystem*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const [system] = answer.data
    const sample = { ...system.menuList[0], children: [] }
    system.menuList = Array.from({ length: 50 }, (_group, group) => ({
      ...sample,
      menuId: 900_000 + group,
      menuName: `${words[group % words.length]}${group}`,
      menuCode: `OSS_GROUP_${group}`,
      children: Array.from({ length: count / 50 }, (_item, at) => {
        const number = (group * count) / 50 + at
        const name = [0, 1, 2].map((place) => words[(number * (place + 3) + place) % words.length]).join('')
        const [menuCode, path] = [`OSS_PAGE_${number}`, `/pages/${number % 70}/${number}`]
        return { ...sample, menuId: 910_000 + number, menuName: `${name}${number}`, menuCode, path }
      }),
    }))
    await route.fulfill({ response, json: answer })
  })
}

/** @param {Page} page */
async function typeQueries(page) {
  for (const query of queries) {
    for (const letter of query) {
      await page.keyboard.insertText(letter)
      await page.waitForTimeout(pauseMs)
    }
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.waitForTimeout(pauseMs)
  }
}

/** Types into what has the focus. @param {Page} page @returns {Promise<Typing>} */
async function typing(page) {
  await page.evaluate(() => {
    /** @type {number[]} */
    const gaps = []
    let last = performance.now()
    const frame = (/** @type {number} */ now) => {
      gaps.push(now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    Object.assign(window, { frameGaps: gaps })
  })
  const { script, all } = await processorTime(page, () => typeQueries(page))
  /** @type {number[]} */
  const gaps = await page.evaluate('window.frameGaps.slice(2)')
  return {
    longestFrame: Math.max(...gaps),
    // One frame of 60 a second was left out.
    lateFrames: gaps.filter((gap) => gap > 25).length / gaps.length,
    scriptMs: script / letters,
    allMs: all / letters,
  }
}

const { page, browser, stop } = await signedInPage({ prepare: withManyMenus })
try {
  const bare = await browser.newPage()
  await bare.setContent('<input autofocus>')
  await bare.locator('input').focus()
  const baseline = await typing(bare)
  await page.bringToFront()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: '搜索菜单' })
  // The dictionary of pinyin and the index come with the first letters.
  await field.fill('dingdan')
  await page.getByRole('grid').getByRole('row').first().waitFor()
  await field.fill('')
  const search = await typing(page)
  const line = (/** @type {string} */ name, /** @type {Typing} */ times) =>
    `| ${name} | ${times.longestFrame.toFixed(1)} | ${(times.lateFrames * 100).toFixed(1)} | ${times.scriptMs.toFixed(2)} | ${times.allMs.toFixed(2)} |`
  process.stdout.write(`${here()}, Chromium ${browser.version()}, ${count} menu items

| letter by letter | longest frame, ms | frames over 25 ms, % | script per letter, CPU ms | all per letter, CPU ms |
| --- | ---: | ---: | ---: | ---: |
${line('bare text field', baseline)}
${line('menu search', search)}
`)
} finally {
  await stop()
}
