import { newOrder } from './support/new-order.ts'
import { openNoticeList } from './support/notices.ts'
import { chooseMenu, enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { openTool } from './support/settings.ts'
import { needFreshModules, withholdAll } from './support/withhold.ts'

test.use({
  locale: 'zh-CN',
  expectedPageErrors: [/Failed to load resource|dynamically imported module/],
})

test.beforeEach(({ page }) => needFreshModules(page))

// Prefetching may still be in progress.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('a frame whose code, deferred parts or texts are missing says so, keeps the session and comes on request', {
  tag: '@smoke',
}, async ({ page, portal, cast: { clerk } }) => {
  const files = await withholdAll(page, {
    frame: /\(.skipToContent.\)/,
    deferred: /\(.moreTabs.\)/,
    texts: /早上好/,
  })
  await page.goto('/')
  await signIn(page, portal, clerk.userName)
  const unloaded = page.getByRole('heading', { name: '门户加载失败' })
  const retry = page.getByRole('button', { name: '重试' })
  for (const file of [files.frame, files.deferred, files.texts]) {
    await expect(unloaded).toBeVisible()
    await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible()
    const { times } = file
    await retry.click()
    await expect(() => expect(file.times).toBeGreaterThan(times)).toPass()
    await expect(unloaded).toBeVisible()
    file.isBack = true
  }
  await retry.click()
  await expect(page.getByRole('heading', { name: new RegExp(clerk.fullName) })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('tab', { name: '首页' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '菜单' }).getByRole('menuitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(clerk.fullName) })).toBeVisible()
  // No text is shown as its key.
  await expect(page.getByText(/^[a-z]+\.[a-zA-Z.]+$/)).toHaveCount(0)
})

test.describe('inside the frame', () => {
  test.use({ scenarios: ['ltc-shortcut'] })

  test('cards, pages, panels and dialogs whose code is missing say so, are logged and come at the next try', async ({
    page,
    portal,
  }) => {
    const files = await withholdAll(page, {
      shortcutNotice: /\(.shortcutHint./,
      cards: /orders\.byWeek/,
      noticeList: /\(.unreadOf./,
      settingsTexts: /恢复默认设置/,
    })
    await enter(page, portal, 'lihao')
    const failures = page.getByRole('alert').filter({ hasText: '该区域加载失败' })
    const retry = failures.getByRole('button', { name: /重\s*试/ })

    await test.step('cards ask for it once, and all come with one retry', async () => {
      await expect(page.getByRole('region', { name: '通知公告' }).getByRole('link').first()).toBeVisible()
      await expect(failures.first()).toBeVisible()
      // Ahead of its use, and for its use.
      expect(files.cards.times).toBeLessThanOrEqual(2)
      files.cards.isBack = true
      await retry.first().click()
      await expect(failures).toHaveCount(0)
      await expect(page.getByRole('region', { name: '销售订单' })).toBeVisible()
    })

    await test.step('a notice that comes by itself is logged, and not missed', async () => {
      expect(files.shortcutNotice.times).toBeGreaterThan(0)
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await expect(page.getByText('页面出现异常')).toBeHidden()
      const drawer = await openTool(page, /错误日志/)
      const entries = drawer.getByRole('button', { name: /dynamically imported module/ })
      await expect(entries).toHaveCount(2)
      for (const entry of await entries.all()) await entry.click()
      await expect(drawer.getByText(/shortcut notice/)).toBeVisible()
      await drawer.getByRole('button', { name: '全部清除' }).click()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    })

    await test.step('a panel whose code is missing says so, is logged, and opens at the next press', async () => {
      const panel = /\/assets\/quick-jump-panel-.*\.js/
      const open = page.getByRole('button', { name: '帮助与客服' })
      await page.route(panel, (route) => route.fulfill({ status: 404, body: '' }))
      await open.click()
      await expect(page.getByText('无法打开，请检查网络后重试。')).toBeVisible()
      await expect(page.getByRole('button', { name: '错误日志（1）' })).toBeVisible()
      await expect(page.getByRole('heading', { name: /李浩/ })).toBeVisible()
      await page.unroute(panel)
      await open.click()
      const shown = page.getByRole('dialog', { name: '帮助与客服' })
      await expect(shown).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(shown).toBeHidden()
    })

    await test.step('so does one whose texts are missing', async () => {
      const open = page.getByRole('button', { name: '界面设置' })
      await open.click()
      await expect(page.getByText('无法打开，请检查网络后重试。')).toBeVisible()
      await expect(page.getByRole('button', { name: '错误日志（2）' })).toBeVisible()
      files.settingsTexts.isBack = true
      await open.click()
      const shown = page.getByRole('dialog', { name: '界面设置' })
      await expect(shown.getByRole('switch').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(shown).toBeHidden()
    })

    await test.step('a page comes when it is tried again, not before its code is there', async () => {
      await openNoticeList(page)
      await expect(page).toHaveURL(/\/notification\/list/)
      await expect(failures).toBeVisible()
      await expect(page.getByText('门户已更新')).toBeHidden()
      await retry.click()
      await expect(failures).toBeVisible()
      files.noticeList.isBack = true
      await retry.click()
      await expect(page.getByRole('heading', { level: 1, name: '通知公告' })).toBeVisible()
      await expect(failures).toHaveCount(0)
    })

    await test.step('a dialog of an old deployment offers a reload once no input is unsaved', async () => {
      await page.route(/\/assets\/change-password-form-.*\.js/, (route) =>
        route.fulfill({ status: 404, body: '' }),
      )
      await page.route(`${portal.url}/`, (route) =>
        route.fulfill({ body: '<script type="module" src="/assets/index-newer.js"></script>' }),
      )
      await chooseMenu(page, '订单管理', '瓷砖订单', '瓷砖下单', newOrder().name)
      await page.getByRole('textbox', { name: '备注' }).fill('Foshan')
      await expect(page.getByRole('img', { name: '有未保存的内容' })).toBeVisible()
      await page.getByTitle('我的账号').click()
      await page.getByRole('menuitem', { name: '修改密码' }).click()
      const failure = page.getByRole('alert').filter({ hasText: '门户已更新' })
      await expect(failure).toContainText('请先保存')
      const reload = failure.getByRole('button', { name: '重新加载' })
      await expect(reload).toBeDisabled()

      await page.getByRole('tab', { name: newOrder().name }).press('Delete')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /放\s*弃/ })
        .click()
      await expect(reload).toBeEnabled()
    })
  })
})
