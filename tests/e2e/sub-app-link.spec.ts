import { expectNoOverflow } from './support/entrance.ts'
import { subAppCommand } from './support/new-sub-app.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { startSubApp } from './support/portal-process.ts'

test.use({ locale: 'zh-CN' })

test.describe('a linked sub-app', () => {
  // Its server is stopped in the end; the content policy must refuse nothing.
  test.use({ expectedPageErrors: [/ERR_CONNECTION_REFUSED|^RemoteError/] })

  test('is mounted in this browser alone, marked, unlinked by the command, and from the panel when its server is gone', async ({
    page,
    portal,
    browser,
    cast: { clerk, orders: list, orderSystem },
  }) => {
    const subApp = await startSubApp('oms')
    const { origin } = new URL(subApp.url)
    const link = async (...args: string[]) => {
      const { stdout } = await subAppCommand('link', 'oms', ...args, '--portal', portal.url, '--json')
      return String(JSON.parse(stdout).url)
    }
    const mark = page.getByText(`oms 来自 ${origin}`)
    const agree = page.getByRole('dialog').getByRole('button', { name: /链\s?接/ })
    const orders = page.getByText(/共 [\d,]+ 笔订单/)
    try {
      await test.step('it is linked after a question that Escape does not close', async () => {
        await enterAt(page, portal, clerk.userName, await link(subApp.url))
        const question = page.getByRole('dialog', { name: `是否从 ${origin} 显示 oms？` })
        await expect(question).toContainText(origin)
        await page.keyboard.press('Escape')
        await agree.click()
        await expect(mark).toBeVisible()
        await expect(page).toHaveURL(/\/dashboard$/)
      })

      await test.step('its page comes from its own server', async () => {
        const origins = new Set<string>()
        page.on('response', (response) => origins.add(new URL(response.url()).origin))
        await page.goto(list.address)
        await expect(orders).toBeVisible()
        expect(origins).toContain(origin)
      })

      await test.step('another browser of the same user has no link', async () => {
        const elsewhere = await browser.newContext({ locale: 'zh-CN', baseURL: portal.url })
        await elsewhere.addCookies(await page.context().cookies())
        const other = await elsewhere.newPage()
        await other.goto('/404')
        await expect(other.getByRole('tab', { name: '首页' })).toBeVisible()
        await expect(other.getByText(`oms 来自 ${origin}`)).toHaveCount(0)
        await elsewhere.close()
      })

      await test.step('the command unlinks it', async () => {
        await page.goto(await link('--off'))
        // The portal loads once more without the link.
        await page.waitForURL(/\/dashboard$/)
        await expect(page.getByRole('tab', { name: '首页' })).toBeVisible()
        await expect(mark).toHaveCount(0)
      })

      await test.step('a stopped server is named, and unlinked from the panel', async () => {
        await page.goto(await link(subApp.url))
        await agree.click()
        await expect(mark).toBeVisible()
        await subApp.stop()
        await page.goto(list.address)
        const panel = page.getByRole('main').getByRole('alert')
        await expect(panel).toContainText(`${orderSystem}暂时无法打开`)
        await expect(panel).toContainText(`链接到 ${origin}（portal sub-app link），但从该地址未收到可用内容`)
        await page.setViewportSize({ width: 390, height: 844 })
        await expectNoOverflow(page)
        await panel.getByRole('button', { name: '取消链接，使用门户自带页面' }).click()
        await expect(
          page
            .getByRole('main')
            .getByText(/TC\d{8}/)
            .first(),
        ).toBeVisible()
        await expect(page.getByText('oms 来自')).toHaveCount(0)
      })
    } finally {
      await subApp.stop()
    }
  })
})

test.describe('while a questionnaire waits', () => {
  test.use({ scenarios: ['questionnaire'], questionnaires: true })

  test('the question comes alone, and the questionnaire after the answer', async ({ page, portal }) => {
    const questionnaire = page.getByRole('dialog', { name: '问卷调查' })
    const held: Promise<void>[] = []
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      // The question is slow to come, as it may be on any line.
      if (/link\.question/.test(await response.text()))
        held.push(questionnaire.waitFor({ timeout: 3000 }).catch(() => {}))
      await Promise.all(held)
      await route.fulfill({ response })
    })
    await enterAt(page, portal, 'wangjing', '/dashboard?link-sub-app=oms&entry=http://localhost:7101/')
    const question = page.getByRole('dialog', { name: /显示 oms/ })
    await expect(question).toBeVisible()
    await expect(questionnaire).toBeHidden()
    await question.getByRole('button', { name: /取\s?消/ }).click()
    await expect(questionnaire).toBeVisible()
  })
})
