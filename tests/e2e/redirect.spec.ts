import { expectTyped, newOrder } from './support/new-order.ts'
import { chooseMenu, enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('/redirect leads to the page behind it with its query, and asks before unsaved input is lost [S-2.7]', async ({
  page,
  portal,
}) => {
  const goTo = (address: string) =>
    page.evaluate((path) => {
      history.pushState({}, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, address)

  await enterAt(page, portal, 'wangjing', '/redirect/child/oms/orders/ceramic?page=2')
  await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic\?page=2$/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  await test.step('the question goes when the browser goes back, and comes again', async () => {
    await chooseMenu(page, '瓷砖下单', newOrder().name)
    await page.getByRole('textbox', { name: '备注' }).fill('Foshan')
    await expect(page.getByRole('img', { name: '有未保存的内容' })).toBeVisible()
    await goTo('/redirect/child/oms/orders/ceramic/new')
    const question = page.getByRole('dialog', { name: '放弃未保存的内容？' })
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toHaveCount(0)
    await page.goForward()
    await expect(question).toHaveCount(1)
    await question.getByRole('button', { name: /继续编辑/ }).click()
    await expect(question).toHaveCount(0)
    await expectTyped(page, 'Foshan')
  })

  await test.step('another site is never reached', async () => {
    await goTo('/redirect/%2F%2Fevil.example/x')
    await expect(page).toHaveURL(/\/404$/)
    expect(new URL(page.url()).origin).toBe(portal.url)
    await page.goto('/redirect//evil.example/x')
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(new URL(page.url()).origin).toBe(portal.url)
  })
})
