import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectTyped, newOrder, typeOrder } from './support/new-order.ts'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', expectedPageErrors: [/./] })

const system = '订单服务'
const oms = (query: string) => `/child/oms/home?misbehave=${query}`
const panel = (page: Page) => page.getByRole('main').getByRole('alert')
const home = (page: Page) => page.getByRole('main').getByRole('heading', { name: '订货首页' })
const scripts = '**/sub-apps/oms/*.js*'

test('each kind of failure is told in the place of the page, and other tabs go on', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/dp/home')
  for (const [kind, text] of [
    ['throw-bootstrap', '页面启动失败'],
    ['throw-mount', '页面启动失败'],
    ['throw-render', '页面运行时出错'],
    ['old-bridge', '门户接口版本为 1，门户版本为 2：需由该系统的团队升级页面'],
    ['new-bridge', '门户接口版本为 1，门户版本仅为 0：需升级门户'],
  ] as const) {
    await test.step(kind, async () => {
      await page.goto(oms(kind))
      await expect(panel(page)).toContainText(system)
      await expect(panel(page)).toContainText(text)
    })
  }
  await expectAccessible(page)
  await page.getByRole('tab', { name: '首页', exact: true }).click()
  await expect(panel(page)).toBeHidden()
})

const troubles: readonly (readonly [string, string, (route: Route) => Promise<void>])[] = [
  ['cannot be reached', '无法连接该系统', (route) => route.abort()],
  ['is not there', '无法连接该系统', (route) => route.fulfill({ status: 404 })],
  [
    'is a page',
    '返回了错误的文件',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>502</h1>' }),
  ],
]

for (const [name, text, answer] of troubles) {
  test(`a script that ${name} is told, and loaded anew by the retry`, async ({ page, portal }) => {
    await enter(page, portal, 'wangjing')
    await page.route(scripts, answer)
    await page.goto('/child/oms/home')
    await expect(panel(page)).toContainText(text)
    const retry = page.getByRole('button', { name: /重\s*试/ })
    await retry.focus()
    // Still broken: the retry must not be answered from memory either way.
    await page.keyboard.press('Enter')
    await expect(panel(page)).toContainText(text)
    await expect(retry).toBeFocused()
    await page.unroute(scripts)
    await page.keyboard.press('Enter')
    await expect(home(page)).toBeVisible()
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('region', { name: system })).toBeFocused()
  })
}

test('an entry that failed once is asked for again by a reopened tab, and good for every later one', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  const entry = /\/sub-apps\/oms\/(?:\?|$)/
  await page.route(entry, (route) => route.fulfill({ status: 503 }))
  await page.goto('/child/oms/home')
  await expect(panel(page)).toContainText('无法连接该系统')
  await page.unroute(entry)
  const tab = page.getByRole('tab', { name: '订货首页' })
  await tab.press('Delete')
  await expect(tab).toBeHidden()
  await chooseMenu(page, '订货首页')
  await expect(home(page)).toBeVisible()
  await page.getByRole('button', { name: '页签操作' }).click()
  await page.getByRole('menuitem', { name: '刷新', exact: true }).click()
  await expect(home(page)).toBeVisible()
  await expect(panel(page)).toBeHidden()
})

