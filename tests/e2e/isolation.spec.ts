import type { Locator, Page } from '@playwright/test'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const hostile = (kinds: string, app = 'oms') => `/child/${app}/home?misbehave=${kinds}`
const shown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const closeTab = async (page: Page) => {
  await page.getByRole('button', { name: '页签操作' }).click()
  await page.getByRole('menuitem', { name: '关闭', exact: true }).click()
}
const looks = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => {
    const { color, letterSpacing } = getComputedStyle(bar)
    return { color, letterSpacing, margin: getComputedStyle(document.body).margin }
  })

test('styles for everything style the page that brings them alone', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  const before = await looks(page)
  await page.goto(hostile('styles'))
  await expect(shown(page)).toHaveCSS('letter-spacing', '9px')
  expect(await looks(page)).toEqual(before)
  await expect(page.getByRole('button', { name: '页签操作' })).toHaveCSS('opacity', '1')
})

/** One of each way to write a rule. */
const written = {
  'letter-spacing': '9px',
  'text-indent': '7px',
  'word-spacing': '8px',
  'tab-size': '3',
  'line-height': '33px',
  'text-align': 'end',
  cursor: 'help',
  'font-style': 'italic',
  'font-weight': '300',
  'font-stretch': '75%',
  'font-kerning': 'none',
}

test('rules that a script writes are for its own page alone, and go with it', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  const looksOf = (element: Locator) =>
    element.evaluate((node, names) => {
      const style = getComputedStyle(node)
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
    }, Object.keys(written))
  const bar = page.getByRole('banner')
  const before = await looksOf(bar)
  await page.goto(hostile('script-styles'))
  await expect.poll(() => looksOf(shown(page))).toEqual(written)
  expect(await looksOf(bar)).toEqual(before)
  await expect(bar).toHaveCSS('text-transform', 'none')
  await closeTab(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  expect(await looksOf(bar)).toEqual(before)
  const texts = await page.locator('style').evaluateAll((styles) => styles.map((style) => style.textContent))
  expect(texts.filter((text) => text.startsWith('* {'))).toEqual([])
})

test('a file that a link names later styles the page of the link alone', async ({ page, portal }) => {
  await page.route('**/late.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: '* { letter-spacing: 9px }' }),
  )
  await enter(page, portal, 'wangjing')
  const before = await looks(page)
  await page.goto('/child/oms/home')
  await expect(shown(page)).toBeVisible()
  await page
    .getByRole('main')
    .locator('[data-sub-app-instance]')
    .evaluate((container) => {
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'style' })
      link.href = '/late.css'
      link.onload = () => {
        link.rel = 'stylesheet'
      }
      container.append(link)
    })
  await expect(shown(page)).toHaveCSS('letter-spacing', '9px')
  await expect.poll(() => looks(page)).toEqual(before)
})

const endless = [
  'globals',
  'listeners',
  'document-listeners',
  'handlers',
  'observers',
  'channels',
  'timers',
].join()

/** What a person and other pages of the browser do, which nothing that is gone has a part in. */
async function stir(page: Page) {
  await page.getByRole('main').click({ position: { x: 4, y: 4 } })
  await page.keyboard.press('F8')
  await page.evaluate(() => {
    document.body.dataset.probe = String(Number(document.body.dataset.probe ?? 0) + 1)
    new BroadcastChannel('mischief').postMessage('spoken')
  })
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ width, height: height - 1 })
}

test('what a page puts into the window, listens to, watches and repeats stays in it and ends with it', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await page.goto(hostile(endless))
  await expect(shown(page)).toBeVisible()
  const counted = () => page.evaluate(() => ({ ...document.documentElement.dataset }))
  await stir(page)
  for (const kind of ['ticks', 'frames', 'pauses', 'intervals', 'heard', 'handled', 'seen', 'told'])
    await expect.poll(async () => Number((await counted())[kind]), kind).toBeGreaterThan(0)
  expect(await page.evaluate(() => ['polluted' in window, typeof window.open])).toEqual([false, 'function'])

  await closeTab(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('tab')).toHaveCount(1)
  // Long enough for what the page begins once it is gone.
  await page.evaluate(() => document.documentElement.animate([], 1000).finished.then(() => {}))
  await expect(async () => {
    const before = await counted()
    await stir(page)
    expect(await counted()).toEqual(before)
  }).toPass()

  await test.step('the next page of the same scripts has them again', async () => {
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, hostile(endless))
    await expect(shown(page)).toBeVisible()
    const before = await counted()
    await stir(page)
    for (const kind of ['ticks', 'frames', 'heard', 'handled', 'seen', 'told'])
      await expect
        .poll(async () => Number((await counted())[kind]), kind)
        .toBeGreaterThan(Number(before[kind]))
  })
})

test('keys are for the page on the screen', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.goto(hostile('listeners,document-listeners'))
  await expect(shown(page)).toBeVisible()
  const heard = () => page.evaluate(() => Number(document.documentElement.dataset.heard ?? 0))
  await page.keyboard.press('F8')
  const whileShown = await heard()
  // Window, document, root and body, and the document reached by an element, on the way down and up.
  expect(whileShown).toBe(10)
  await page.getByRole('tab', { name: '首页', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  const before = await heard()
  await page.keyboard.press('F8')
  expect(await heard()).toBe(before)
})

test.describe('a page that moves the portal', () => {
  test.use({ expectedPageErrors: [/tried to take over the portal/] })

  test('moves nothing', async ({ page, portal }) => {
    await enter(page, portal, 'wangjing')
    await page.goto(hostile('history'))
    await expect(shown(page)).toBeVisible()
    await expect(page).toHaveURL(/\/child\/oms\/home\?misbehave=history$/)
    await page.getByRole('tab', { name: '首页', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/child\/oms\/home\?misbehave=history$/)
  })
})

test.describe('a page that writes over the portal', () => {
  test.use({ expectedPageErrors: [/tried to take over the portal by document\.write/] })

  test('leaves it standing, and itself in it', async ({ page, portal }) => {
    await enter(page, portal, 'wangjing')
    await page.goto(hostile('rewrite'))
    await expect(shown(page)).toBeVisible()
    await expect(page.getByText('Written over the portal')).toHaveCount(0)
    await closeTab(page)
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test.describe('a page that floods the portal', () => {
  test.use({ expectedPageErrors: [/Planned misbehaviour: flood/] })

  test('is heard for a while, and the portal goes on', async ({ page, portal }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await enter(page, portal, 'wangjing')
    await page.goto(hostile('flood'))
    await expect(shown(page)).toBeVisible()
    expect(errors.length).toBeLessThanOrEqual(20)
    await closeTab(page)
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})
