import type { Page } from '@playwright/test'
import type { Portal } from '@portal/testing/playwright'
import { castNow } from './support/cast.ts'
import { inspect } from './support/looks.ts'
import { chooseMenu, enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', scenarios: ['default', 'twenty-tabs'] })

const tabs = (page: Page) => page.getByRole('tab')

/** Names of the pages of the scenario, more than there may be tabs. */
const names = Array.from({ length: 25 }, (_none, index) => `第1层页面${index + 1}`)
const nameAt = (place: number) => names[place] ?? ''
/** A page whose sub-app has started names itself by its path. */
const titleAt = (place: number) => new RegExp(`^(${nameAt(place)}|/pages/deep/1-${place + 1})$`)
const tab = (page: Page, place: number) => page.getByRole('tab', { name: titleAt(place) })

const addressAt = (place: number) => `${castNow().childRoot}/oms/pages/deep/1-${place + 1}`

/**
 * As many tabs are open as may be, home and pages, the first of them on the screen, each last used before the one to its left. As a
 * reload finds them, since to open each would start as many sub-apps.
 */
async function enterWithFullTabs(page: Page, portal: Portal): Promise<void> {
  const { tabLimit, clerk } = castNow()
  const stored = names.slice(0, tabLimit - 1).map((title, place) => {
    const url = addressAt(place)
    return { key: url, url, title, titleLanguage: 'zh' }
  })
  const used = stored.map(({ key }) => key).reverse()
  const value = { tabs: stored, activeKey: addressAt(0), used }
  const record = JSON.stringify({ value, expiresAt: Date.now() + 3_600_000 })
  // Only what the same session has stored is restored.
  await enterAt(page, portal, clerk.userName, '/404')
  // Before the page's own code runs: the page left behind stores its list to the last moment.
  await page.addInitScript((text) => sessionStorage.setItem('RTM_tabs', text), record)
  await page.goto(addressAt(0))
  await expect(tabs(page)).toHaveCount(tabLimit)
  await expect(tab(page, 0)).toHaveAttribute('aria-selected', 'true')
}

test('a page beyond the limit is refused in the documented words, and opens once there is room [S-5.15] [S-8.5] [S-9.1]', {
  tag: '@tabs',
}, async ({ page, portal, cast: { tabLimit } }) => {
  const last = tabLimit - 2
  await enterWithFullTabs(page, portal)
  await chooseMenu(page, nameAt(last + 2))
  const dialog = page.getByRole('dialog', { name: '错误提示' })
  await expect(dialog).toContainText(`错误： 页签不能超过${tabLimit}个,请关闭一些或者刷新页面!`)
  await inspect(page, 'full tab bar')

  await test.step('further pages requested behind the message leave it one message', async () => {
    // The browser's own keys still navigate behind a message, which the mouse cannot.
    for (const index of [last + 3, last + 4]) {
      await page.evaluate((address) => {
        history.pushState({}, '', address)
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, addressAt(index))
      // Refused: the address is that of the page on the screen again.
      await expect(page).toHaveURL(addressAt(0))
    }
    await expect(dialog).toHaveCount(1)
  })

  await test.step('its button alone closes it', async () => {
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await dialog.getByRole('button', { name: /^关\s*闭$/ }).click()
    await expect(dialog).toBeHidden()
    await expect(tabs(page)).toHaveCount(tabLimit)
  })

  await test.step('a page that is open is gone to, however full the list is', async () => {
    await chooseMenu(page, nameAt(4))
    await expect(tab(page, 4)).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('the page opens in the place of the one not used for longest', async () => {
    await chooseMenu(page, nameAt(last + 2))
    await expect(dialog.getByRole('group').getByRole('button').first()).toHaveText(nameAt(1))
    await dialog.getByRole('button', { name: `关闭“${nameAt(1)}”` }).click()
    await expect(tab(page, last + 2)).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, 1)).toHaveCount(0)
    await expect(tabs(page)).toHaveCount(tabLimit)
  })

  await test.step('in a row too long for the screen the active tab is in sight, and the wheel scrolls it', async () => {
    const opened = tab(page, last + 2)
    const home = page.getByRole('tab', { name: '首页' })
    await expect(opened).toBeInViewport({ ratio: 1 })
    await expect(home).toBeInViewport({ ratio: 1 })
    await opened.hover()
    // The opened page sets its title meanwhile, which scrolls it into view again.
    await expect(async () => {
      await page.mouse.wheel(0, -5000)
      await expect(opened).not.toBeInViewport({ timeout: 2000 })
    }).toPass()
    await expect(opened).not.toBeInViewport()

    await page.getByRole('button', { name: '更多页签' }).click()
    await expect(page.getByRole('dialog', { name: '已打开的页签' }).getByRole('searchbox')).toBeFocused()
    await page
      .getByRole('dialog', { name: '已打开的页签' })
      .getByRole('listitem')
      .filter({ has: page.getByText(titleAt(last)) })
      .last()
      .getByRole('button')
      .first()
      .click()
    await expect(tab(page, last)).toBeInViewport({ ratio: 1 })
  })
})
