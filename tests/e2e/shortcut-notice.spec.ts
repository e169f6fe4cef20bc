import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { everyLook, expectFits, inEachLook } from './support/looks.ts'
import { enter, enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOut } from './support/sessions.ts'
import { endAllSessions } from './support/world-state.ts'

test.use({ locale: 'zh-CN', scenarios: ['ltc-shortcut'] })

const notice = (page: Page) => page.getByRole('status').filter({ hasText: '瓷砖经销商工程' })

test('the pages under CZJXSGC are listed bottom-right until the notice is closed, for the session [S-4.30] [S-9.15]', {
  tag: '@smoke',
}, async ({ page, portal }) => {
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
    await notice(page).getByRole('button', { name: '关闭快捷通知' }).click()
    await expect(notice(page)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('tab', { name: '报备查询' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(notice(page)).toBeHidden()
  })

  await test.step('the next session shows it again [S-4.11]', async () => {
    await signOut(page, '李浩')
    await enterAt(page, portal, 'lihao', '/dashboard')
    await expect(notice(page)).toBeVisible()
  })
})

test('it closes with the session, however that ends, and is not shown without the group [S-4.10] [S-4.29]', async ({
  page,
  portal,
  world,
}) => {
  await enter(page, portal, 'lihao')
  await expect(notice(page)).toBeVisible()
  await endAllSessions(portal, world)
  // The next call is refused; the frame may be unmounted before anything is clicked.
  const ask = page.getByRole('button', { name: /^刷新/ }).first()
  await expect(async () => {
    if (await ask.isVisible()) await ask.click({ timeout: 1000 })
    await expect(page).toHaveURL(/\/login/, { timeout: 1000 })
  }).toPass()
  await expect(notice(page)).toBeHidden()

  await enterAt(page, portal, 'chenwen', '/dashboard')
  await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /长期合同/ })).toBeVisible()
  await expect(notice(page)).toBeHidden()
})

test('in every look it is accessible, fits, hides nothing of the page, and closes by keyboard', {
  tag: '@smoke',
}, async ({ page, portal }) => {
  await enter(page, portal, 'lihao')
  await expect(notice(page)).toBeVisible()
  const last = page.getByRole('main').getByRole('button').last()
  await inEachLook(page, everyLook, async () => {
    await expectAccessible(page)
    await expectFits(notice(page))
    // Once more for as long as the page still grows: what has the focus is not scrolled to again.
    await expect(async () => {
      await page.getByRole('main').focus()
      await last.focus()
      const [entry, above] = await Promise.all([last.boundingBox(), notice(page).boundingBox()])
      expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0)
    }).toPass()
  })

  await notice(page).getByRole('button', { name: '关闭快捷通知' }).focus()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})
