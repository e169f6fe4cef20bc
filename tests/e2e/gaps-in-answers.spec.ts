import type { Page } from '@playwright/test'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

type Data = Record<string, unknown>

/** Changes the server's answers to a call. */
const change = <Answer>(page: Page, call: string, changed: (data: Answer) => unknown) =>
  page.route(`**/${call}*`, async (route) => {
    const response = await route.fetch()
    const answer: { readonly data: Answer } = await response.json()
    await route.fulfill({ response, json: { ...answer, data: changed(answer.data) } })
  })

/** Null where a list of pages has none, as many servers send it. */
const bareLeaves = (items: readonly Data[]): Data[] =>
  items.map((item) => {
    const { children: below } = item
    return { ...item, children: Array.isArray(below) && below.length > 0 ? bareLeaves(below) : null }
  })

test('lists and entries that a server leaves out or sends as null take nothing from menus and profile', async ({
  page,
  portal,
}) => {
  await change(page, 'findMenuInfoAllSystem', (systems: Data[]) => [
    null,
    {},
    ...systems.map((system, at) => ({
      ...system,
      menuList: at === systems.length - 1 ? null : bareLeaves(system.menuList as Data[]),
    })),
  ])
  await change(page, 'getUserInfo', (user: Data) => ({
    ...user,
    baseUserPosition: null,
    sapDistributorSaleAreas: null,
  }))
  await enter(page, portal, 'wangjing')
  await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('订单服务')).toBeVisible()

  await page.getByTitle('我的账号').click()
  await page.getByRole('menuitem', { name: '个人资料' }).click()
  await expect(page.getByRole('heading', { name: '王静', level: 1 })).toBeVisible()
  await expect(page.getByText('该区域显示异常')).toHaveCount(0)

  await page.getByRole('button', { name: '全局搜索' }).click()
  await page.getByRole('combobox', { name: '全局搜索' }).fill('瓷砖订单查询')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: '瓷砖订单查询' })).toHaveAttribute('aria-selected', 'true')
})
