import type { Page } from '@playwright/test'
import { castNow } from './support/cast.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

/** Brings the focus to a control by Tab alone. */
async function tabTo(page: Page, control: ReturnType<Page['locator']>, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let step = 0; step < 80; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(control).toBeFocused()
}

/** Fills the sign-in form, which has the focus. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await expect(page.getByLabel('用户名', { exact: true })).toBeFocused()
  await page.keyboard.type(castNow().sales.userName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(castNow().password)
  await page.keyboard.press('Enter')
}

/** Brings the focus to a control, and presses it. */
async function pressKeyOn(page: Page, control: ReturnType<Page['locator']>): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** Chooses an item of the menu that has just been opened with the arrow key. */
async function takeItem(page: Page, name: string | RegExp): Promise<void> {
  const item = page.getByRole('menuitem', { name })
  await expect(item).toBeVisible()
  const focused = page.getByRole('menu').locator(':focus')
  await expect(focused).toHaveCount(1)
  for (let step = 0; step < 12; step++) {
    if (await item.evaluate((element) => element === document.activeElement)) break
    const before = (await focused.textContent()) ?? ''
    await page.keyboard.press('ArrowDown')
    // The menu moves the focus a picture later; presses before that would count as one.
    await expect(focused).not.toHaveText(before)
  }
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
}

test('the portal is used by keyboard alone, from the sign-in to the sign-out', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, cast: { sales, roles, positions, password } }) => {
  const [role, , elsewhere] = roles
  const account = page.getByTitle('我的账号')
  const topBar = page.getByRole('banner')
  await signIn(page)
  await expect(page.getByRole('heading', { name: new RegExp(sales.fullName) })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()

  await test.step('menus take the focus and give it back', async () => {
    const focused = page.getByRole('menu').locator(':focus')
    for (const button of [
      topBar.getByRole('button', { name: role }),
      account,
      page.getByRole('button', { name: '页签操作' }),
    ]) {
      await tabTo(page, button)
      await page.keyboard.press('Space')
      await expect(focused).toHaveCount(1)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }
  })

  await test.step('a menu opened by mouse leaves the focus on its button', async () => {
    const item = page.getByRole('menuitem', { name: '修改密码' })
    await account.click()
    await expect(item).toBeVisible()
    await expect(account).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(account).toBeFocused()
    await expect(item).toBeHidden()
  })

  await test.step('another position is chosen', async () => {
    await pressKeyOn(page, account)
    await takeItem(page, '切换职位')
    const dialog = page.getByRole('dialog', { name: '切换职位' })
    await expect(dialog.getByRole('radio', { checked: true })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: positions[0] })).not.toBeChecked()
    await pressKeyOn(page, dialog.getByRole('button', { name: /确\s*定/ }))
    await expect(dialog).toBeHidden()
  })

  await page.setViewportSize({ width: 390, height: 844 })

  await test.step('on a phone the dialog of the password is filled in and left', async () => {
    await pressKeyOn(page, account)
    await takeItem(page, '修改密码')
    const dialog = page.getByRole('dialog', { name: '修改密码' })
    await expect(dialog.getByLabel('旧密码', { exact: true })).toBeFocused()
    await page.keyboard.type(password)
    await tabTo(page, dialog.getByLabel('新密码', { exact: true }))
    await page.keyboard.type('short')
    await page.keyboard.press('Tab')
    await expect(dialog.getByText(/^密码强度包含大写字母/)).toBeVisible()
    await pressKeyOn(page, dialog.getByRole('button', { name: /取\s*消/ }))
    await expect(dialog).toBeHidden()
    await expect(account).toBeFocused()
  })

  await page.setViewportSize({ width: 1440, height: 844 })

  await test.step('another responsibility is chosen', async () => {
    await tabTo(page, topBar.getByRole('button', { name: role }), 'Shift+Tab')
    const loaded = page.waitForEvent('load')
    await page.keyboard.press('Enter')
    await takeItem(page, new RegExp(elsewhere))
    await loaded
    await expect(topBar.getByRole('button', { name: elsewhere })).toBeVisible()
  })

  await test.step('the session ends', async () => {
    await pressKeyOn(page, account)
    await takeItem(page, '退出登录')
    const question = page.getByRole('dialog', { name: '确定要退出系统吗？' })
    await pressKeyOn(page, question.getByRole('button', { name: '退出登录' }))
    await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
    await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
  })
})
