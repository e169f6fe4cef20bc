import type { Page } from '@playwright/test'
import { standInTitles } from './support/cast.ts'
import { chooseTabAction, goWithin } from './support/navigation.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const main = (page: Page) => page.getByRole('main')
/** A tab with unsaved input says so after its title. */
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( |$)`) })
const goTo = (page: Page, path: string) => main(page).getByRole('button', { name: path, exact: true }).click()
/** Pages that are mounted, on the screen or not. */
const mounted = (page: Page) => main(page).locator('[data-sub-app]')
const remark = (page: Page) => main(page).getByRole('textbox', { name: '备注' })

test('a page keeps input, scroll position, focus and elements while other pages are shown [S-2.36] [S-2.38]', {
  tag: ['@smoke', '@firefox', '@tabs'],
}, async ({
  page,
  portal,
  cast: { admin, home, contracts: contractsPage, newOrder, bookPickup, orders, orderSystem },
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await enterAt(page, portal, admin.userName, home.address)
  const region = page.getByRole('region', { name: orderSystem })
  const scrollTop = () => region.evaluate((element) => element.scrollTop)

  await test.step('the last tab of a sub-app unmounts its page', async () => {
    await expect(mounted(page)).toHaveCount(1)
    await chooseTabAction(page, '关闭')
    await expect(mounted(page)).toHaveCount(0)
  })

  await goWithin(page, contractsPage.address)
  const contracts = main(page).getByRole('textbox', { name: '合同编号' })
  await contracts.fill('HT-2026')
  await goWithin(page, home.address)
  await goTo(page, standInTitles.newOrder)
  await remark(page).fill('佛')
  const field = await remark(page).elementHandle()

  await test.step('after tabs of the same system, of another and of the portal', async () => {
    await region.evaluate((element) => element.scrollTo(0, 120))
    for (const other of [home.name, contractsPage.name, '首页']) {
      await tab(page, other).click()
      await expect(remark(page)).toBeHidden()
      if (other === contractsPage.name) await expect(contracts).toHaveValue('HT-2026')
      await tab(page, newOrder.name).click()
      await expect(remark(page)).toHaveValue('佛')
      expect(await scrollTop()).toBe(120)
      await expect(remark(page)).toBeFocused()
      expect(await remark(page).evaluate((element, one) => element === one, field)).toBe(true)
    }
    await page.keyboard.type('A')
    await expect(remark(page)).toHaveValue('佛A')
  })

  await test.step('after Back and Forward', async () => {
    await page.goBack()
    await expect(remark(page)).toBeHidden()
    await page.goForward()
    await expect(remark(page)).toBeFocused()
  })

  await test.step('the focus stays in the tab bar while the tabs are switched by keys', async () => {
    await tab(page, newOrder.name).focus()
    for (const [key, name] of [
      ['ArrowLeft', home.name],
      ['ArrowRight', newOrder.name],
    ] as const) {
      await page.keyboard.press(key)
      await page.keyboard.press('Enter')
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
      await expect(tab(page, name)).toBeFocused()
    }
  })

  await test.step('two pages of one sub-app share nothing', async () => {
    await goWithin(page, bookPickup.address)
    await expect(tab(page, bookPickup.name)).toHaveAttribute('aria-selected', 'true')
    await expect(remark(page)).toHaveValue('')
    await remark(page).fill('清远')
    for (const [name, value] of [
      [newOrder.name, '佛A'],
      [bookPickup.name, '清远'],
    ] as const) {
      await tab(page, name).click()
      await expect(remark(page)).toHaveValue(value)
      expect(await remark(page).evaluate((element, one) => element === one, field)).toBe(value === '佛A')
    }
  })

  await test.step('a refresh mounts the page again and leaves the page of the next tab', async () => {
    await goWithin(page, orders.address)
    const search = main(page).getByRole('textbox', { name: '订单号' })
    await search.fill('not searched for')
    await tab(page, home.name).click()
    await chooseTabAction(page, '刷新')
    await expect(main(page).getByRole('heading', { name: standInTitles.home })).toBeVisible()
    await tab(page, orders.name).click()
    await expect(search).toHaveValue('not searched for')
    await chooseTabAction(page, '刷新')
    await expect(search).toHaveValue('')
  })
})
