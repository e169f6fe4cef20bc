import type { Page } from '@playwright/test'
import { controlOf } from './support/control.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

const widget = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test.describe('a distributor of tiles', () => {
  test.use({ scenarios: ['distributor-ceramic'] })

  test('is told of the frozen account, posts points for good, and sees tiles only', async ({
    page,
    portal,
    world,
  }) => {
    await enter(page, portal, 'dealer.foshan')
    await expect(page.getByRole('alert').filter({ hasText: '账户自' })).toContainText('起已冻结')
    await expect(widget(page, '卫浴样品')).toHaveCount(0)
    await expect(widget(page, '卫浴经销商')).toHaveCount(0)
    await expect(widget(page, '销售订单').getByRole('button', { name: '卫浴' })).toHaveCount(0)
    await expect(widget(page, '销售订单').getByRole('listitem').first()).toContainText('TC')

    const waiting = () =>
      inWorld(portal, world, ({ db }) =>
        db.pointPosting.count({ where: { postedAt: null, distributor: { code: 'D1001' } } }),
      )
    const before = await waiting()
    expect(before).toBeGreaterThan(0)
    await widget(page, '资金与积分').getByRole('button', { name: '核对并入账' }).click()
    const drawer = page.getByRole('dialog', { name: '待入账积分' })
    await drawer.getByRole('checkbox').nth(1).check()
    await drawer.getByRole('button', { name: '确认入账' }).click()
    await page
      .getByRole('dialog', { name: '确认入账 1 笔积分？' })
      .getByRole('button', { name: '确认入账' })
      .click()
    await expect(page.getByText(/^[\d,]+ 积分已入账$/)).toBeVisible()
    await expect(drawer.getByRole('checkbox')).toHaveCount(before === 1 ? 0 : before)
    expect(await waiting()).toBe(before - 1)
  })
})

test.describe('a distributor of bathroom ware', () => {
  test.use({ scenarios: ['distributor-bathroom'] })

  test('sees own samples and monthly sums, and no tiles', async ({ page, portal }) => {
    await enter(page, portal, 'dealer.hangzhou')
    await expect(page.getByText('账户状态正常，可以下单。')).toBeVisible()
    await expect(widget(page, '卫浴样品').getByRole('listitem').first()).toBeVisible()
    const orders = widget(page, '销售订单')
    await expect(orders.getByRole('table', { name: '近 6 个月每月订单金额' })).toBeAttached()
    await expect(orders.getByRole('button', { name: '瓷砖' })).toHaveCount(0)
    await expect(widget(page, '提货单')).not.toContainText('TC')
    await expect(widget(page, '待入账积分')).toHaveCount(0)
  })
})

test('a call that fails leaves the other widgets alone, and is tried again', async ({
  page,
  portal,
  world,
}) => {
  const control = controlOf(portal)
  const fault = { target: 'pickOrderList', kind: 'rejection', message: '盘点中，请稍后再试' } as const
  await control.addFault({ pathParams: { world }, body: fault })
  await enter(page, portal, 'wangjing')
  const pickups = widget(page, '提货单')
  await expect(pickups.getByRole('alert')).toContainText('盘点中，请稍后再试')
  await expect(widget(page, '销售订单').getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)

  await control.clearFaults({ pathParams: { world } })
  await pickups.getByRole('button', { name: /^重\s*试$/ }).click()
  await expect(pickups.getByRole('listitem')).toHaveCount(5)
})
