import type { Page } from '@playwright/test'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( |$)`) })
/** The page that is on the screen. */
const shown = (page: Page) => page.getByRole('main').getByRole('region')

test('a modal dialog of the browser waits with its page, and what was typed in it', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/home')
  await shown(page).getByRole('button', { name: '瓷砖常规下单', exact: true }).click()
  await expect(shown(page).getByRole('textbox', { name: '经销商' })).toBeVisible()
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
  const isModal = () => dialog.evaluate((element) => element.matches(':modal'))
  const field = dialog.getByRole('textbox')
  await field.fill('half of it')

  await page.goBack()
  await expect(dialog).toBeHidden()
  await test.step('all else can be reached meanwhile', async () => {
    await tab(page, '首页').click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await tab(page, '瓷砖常规下单').click()
  })
  await expect(field).toHaveValue('half of it')
  expect(await isModal()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('those that a hidden page opens wait until it is shown', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/home?misbehave=modal')
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await tab(page, '首页').click()
  const open = () => page.locator('dialog[open]').count()
  await expect.poll(open).toBe(2)
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0)
  await tab(page, '订货首页').click()
  await expect(heading).toBeVisible()
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(2)
  for (const left of [1, 0]) {
    await page.keyboard.press('Escape')
    await expect.poll(open).toBe(left)
  }
  await tab(page, '首页').hover()
})
