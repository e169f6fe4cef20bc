import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', expectedPageErrors: [/status of 500/] })

test('help is loaded when it is first opened, opens in windows of its own, and says when it fails [S-1.10] [S-2.40]', async ({
  page,
  portal,
  context,
  cast,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const panelRequests = () => requests.filter((url) => url.includes('quick-jump-panel'))
  await enter(page, portal, cast.clerk.userName)
  await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
  expect(requests.filter((url) => url.includes('crmtoken'))).toEqual([])
  expect(panelRequests()).toEqual([])
  const handle = page.getByRole('button', { name: '帮助与客服' })
  const panel = page.getByRole('dialog', { name: '帮助与客服' })

  await test.step('its handle covers nothing, on a phone neither', async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(async () => {
        const [at, main] = [await handle.boundingBox(), await page.getByRole('main').boundingBox()]
        if (!at || !main) throw new Error('The handle or the page is not on the screen')
        expect(at.x >= main.x + main.width || at.y + at.height <= main.y).toBe(true)
      }).toPass()
    }
  })

  await handle.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  expect(panelRequests()).not.toEqual([])

  await test.step('a failing call leaves no window behind, and shows no toast [S-7.24]', async () => {
    await portal.fault('customerServiceToken', 'httpStatus', { httpStatus: 500 })
    await panel.getByRole('button', { name: /智能客服/ }).click()
    await expect(page.getByText('智能客服暂时不可用。')).toBeVisible()
    await expect.poll(() => context.pages().length).toBe(1)
    await expect(page.getByText('系统错误')).toBeHidden()
    await portal.endFaults()
  })

  await test.step('service desk and chat open in windows without a handle on the portal [S-7.19]', async () => {
    const desk = context.waitForEvent('page')
    await panel.getByRole('link', { name: /IT 服务台/ }).click()
    await expect((await desk).getByRole('heading', { name: 'IT 服务台' })).toBeVisible()

    const chat = context.waitForEvent('page')
    await panel.getByRole('button', { name: /智能客服/ }).click()
    await expect((await chat).getByText('已凭令牌进入会话')).toBeVisible()
    expect(await (await chat).evaluate(() => window.opener)).toBeNull()
  })

  await page.bringToFront()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(handle).toBeFocused()
})
