import { storedNames } from './support/entrance.ts'
import { chooseLanguage, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

/** Everything that a session may leave in Web Storage, sub-systems' own keys included (specification §4). */
const leftovers = {
  local: [
    'RTM_departments',
    'RTM_responsibilityId',
    'RTM_positionCode',
    'RTM_userInfo',
    'RTM_of_a_sub_system',
    'oms_draft',
    'LTC-token',
    'czdp:filter',
  ],
  session: ['RTM_tabs', 'RTM_shortcutNoticeClosed', 'dp.page', 'OSS_cache'],
}

test('signing out asks, and leaves nothing of the session but harmless preferences [S-2.32] [S-4.7] [S-5.15]', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast: { sales, orders } }) => {
  await page.goto(orders.address)
  await signIn(page, portal, sales.userName)
  await expect(page.getByText(/共 [\d,]+ 笔订单/)).toBeVisible()

  await test.step('the certificate is in a cookie of this site alone, for three days [S-9.2]', async () => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict', secure: false, httpOnly: false })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(2.9)
    expect(days).toBeLessThanOrEqual(3)
  })

  await page.getByRole('button', { name: '收起菜单' }).click()
  await page.getByRole('button', { name: sales.fullName }).click()
  await chooseLanguage(page, 'English')
  await page.evaluate(({ local, session }) => {
    for (const key of local) localStorage.setItem(key, localStorage.getItem(key) ?? '"left"')
    for (const key of session) sessionStorage.setItem(key, sessionStorage.getItem(key) ?? '"left"')
  }, leftovers)

  await page
    .getByRole('button', { name: sales.fullName })
    .or(page.getByRole('button', { name: sales.fullNameEn }))
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to sign out?' })
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('tab')).toHaveCount(2)

  await page.getByRole('button', { name: sales.fullNameEn }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)

  expect(await storedNames(page)).toEqual([['RTM_sidebarOpened', 'RTM_userName'], []])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies.sort()).toEqual(['language', 'portal-world'])
  // Sub-apps, toasts and dialogs are removed with the frame.
  await expect(page.locator('[data-sub-app], [role=dialog], .ant-message-notice')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})
