import type { Page } from '@playwright/test'
import { typeOrder } from './support/new-order.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { certificateOf } from './support/sign-on.ts'

test.use({ locale: 'zh-CN' })

/** A page that the project officer has and the sales representative has not; 李浩 is both. */
const payments = { menu: 'LTC_PAYMENTS', systemCode: 'LTC', businessKey: 'HK1' }
const jumpTo = (values: Readonly<Record<string, string>>) => `/dashboard?${new URLSearchParams(values)}`
const question = (page: Page) => page.getByRole('dialog', { name: '目标页面需要其他职责' })
const acting = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })
const arrived = /\/child\/ltc\/receivables\/payments\?businessKey=HK1$/

test('a jump names the responsibility that its page needs, switches, loads again and goes on', async ({
  page,
  portal,
  world,
}) => {
  const token = await certificateOf(portal, world, 'lihao')
  await page.goto(jumpTo({ ...payments, token }))
  await expect(question(page)).toContainText('“回款登记”属于您的职责“工程专员”，当前以职责“销售代表”办理')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  const loaded = page.waitForEvent('load')
  await question(page).getByRole('button', { name: '切换并继续' }).press('Enter')
  await loaded
  await expect(page).toHaveURL(arrived)
  await expect(acting(page, '工程专员')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  expect(page.url()).not.toContain(token)
  await page.goBack()
  await expect(page).toHaveURL(`${portal.url}/dashboard`)
})

test('whoever stays, or keeps unsaved input, keeps the responsibility', async ({ page, portal }) => {
  await enter(page, portal, 'lihao')
  await page.goto(jumpTo(payments))
  await question(page)
    .getByRole('button', { name: /取\s*消/ })
    .click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await typeOrder(page, '佛山经销商')
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, jumpTo(payments))
  await question(page).getByRole('button', { name: '切换并继续' }).click()
  const unsaved = page.getByRole('dialog').filter({ hasText: '瓷砖常规下单' })
  await unsaved.getByRole('button', { name: /取\s*消/ }).click()
  await expect(acting(page, '销售代表')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test.describe('when the menus cannot be asked for', () => {
  test.use({ expectedPageErrors: [/Failed to load resource/] })

  test('a jump says so, and goes on at another try', async ({ page, portal }) => {
    await enter(page, portal, 'lihao')
    const asked = '**/findMenuInfoAllSystem'
    await page.route(asked, (route) =>
      route.request().postData()?.includes('responsibilityIds') ? route.abort() : route.continue(),
    )
    await page.goto(jumpTo(payments))
    const failure = page.getByRole('dialog', { name: '暂时无法打开目标页面' })
    await expect(failure).toContainText('错误： 系统错误!')
    await expect(page.getByText('没有匹配到目标菜单权限')).toHaveCount(0)
    await page.unroute(asked)
    await failure.getByRole('button', { name: /重\s*试/ }).click()
    await expect(question(page)).toBeVisible()
  })
})

test('another responsibility is told to the sub-apps before everything loads again [S-4.15]', async ({
  page,
  portal,
}) => {
  // A sub-app as another team could have written it: it notes what it is told.
  await page.route('**/sub-apps/oms/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>OMS</title><p>oms listens</p><script>
        window.listener = {
          bootstrap: async () => {},
          mount: async ({ portalBridge }) => {
            portalBridge.on('responsibilityChanged', (now) => sessionStorage.setItem('told', now.responsibilityName))
          },
          unmount: async () => {},
        }
      </script>`,
    }),
  )
  await enter(page, portal, 'lihao')
  await page.goto('/child/oms/home')
  await expect(page.getByText('oms listens')).toBeVisible()
  const loaded = page.waitForEvent('load')
  await acting(page, '销售代表').click()
  await page.getByRole('menuitem', { name: /工程专员/ }).click()
  await loaded
  await expect(acting(page, '工程专员')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('工程专员')
})
