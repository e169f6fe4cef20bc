import type { Locator, Page } from '@playwright/test'
import { animationsEnded } from './support/accessibility.ts'
import { chooseMenu, enterAt } from './support/people.ts'
import { buildPopupsApp, servePopupsApp } from './support/popups-app.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 720 } })
test.beforeAll(buildPopupsApp)

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return box
}

/** Whether it can be seen: inside the window, and nothing of the portal over it. */
async function isOnTop(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const isInside = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight
    const [x, y] = [left + width / 2, top + height / 2]
    return isInside && element.contains(document.elementFromPoint(x, y))
  })
}

/** How bright its ground is, from black 0 to white 255. */
const groundOf = (part: Locator) =>
  part.evaluate((element) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? []
    return alpha === 0 ? Number.NaN : (red + green + blue) / 3
  })

interface Case {
  readonly what: string
  readonly open: (page: Page) => Promise<unknown>
  /** The part that has the ground. */
  readonly part: (page: Page) => Locator
  readonly place: (part: Locator, page: Page) => Promise<void>
  readonly close?: (page: Page) => Promise<unknown>
  /** Tooltips are dark in either theme. */
  readonly isAlwaysDark?: true
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

const belowOf = (field: (page: Page) => Locator) => async (part: Locator, page: Page) => {
  const [at, shown] = [await boxOf(field(page)), await boxOf(part)]
  expect(Math.abs(shown.y - (at.y + at.height))).toBeLessThan(24)
  expect(Math.abs(shown.x - at.x)).toBeLessThan(32)
}

const cases: readonly Case[] = [
  {
    what: 'DatePicker',
    open: (page) => page.getByRole('textbox', { name: 'Delivery' }).click(),
    part: (page) => page.locator('.popups-picker-panel-container'),
    place: belowOf((page) => page.getByRole('textbox', { name: 'Delivery' })),
  },
  {
    what: 'Select',
    open: (page) => page.getByRole('combobox', { name: 'City' }).click(),
    part: (page) => page.locator('.popups-select-dropdown'),
    place: belowOf((page) => page.getByRole('combobox', { name: 'City' })),
  },
  {
    what: 'Tooltip',
    open: (page) => button(page, 'Hand over').hover(),
    part: (page) => page.getByRole('tooltip'),
    async place(part, page) {
      const [at, shown] = [await boxOf(button(page, 'Hand over')), await boxOf(part)]
      expect(Math.abs(shown.y + shown.height - at.y)).toBeLessThan(24)
      expect(Math.abs(shown.x + shown.width / 2 - (at.x + at.width / 2))).toBeLessThan(8)
    },
    close: (page) => page.mouse.move(5, 700),
    isAlwaysDark: true,
  },
  {
    what: 'Modal',
    open: (page) => button(page, 'Ask').click(),
    part: (page) => page.locator('.popups-modal-container'),
    async place(part) {
      const shown = await boxOf(part)
      expect(Math.abs(shown.x + shown.width / 2 - 640)).toBeLessThan(8)
    },
  },
  {
    what: 'Drawer',
    open: (page) => button(page, 'Details').click(),
    part: (page) => page.locator('.popups-drawer-section'),
    async place(part) {
      const shown = await boxOf(part)
      expect([shown.y, Math.round(shown.x + shown.width), shown.height]).toEqual([0, 1280, 720])
    },
  },
  {
    what: 'message',
    open: (page) => button(page, 'Save').click(),
    part: (page) => page.locator('.popups-message-notice').first(),
    async place(part) {
      const shown = await boxOf(part)
      expect(Math.abs(shown.x + shown.width / 2 - 640)).toBeLessThan(8)
      expect(shown.y).toBeLessThan(120)
    },
    // It closes by itself.
    close: async () => {},
  },
]

const opened = (page: Page) => page.getByRole('heading', { name: 'What opens over a page' })

async function expectRight(page: Page, colorScheme: 'light' | 'dark', one: Case): Promise<void> {
  await one.open(page)
  const shown = one.part(page)
  await expect(shown).toBeVisible()
  await animationsEnded(page)
  await expect.poll(() => isOnTop(shown)).toBe(true)
  await one.place(shown, page)
  const ground = await groundOf(shown)
  if (colorScheme === 'light' && !one.isAlwaysDark) expect(ground).toBeGreaterThan(230)
  else expect(ground).toBeLessThan(90)
  await (one.close?.(page) ?? page.keyboard.press('Escape'))
  await expect(shown).toBeHidden()
}

test('what opens over a page is styled, in its place and over all else, hidden with the page and removed with it', {
  tag: '@smoke',
}, async ({ page, portal }) => {
  await servePopupsApp(page)
  await enterAt(page, portal, 'wangjing', '/dashboard')
  await chooseMenu(page, '订单管理', '瓷砖订单', '瓷砖订单查询')
  await expect(opened(page)).toBeVisible()

  for (const one of cases) await test.step(one.what, () => expectRight(page, 'light', one))
  const panel = page.getByRole('main').getByRole('region')
  await test.step('a drop-down goes with its field when the page scrolls', async () => {
    const field = page.getByRole('combobox', { name: 'City' })
    await field.click()
    const list = page.locator('.popups-select-dropdown')
    await animationsEnded(page)
    await panel.evaluate((element) => element.scrollTo(0, 40))
    await expect(async () => belowOf(() => field)(list, page)).toPass()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
  })

  await test.step('a dialog keeps the focus, moves nothing of the page behind it, and gives the focus back', async () => {
    const bar = panel.getByText('Total: 120 boxes')
    const [before, dialog] = [await boxOf(bar), page.getByRole('dialog', { name: 'Delete the order?' })]
    const hasFocus = () => dialog.evaluate((shown) => shown.contains(document.activeElement))
    await button(page, 'Ask').press('Enter')
    await expect.poll(hasFocus).toBe(true)
    expect(await boxOf(bar)).toEqual(before)
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab')
    await expect.poll(hasFocus).toBe(true)
    await dialog.getByRole('button', { name: 'OK' }).focus()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await page.goForward()
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button(page, 'Ask')).toBeFocused()
    await panel.evaluate((element) => element.scrollTo(0, 0))
    await button(page, 'Details').click()
    const close = page.getByRole('dialog', { name: 'Order TC1' }).getByRole('button')
    await close.focus()
    await page.goBack()
    await expect(close).toBeHidden()
    await page.goForward()
    await expect(close).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(close).toBeHidden()
  })

  await page.emulateMedia({ colorScheme: 'dark' })
  for (const one of cases.filter(({ what }) => what === 'Select' || what === 'Drawer'))
    await test.step(`${one.what}, dark`, () => expectRight(page, 'dark', one))
  await page.emulateMedia({ colorScheme: 'light' })

  const dialog = page.getByRole('dialog', { name: 'Really?' })
  await test.step('a dialog that is opened by a function is hidden with its page', async () => {
    await button(page, 'Question by function').click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(dialog).toBeHidden()
    await button(page, '自定义首页').click()
    await page.goForward()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('a message that comes while its page is hidden waits there', async () => {
    await button(page, 'Approve').click()
    await page.goBack()
    const message = page.getByText('Saved meanwhile')
    await expect(message).toBeAttached()
    await expect(message).toBeHidden()
    await page.goForward()
    await expect(message).toBeVisible()
  })

  await test.step('a modal dialog of the browser waits with its page, also one that a hidden page opens', async () => {
    const container = page.getByRole('main').locator('[data-sub-app-instance]')
    const openOne = () =>
      container.evaluate((place) => {
        const native = Object.assign(document.createElement('dialog'), { textContent: 'native' })
        place.append(native)
        native.showModal()
      })
    const modal = page.locator('dialog:modal')
    await openOne()
    await expect(modal).toHaveCount(1)
    await page.goBack()
    await expect(modal).toHaveCount(0)
    await openOne()
    await expect(page.locator('dialog[open]')).toHaveCount(2)
    await expect(modal).toHaveCount(0)
    await page.getByRole('tab', { name: '瓷砖订单查询' }).click()
    await expect(modal).toHaveCount(2)
    for (const left of [1, 0]) {
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(left)
    }
  })

  await test.step('what a page opens while it closes goes with it', async () => {
    await button(page, 'Question and leave').click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('Really?')).toHaveCount(0)
    await page.getByRole('tab', { name: '首页' }).click()
  })
})
