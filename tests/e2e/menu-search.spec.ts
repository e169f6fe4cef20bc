import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectNoOverflow } from './support/entrance.ts'
import { enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { openTool } from './support/settings.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

const field = (page: Page) => page.getByRole('combobox', { name: '搜索菜单' })
const rows = (page: Page) => page.getByRole('grid').getByRole('row')

/** Addresses of pinyin dictionaries, as the page asks for them. */
function dictionariesFetchedBy(page: Page): readonly string[] {
  const dictionaries: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('pinyin')) dictionaries.push(request.url())
  })
  return dictionaries
}

async function search(page: Page, query: string): Promise<void> {
  await expect(page.getByRole('button', { name: '搜索菜单' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await field(page).fill(query)
}

test('a page is found by name, code, path, pinyin and initials, and opened without the mouse', async ({
  page,
  portal,
}) => {
  const dictionaries = dictionariesFetchedBy(page)
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/home')
  await expect(page.getByRole('tab', { name: '订货首页' })).toHaveAttribute('aria-selected', 'true')
  expect(dictionaries).toEqual([])

  await search(page, '')
  for (const query of [
    '瓷砖订单查询',
    'OSS_CERAMIC_LIST',
    'orders/ceramic',
    'cizhuandingdanchaxun',
    'czddcx',
  ]) {
    await field(page).fill(query)
    await expect(rows(page).first()).toContainText('瓷砖订单查询')
  }
  await expect(rows(page).first()).toContainText('订单服务 › 订单管理 › 瓷砖订单')
  expect(dictionaries).toHaveLength(1)
  // The page behind stays what it was.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tab', { name: '订货首页' })).toHaveAttribute('aria-selected', 'true')

  await search(page, 'ddhz')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: '订单汇总' })).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toBeHidden()
})

test('favourites are kept on the server and come first, recent pages stay with their user', async ({
  page,
  portal,
  world,
}) => {
  await inWorld(portal, world, ({ db }) => db.favourite.deleteMany())
  await enter(page, portal, 'wangjing')
  await search(page, '订单汇总')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: '订单汇总' })).toHaveAttribute('aria-selected', 'true')
  await search(page, '瓷砖订单查询')
  const star = page.getByRole('button', { name: '收藏“瓷砖订单查询”' })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  const kept = () =>
    inWorld(portal, world, ({ db }) =>
      db.favourite.count({ where: { menuItem: { code: 'OSS_CERAMIC_LIST' } } }),
    )
  await expect.poll(kept).toBe(1)

  await page.reload()
  await search(page, '')
  await expect(page.getByRole('rowgroup', { name: '收藏' }).getByRole('row')).toContainText(['瓷砖订单查询'])
  await expect(page.getByRole('rowgroup', { name: '最近打开' }).getByRole('row')).toContainText(['订单汇总'])
  await star.click()
  await expect(page.getByRole('rowgroup', { name: '收藏' })).toHaveCount(0)
  await expect.poll(kept).toBe(0)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '王静' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await signIn(page, portal, 'lihao')
  await expect(page).toHaveURL(/\/dashboard$/)
  await search(page, '')
  await expect(page.getByText('输入名称、编码或路径，即可找到任意系统的菜单。')).toBeVisible()
})

test('whoever closes the search goes on where they were', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  const button = page.getByRole('button', { name: '搜索菜单' })
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

test('a question that waits is not covered by the search', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.getByRole('button', { name: '王静' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /取\s*消/ })
    .click()
  await expect(field(page)).toHaveCount(0)
})

test('whoever switches pinyin off finds names as they are written, and pays for no dictionary [S-2.44]', async ({
  page,
  portal,
}) => {
  const dictionaries = dictionariesFetchedBy(page)
  await enter(page, portal, 'wangjing')
  const drawer = await openTool(page, '界面设置')
  await drawer.getByRole('switch', { name: '拼音搜索菜单' }).click()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await search(page, '瓷砖订单查询')
  await expect(rows(page).first()).toContainText('瓷砖订单查询')
  await field(page).fill('czddcx')
  await expect(rows(page)).toHaveCount(0)
  expect(dictionaries).toEqual([])
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('nobody pays for pinyin', async ({ page, portal }) => {
    const dictionaries: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('pinyin')) dictionaries.push(request.url())
    })
    await page.goto('/login')
    await signIn(page, portal, 'wangjing', { userName: 'User name', password: 'Password', submit: 'Sign in' })
    await page.getByRole('button', { name: 'Search menus' }).click()
    await page.getByRole('combobox', { name: 'Search menus' }).fill('tol')
    await expect(rows(page).first()).toContainText('Tile Order List')
    expect(dictionaries).toEqual([])
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } })

    test('the search is accessible and fits', async ({ page, portal }) => {
      await enter(page, portal, 'wangjing')
      await page.getByRole('button', { name: '搜索菜单' }).click()
      await field(page).fill('订单')
      await expect(rows(page).first()).toBeVisible()
      await expectNoOverflow(page)
      await expectAccessible(page)
      await field(page).fill('没有的')
      await expect(page.getByText(/没有与“没有的”匹配/)).toBeVisible()
      await expectAccessible(page)
    })
  })
}
