import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const menuCall = '**/baseAccreditService/findMenuInfoAllSystem'
const picker = (page: Page) => page.getByRole('combobox', { name: '事业部' })
const systems = (page: Page) => page.getByRole('menu', { name: '业务系统' })
const choose = (page: Page, name: string) =>
  page.getByRole('option', { name }).or(page.getByTitle(name)).last().click()

/** Codes of every call for menus from now on. */
function watchMenuCalls(page: Page): readonly (readonly string[])[] {
  const asked: string[][] = []
  page.on('request', (request) => {
    if (request.url().includes('findMenuInfoAllSystem')) asked.push(request.postDataJSON().sybCodes)
  })
  return asked
}

test('every change reloads the menus of the chosen ones; chosen are several, shown by one and a count [S-2.22] [S-4.18]', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'admin')
  const asked = watchMenuCalls(page)
  await expect(page.getByRole('banner').getByText('+4')).toBeVisible()
  await picker(page).click()
  await choose(page, '瓷砖事业部')
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toHaveLength(4)
  await expect(page.getByRole('banner').getByText('+3')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByText('+3')).toBeVisible()
})

test('before it is opened it has the outline of a field, for whoever follows the system too', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await expect(picker(page)).toHaveCSS('border-top', '1px solid rgb(217, 217, 217)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(picker(page)).toHaveCSS('border-top', '1px solid rgb(66, 66, 66)')
})

test('an empty choice does nothing [S-4.19]', async ({ page, portal }) => {
  await enter(page, portal, 'heyutong')
  const asked = watchMenuCalls(page)
  const shown = await systems(page).textContent()
  await picker(page).focus()
  for (const _tag of [1, 2, 3, 4, 5, 6]) await page.keyboard.press('Backspace')
  await expect(
    page.getByRole('banner').locator('[title$="事业部"], [title="集团总部"]').first(),
  ).toBeVisible()
  expect(asked.every((codes) => codes.length > 0)).toBe(true)
  await expect(systems(page)).toHaveText(shown ?? '')
})

test('an answer that is no list gives an empty menu', async ({ page, portal }) => {
  await enter(page, portal, 'admin')
  await page.route(menuCall, (route) => route.fulfill({ json: { status: 'S', data: { no: 'list' } } }))
  await picker(page).click()
  await choose(page, '瓷砖事业部')
  await expect(systems(page).getByRole('menuitem')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a slow answer never takes the place of a newer one', async ({ page, portal }) => {
  await enter(page, portal, 'admin')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let calls = 0
  await page.route(menuCall, async (route) => {
    calls++
    if (calls > 1) return route.fulfill({ json: { status: 'S', data: [] } })
    await held
    // The call may have been given up meanwhile.
    await route.continue().catch(() => undefined)
  })
  await picker(page).click()
  await choose(page, '瓷砖事业部')
  await choose(page, '卫浴事业部')
  await expect(systems(page).getByRole('menuitem')).toHaveCount(0)
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(systems(page).getByRole('menuitem')).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test('the open picker is accessible', async ({ page, portal }) => {
      await enter(page, portal, 'admin')
      await picker(page).click()
      await expect(page.getByTitle('卫浴事业部').last()).toBeVisible()
      await expectAccessible(page)
    })
  })
}
