import type { Page } from '@playwright/test'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const main = (page: Page) => page.getByRole('main')
/** A tab with unsaved input says so after its title. */
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( |$)`) })
const goTo = (page: Page, path: string) =>
  page.getByRole('main').getByRole('button', { name: path, exact: true }).click()
const act = async (page: Page, name: string) => {
  await page.getByRole('button', { name: '页签操作' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
/** Pages that live, on the screen or not. */
const living = (page: Page) => page.getByRole('main').locator('[data-sub-app]')

test('what was typed, and where a page was scrolled to, is there after looks at other tabs of the same and of another system [S-2.36]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/home')
  await goTo(page, '瓷砖常规下单')
  const distributor = main(page).getByRole('textbox', { name: '经销商' })
  await distributor.fill('佛山')
  const region = page.getByRole('region', { name: '订单服务' })
  await region.evaluate((element) => element.scrollTo(0, 120))
  for (const other of ['订货首页', '首页']) {
    await tab(page, other).click()
    await expect(distributor).toBeHidden()
    await tab(page, '瓷砖常规下单').click()
    await expect(distributor).toHaveValue('佛山')
    expect(await region.evaluate((element) => element.scrollTop)).toBe(120)
  }
})

test('the cursor is where it was in a page that is come back to, and with the tabs where these are gone through by keys', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/home')
  await goTo(page, '瓷砖常规下单')
  const distributor = main(page).getByRole('textbox', { name: '经销商' })
  await distributor.fill('佛')
  await tab(page, '订货首页').click()
  await expect(distributor).toBeHidden()
  await tab(page, '瓷砖常规下单').click()
  await expect(distributor).toBeFocused()
  await page.keyboard.type('山')
  await expect(distributor).toHaveValue('佛山')
  await page.goBack()
  await expect(distributor).toBeHidden()
  await page.goForward()
  await expect(distributor).toBeFocused()

  await tab(page, '瓷砖常规下单').focus()
  for (const [key, name] of [
    ['ArrowLeft', '订货首页'],
    ['ArrowRight', '瓷砖常规下单'],
  ] as const) {
    await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, name)).toBeFocused()
  }
})

test('a page stays the very same while a page of another sub-app is looked at', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await enter(page, portal, 'admin')
  await page.goto('/child/ltc/contracts')
  await expect(tab(page, '合同查询')).toBeVisible()
  await page.goto('/child/oms/home')
  await goTo(page, '瓷砖常规下单')
  const distributor = main(page).getByRole('textbox', { name: '经销商' })
  await distributor.fill('佛山')
  const form = page.getByRole('region', { name: '订单服务' })
  await form.evaluate((element) => element.scrollTo(0, 120))
  const before = await distributor.elementHandle()

  await tab(page, '合同查询').click()
  const contracts = main(page).getByRole('textbox', { name: '合同编号' })
  await contracts.fill('HT-2026')
  await expect(distributor).toBeHidden()

  await tab(page, '瓷砖常规下单').click()
  await expect(distributor).toHaveValue('佛山')
  expect(await form.evaluate((element) => element.scrollTop)).toBe(120)
  expect(await distributor.evaluate((element, one) => element === one, before)).toBe(true)
  await tab(page, '合同查询').click()
  await expect(contracts).toHaveValue('HT-2026')
})

test('two pages of one sub-app know nothing of each other', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/home')
  await goTo(page, '瓷砖常规下单')
  const distributor = main(page).getByRole('textbox', { name: '经销商' })
  await distributor.fill('佛山')
  const first = await distributor.elementHandle()
  await chooseMenu(page, '瓷砖批量导入')
  await expect(distributor).toHaveValue('')
  await distributor.fill('清远')
  for (const [name, value] of [
    ['瓷砖常规下单', '佛山'],
    ['瓷砖批量导入', '清远'],
  ] as const) {
    await tab(page, name).click()
    await expect(distributor).toHaveValue(value)
    expect(await distributor.evaluate((element, one) => element === one, first)).toBe(value === '佛山')
  }
})

test('a refresh builds the page anew and leaves its neighbour [S-2.38]', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/home')
  await goTo(page, '瓷砖订单查询')
  const search = main(page).getByRole('textbox', { name: '订单号' })
  await search.fill('not searched for')
  await tab(page, '订货首页').click()
  await act(page, '刷新')
  await expect(main(page).getByRole('heading', { name: '订货首页' })).toBeVisible()
  await tab(page, '瓷砖订单查询').click()
  await expect(search).toHaveValue('not searched for')
  await act(page, '刷新')
  await expect(search).toHaveValue('')
})

test('the last tab takes its page with it', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/home')
  await expect(living(page)).toHaveCount(1)
  await act(page, '关闭')
  await expect(living(page)).toHaveCount(0)
})

test('beyond the configured number the least recently used clean page sleeps, and wakes where it was', async ({
  page,
  portal,
}) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), maxLiveSubApps: 2 } })
  })
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/home')
  await goTo(page, '瓷砖常规下单')
  const distributor = main(page).getByRole('textbox', { name: '经销商' })
  await distributor.fill('佛山')
  await tab(page, '订货首页').click()
  await goTo(page, '订单汇总')
  await expect(main(page).getByRole('heading', { name: '订单汇总' })).toBeVisible()
  // The form is the oldest, but holds unsaved input.
  await expect(living(page)).toHaveCount(2)
  await tab(page, '瓷砖常规下单').click()
  await expect(distributor).toHaveValue('佛山')
  await tab(page, '订货首页').click()
  await expect(main(page).getByRole('heading', { name: '订货首页' })).toBeVisible()
  await expect(page).toHaveURL(/\/child\/oms\/home$/)
  await expect(living(page)).toHaveCount(2)
})
