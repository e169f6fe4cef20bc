import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', expectedPageErrors: [/emptied the body/] })

const hostile = (kind: string) => `/child/oms/home?misbehave=${kind}`
const panel = (page: Page) => page.getByRole('main').getByRole('alert')
const home = (page: Page) => page.getByRole('main').getByRole('heading', { name: '订货首页' })

for (const [kind, text, error] of [
  ['remove-container', '页面已将自身内容移除', /removed or emptied/],
  // What its framework still draws may fail first, which is told as its error.
  ['empty-container', '订单服务的页面已停止运行', /./],
] as const)
  test.describe(kind, () => {
    test.use({ expectedPageErrors: [error] })

    test('a page that takes itself away is told in its place, comes by the retry, and closes', async ({
      page,
      portal,
    }) => {
      await enter(page, portal, 'wangjing')
      await page.goto(hostile(kind))
      await expect(panel(page)).toContainText('订单服务')
      await expect(panel(page)).toContainText(text)
      await expectAccessible(page)
      const loaded = page.waitForResponse('**/sub-apps/oms/*.js*')
      await page.getByRole('button', { name: /重\s*试/ }).click()
      await loaded
      await expect(home(page)).toBeVisible()
      // It does so each time.
      await expect(panel(page)).toContainText(text)
      await page.getByRole('tab', { name: '订货首页' }).press('Delete')
      await expect(page).toHaveURL(/\/dashboard$/)
      await chooseMenu(page, '订货首页')
      await expect(home(page)).toBeVisible()
      await expect(panel(page)).toBeHidden()
    })
  })

test('a sub-app that empties the document takes nothing from anybody', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/orders/ceramic/new?misbehave=empty-body')
  const emptied = page.waitForEvent('pageerror')
  await page.getByRole('textbox', { name: '经销商' }).fill('佛山')
  await emptied
  await expect(page.getByRole('textbox', { name: '经销商' })).toHaveValue('佛山')
  await page.getByRole('tab', { name: '首页', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test.describe('a page that an error has taken away', () => {
  test.use({ expectedPageErrors: [/./] })

  test('is asked about while it may come back, and is shown again when it draws', async ({
    page,
    portal,
  }) => {
    await enter(page, portal, 'wangjing')
    await page.goto(hostile('throw-render,dirty'))
    await expect(panel(page)).toContainText('页面运行时出错')
    const tab = page.getByRole('tab', { name: '订货首页' })
    await tab.press('Delete')
    const question = page.getByRole('dialog')
    await expect(question.getByRole('listitem')).toHaveText('订货首页')
    await question.getByRole('button', { name: /取\s*消/ }).click()
    await page.getByRole('main').evaluate((main) => main.querySelector('[data-sub-app]')?.append('回来了'))
    await expect(page.getByRole('main').getByText('回来了')).toBeVisible()
    await expect(panel(page)).toBeHidden()
  })
})
