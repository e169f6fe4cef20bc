import type { Page } from '@playwright/test'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const picker = (page: Page) => page.getByRole('combobox', { name: '事业部' })

/** Codes of every call for menus from now on. */
function watchMenuCalls(page: Page): readonly (readonly string[])[] {
  const codes: string[][] = []
  page.on('request', (request) => {
    if (request.url().includes('findMenuInfoAllSystem')) codes.push(request.postDataJSON().sybCodes)
  })
  return codes
}

test('each change of the departments reloads the menus, and a reload keeps the choice [S-1.4] [S-2.22] [S-4.18]', {
  tag: '@smoke',
}, async ({ page, portal }) => {
  await enter(page, portal, 'admin')
  const banner = page.getByRole('banner')
  const calls = watchMenuCalls(page)

  await test.step('before it is opened the picker has the outline of a field in both schemes', async () => {
    await expect(picker(page)).toHaveCSS('border-top', '1px solid rgb(217, 217, 217)')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(picker(page)).toHaveCSS('border-top', '1px solid rgb(66, 66, 66)')
  })

  await test.step('the chosen ones are shown as one and a count', async () => {
    await expect(banner.getByText('+4')).toBeVisible()
    await picker(page).click()
    for (const [name, left] of [
      ['瓷砖事业部', 4],
      ['集团总部', 3],
    ] as const) {
      await page.getByRole('option', { name }).or(page.getByTitle(name)).last().click()
      await expect.poll(() => calls.at(-1)?.length).toBe(left)
    }
    // As many names as there is room for, the rest as a count.
    await expect(banner.getByText(/^\+[12]$/)).toBeVisible()
  })

  await test.step('an empty choice does nothing [S-4.19]', async () => {
    for (const left of [2, 1]) {
      await page.keyboard.press('Backspace')
      await expect.poll(() => calls.at(-1)?.length).toBe(left)
    }
    const menus = page.getByRole('menu', { name: '业务系统' })
    await expect(menus).not.toContainText('WYDP')
    const shown = (await menus.textContent()) ?? ''
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(banner.locator('[title="卫浴事业部"]').first()).toBeVisible()
    expect(calls).toHaveLength(4)
    await expect(menus).toHaveText(shown)
  })

  await test.step('after a reload home has what the chosen department has, and nothing else', async () => {
    await page.reload()
    await expect(banner.locator('[title="卫浴事业部"]').first()).toBeVisible()
    const widget = (title: string) => page.getByRole('region', { name: title, exact: true })
    await expect(widget('卫浴样品').getByRole('listitem').first()).toBeVisible()
    await expect(widget('销售订单').getByRole('table', { name: '近 6 个月每月订单金额' })).toBeAttached()
    await expect(page.getByRole('button', { name: '瓷砖', exact: true })).toHaveCount(0)
  })
})
