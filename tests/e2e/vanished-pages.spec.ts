import type { Page } from '@playwright/test'
import { castNow, standInTitles } from './support/cast.ts'
import { goWithin } from './support/navigation.ts'
import { chooseMenu, enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

// What the framework of a page still renders may fail first, with an error of its own.
test.use({ locale: 'zh-CN', expectedPageErrors: [/./] })

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

test('a page that removes what it has drawn, or elements of the portal, is replaced by a panel whose retry loads it again', {
  tag: '@smoke',
}, async ({ page, portal, cast: { clerk, newOrder } }) => {
  await test.step('by removing its container', async () => {
    await enterAt(page, portal, clerk.userName, hostile('remove-container'))
    await expectRecovery(page, '页面清空了自身的内容')
    await page.getByRole('tab', { name: castNow().home.name }).press('Delete')
  })

  await test.step('by emptying the body of the document, which keeps its input', async () => {
    const emptied = page.waitForEvent('pageerror')
    await goWithin(page, `${newOrder.address}?misbehave=empty-body`)
    const remark = page.getByRole('textbox', { name: '备注' })
    await remark.fill('佛山')
    await emptied
    await expect(remark).toHaveValue('佛山')
    await page.getByRole('tab', { name: '首页', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('by failing: it may come back with its input, so that closing it asks', async () => {
    await goWithin(page, hostile('throw-render,dirty'))
    await expect(panel(page)).toContainText('页面运行时出错')
    const tab = page.getByRole('tab', { name: castNow().home.name })
    await tab.press('Delete')
    const question = page.getByRole('dialog')
    await expect(question.getByRole('listitem')).toHaveText(castNow().home.name)
    await question.getByRole('button', { name: /继续编辑/ }).click()
    await page.getByRole('main').evaluate((main) => {
      const root = main.querySelector('section[data-page-of]:not([aria-hidden]) [data-sub-app]')
      root?.append('回来了')
    })
    await expect(page.getByRole('main').getByText('回来了')).toBeVisible()
    await expect(panel(page)).toBeHidden()
    await tab.press('Delete')
    await question.getByRole('button', { name: /放\s*弃/ }).click()
    await expect(page.getByText('回来了')).toHaveCount(0)
  })
})
