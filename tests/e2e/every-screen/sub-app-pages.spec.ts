import type { Page } from '@playwright/test'
import { specifiedSystems } from '@portal/protocol/systems'
import { expectAccessible, expectContrast } from '../support/accessibility.ts'
import { configure } from '../support/configuration.ts'
import { waitingApproval } from '../support/database.ts'
import { expectNoOverflow } from '../support/entrance.ts'
import { deskAndPhone, inEachLook, inspect } from '../support/looks.ts'
import { goWithin } from '../support/navigation.ts'
import { enterAt } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

test.use({ locale: 'zh-CN' })

/** A page of each kind, by system; `admin` sees them all. */
const pages = [
  ['/child/oms/home', '订货首页'],
  ['/child/oms/orders/ceramic', '瓷砖订单查询'],
  ['/child/oms/orders/ceramic/new', '瓷砖常规下单'],
  ['/child/oms/orders/ceramic/TC10000053', '订单 TC10000053'],
  ['/child/oms/products', '产品目录'],
  ['/child/oms/orders/bathroom', '卫浴订单查询'],
  ['/child/oms/orders/ceramic/import', '瓷砖批量导入'],
  ['/child/oms/pickups', '提货单查询'],
  ['/child/oms/pickups/bookings', '提货预约'],
  ['/child/oms/points', '积分入账'],
  ['/child/oms/balance?distributorCode=D1001', '账户余额'],
  ['/child/oms/approvals', '审批中心'],
  ['/child/ltc/contracts', '合同查询'],
  ['/child/czdp/promotions', '促销活动'],
  ['/child/dp/retail-orders', '零售订单'],
  ['/child/dp/retail-orders/new', '零售开单'],
] as const

const main = (page: Page) => page.getByRole('main')

test('pages of all kinds are accessible and fit', async ({ page, context, portal }) => {
  test.slow()
  // Pages of hidden tabs would be checked again for each page.
  await configure(context, { maxLiveSubApps: 1 })
  await enterAt(page, portal, 'admin', '/404')
  for (const [address, name] of pages) {
    await goWithin(page, address)
    await expect(main(page).getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(main(page).locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
    await test.step(address, () =>
      inEachLook(page, deskAndPhone, async ([colorScheme]) => {
        await (colorScheme === 'light' ? expectAccessible(page) : expectContrast(page))
        await expectNoOverflow(page)
      }),
    )
  }

  await test.step('an order list with a draft', async () => {
    await goWithin(page, '/child/oms/orders/ceramic/new?distributorCode=D1002&lines=T1001*120,T1301*80')
    await expect(main(page).getByText('合计金额')).toBeVisible()
    await inspect(page, 'filled in')
    await main(page).getByRole('button', { name: '保存草稿', exact: true }).click()
    await expect(page).toHaveURL(/draft=/)
    await goWithin(page, '/child/oms/orders/ceramic')
    await expect(main(page).getByRole('listitem').filter({ hasText: '草稿' })).toBeVisible()
    await inspect(page, 'draft')
  })
})

test('an approval is accessible and fits before and after it was decided elsewhere', async ({
  page,
  context,
  portal,
  world,
}) => {
  const { path, systemCode, businessKey } = await waitingApproval(portal, world, 'liufang')
  const rule = specifiedSystems.rule(systemCode)
  const address = `/child/${rule.opens === 'inside' ? rule.app : ''}${path}?businessKey=${businessKey}`
  await enterAt(page, portal, 'liufang', address)
  const approve = main(page).getByRole('button', { name: /^通\s*过$/ })
  const confirm = (where: Page) => main(where).getByRole('group').getByRole('button', { name: /通过$/ })
  await expect(approve).toBeVisible()
  await inspect(page, 'waiting')
  await approve.click()
  await inspect(page, 'question')

  const other = await context.newPage()
  await other.goto(address)
  await main(other)
    .getByRole('button', { name: /^通\s*过$/ })
    .click()
  await confirm(other).click()
  await expect(confirm(other)).toHaveCount(0)
  await other.close()
  await confirm(page).click()
  await expect(main(page).getByRole('alert')).toHaveText('该审批已在其他地方处理。')
  await inspect(page, 'decided elsewhere')
})
