import type { BrowserContext, Page, Route } from '@playwright/test'
import { configure } from './support/configuration.ts'
import { chooseTabAction, goWithin } from './support/navigation.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOut } from './support/sessions.ts'

test.use({
  locale: 'zh-CN',
  expectedPageErrors: [/Unsafe attempt to initiate navigation|503|RemoteError/],
})

/** The order system in an iframe; the others as they are. */
async function inIframe(context: BrowserContext, entry: string): Promise<void> {
  const others = Object.fromEntries(['ltc', 'czdp', 'dp'].map((app) => [app, { entry: `/sub-apps/${app}/` }]))
  await configure(context, { subApps: { ...others, oms: { entry, host: 'iframe', allow: ['camera'] } } })
}

const frameOf = (page: Page, nth = 0) => page.getByTitle('订单服务', { exact: true }).nth(nth).contentFrame()
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( |$)`) })

test('a sub-app in an iframe works as one in the page: tabs, titles, kept input, language, search, sign-out', async ({
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

  await test.step('a closed tab takes its frame with it', async () => {
    await tab(page, '瓷砖常规下单').click()
    await chooseTabAction(page, '关闭')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /放\s*弃/ })
      .click()
    await expect(page.locator('iframe')).toHaveCount(1)
  })

  await signOut(page, '王静')
  await expect(page).toHaveURL(/\/login/)
})

/** Pages of a system without any portal support: classic scripts, inline handlers, links between its pages. */
async function serveOldPages(context: BrowserContext): Promise<void> {
  await context.route('**/old/**', (route) => {
    const { pathname, search } = new URL(route.request().url())
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Old</title><h1>Old ${pathname}${search}</h1>
        <script>var count = 0</script><script>function press(button) { button.textContent = 'pressed ' + ++count }</script>
        <button onclick="press(this)">press</button> <a href="/old/orders/ceramic?page=2">Next</a>
        <script>try { top.location.href = '/login' } catch { document.body.append('kept in its frame') }</script>`,
    })
  })
}

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
})
