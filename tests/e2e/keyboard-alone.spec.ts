import type { Page } from '@playwright/test'
import { inLooks, twoLooks } from './support/looks.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

/** Brings the focus to a control by Tab alone, as somebody without a mouse does. */
async function tabTo(page: Page, control: ReturnType<Page['locator']>): Promise<void> {
  await expect(control).toBeVisible()
  for (let step = 0; step < 80; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

/** With the form of the entrance, in which the focus already is. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await expect(page.getByLabel('用户名', { exact: true })).toBeFocused()
  await page.keyboard.type('lihao')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Tiles@2026')
  await page.keyboard.press('Enter')
}

/** Brings the focus to a control, and presses it. */
async function pressKeyOn(page: Page, control: ReturnType<Page['locator']>): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** Goes down to an item of the menu that has just been opened, and takes it. */
async function takeItem(page: Page, name: string | RegExp): Promise<void> {
  const item = page.getByRole('menuitem', { name })
  await expect(item).toBeVisible()
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
  for (let step = 0; step < 12; step++) {
    if (await item.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
}

inLooks(twoLooks, () => {
  test('whoever has no mouse signs in, tends to the account and signs out', async ({ page }) => {
    await signIn(page)
    await expect(page.getByRole('heading', { name: /李浩/ })).toBeVisible()

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()

    const account = page.getByTitle('我的账号')
    const cancel = { name: /取\s*消/ }

    await test.step('the dialog of the password is filled in and left', async () => {
      await pressKeyOn(page, account)
      await takeItem(page, '修改密码')
      const dialog = page.getByRole('dialog', { name: '修改密码' })
      await expect(dialog.getByLabel('旧密码', { exact: true })).toBeFocused()
      await page.keyboard.type('Tiles@2026')
      await tabTo(page, dialog.getByLabel('新密码', { exact: true }))
      await page.keyboard.type('short')
      await page.keyboard.press('Tab')
      await expect(dialog.getByText(/^密码强度包含大写字母/)).toBeVisible()
      await pressKeyOn(page, dialog.getByRole('button', cancel))
      await expect(dialog).toBeHidden()
      await expect(account).toBeFocused()
    })

    await test.step('another position is chosen', async () => {
      await pressKeyOn(page, account)
      await takeItem(page, '切换职位')
      const dialog = page.getByRole('dialog', { name: '切换职位' })
      await expect(dialog.getByRole('radio', { checked: true })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(dialog.getByRole('radio', { name: /华南区域经理/ })).not.toBeChecked()
      await pressKeyOn(page, dialog.getByRole('button', { name: /确\s*定/ }))
      await expect(dialog).toBeHidden()
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
})

test('nor does another responsibility need one', async ({ page }) => {
  await signIn(page)
  const topBar = page.getByRole('banner')
  await tabTo(page, topBar.getByRole('button', { name: '销售代表' }))
  const loaded = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await takeItem(page, /区域销售/)
  await loaded
  await expect(topBar.getByRole('button', { name: '区域销售' })).toBeVisible()
})

test('menus take the focus of whoever opens them by keyboard, and give it back', async ({ page, portal }) => {
  await enter(page, portal, 'lihao')
  const chosen = page.getByRole('menu').locator(':focus')
  for (const button of [
    page.getByRole('banner').getByRole('button', { name: '销售代表' }),
    page.getByTitle('我的账号'),
    page.getByRole('button', { name: '页签操作' }),
  ]) {
    await tabTo(page, button)
    await page.keyboard.press('Space')
    await expect(chosen).toHaveCount(1)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  }
})

test('a mouse that opens one chooses nothing in it', async ({ page, portal }) => {
  await enter(page, portal, 'lihao')
  const account = page.getByTitle('我的账号')
  await account.click()
  await expect(page.getByRole('menuitem', { name: '修改密码' })).toBeVisible()
  await expect(account).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
  await expect(page.getByRole('menuitem', { name: '修改密码' })).toBeHidden()
})
