import type { Page } from '@playwright/test'
import { expectFits, inspect } from './support/looks.ts'
import { enter, enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOut } from './support/sessions.ts'

test.use({ locale: 'zh-CN', scenarios: ['ltc-shortcut'] })

const notice = (page: Page) => page.getByRole('status').filter({ hasText: '瓷砖经销商工程' })

test('the pages under CZJXSGC are listed bottom-right until the notice is closed, for the session [S-4.30] [S-9.15]', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  await enter(page, portal, 'lihao')
  await expect(notice(page)).toBeVisible()
  const box = await notice(page).boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 80)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 60)

  await test.step('it does not close by itself [S-9.15]', async () => {
    await page.clock.fastForward('30:00')
    await expect(notice(page)).toBeVisible()
  })

  await test.step('it is accessible, fits and hides nothing of the page', async () => {
    const last = page.getByRole('main').getByRole('button').last()
    await inspect(page, 'shortcut notice', async () => {
      await expectFits(notice(page))
      // Once more for as long as the page still grows: what has the focus is not scrolled to again.
      await expect(async () => {
        await page.getByRole('main').focus()
        await last.focus()
        const [entry, above] = await Promise.all([last.boundingBox(), notice(page).boundingBox()])
        expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0)
      }).toPass()
    })
  })

  await test.step('it opens what it lists and stays', async () => {
    await notice(page).getByRole('button', { name: '瓷砖经销商工程' }).click()
    await notice(page)
      .getByRole('button', { name: /报备查询/ })
      .click()
    await expect(page).toHaveURL(/\/child\/ltc\/projects$/)
    await expect(page.getByRole('tab', { name: '报备查询' })).toHaveAttribute('aria-selected', 'true')
    await expect(notice(page)).toBeVisible()
    await expect(notice(page).getByRole('button', { name: /合同归档/ })).toBeHidden()
    await page.getByRole('heading', { name: '报备查询', level: 1 }).click()
    await expect(notice(page).getByRole('button', { name: /报备查询/ })).toBeHidden()
  })

  await test.step('a reload shows it again, unless it was closed', async () => {
    await page.reload()
    await expect(notice(page)).toBeVisible()
    await notice(page).getByRole('button', { name: '关闭快捷通知' }).focus()
    await page.keyboard.press('Enter')
    await expect(notice(page)).toBeHidden()
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('tab', { name: '报备查询' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(notice(page)).toBeHidden()
  })

  await test.step('the next session shows it again [S-4.11]', async () => {
    await signOut(page, '李浩')
    await expect(notice(page)).toBeHidden()
    await enterAt(page, portal, 'lihao', '/dashboard')
    await expect(notice(page)).toBeVisible()
  })
})
