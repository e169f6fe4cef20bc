import type { Page, Route } from '@playwright/test'
import { castNow, standInTitles } from './support/cast.ts'
import { chooseTabAction, goWithin } from './support/navigation.ts'
import { chooseMenu, enter, enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { openTool } from './support/settings.ts'

test.use({
  locale: 'zh-CN',
  expectedPageErrors: [/./],
  permissions: ['clipboard-read', 'clipboard-write'],
})

const system = () => castNow().orderSystem
const oms = (query: string) => `${castNow().home.address}?misbehave=${query}`
const panel = (page: Page) => page.getByRole('main').getByRole('alert')
const home = (page: Page) => page.getByRole('main').getByRole('heading', { name: standInTitles.home })
const retry = (page: Page) => page.getByRole('button', { name: /重\s*试/ })
const scripts = '**/sub-apps/oms/*.js*'

/** The panel with all that can be done; answers the diagnostics that it copies. */
async function copyDiagnostics(page: Page): Promise<string> {
  await expect(panel(page)).toContainText(system())
  await expect(panel(page).getByRole('button', { name: /重\s*试/ })).toBeVisible()
  await expect(panel(page).getByRole('button', { name: '在新窗口打开' })).toBeVisible()
  await panel(page).getByRole('button', { name: '复制诊断信息' }).click()
  await expect(panel(page).getByRole('button', { name: '已复制' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('sub-app: oms\npage: /home\n')
  return copied
}

/** The error log has an entry of the sub-app with this remark; clears the log. */
async function expectLogged(page: Page, remark: string | RegExp): Promise<void> {
  const log = await openTool(page, /^错误日志/)
  await expect(log.getByText('OMS', { exact: true }).first()).toBeVisible()
  await expect(log.getByText(remark, { exact: typeof remark === 'string' }).first()).toBeVisible()
  await log.getByRole('button', { name: '全部清除' }).click()
  await expect(log.getByText('暂无错误')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(log).toBeHidden()
}

const reported = '子应用上报'
const uncaught = '未捕获的错误'

test('each kind of failure is shown in place of the page, copied and logged, and the portal continues', {
  tag: '@smoke',
}, async ({ page, portal, cast: { clerk, home: start, orders } }) => {
  await enterAt(page, portal, clerk.userName, orders.address)
  const tab = page.getByRole('tab', { name: start.name })

  for (const [kind, text, reason, remark] of [
    ['throw-mount', '页面无法启动', 'broken', reported],
    ['throw-render', '页面运行时出错', 'crashed', uncaught],
    [
      'old-bridge',
      '门户接口版本为 1，门户版本为 2：需由该系统的团队升级页面',
      "sub-app too old for the portal's bridge",
      reported,
    ],
  ] as const) {
    await test.step(kind, async () => {
      await goWithin(page, oms(kind))
      await expect(panel(page)).toContainText(text)
      expect(await copyDiagnostics(page)).toContain(`failure: ${reason}\n`)
      await expectLogged(page, remark)
      await tab.press('Delete')
      await expect(tab).toHaveCount(0)
      await expect(panel(page)).toBeHidden()
    })
  }

  for (const [kind, remark] of [
    ['throw-unmount', /Planned misbehaviour: unmount/],
    ['never-unmount', /was not unmounted within 2000 ms/],
  ] as const) {
    await test.step(kind, async () => {
      await goWithin(page, oms(kind))
      await expect(home(page)).toBeVisible()
      await tab.press('Delete')
      await expect(tab).toHaveCount(0)
      await expectLogged(page, remark)
      await chooseMenu(page, start.name)
      await expect(home(page)).toBeVisible()
      await tab.press('Delete')
      await expect(tab).toHaveCount(0)
    })
  }
  await page.getByRole('tab', { name: '首页', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

const troubles: readonly (readonly [string, string, string, (route: Route) => Promise<void>])[] = [
  ['a lost connection', '无法连接该系统', 'unreachable', (route) => route.abort()],
  [
    'a page in place of the script',
    '系统返回的内容异常',
    'wrongFile',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>502</h1>' }),
  ],
]

const contentType = 'text/html'
/** Made before they are needed: what is fetched while a request waits may come after it was answered. */
const entryTroubles: readonly (readonly [string, string, (page: Page) => Promise<string>])[] = [
  [
    'a sign-in page of the network',
    '之间的网络要求重新登录',
    async () => '<!doctype html><form><input type="password"></form>',
  ],
  [
    'the page of the portal itself',
    '返回了门户自身的页面',
    async (page) => (await page.request.get('/')).text(),
  ],
]

test('a sub-app whose files do not arrive is loaded again by the retry or the next opening of its tab', async ({
  page,
  context,
  portal,
  cast: { clerk, home: start },
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await enter(page, portal, clerk.userName)

  for (const [name, text, reason, answer] of troubles) {
    await test.step(name, async () => {
      await page.route(scripts, answer)
      // Loaded again, since the portal keeps the scripts that have arrived.
      await page.goto(start.address)
      await expect(panel(page)).toContainText(text)
      const copied = await copyDiagnostics(page)
      expect(copied).toContain(`entry: /sub-apps/oms/\nfailure: ${reason}\n`)
      if (name === 'a lost connection') {
        expect(copied).toContain('kind network')
        const certificate = (await context.cookies()).find((cookie) => cookie.name === 'Admin-Token')?.value
        expect(copied).not.toContain(certificate)
        await expectOwnWindow(page)
      }
      await expectLogged(page, reported)

      await retry(page).focus()
      // Still broken: the retry must not be answered from memory either way.
      await page.keyboard.press('Enter')
      await expect(panel(page)).toContainText(text)
      await expect(retry(page)).toBeFocused()
      await page.unroute(scripts)
      await page.keyboard.press('Enter')
      await expect(home(page)).toBeVisible()
      await expect(panel(page)).toBeHidden()
      await expect(page.getByRole('region', { name: system() })).toBeFocused()
    })
  }

  const entry = /\/sub-apps\/oms\/(?:\?|$)/
  for (const [name, text, bodyOf] of entryTroubles) {
    await test.step(name, async () => {
      const body = await bodyOf(page)
      await page.route(entry, (route) => route.fulfill({ contentType, body }))
      await page.goto(start.address)
      await expect(panel(page)).toContainText(text)
      await page.unroute(entry)
      await retry(page).click()
      await expect(home(page)).toBeVisible()
    })
  }

  await test.step('an entry that fails once', async () => {
    await page.route(entry, (route) => route.fulfill({ status: 503 }))
    await page.goto(start.address)
    await expect(panel(page)).toContainText('无法连接该系统')
    await page.unroute(entry)
    const tab = page.getByRole('tab', { name: start.name })
    await tab.press('Delete')
    await expect(tab).toBeHidden()
    await chooseMenu(page, start.name)
    await expect(home(page)).toBeVisible()
    await chooseTabAction(page, '刷新')
    await expect(home(page)).toBeVisible()
    await expect(panel(page)).toBeHidden()
  })
})

/** The system opens in a window of its own, in the language and the theme of the portal. */
async function expectOwnWindow(page: Page): Promise<void> {
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: '在新窗口打开' }).click()
  const opened = await opening
  // The scripts fail in the window of the portal alone.
  await expect(opened.getByRole('heading', { name: standInTitles.home })).toBeVisible()
  await expect(opened.locator('html')).toHaveCSS('color-scheme', 'dark')
  await opened.close()
}
