import type { Page } from '@playwright/test'
import { castNow } from './support/cast.ts'
import { expectFits, inspect } from './support/looks.ts'
import { enter, enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOut } from './support/sessions.ts'

test.use({
  locale: 'zh-CN',
  scenarios: ({ cast }, use) => use(cast.questionnaire.scenarios),
  questionnaires: true,
})

/** Notices come when the function returned is called. */
async function withholdNotices(page: Page): Promise<() => void> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(`**/${castNow().noticeCall}`, async (route) => {
    await opened
    await route.continue()
  })
  return () => open()
}

test('the questionnaire that meets all four conditions pops up on the home page, no other, and once a session [S-1.8] [S-4.28]', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast: { clerk, questionnaire } }) => {
  const { title: shown, address, choice } = questionnaire
  const dialog = page.getByRole('dialog', { name: '问卷调查' })
  const later = dialog.getByRole('button', { name: '稍后再说' })
  const account = page.getByTitle('我的账号')
  const bell = page.getByRole('button', { name: /通知，\d+ 条未读/ })

  await enter(page, portal, clerk.userName)
  await expect(dialog.getByText(shown)).toBeVisible()

  await test.step('closed by keyboard before anything had the focus, it leaves that at the top', async () => {
    await later.press('Enter')
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
  })

  await test.step('it stays closed for the session', async () => {
    await page.reload()
    await expect(bell).toBeVisible()
    await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('in the next session it waits until an open dialog is closed', async () => {
    await signOut(page, clerk.fullName)
    const open = await withholdNotices(page)
    await enter(page, portal, clerk.userName)
    await account.click()
    await page.getByRole('menuitem', { name: '修改密码' }).click()
    const form = page.getByRole('dialog', { name: '修改密码' })
    await form.getByLabel('旧密码').fill('a')
    open()
    await expect(bell).toBeVisible()
    await page.keyboard.type('b')
    await expect(form.getByLabel('旧密码')).toHaveValue('ab')
    await expect(dialog).toBeHidden()
    await form.getByRole('button', { name: /取\s*消/ }).click()
    await expect(dialog.getByText(shown)).toBeVisible()
  })

  await test.step('neither Escape nor a click outside closes it, it is accessible and fits [S-5.15]', async () => {
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 400)
    await expect(dialog.getByText(shown)).toBeVisible()
    await inspect(page, 'questionnaire', () => expectFits(dialog))
  })

  await test.step('closed by keyboard it gives the focus back', async () => {
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await later.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(account).toBeFocused()
  })

  await test.step('the home page goes on reminding of it, in one line', async () => {
    const banner = page.getByRole('region', { name: '问卷调查' })
    await expect(banner).toContainText(shown)
    await page.reload()
    await expect(banner).toContainText(shown)
    await expect(dialog).toBeHidden()
  })

  await test.step('it is on the home page alone, and leads to the questionnaire', async () => {
    await signOut(page, clerk.fullName)
    await enterAt(page, portal, clerk.userName, '/profile')
    await expect(page.getByRole('heading', { name: clerk.fullName, level: 1 })).toBeVisible()
    await expect(bell).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.getByRole('tab', { name: '首页' }).click()
    await expect(dialog.getByText(shown)).toBeVisible()
    await dialog.getByRole('button', { name: '填写问卷' }).click()
    await expect(page).toHaveURL(portal.url + address)
    await expect(dialog).toBeHidden()
  })

  await test.step('it is filled in, sent once, and no longer asked for', async () => {
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: '5 分（满分 5 分）' }).press(' ')
    await main.getByRole('radio', { name: choice }).check()
    await main.getByRole('textbox').fill('图表很清楚')
    await main.getByRole('button', { name: '提交问卷' }).click()
    await expect(main.getByText('感谢您的反馈')).toBeVisible()
    await expect(main.getByText('图表很清楚')).toBeVisible()
    await page.getByRole('tab', { name: '首页', exact: true }).click()
    await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
    await expect(page.getByRole('region', { name: '问卷调查' })).toBeHidden()
    await signOut(page, clerk.fullName)
    await enter(page, portal, clerk.userName)
    await expect(bell).toBeVisible()
    await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})
