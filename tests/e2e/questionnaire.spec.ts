import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { controlOf } from './support/control.ts'
import { expectFits, inLooks, twoLooks } from './support/looks.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', scenarios: ['questionnaire'], questionnaires: true })

const shown = '首页问卷：应弹出'

/** Notices come when the function returned is called. */
async function withholdNotices(page: Page): Promise<() => void> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/findNoticeList', async (route) => {
    await opened
    await route.continue()
  })
  return () => open()
}

test('the questionnaire that meets all four conditions pops up on the home page, no other, and once a session [S-4.28]', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  const dialog = page.getByRole('dialog', { name: '问卷调查' })
  await expect(dialog.getByText(shown)).toBeVisible()

  await test.step('neither Escape nor a click outside closes it [S-5.15]', async () => {
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 400)
    await expect(dialog.getByText(shown)).toBeVisible()
  })

  await test.step('its button does, for the session', async () => {
    await dialog.getByRole('button', { name: '稍后再说' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(page.getByRole('link', { name: /通知，\d+ 条未读/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('the next session asks again', async () => {
    await page.getByTitle('我的账号').click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/login/)
    await enter(page, portal, 'wangjing')
    await expect(dialog.getByText(shown)).toBeVisible()
  })

  await test.step('it leads to the questionnaire', async () => {
    await dialog.getByRole('button', { name: '填写问卷' }).click()
    await expect(page).toHaveURL(/\/child\/oms\/home$/)
    await expect(dialog).toBeHidden()
  })
})

test('it waits until a dialog is closed that somebody has opened', async ({ page, portal }) => {
  const open = await withholdNotices(page)
  await enter(page, portal, 'wangjing')
  await page.getByTitle('我的账号').click()
  await page.getByRole('menuitem', { name: '修改密码' }).click()
  const form = page.getByRole('dialog', { name: '修改密码' })
  await form.getByLabel('旧密码').fill('a')
  open()
  await expect(page.getByRole('link', { name: /通知，\d+ 条未读/ })).toBeVisible()
  await page.keyboard.type('b')
  await expect(form.getByLabel('旧密码')).toHaveValue('ab')
  const questionnaire = page.getByRole('dialog', { name: '问卷调查' })
  await expect(questionnaire).toBeHidden()
  await form.getByRole('button', { name: /取\s*消/ }).click()
  await expect(questionnaire).toBeVisible()
})

test('whoever closes it by keyboard goes on where they were', async ({ page, portal }) => {
  const open = await withholdNotices(page)
  await enter(page, portal, 'wangjing')
  const dialog = page.getByRole('dialog', { name: '问卷调查' })
  const settings = page.getByRole('button', { name: '界面设置' })
  await settings.focus()
  open()
  await expect(dialog.getByText(shown)).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await dialog.getByRole('button', { name: '稍后再说' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(settings).toBeFocused()
})

test('whoever was nowhere begins at the top of the page', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  const dialog = page.getByRole('dialog', { name: '问卷调查' })
  await dialog.getByRole('button', { name: '稍后再说' }).press('Enter')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
})

test('it stays on the home page', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  const dialog = page.getByRole('dialog', { name: '问卷调查' })
  await expect(dialog).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: '王静', level: 1 })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('it goes by the clock of the server', async ({ page, portal, world }) => {
  await controlOf(portal).changeClock({
    pathParams: { world },
    body: { change: { action: 'travel', by: '9d' } },
  })
  await enter(page, portal, 'wangjing')
  await expect(page.getByRole('link', { name: shown })).toBeVisible()
  await expect(page.getByRole('dialog', { name: '问卷调查' })).toBeHidden()
})

inLooks(twoLooks, () => {
  test('it is accessible and fits', async ({ page, portal }) => {
    await enter(page, portal, 'wangjing')
    const dialog = page.getByRole('dialog', { name: '问卷调查' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await expectFits(dialog)
  })
})
