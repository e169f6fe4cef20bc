import type { Page } from '@playwright/test'
import { expectNoOverflow } from './support/entrance.ts'
import { chooseLanguage } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { openTool } from './support/settings.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'en-GB' })

const field = (page: Page) => page.getByRole('combobox', { name: '全局搜索' })
const rows = (page: Page) => page.getByRole('grid').getByRole('row')

/** Addresses of pinyin dictionaries that the page requests. */
function dictionariesFetchedBy(page: Page): readonly string[] {
  const dictionaries: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('pinyin')) dictionaries.push(request.url())
  })
  return dictionaries
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await field(page).fill(query)
}

/** Closes what covers the page. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('menus are found by name, code, path and, in Chinese, pinyin; favourites and recent pages come first', {
  tag: ['@smoke', '@any-company', '@menus'],
}, async ({ page, portal, world, cast: { clerk, orderSystem, orders, summary, ordersIn, pinyin } }) => {
  const dictionaries = dictionariesFetchedBy(page)
  await inWorld(portal, world, ({ db }) => db.favourite.deleteMany())
  await portal.signInAs(clerk.userName)
  await page.goto('/dashboard')

  await test.step('in English by name, without pinyin and without its setting [S-2.44]', async () => {
    await page.getByRole('button', { name: 'Search the portal' }).click()
    await page.getByRole('combobox', { name: 'Search the portal' }).fill(pinyin.english)
    await expect(rows(page).first()).toContainText(ordersIn.en)
    await close(page)
    const drawer = await openTool(page, 'Settings')
    await expect(drawer.getByRole('switch', { name: 'Tab bar' })).toBeChecked()
    await expect(drawer.getByRole('switch', { name: /pinyin/i })).toHaveCount(0)
    await close(page)
  })

  await page.getByTitle('My account').click()
  await chooseLanguage(page, '中文', 'Language')
  await expect(page.getByRole('tab', { name: '首页' })).toBeVisible()

  await test.step('without pinyin once that is switched off [S-2.44]', async () => {
    const choice = (await openTool(page, '界面设置')).getByRole('switch', { name: '拼音搜索菜单' })
    await expect(choice).toBeChecked()
    await choice.click()
    await close(page)
    await search(page, orders.name)
    await expect(rows(page).first()).toContainText(orders.name)
    await field(page).fill(pinyin.initials)
    await expect(rows(page)).toHaveCount(0)
    await close(page)
    expect(dictionaries).toEqual([])
    await openTool(page, '界面设置')
    await choice.click()
    await close(page)
  })

  await test.step('by name, code, path, pinyin and initials, with one dictionary', async () => {
    await search(page, '')
    for (const query of [orders.name, orders.code, 'orders/ceramic', pinyin.whole, pinyin.initials]) {
      await field(page).fill(query)
      await expect(rows(page).first()).toContainText(orders.name)
    }
    await expect(rows(page).first()).toContainText([orderSystem, ...orders.groups].join(' › '))
    expect(dictionaries).toHaveLength(1)
    // The page behind stays what it was.
    await close(page)
    await expect(page.getByRole('tab', { name: '首页' })).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('the focus returns to where it was', async () => {
    const button = page.getByRole('button', { name: '全局搜索' })
    await button.click()
    await field(page).fill('订单')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()

    const link = page.getByRole('main').getByRole('link').first()
    await link.focus()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(link).toBeFocused()
  })

  await test.step('on a phone it fits', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: '全局搜索' }).click()
    await field(page).fill('订单')
    await expect(rows(page).first()).toBeVisible()
    await expectNoOverflow(page)
    await field(page).fill('没有的')
    await expect(page.getByText(/没有与“没有的”匹配/)).toBeVisible()
    await close(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  const star = page.getByRole('button', { name: `收藏“${orders.name}”` })
  const stored = () =>
    inWorld(portal, world, ({ db }) => db.favourite.count({ where: { menuItem: { code: orders.code } } }))
  await test.step('a page is opened and another becomes a favourite without the mouse', async () => {
    await search(page, pinyin.summary)
    await expect(rows(page).first()).toContainText(summary.name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: summary.name })).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toBeHidden()
    await search(page, orders.name)
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(stored).toBe(1)
  })

  await test.step('a reload keeps favourites and recent pages, and a favourite is given up', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: '全局搜索' })).toBeVisible()
    await search(page, '')
    await expect(page.getByRole('rowgroup', { name: '收藏' }).getByRole('row')).toContainText([orders.name])
    await expect(page.getByRole('rowgroup', { name: '最近打开' }).getByRole('row')).toContainText([
      summary.name,
    ])
    await star.click()
    await expect(page.getByRole('rowgroup', { name: '收藏' })).toHaveCount(0)
    await expect.poll(stored).toBe(0)
    await close(page)
  })

  await test.step('the search does not cover a question', async () => {
    await page.getByTitle('我的账号').click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toBeVisible()
    await page.keyboard.press('Control+k')
    await question.getByRole('button', { name: /取\s*消/ }).click()
    await expect(field(page)).toHaveCount(0)
  })
})
