import type { Page } from '@playwright/test'
import { castNow, standInTitles } from './support/cast.ts'
import { goWithin } from './support/navigation.ts'
import { chooseMenu, enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const hostile = (kind: string) => `${castNow().home.address}?misbehave=${kind}`
const panel = (page: Page) => page.getByRole('main').getByRole('alert')
const home = (page: Page) => page.getByRole('main').getByRole('heading', { name: standInTitles.home })

/** The panel takes the place of the page, whose retry works, and the next opening of the page is not affected. */
async function expectRecovery(page: Page, text: string): Promise<void> {
  await expect(panel(page)).toContainText(castNow().orderSystem)
  await expect(panel(page)).toContainText(text)
  const loaded = page.waitForResponse('**/sub-apps/oms/*.js*')
  await page.getByRole('button', { name: /重\s*试/ }).click()
  await loaded
  await expect(home(page)).toBeVisible()
  // The page does it each time.
  await expect(panel(page)).toContainText(text)
  await page.getByRole('tab', { name: castNow().home.name }).press('Delete')
  await expect(home(page)).toBeHidden()
  await expect(panel(page)).toBeHidden()
  await chooseMenu(page, castNow().home.name)
  await expect(home(page)).toBeVisible()
  await expect(panel(page)).toBeHidden()
}

test.describe('a sub-app that removes elements of the portal', () => {
  test.use({ expectedPageErrors: [/emptied the body|removed or emptied/] })

  test('loses its own page alone, which the retry loads again', { tag: ['@smoke', '@any-company'] }, async ({
    page,
    portal,
    cast: { clerk, newOrder },
  }) => {
    await test.step('by removing its container', async () => {
      await enterAt(page, portal, clerk.userName, hostile('remove-container'))
      await expectRecovery(page, '页面清空了自身的内容')
    })

    await test.step('by emptying the body of the document', async () => {
      const emptied = page.waitForEvent('pageerror')
      await goWithin(page, `${newOrder.address}?misbehave=empty-body`)
      await page.getByRole('textbox', { name: '备注' }).fill('佛山')
      await emptied
      await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue('佛山')
      await page.getByRole('tab', { name: '首页', exact: true }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
    })
  })
})

test.describe('a page that loses what it has rendered', () => {
  // What its framework still renders may fail first, with an error of its own.
  test.use({ expectedPageErrors: [/./] })

  test('is replaced by a panel, and comes back when it renders again', async ({ page, portal }) => {
    await test.step('it may come back with its input, so that closing it asks', async () => {
      await enterAt(page, portal, 'wangjing', hostile('throw-render,dirty'))
      await expect(panel(page)).toContainText('页面运行时出错')
      const tab = page.getByRole('tab', { name: '订货首页' })
      await tab.press('Delete')
      const question = page.getByRole('dialog')
      await expect(question.getByRole('listitem')).toHaveText('订货首页')
      await question.getByRole('button', { name: /继续编辑/ }).click()
      await page.getByRole('main').evaluate((main) => main.querySelector('[data-sub-app]')?.append('回来了'))
      await expect(page.getByRole('main').getByText('回来了')).toBeVisible()
      await expect(panel(page)).toBeHidden()
      await tab.press('Delete')
      await question.getByRole('button', { name: /放\s*弃/ }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
    })

    await test.step('one that empties its container is reloaded by the retry', async () => {
      await goWithin(page, hostile('empty-container'))
      await expectRecovery(page, '订单服务的页面已停止运行')
    })
  })
})
