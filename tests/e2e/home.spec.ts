import type { Page } from '@playwright/test'
import type { RunningPortal } from '@portal/testing/portal-process'
import { addWidget, expectOneScreen } from './support/home.ts'
import { inspect } from './support/looks.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

const widget = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const settled = (page: Page) => expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)

/** Right edges of the last widget of each row. */
const rowEnds = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect())
      return boxes
        .filter((box) => !boxes.some(({ top, left }) => top === box.top && left > box.left))
        .map(({ right }) => Math.round(right))
    })

test.describe('of staff', () => {
  // A missing file, in the last step but one.
  test.use({ expectedPageErrors: [/status of 404/] })

  test('the home page survives a failing widget, fills its rows, and leads to favourites, files and orders [S-1.6]', {
    tag: '@smoke',
  }, async ({ page, portal, world }) => {
    const message = '盘点中，请稍后再试'
    await portal.fault('pickOrderList', 'rejection', { message })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/pickOrderList*', async (route) => {
      await held
      await route.continue()
    })
    const fileRequests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/files/download/')) fileRequests.push(request.url())
    })
    await page.emulateMedia({ forcedColors: 'active' })
    await enter(page, portal, 'wangjing')
    const pickups = widget(page, '提货单')

    await test.step('a widget that waits shows so in forced colors, too', async () => {
      await expect(pickups.getByRole('button', { name: '刷新提货单' })).toBeVisible()
      const rows = pickups.locator('[aria-hidden=true]').last()
      const picture = () => rows.screenshot({ animations: 'disabled' })
      const shown = await picture()
      await rows.evaluate((box) => box.style.setProperty('opacity', '0'))
      expect((await picture()).equals(shown)).toBe(false)
      await page.emulateMedia({ forcedColors: 'none' })
      release()
    })

    await test.step('a call that fails leaves the other widgets alone, and is tried again', async () => {
      await expect(pickups.getByRole('alert')).toContainText(message)
      await expect(widget(page, '销售订单').getByRole('listitem').first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
      await portal.endFaults()
      await pickups.getByRole('button', { name: /^重\s*试$/ }).click()
      await expect(pickups.getByRole('listitem').first()).toBeVisible()
    })

    await test.step('every row of widgets is full at every width', async () => {
      await settled(page)
      for (const width of [800, 1920, 2560, 1440]) {
        await page.setViewportSize({ width, height: 1000 })
        await expect(async () => {
          const ends = await rowEnds(page)
          expect(ends.length).toBeGreaterThan(0)
          expect(new Set(ends).size).toBe(1)
        }).toPass()
      }
    })

    await test.step('on a screen of its size nothing has to be scrolled, neither the page nor a card', async () => {
      await expectOneScreen(page)
    })

    await test.step('a page at hand becomes a favourite, opens, and is given up', async () => {
      const stored = () => inWorld(portal, world, ({ db }) => db.favourite.count())
      const tiles = page.getByRole('list', { name: '常用页面' })
      await tiles.getByRole('button', { name: '收藏 订单变更' }).click()
      await expect(tiles.getByRole('button').first()).toHaveText('订单变更')
      await expect.poll(stored).toBe(1)
      await tiles.getByRole('button', { name: '订单变更', exact: true }).click()
      await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic\/changes$/)
      await page.goBack()
      await tiles.getByRole('button', { name: '取消收藏 订单变更' }).click()
      await expect.poll(stored).toBe(0)
    })

    await test.step('a widget is added, and its file downloaded under its name; one that is gone says so', async () => {
      // As high as it takes to see the whole list.
      await page.setViewportSize({ width: 1440, height: 1600 })
      await addWidget(page, '文件资料')
      const file = widget(page, '文件资料').getByRole('link', { name: '瓷砖产品价目表.csv' })
      const downloading = page.waitForEvent('download')
      await file.click()
      expect((await downloading).suggestedFilename()).toBe('瓷砖产品价目表.csv')
      expect(fileRequests).toHaveLength(1)
      await inWorld(portal, world, ({ db }) => db.sharedFile.deleteMany({}))
      await file.click()
      await expect(page.getByText(/^文件.*瓷砖产品价目表\.csv.*不存在/)).toBeVisible()
    })

    await test.step('a figure opens the rows that it counts', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const figure = page
        .getByRole('region', { name: '关键数据' })
        .getByRole('button', { name: /未完成订单/ })
      const count = await figure.locator('strong').textContent()
      await figure.click()
      await expect(page).toHaveURL(/\/child\/oms\/orders\/all\?/)
      await expect(page.getByRole('main').getByText(`共 ${count} 笔订单`)).toBeVisible()
      await page.goBack()
    })

    await test.step('an order opens from its row, on its own page', async () => {
      await widget(page, '销售订单').getByRole('listitem').getByRole('button').first().click()
      await expect(page).toHaveURL(/\/child\/oms\/orders\/(ceramic\/TC|bathroom\/)\w+$/)
      await expect(page.getByRole('tab', { selected: true })).toContainText(/[A-Z]{2}\d{8}/)
    })
  })
})

