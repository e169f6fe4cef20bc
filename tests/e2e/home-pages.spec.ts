import type { Page } from '@playwright/test'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

const widget = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('an order opens from its row, on its own page', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await widget(page, '销售订单').getByRole('listitem').getByRole('button').first().click()
  await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic\/TC\d+$/)
  await expect(page.getByRole('tab', { selected: true })).toContainText('TC')
})

test('a quick entry becomes a favourite, which opens its page and can be given up', async ({
  page,
  portal,
  world,
}) => {
  const kept = () => inWorld(portal, world, ({ db }) => db.favourite.count())
  await enter(page, portal, 'wangjing')
  await page.getByRole('button', { name: '收藏 订单变更' }).click()
  const favourites = widget(page, '我的收藏')
  await expect(favourites.getByRole('button', { name: /^订单变更/ })).toBeVisible()
  expect(await kept()).toBe(1)
  await favourites.getByRole('button', { name: /^订单变更/ }).click()
  await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic\/changes$/)
  await page.goBack()
  await favourites.getByRole('button', { name: '取消收藏 订单变更' }).click()
  await expect(favourites.getByText('在快捷入口点亮星标')).toBeVisible()
  expect(await kept()).toBe(0)
})

test('a file is downloaded under its name', async ({ page, portal }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await enter(page, portal, 'wangjing')
  const file = widget(page, '文件资料').getByRole('link', { name: '下载 瓷砖产品价目表.csv' })
  const downloading = page.waitForEvent('download')
  await file.click()
  expect((await downloading).suggestedFilename()).toBe('瓷砖产品价目表.csv')
  expect(addresses.filter((address) => address.includes('/files/download/'))).toHaveLength(1)
})

test.describe('when a file is gone', () => {
  test.use({ expectedPageErrors: [/status of 404/] })

  test('its download says so', async ({ page, portal, world }) => {
    await enter(page, portal, 'wangjing')
    const file = widget(page, '文件资料').getByRole('link', { name: '下载 瓷砖产品价目表.csv' })
    await expect(file).toBeVisible()
    await inWorld(portal, world, ({ db }) => db.sharedFile.deleteMany({}))
    await file.click()
    await expect(page.getByText(/^文件.*瓷砖产品价目表\.csv.*不存在/)).toBeVisible()
  })
})

test.describe('in a company without any data', () => {
  test.use({ scenarios: ['empty-company'] })

  test('every widget says that there is nothing, and nobody pays for charts', async ({ page, portal }) => {
    const charts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('bar-plot')) charts.push(request.url())
    })
    await enter(page, portal, 'wangjing')
    for (const text of ['没有待您审批的事项', '没有可下载的文件', '暂无通知公告', '在快捷入口点亮星标']) {
      await expect(page.getByRole('main').getByText(text)).toBeVisible()
    }
    await expect(titles(page)).toHaveText([
      '审批',
      '通知公告',
      '我的收藏',
      '文件资料',
      '我的工作信息',
      '快捷入口',
    ])
    expect(charts).toEqual([])
  })
})
