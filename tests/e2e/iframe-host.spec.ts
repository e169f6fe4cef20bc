import type { BrowserContext, Page, Route } from '@playwright/test'
import { configure, forbidEval } from './support/configuration.ts'
import { dialogDimsPortal, savesFile, serveOldPages } from './support/framed-page.ts'
import { chooseTabAction, goWithin } from './support/navigation.ts'
import { chooseLanguage, enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOut } from './support/sessions.ts'

test.use({
  locale: 'zh-CN',
  expectedPageErrors: [/Unsafe attempt to initiate navigation|503|RemoteError/],
})

/** All systems in iframes; the portal then has a policy that compiles no text. */
async function inIframe(context: BrowserContext, entry: string): Promise<void> {
  const others = Object.fromEntries(
    ['ltc', 'czdp', 'dp'].map((app) => [app, { entry: `/sub-apps/${app}/`, host: 'iframe' }]),
  )
  await forbidEval(context)
  await configure(context, { subApps: { ...others, oms: { entry, host: 'iframe', allow: ['camera'] } } })
}

const frameOf = (page: Page, nth = 0) => page.getByTitle('订单服务', { exact: true }).nth(nth).contentFrame()
/** Resolves whether the browser begins to print the window. */
const prints = () =>
  new Promise<boolean>((done) => {
    addEventListener('beforeprint', () => done(true), { once: true })
    print()
    done(false)
  })

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( |$)`) })

test('a sub-app in an iframe works as one in the page: tabs, titles, kept input, language, search, dialogs, reopening, sign-out', async ({
  page,
  portal,
  context,
}) => {
  await inIframe(context, '/sub-apps/oms/')
  await enterAt(page, portal, 'wangjing', '/child/oms/home')
  const home = frameOf(page)
  await expect(home.getByRole('heading', { name: '订货首页' })).toBeVisible()
  await expect(page.locator('iframe').first()).toHaveAttribute('allow', /fullscreen; .*; camera$/)

  await test.step('it opens tabs, and has unsaved input', async () => {
    await home.getByRole('button', { name: '瓷砖常规下单', exact: true }).click()
    await expect(tab(page, '瓷砖常规下单')).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic\/new$/)
    const remark = frameOf(page, 1).getByRole('textbox', { name: '备注' })
    await remark.fill('佛山')
    await tab(page, '订货首页').click()
    await expect(remark).toBeHidden()
    await tab(page, '瓷砖常规下单').click()
    await expect(remark).toHaveValue('佛山')
    await chooseTabAction(page, '关闭')
    await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click()
    await expect(remark).toHaveValue('佛山')
  })

  await test.step('Back and Forward lead through the tabs', async () => {
    await page.goBack()
    await page.goBack()
    await expect(tab(page, '瓷砖常规下单')).toHaveAttribute('aria-selected', 'true')
    await page.goForward()
    await expect(home.getByRole('heading', { name: '订货首页' })).toBeVisible()
    await page.goForward()
    await expect(frameOf(page, 1).getByRole('textbox', { name: '备注' })).toHaveValue('佛山')
  })

  await test.step('it saves files, prints itself, and follows language and theme', async () => {
    const body = frameOf(page, 1).locator('body')
    await savesFile(body)
    expect(await body.evaluate(prints)).toBe(true)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(frameOf(page, 1).locator('html')).toHaveCSS('color-scheme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.getByRole('button', { name: '王静' }).click()
    await chooseLanguage(page, 'English')
    await expect(frameOf(page, 1).getByRole('textbox', { name: 'Remarks' })).toHaveValue('佛山')
    await page.getByRole('button', { name: 'Wang Jing' }).click()
    await chooseLanguage(page, '中文', 'Language')
  })

  await test.step('a hidden one takes neither the focus nor the keys of the search', async () => {
    const remark = frameOf(page, 1).getByRole('textbox', { name: '备注' })
    await remark.focus()
    await goWithin(page, '/dashboard')
    const user = page.getByRole('button', { name: '王静' })
    await user.focus()
    await remark.evaluate((field) => {
      field.focus()
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
    })
    await expect(user).toBeFocused()
    await tab(page, '瓷砖常规下单').click()
    await expect(remark).toBeVisible()
    await expect(page.getByRole('combobox', { name: '全局搜索' })).toBeHidden()
  })

  await test.step('a press in it closes the menus of the portal, its keys open the search', async () => {
    await page.getByRole('button', { name: '王静' }).click()
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible()
    await frameOf(page, 1).getByRole('heading').first().click()
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeHidden()
    await page.keyboard.press('Control+K')
    await expect(page.getByRole('combobox', { name: '全局搜索' })).toBeFocused()
    await page.keyboard.press('Escape')
  })

  const form = frameOf(page, 1)
  await test.step('a dialog in it dims the portal, takes its presses, and ends by Escape', async () => {
    await tab(page, '瓷砖常规下单').click()
    await dialogDimsPortal(form.locator('body'))
  })

  await test.step('the frame of a closed tab is kept for the next page, which begins as new', async () => {
    await form.locator('body').evaluate(() => Object.assign(window, { isKept: true }))
    await chooseTabAction(page, '关闭')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /放\s*弃/ })
      .click()
    await expect(page.locator('[data-page-of] iframe')).toHaveCount(1)
    await tab(page, '订货首页').click()
    await home.getByRole('button', { name: '瓷砖常规下单', exact: true }).click()
    await expect(form.getByRole('textbox', { name: '备注' })).toHaveValue('')
    expect(await form.locator('body').evaluate(() => 'isKept' in window)).toBe(true)
  })

  await signOut(page, '王静')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('pages that know no portal run unchanged in an iframe, at the path of their tab; one that does not load can be retried', async ({
  page,
  portal,
  context,
}) => {
  await serveOldPages(context)
  await inIframe(context, '/old/{path}')
  await enterAt(page, portal, 'wangjing', '/child/oms/orders/ceramic')
  const old = frameOf(page)

  await test.step('they work, and their links are those of the tab', async () => {
    await expect(old.getByRole('heading', { name: 'Old /old/orders/ceramic' })).toBeVisible()
    await expect(old.getByText('kept in its frame')).toBeVisible()
    await old.getByRole('button', { name: 'press' }).click()
    await expect(old.getByRole('button', { name: 'pressed 1' })).toBeVisible()
    await old.getByRole('link', { name: 'Next' }).click()
    await expect(old.getByRole('heading', { name: 'Old /old/orders/ceramic?page=2' })).toBeVisible()
    await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic\?page=2$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic$/)
    await expect(old.getByRole('heading', { name: 'Old /old/orders/ceramic', exact: true })).toBeVisible()
    await page.goForward()
    await expect(old.getByRole('heading', { name: 'Old /old/orders/ceramic?page=2' })).toBeVisible()
    await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic\?page=2$/)
    await page.goBack()
    await expect(old.getByRole('heading', { name: 'Old /old/orders/ceramic', exact: true })).toBeVisible()
  })

  await test.step('on the portal’s own origin: the title of the page, the keys of the search, unsaved input', async () => {
    await old.locator('body').evaluate(() => {
      document.title = 'Order 7'
    })
    await expect(tab(page, 'Order 7')).toHaveAttribute('aria-selected', 'true')
    await old.getByRole('textbox', { name: 'Remark' }).fill('佛山')
    await page.keyboard.press('Control+K')
    await expect(page.getByRole('combobox', { name: '全局搜索' })).toBeFocused()
    await page.keyboard.press('Escape')
    await chooseTabAction(page, '关闭')
    await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click()
    await expect(old.getByRole('textbox', { name: 'Remark' })).toHaveValue('佛山')
    await old.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2$/)
  })

  await test.step('its root has the theme and the language of the portal', async () => {
    const root = old.locator('html')
    await expect(root).toHaveAttribute('data-portal-language', 'zh')
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(root).toHaveAttribute('data-portal-theme', colorScheme)
      await expect(root).toHaveCSS('color-scheme', colorScheme)
    }
  })

  await test.step('its address has the fragment, also when the portal is reloaded', async () => {
    await old.getByRole('link', { name: 'Part' }).click()
    await expect(page).toHaveURL(/page=2#part$/)
    await page.reload()
    await expect(old.getByText('kept in its frame')).toBeVisible()
    expect(await old.locator('body').evaluate(() => location.hash)).toBe('#part')
    await expect(page).toHaveURL(/page=2#part$/)
  })

  await test.step('the portal prints all of it', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect((await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(2000)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null })
  })

  await test.step('one that does not load', async () => {
    const isDown = (route: Route) => route.fulfill({ status: 503, body: '' })
    await context.route('**/old/home', isDown)
    await goWithin(page, '/child/oms/home')
    await expect(page.getByText('订单服务').first()).toBeVisible()
    const again = page.getByRole('button', { name: '重试' })
    await expect(again).toBeVisible()
    await context.unroute('**/old/home', isDown)
    await again.click()
    await expect(frameOf(page, 1).getByRole('heading', { name: 'Old /old/home' })).toBeVisible()
  })

  await test.step('only another host name is a boundary: another port reads the cookies', async () => {
    const { hostname, port } = new URL(page.url())
    const other = hostname === 'localhost' ? '127.0.0.1' : 'localhost'
    const read: Record<string, string | null> = {}
    for (const host of [`${hostname}:${port}`, `${hostname}:1`, `${other}:${port}`]) {
      await inIframe(context, `http://${host}/old/{path}`)
      await page.goto('/child/oms/orders/ceramic')
      await page.reload()
      await expect(old.getByText('kept in its frame')).toBeVisible()
      read[host] = await old.locator('#reach').textContent()
    }
    expect(Object.values(read)).toEqual(['reads cookie storage page ', 'reads cookie ', 'reads '])
  })
})
