import { expectAccessible } from './support/accessibility.ts'
import { controlOf } from './support/control.ts'
import { inLooks, twoLooks } from './support/looks.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('help is loaded when it is first asked for, and opens in windows of its own [S-2.40]', async ({
  page,
  portal,
  context,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await enter(page, portal, 'wangjing')
  await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
  expect(asked.filter((url) => url.includes('crmtoken') || url.includes('quick-jump-panel'))).toEqual([])

  await page.getByRole('button', { name: '快捷跳转' }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: '快捷跳转' })
  await expect(panel).toBeVisible()
  expect(asked.filter((url) => url.includes('quick-jump-panel'))).not.toEqual([])

  const desk = context.waitForEvent('page')
  await panel.getByRole('link', { name: /IT 服务台/ }).click()
  await expect((await desk).getByRole('heading', { name: 'IT 服务台' })).toBeVisible()

  const chat = context.waitForEvent('page')
  await panel.getByRole('button', { name: /智能客服/ }).click()
  await expect((await chat).getByText('已凭令牌进入会话')).toBeVisible()
  expect(await (await chat).evaluate(() => window.opener)).toBeNull()

  await page.bringToFront()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: '快捷跳转' })).toBeFocused()
})

test.describe('when the token call fails', () => {
  test.use({ expectedPageErrors: [/status of 500/] })

  test('no window stays behind and no toast comes up', async ({ page, portal, world, context }) => {
    await controlOf(portal).addFault({
      pathParams: { world },
      body: { target: 'customerServiceToken', kind: 'httpStatus', httpStatus: 500 },
    })
    await enter(page, portal, 'wangjing')
    await page.getByRole('button', { name: '快捷跳转' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /智能客服/ })
      .click()
    await expect(page.getByText('智能客服暂时不可用。')).toBeVisible()
    await expect.poll(() => context.pages().length).toBe(1)
    await expect(page.getByText('系统错误')).toBeHidden()
  })
})

inLooks(twoLooks, () => {
  test('the panel is accessible and its handle covers nothing', async ({ page, portal }) => {
    await enter(page, portal, 'wangjing')
    const handle = page.getByRole('button', { name: '快捷跳转' })
    const [at, main] = [await handle.boundingBox(), await page.getByRole('main').boundingBox()]
    if (!at || !main) throw new Error('The handle or the page is not on the screen')
    const apart = at.x >= main.x + main.width || at.y + at.height <= main.y
    expect(apart).toBe(true)
    await handle.click()
    await expect(page.getByRole('dialog', { name: '快捷跳转' })).toBeVisible()
    await expectAccessible(page)
  })
})