test('distributors see their own business alone, on home pages that fit and do not shift; the home page of each role is one screen', async ({
  page,
  portal,
  world,
}) => {
  const orders = widget(page, '销售订单')

  for (const person of ['admin', 'lihao', 'liufang', 'dealer.foshan', 'heyutong']) {
    await test.step(`the home page of ${person} is one screen`, async () => {
      await enter(page, portal, person)
      await expectOneScreen(page)
    })
  }

  await countShifts(page)

  await test.step('a distributor of tiles sees the frozen account, and posts points permanently', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    await enter(page, portal, 'dealer.foshan')
    await expectFitAndStill(page)
    await expect(page.getByRole('alert').filter({ hasText: '账户自' })).toContainText('起已冻结')
    await expect(widget(page, '卫浴样品')).toHaveCount(0)
    await expect(widget(page, '卫浴经销商')).toHaveCount(0)
    await expect(orders.getByRole('button', { name: '卫浴' })).toHaveCount(0)
    await expect(orders.getByRole('listitem').first()).toContainText('TC')
    await postOne(page, portal, world)
  })

  await test.step('one of bathroom ware sees own samples and monthly sums, and no tiles', async () => {
    await page.setViewportSize({ width: 768, height: 800 })
    await enter(page, portal, 'dealer.hangzhou')
    await expectFitAndStill(page)
    await expect(page.getByText('账户状态正常，可以下单。')).toBeVisible()
    await addWidget(page, '卫浴样品')
    await expect(widget(page, '卫浴样品').getByRole('listitem').first()).toBeVisible()
    await expect(orders.getByRole('table', { name: '近 6 个月每月订单金额' })).toBeAttached()
    await expect(orders.getByRole('button', { name: '瓷砖' })).toHaveCount(0)
    await expect(widget(page, '提货单')).not.toContainText('TC')
    await expect(widget(page, '待入账积分')).toHaveCount(0)
  })

  await test.step('one of both has the sale areas of both in the profile', async () => {
    await page.setViewportSize({ width: 2560, height: 800 })
    await enter(page, portal, 'dealer.chengdu')
    await expectFitAndStill(page)
    await expect(orders.getByRole('listitem').first()).toBeVisible()
    await page.getByTitle('我的账号').click()
    await page.getByRole('menuitem', { name: '个人资料' }).click()
    const areas = page.getByRole('region', { name: '销售区域' }).getByRole('listitem')
    await expect(areas.filter({ hasText: '瓷砖' }).first()).toBeVisible()
    await expect(areas.filter({ hasText: '卫浴' }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: '经销商' })).toBeVisible()
    await expect(page.getByText('没有分配职位')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: '切换职位' })).toBeHidden()
  })

  await test.step('in a company without any data two widgets are left, which say so', async () => {
    await portal.apply('empty-company')
    await enter(page, portal, 'wangjing')
    for (const text of ['暂无待审批事项', '暂无通知公告'])
      await expect(page.getByRole('main').getByText(text)).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['审批', '通知公告'])
    await inspect(page, 'home of an empty company')
  })
})

/** Every page of the window sums up how far its layout shifts while it loads. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number } // the only type that is observed
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

async function expectFitAndStill(page: Page): Promise<void> {
  await expect(widget(page, '销售订单').getByRole('listitem').first()).toBeVisible()
  await settled(page)
  const overflow = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main > div')].map(
      (box) => box.scrollWidth - box.clientWidth,
    ),
  )
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.1)
}

/** Posts the first of the points that wait for the distributor of tiles. */
async function postOne(page: Page, portal: RunningPortal, world: string): Promise<void> {
  const waiting = () =>
    inWorld(portal, world, ({ db }) =>
      db.pointPosting.count({ where: { postedAt: null, distributor: { code: 'D1001' } } }),
    )
  const before = await waiting()
  expect(before).toBeGreaterThan(0)
  await addWidget(page, '资金与积分')
  await widget(page, '资金与积分').getByRole('button', { name: '核对并入账' }).click()
  const drawer = page.getByRole('dialog', { name: '待入账积分' })
  await drawer.getByRole('checkbox').nth(1).check()
  await inspect(page, 'points that wait')
  await drawer.getByRole('button', { name: '确认入账' }).click()
  await page
    .getByRole('dialog', { name: '确认入账 1 笔积分？' })
    .getByRole('button', { name: '确认入账' })
    .click()
  await expect(page.getByText(/^[\d,]+ 积分已入账$/)).toBeVisible()
  await expect(drawer.getByRole('checkbox')).toHaveCount(before === 1 ? 0 : before)
  expect(await waiting()).toBe(before - 1)
}