test('a page that does not come is told of after ten seconds and given up after thirty', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await page.clock.install()
  await page.goto(oms('never-mount'))
  await expect(page.getByRole('region', { name: system })).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(10_500)
  await expect(page.getByRole('status').getByText(`${system}的加载时间比平时长`)).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(panel(page)).toContainText('响应超时')
  await page.getByRole('tab', { name: '首页', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a page that comes later than that is shown', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.clock.install()
  // What begins slowly takes longer still than people wait.
  await page.addInitScript(() => {
    const { setTimeout } = window
    const stretched = (run: TimerHandler, ms?: number, ...args: unknown[]) => {
      const isSlowStart = ms === 12_000
      if (isSlowStart) document.documentElement.dataset.begins = 'slowly'
      return Reflect.apply(setTimeout, window, [run, isSlowStart ? 32_000 : ms, ...args])
    }
    Object.assign(window, { setTimeout: stretched })
  })
  await page.goto(oms('slow-start'))
  await expect(page.locator('html')).toHaveAttribute('data-begins', 'slowly')
  await page.clock.runFor(30_500)
  await expect(panel(page)).toContainText('响应超时')
  await page.clock.runFor(5000)
  await expect(home(page)).toBeVisible()
  await expect(panel(page)).toBeHidden()
})

test.describe('what people can do', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is to copy what support needs, and to open the system in a window of its own', async ({
    page,
    context,
    portal,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await enter(page, portal, 'wangjing')
    // Of this window alone: a window of its own may well find the way.
    await page.route(scripts, (route) => route.abort())
    await page.goto('/child/oms/home')
    await page.getByRole('button', { name: '复制诊断信息' }).click()
    await expect(page.getByRole('button', { name: '已复制' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('sub-app: oms\npage: /home\nentry: /sub-apps/oms/\nfailure: unreachable\n')
    expect(copied).toContain('kind network')
    const cookies = await context.cookies()
    expect(copied).not.toContain(cookies.find(({ name }) => name === 'Admin-Token')?.value)

    const opening = context.waitForEvent('page')
    await page.getByRole('button', { name: '在新窗口打开' }).click()
    const opened = await opening
    // As the portal is: in the language and the theme that the person chose there.
    await expect(opened.getByRole('heading', { name: '订货首页' })).toBeVisible()
    await expect(opened.locator('html')).toHaveCSS('color-scheme', 'dark')
  })
})

test('an error in a page that stands takes nothing from whoever works in it', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/orders/ceramic/new?misbehave=throw-later')
  const notice = panel(page).filter({ hasText: '页面出现错误' })
  await expect(notice).toBeVisible()
  await page.getByRole('textbox', { name: '经销商' }).fill('佛山')
  await expect(notice).toContainText('未保存的内容仍在页面中')
  await page.getByRole('button', { name: '关闭提示' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('textbox', { name: '经销商' })).toHaveValue('佛山')
})

/** An error of the sub-app's scripts that nobody caught. */
const meetError = (page: Page) =>
  page.evaluate(() => {
    const filename = new URL('/sub-apps/oms/page.js', location.href).href
    window.dispatchEvent(new ErrorEvent('error', { filename, error: new Error('planned') }))
  })

test('a page stands also where it is drawn in a shadow root: what was typed is kept and asked about', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await typeOrder(page, '佛山')
  await page.getByRole('main').evaluate((main) => {
    const root = main.querySelector('[data-sub-app]')
    const host = document.createElement('div')
    host.attachShadow({ mode: 'open' }).append(...(root?.childNodes ?? []))
    root?.append(host)
  })
  await meetError(page)
  await expect(panel(page).filter({ hasText: '页面出现错误' })).toContainText('未保存的内容仍在页面中')
  await expectTyped(page, '佛山')
  await page.getByRole('tab', { name: newOrder }).press('Delete')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(newOrder)
})

test('pages that show a spinner alone stand, on the screen and behind it', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.clock.install()
  await page.goto('/child/oms/orders/ceramic/new')
  await expect(page.getByRole('textbox', { name: '经销商' })).toBeVisible()
  await chooseMenu(page, '订货首页')
  await expect(home(page)).toBeVisible()
  await page.getByRole('main').evaluate((main) => {
    for (const root of main.querySelectorAll('[data-sub-app]')) {
      root.innerHTML =
        '<div><i style="display: block; width: 20px; height: 20px; background: blue"></i></div>'
    }
  })
  await meetError(page)
  await expect(panel(page)).toContainText('页面出现错误')
  // So long a page has that has drawn nothing.
  await page.clock.runFor(3500)
  await expect(panel(page)).toHaveCount(1)
  await page.getByRole('tab', { name: newOrder }).click()
  await expect(page.getByRole('region', { name: system })).toBeVisible()
  await expect(panel(page)).toBeHidden()
})

test('what is told above a page has room for its words on a phone', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/home?misbehave=throw-later')
  const title = panel(page).getByText(`${system}的页面出现错误`)
  await expect(title).toBeVisible()
  // Beside the actions it was a column of four letters, five lines high.
  expect((await title.boundingBox())?.height).toBeLessThan(40)
  const action = await panel(page).getByRole('button', { name: '复制诊断信息' }).boundingBox()
  expect((action?.x ?? 390) + (action?.width ?? 0)).toBeLessThanOrEqual(390)
})
