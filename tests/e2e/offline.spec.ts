import { newestOrderNumbers } from './support/database.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', expectedPageErrors: [/Failed to load resource/] })

test('an order that is sent through an outage is kept until it arrives, and made once though its answer is lost', async ({
  page,
  portal,
  world,
  context,
}) => {
  await enterAt(page, portal, 'dealer.chengdu', '/child/oms/orders/ceramic/new?lines=T1001*400')
  const [last] = await newestOrderNumbers(portal, world, 1)
  const main = page.getByRole('main')
  const quantity = main.getByRole('spinbutton', { name: '第 1 行数量' })
  const submit = main.getByRole('button', { name: '提交订单' })
  const failure = main.getByText('无法连接服务器，请检查网络后重试。')
  await expect(main.getByText('下单后剩余')).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText('网络已断开')).toBeVisible()
  await submit.click()
  await expect(failure).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('网络已断开')).toBeHidden()

  await page.route(
    '**/sales-order/create',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const arrived = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/sales-order/create'),
  )
  await submit.click()
  await arrived
  await expect(failure).toBeVisible()
  await expect(quantity).toHaveValue('400')

  await submit.click()
  const placed = main.getByRole('status').getByText(/^订单 TC\d+ 已提交$/)
  await expect(placed).toBeVisible()
  const number = /TC\d+/.exec((await placed.textContent()) ?? '')?.[0]
  expect(await newestOrderNumbers(portal, world, 2)).toEqual([number, last])
})
