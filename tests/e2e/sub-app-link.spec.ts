import { expectAccessible } from './support/accessibility.ts'
import { expectTyped, newOrder, typeOrder } from './support/new-order.ts'
import { subAppCommand } from './support/new-sub-app.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { startSubApp } from './support/portal-process.ts'

test.use({ locale: 'zh-CN' })

test('a linked sub-app is mounted in this browser alone, marked, and unlinked by the command', async ({
  page,
  portal,
  browser,
}) => {
  const subApp = await startSubApp('oms')
  const { origin } = new URL(subApp.url)
  const link = async (...args: string[]) => {
    const { stdout } = await subAppCommand('link', 'oms', ...args, '--portal', portal.url, '--json')
    return String(JSON.parse(stdout).url)
  }
  try {
    await enter(page, portal, 'wangjing')
    await page.goto(await link(subApp.url))
    const question = page.getByRole('dialog', { name: `是否从 ${origin} 显示 oms？` })
    await expect(question).toContainText(origin)
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: /链\s?接/ }).click()
    await expect(page.getByText(`oms 来自 ${origin}`)).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)

    const origins = new Set<string>()
    page.on('response', (response) => origins.add(new URL(response.url()).origin))
    await page.goto('/child/oms/orders/ceramic')
    await expect(page.getByText(/共 \d+ 条订单/)).toBeVisible()
    expect(origins).toContain(origin)

    const elsewhere = await browser.newContext({ locale: 'zh-CN', baseURL: portal.url })
    await elsewhere.addCookies(await page.context().cookies())
    const other = await elsewhere.newPage()
    await other.goto('/dashboard')
    await expect(other.getByRole('tab', { name: '首页' })).toBeVisible()
    await expect(other.getByText(`oms 来自 ${origin}`)).toHaveCount(0)
    await elsewhere.close()

    await page.goto(await link('--off'))
    await expect(page.getByText(`oms 来自 ${origin}`)).toHaveCount(0)
  } finally {
    await subApp.stop()
  }
})

test.describe('while a questionnaire waits', () => {
  test.use({ questionnaires: true })

  test('the question stands alone, and the questionnaire comes after the answer', async ({
    page,
    portal,
  }) => {
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
    await enter(page, portal, 'wangjing')
    await questionnaire.getByRole('button', { name: '稍后再说' }).click()
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/dashboard?link-sub-app=oms&entry=http://localhost:7101/')
    const question = page.getByRole('dialog', { name: /显示 oms/ })
    await expect(question).toBeVisible()
    await expect(questionnaire).toBeHidden()
    await question.getByRole('button', { name: /取\s?消/ }).click()
    await expect(questionnaire).toBeVisible()
  })
})

test('an address that somebody else made links nothing by itself, and no other machine at all', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/dashboard?link-sub-app=oms&entry=http://localhost:7101/')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /取\s?消/ })
    .click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.reload()
  await expect(page.getByRole('tab', { name: '首页' })).toBeVisible()
  await expect(page.getByText('oms 来自')).toHaveCount(0)
  await page.goto('/dashboard?link-sub-app=oms&entry=http://evil.example/')
  await expect(page.getByRole('tab', { name: '首页' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('whoever keeps unsaved input keeps the link as well', async ({ page, portal }) => {
  await enter(page, portal, 'lihao')
  // The portal's own sub-app, by another name of the same machine: what is linked does not matter here.
  const entry = `http://127.0.0.1:${new URL(portal.url).port}/sub-apps/dp/`
  await page.goto(`/dashboard?link-sub-app=dp&entry=${encodeURIComponent(entry)}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /链\s?接/ })
    .click()
  const mark = page.getByRole('complementary', { name: '来自本机的子应用' })
  await expect(mark).toBeVisible()
  await typeOrder(page, '佛山经销商')
  const question = page.getByRole('dialog', { name: '放弃未保存的内容？' })

  await mark.getByRole('button').click()
  await expect(question.getByRole('listitem')).toHaveText(newOrder)
  await question.getByRole('button', { name: /取\s*消/ }).click()
  await expect(question).toBeHidden()
  await expectTyped(page, '佛山经销商')
  await expect(mark).toBeVisible()

  // The browser would ask once more if input still counted as unsaved.
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await mark.getByRole('button').click()
  await question.getByRole('button', { name: /放\s*弃/ }).click()
  await expect(mark).toHaveCount(0)
  expect(asked).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    test('the question and the mark are accessible, and fit a phone', async ({ page, portal }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await enter(page, portal, 'wangjing')
      // The portal's own sub-app, by another name of the same machine: what is linked does not matter here.
      const entry = `http://127.0.0.1:${new URL(portal.url).port}/sub-apps/dp/`
      await page.goto(`/dashboard?link-sub-app=dp&entry=${encodeURIComponent(entry)}`)
      const question = page.getByRole('dialog')
      await expect(question).toBeVisible()
      await expectAccessible(page)
      await question.getByRole('button', { name: /链\s?接/ }).click()
      await expect(page.getByRole('complementary', { name: '来自本机的子应用' })).toBeVisible()
      await expectAccessible(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
    })
  })
}
