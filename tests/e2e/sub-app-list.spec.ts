import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('the order list follows its address and a reload, without a warning or a step of the history of its own', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast: { clerk, orders: list } }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text())
  })
  await page.clock.install()
  await enterAt(page, portal, clerk.userName, `${list.address}?status=approved`)

  await test.step('the address names the conditions', async () => {
    const orders = page.getByRole('row').filter({ hasText: /TC\d/ })
    await expect(orders.filter({ hasText: '已审批' })).not.toHaveCount(0)
    await expect(orders.filter({ hasNotText: '已审批' })).toHaveCount(0)
  })

  await test.step('the hosting library moves nowhere by itself', async () => {
    await page.clock.fastForward('00:06')
    const moves = await page.evaluateHandle(() => {
      const heard: string[] = []
      addEventListener('popstate', () => heard.push(location.pathname))
      return heard
    })
    await page.getByRole('tab', { name: '首页' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goBack()
    await expect(page).toHaveURL(`${portal.url}${list.address}?status=approved`)
    expect(await moves.jsonValue()).toEqual([list.address])
  })

  await test.step('what is chosen in the page is in its address, which a reload reads', async () => {
    await page.getByRole('button', { name: /^重\s?置$/ }).click()
    await page.getByRole('listitem', { name: '2', exact: true }).click()
    await expect(page).toHaveURL(`${portal.url}${list.address}?current=2`)
    await page.reload()
    await expect(page.getByRole('listitem', { name: '2', exact: true })).toHaveClass(/item-active/)
  })
  expect(warnings).toEqual([])
})
