import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '../support/accessibility.ts'
import { configure } from '../support/configuration.ts'
import { inspect, inspectOpened } from '../support/looks.ts'
import { goWithin } from '../support/navigation.ts'
import { enterAt, openDepartments } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { certificateCookie } from '../support/sessions.ts'
import { openSettings } from '../support/settings.ts'

test.use({ locale: 'zh-CN', scenarios: ['default', 'twenty-tabs'], expectedPageErrors: [/planned/] })

/** Opens a tool of the top bar, out of the menu of tools where the window is narrow; the bar may still be changing its size. */
async function openTool(page: Page, name: string | RegExp): Promise<void> {
  const more = page.getByRole('button', { name: '更多工具' })
  const tool = page.getByRole('banner').getByRole('button', { name })
  const item = page.getByRole('menuitem', { name })
  const dialog = page.getByRole('dialog')
  await expect(async () => {
    if (await dialog.isVisible()) return
    if (await item.isVisible()) await item.click({ timeout: 1_000 })
    else if (await more.isVisible()) {
      await more.click({ timeout: 1_000 })
      await item.click({ timeout: 1_000 })
    } else await tool.click({ timeout: 1_000 })
    await expect(dialog).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function searchMenus(page: Page, query: string): Promise<void> {
  const field = page.getByRole('combobox', { name: '全局搜索' })
  if (!(await field.isVisible())) await page.keyboard.press('Control+k')
  await field.fill(query)
}

test('the frame, what it opens, and pages that no menu leads to are accessible, fit, and can be read in every colour and on paper [S-2.11] [S-2.41]', async ({
  page,
  portal,
  context,
}) => {
  test.slow()
  await configure(context, { environment: 'test' })
  await enterAt(page, portal, 'wangjing', '/dashboard')
  await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '通知' }).first()).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await inspect(page, 'home')

  await inspectOpened(page, 'user menu', async () => {
    await page.getByTitle('我的账号').click()
    await page.getByRole('menuitem', { name: '语言' }).hover()
    await expect(page.getByRole('menuitem', { name: 'Español' })).toBeVisible()
  })
  await inspectOpened(
    page,
    'settings',
    async () => {
      await openTool(page, '界面设置')
      await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible()
    },
    () => closeDialog(page),
  )
  await inspectOpened(
    page,
    'quick jump',
    async () => {
      await page.getByRole('button', { name: '帮助与客服' }).click()
      await expect(page.getByRole('dialog', { name: '帮助与客服' })).toBeVisible()
    },
    () => closeDialog(page),
  )
  for (const [query, found] of [
    ['订单', page.getByRole('grid').getByRole('row').first()],
    ['没有的', page.getByText(/没有与“没有的”匹配/)],
  ] as const)
    await inspectOpened(
      page,
      `menu search for ${query}`,
      async () => {
        await searchMenus(page, query)
        await expect(found).toBeVisible()
      },
      () => closeDialog(page),
    )

  await test.step('menus of the system bar and of the sidebar as a drawer', async () => {
    await page.getByRole('menu', { name: '业务系统' }).getByText('订单服务').hover()
    await expect(page.getByRole('menuitem', { name: '第1层', exact: true })).toHaveCount(2)
    await page.getByRole('menuitem', { name: '第1层', exact: true }).last().hover()
    await expect(page.getByRole('menuitem', { name: '第1层页面1', exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.mouse.move(700, 500)

    await page.setViewportSize({ width: 991, height: 800 })
    await page.getByRole('button', { name: '展开菜单' }).click()
    await expect(page.getByRole('dialog', { name: '菜单' })).toBeVisible()
    await expectAccessible(page)
    await closeDialog(page)
    await page.setViewportSize({ width: 1440, height: 844 })
  })

  await test.step('error log with an entry', async () => {
    await page.evaluate(() => void Promise.reject(new Error('planned')))
    await inspectOpened(
      page,
      'error log',
      async () => {
        await openTool(page, /^错误日志/)
        const entry = page.getByRole('dialog').getByRole('button', { name: /Error: planned/ })
        const stack = page.getByRole('dialog').getByText('堆栈')
        await expect(entry).toBeVisible()
        if (await stack.isHidden()) await entry.click()
        await expect(stack).toBeVisible()
      },
      () => closeDialog(page),
    )
  })

  for (const [address, text] of [
    ['/404', /./],
    ['/401', /./],
  ] as const) {
    await goWithin(page, address)
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await inspect(page, address)
  }

  await goWithin(page, '/child/oms/orders/ceramic')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await inspectOpened(
    page,
    'debug',
    async () => {
      await openTool(page, '调试信息')
      const certificate = (await certificateCookie(page)) ?? '-'
      const shown = page.getByRole('dialog')
      await expect(shown).toContainText(`${certificate.slice(0, 4)}…***`)
      await expect(shown).not.toContainText(certificate)
    },
    () => closeDialog(page),
  )

  await test.step('departments', async () => {
    await openDepartments(page)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('every colour, light and dark', async () => {
    for (const scheme of ['浅色', '深色']) {
      const drawer = await openSettings(page)
      await drawer.getByText(scheme, { exact: true }).click()
      for (const color of ['金色', '红色', '紫色']) {
        await drawer.getByRole('radio', { name: color }).check()
        await expectContrast(page)
      }
      await closeDialog(page)
      await expectContrast(page)
    }
  })

  await test.step('on paper the page is whole, without the frame around it', async () => {
    await page.setViewportSize({ width: 1000, height: 500 })
    await page.emulateMedia({ media: 'print' })
    for (const part of ['navigation', 'banner', 'tablist'] as const)
      await expect(page.getByRole(part).first()).toBeHidden()
    await expect(page.getByRole('heading', { name: '瓷砖订单查询' })).toBeVisible()
    // An economical print would leave out the background of what lies over the page.
    const overlay = page.getByRole('main').locator('xpath=following-sibling::div')
    await expect(overlay).toHaveCSS('print-color-adjust', 'exact')
    const { end, length } = await page.getByText(/共 [\d,]+ 笔/).evaluate((line) => ({
      end: line.getBoundingClientRect().bottom + window.scrollY,
      length: document.documentElement.scrollHeight,
    }))
    expect(end).toBeGreaterThan(500)
    expect(end).toBeLessThanOrEqual(length)
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1440, height: 844 })
  })

  for (const [address, name] of [
    ['/child/oms/orders/ceramic/new?distributorCode=D1002&lines=T1001*120,T1301*80', '瓷砖常规下单'],
    ['/child/oms/orders/ceramic/TC10000053', '订单 TC10000053'],
    ['/child/oms/orders/ceramic/import', '瓷砖批量导入'],
    ['/child/oms/balance?distributorCode=D1001', '账户余额'],
  ] as const) {
    await goWithin(page, address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(main.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0)
    await inspect(page, address)
  }
})
