import type { Page } from '@playwright/test'
import { enter, openDepartments } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const picker = (page: Page) => page.getByRole('button', { name: /^事业部/ })

/** Codes of every call for menus from now on. */
function watchMenuCalls(page: Page): readonly (readonly string[])[] {
  const codes: string[][] = []
  page.on('request', (request) => {
    if (request.url().includes('findMenuInfoAllSystem')) codes.push(request.postDataJSON().sybCodes)
  })
  return codes
}

test('an applied choice of departments reloads the menus once, can be taken back, and a reload keeps it [S-1.4] [S-2.22] [S-4.18]', {
  tag: ['@smoke', '@any-company', '@menus'],
}, async ({ page, portal, cast: { admin, departments } }) => {
  const { all, bathroom, systemOfOthers } = departments
  const two = all.filter((name) => name !== bathroom).slice(0, 2)
  await enter(page, portal, admin.userName)
  const banner = page.getByRole('banner')
  const calls = watchMenuCalls(page)
  const chosen = (count: number) => expect(banner.getByText(`+${count}`, { exact: true })).toBeVisible()

  await test.step('a click anywhere in it opens it and changes nothing', async () => {
    await chosen(all.length - 1)
    const box = await picker(page).boundingBox()
    for (const part of [0.1, 0.5, 0.9]) {
      await picker(page).click({ position: { x: (box?.width ?? 0) * part, y: 16 } })
      await expect(page.getByRole('dialog', { name: '事业部' }).getByRole('checkbox').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: '事业部' })).toBeHidden()
      await expect(picker(page)).toBeFocused()
    }
    await chosen(all.length - 1)
    expect(calls).toEqual([])
  })

  await test.step('what is ticked counts when it is applied', async () => {
    const panel = await openDepartments(page)
    for (const name of two) await panel.getByRole('checkbox', { name }).uncheck()
    await panel.getByRole('button', { name: /取\s*消/ }).click()
    await chosen(all.length - 1)
    expect(calls).toEqual([])

    await openDepartments(page)
    for (const name of two) await panel.getByRole('checkbox', { name }).uncheck()
    await panel.getByRole('button', { name: /应\s*用/ }).click()
    await expect.poll(() => calls.map((codes) => codes.length)).toEqual([all.length - 2])
    await chosen(all.length - 3)
  })

  await test.step('it can be taken back', async () => {
    await page.getByRole('button', { name: /撤\s*销/ }).click()
    await chosen(all.length - 1)
  })

  await test.step('an empty choice cannot be applied [S-4.19]', async () => {
    const panel = await openDepartments(page)
    await panel.getByRole('button', { name: /清\s*空/ }).click()
    await expect(panel.getByText('请至少选择一个事业部。')).toBeVisible()
    await expect(panel.getByRole('button', { name: /应\s*用/ })).toBeDisabled()
    await panel.getByRole('checkbox', { name: bathroom }).check()
    await panel.getByRole('button', { name: /应\s*用/ }).click()
    await expect(page.getByRole('menu', { name: '业务系统' })).not.toContainText(systemOfOthers)
    await expect(picker(page)).toHaveAccessibleName(`事业部：${bathroom}`)
  })

  await test.step('after a reload home has what the chosen department has, and nothing else', async () => {
    await page.reload()
    await expect(picker(page)).toHaveAccessibleName(`事业部：${bathroom}`)
    const widget = (title: string) => page.getByRole('region', { name: title, exact: true })
    await expect(widget('销售订单').getByRole('table', { name: '近 6 个月每月订单金额' })).toBeAttached()
    await expect(page.getByRole('button', { name: '瓷砖', exact: true })).toHaveCount(0)
  })
})
