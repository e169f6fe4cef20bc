import type { Page } from '@playwright/test'
import { animationsEnded } from './support/accessibility.ts'
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
  test.use({ expectedPageErrors: [/tried to move the portal/] })

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

test('menus of a sub-app are styled and stand at their field', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/orders/ceramic')
  const field = page.getByRole('combobox', { name: '状态' })
  await field.click()
  const option = page.getByTitle('已发货').last()
  await expect(option).toBeVisible()
  const [fieldBox, optionBox] = [await field.boundingBox(), await option.boundingBox()]
  expect(optionBox?.y).toBeGreaterThan(fieldBox?.y ?? Number.POSITIVE_INFINITY)
  expect(Math.abs((optionBox?.x ?? 0) - (fieldBox?.x ?? 0))).toBeLessThan(40)
  await expect(option).toHaveCSS('cursor', 'pointer')
  // By the tokens of its own antd, which hang on an id of its page.
  await expect(option).not.toHaveCSS('padding-left', '0px')
})

test.describe('a pop-up of a sub-app', () => {
  test.use({ viewport: { width: 1440, height: 560 } })

  for (const [when, stir] of [
    ['right after its page was scrolled', async () => {}],
    [
      'when its page was scrolled and hidden meanwhile',
      async (page: Page) => {
        await page.getByRole('tab', { name: '首页', exact: true }).click()
        await expect(page).toHaveURL(/\/dashboard$/)
        await page.goBack()
      },
    ],
    [
      'when the window became narrow',
      async (page: Page) => void (await page.setViewportSize({ width: 390, height: 560 })),
    ],
  ] as const) {
    test(`adjoins its field ${when}`, async ({ page, portal }) => {
      await enter(page, portal, 'wangjing')
      await page.goto('/child/oms/orders/ceramic/sample')
      const field = page.getByRole('main').getByRole('combobox', { name: '用途' })
      await expect(shown(page)).toBeVisible()
      await field.scrollIntoViewIfNeeded()
      await stir(page)
      await field.click()
      const first = page.getByTitle('展厅陈列').filter({ visible: true })
      await expect(first).toBeVisible()
      await animationsEnded(page)
      const [at, top, end] = await Promise.all(
        [field, first, page.getByTitle('展会').filter({ visible: true })].map((part) => part.boundingBox()),
      )
      if (!at || !top || !end) throw new Error('The field or its list is not on the screen')
      const bottom = end.y + end.height
      const gap = Math.min(Math.abs(top.y - (at.y + at.height)), Math.abs(at.y - bottom))
      expect(gap).toBeLessThan(24)
      expect(Math.abs(top.x - at.x)).toBeLessThan(24)
      expect([top.y >= 0, bottom <= 560]).toEqual([true, true])
    })
  }
})
