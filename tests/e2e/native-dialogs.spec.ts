import type { Page } from '@playwright/test'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( |$)`) })
/** The page that is on the screen. */
const shown = (page: Page) => page.getByRole('main').getByRole('region')

test('modal dialogs of the browser wait with their page, and those that a hidden page opens wait until it is shown', async ({
  page,
  portal,
}) => {
  await enterAt(page, portal, 'wangjing', '/child/oms/home')
  await shown(page).getByRole('button', { name: '瓷砖常规下单', exact: true }).click()
  await expect(shown(page).getByRole('textbox', { name: '备注' })).toBeVisible()
  await shown(page)
    .locator('[data-sub-app-instance]')
    .evaluate((container) => {
      const dialog = document.createElement('dialog')
      dialog.ariaLabel = 'native'
      dialog.append(document.createElement('input'))
      container.append(dialog)
      dialog.showModal()
    })
  const dialog = page.getByRole('dialog', { name: 'native' })
  const field = dialog.getByRole('textbox')
  await field.fill('half of it')
  await page.goBack()
  await expect(dialog).toBeHidden()

  await test.step('all else can be reached meanwhile', async () => {
    await tab(page, '首页').click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await tab(page, '瓷砖常规下单').click()
  })

  await test.step('it is as it was when its page is shown again', async () => {
    await expect(field).toHaveValue('half of it')
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a hidden page opens two, which are modal once it is shown', async () => {
    await page.evaluate(() => {
      history.pushState({}, '', '/child/oms/home?misbehave=modal')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(page).toHaveURL(/misbehave=modal$/)
    await expect(heading).toBeVisible()
    const open = () => page.locator('dialog[open]').count()
    const modal = () => page.locator('dialog:modal').count()
    await tab(page, '首页').click()
    await expect.poll(open).toBe(2)
    await expect.poll(modal).toBe(0)
    await tab(page, '订货首页').last().click()
    await expect(heading).toBeVisible()
    await expect.poll(modal).toBe(2)
    for (const left of [1, 0]) {
      await page.keyboard.press('Escape')
      await expect.poll(open).toBe(left)
    }
    // Nothing covers the page any more.
    await tab(page, '首页').hover()
  })
})
