import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { loadTexts } from '../../lib/i18n/texts.ts'
import '../../lib/i18n/translation.ts'
import { MenuNavigationContext } from '../../menu/menu-navigation.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { MenuSearchButton } from './menu-search-button.tsx'

const pickups = menuItem('提货单', '/pickups')
const orders = menuItem('瓷砖订单', '/orders', { menuCode: 'OSS_ORDERS' })
const soon = menuItem('订单报表', '/soon', { disabled: true })
const systems = [
  systemMenu('OSS', '订单服务', [orders, soon]),
  systemMenu('WYDP', '墙面', [pickups]),
  systemMenu('CRM', '客户关系', []),
]
const tileList = menuItem('瓷砖订单查询', '/tiles/list', { menuCode: 'TILES' })
const withTileList = [systemMenu('OSS', '订单服务', [tileList])]
const commands = { onShowPage: vi.fn(), onChangePassword: vi.fn(), onSignOut: vi.fn() }
const navigation = { openMenu: vi.fn(), openSystem: vi.fn() }
let favourites: number[]

beforeAll(async () => {
  await changeLanguage('zh')
  // Loaded before the tests, not during one.
  await Promise.all([
    loadTexts('zh', 'frame'),
    loadTexts('zh', 'menu-search'),
    import('./menu-search-dialog.tsx'),
  ])
})
beforeEach(() => {
  vi.clearAllMocks()
  window.localStorage.clear()
  setDemoConfig()
  favourites = []
  const idOf = (body: string) => Number(new URLSearchParams(body).get('menuId'))
  fakeBackend({
    findInCollection: () => favourites.map((menuId) => ({ menuId })),
    addInCollection: (body) => void favourites.push(idOf(body)),
    deleteInCollection: (body) => {
      favourites = favourites.filter((menuId) => menuId !== idOf(body))
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function pressShortcut({ pinyin = false, inSystems = systems } = {}) {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MenuNavigationContext value={navigation}>
        <MenuSearchButton systems={inSystems} pinyin={pinyin} commands={commands} />
      </MenuNavigationContext>
    </QueryClientProvider>,
  )
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
}
function openSearch(options?: Parameters<typeof pressShortcut>[0]) {
  pressShortcut(options)
  return screen.findByRole('combobox', { name: '搜索菜单' })
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const rows = () =>
  screen.queryAllByRole('row').map((row) => within(row).getAllByRole('gridcell')[0]?.textContent)
const activeCell = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')

it('finds and opens by keyboard', async () => {
  const field = await openSearch()
  type(field, '单')
  await waitFor(() => expect(rows()).toHaveLength(3))
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(activeCell(field)?.textContent).toContain('瓷砖订单')
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(navigation.openMenu).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(navigation.openMenu).toHaveBeenCalledExactlyOnceWith('OSS', orders)
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('opens the result of the typed text, even before it is shown', async () => {
  const field = await openSearch()
  type(field, '单')
  await waitFor(() => expect(rows()).toHaveLength(3))
  // As a browser has it: the key comes before React gets to what it put off.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '瓷砖')
  await act(() => {
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
  expect(navigation.openMenu).toHaveBeenCalledExactlyOnceWith('OSS', orders)
})

it('shows the match, its place in the menus and its pinyin match', async () => {
  const field = await openSearch({ pinyin: true })
  type(field, 'czdd')
  await waitFor(() => expect(rows()).toEqual(['瓷砖订单订单服务OSS_ORDERS']))
  expect(screen.getByRole('row').querySelector('mark')?.textContent).toBe('瓷砖订单')
})

it.each([
  ['an input method that composes', { key: 'Enter', isComposing: true }, '订单'],
  ['a greyed page', { key: 'Enter' }, '报表'],
])('%s opens nothing', async (_what, key, query) => {
  const field = await openSearch()
  type(field, query)
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
  fireEvent.keyDown(field, key)
  expect(navigation.openMenu).not.toHaveBeenCalled()
})

it('opens a system with a window of its own', async () => {
  const field = await openSearch()
  type(field, 'crm')
  await waitFor(() => expect(rows()).toHaveLength(1))
  fireEvent.click(screen.getAllByRole('gridcell')[0] ?? field)
  expect(navigation.openSystem).toHaveBeenCalledExactlyOnceWith(systems[2])
})

it('adds and removes favourites by the star', async () => {
  const field = await openSearch()
  type(field, '提货')
  const star = await screen.findByRole('button', { name: '收藏“提货单”' })
  fireEvent.click(star)
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'))
  expect(favourites).toEqual([pickups.menuId])
  type(field, '')
  const group = await screen.findByRole('rowgroup', { name: '收藏' })
  expect(within(group).getAllByRole('row')).toHaveLength(1)

  fireEvent.keyDown(field, { key: 'ArrowRight' })
  expect(activeCell(field)?.querySelector('button')).not.toBeNull()
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(screen.queryByRole('rowgroup')).toBeNull())
  expect(favourites).toEqual([])
})

it('says when nothing is found', async () => {
  const field = await openSearch()
  expect(
    screen.getByText('输入名称、拼音、编码或订单号，即可打开菜单、订单、经销商，或执行命令。'),
  ).toBeDefined()
  type(field, '没有')
  expect(await screen.findByText('没有与“没有”匹配的菜单、订单、经销商或命令。')).toBeDefined()
})

it('closes by its shortcut, too', async () => {
  await openSearch()
  act(() => void fireEvent.keyDown(window, { key: 'K', ctrlKey: true }))
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

it('does not open over a dialog that opened while it was loading', async () => {
  pressShortcut()
  const other = document.body.appendChild(document.createElement('div'))
  other.setAttribute('aria-modal', 'true')
  await act(async () => void (await import('./menu-search-dialog.tsx')))
  expect(screen.queryByRole('combobox')).toBeNull()

  other.remove()
  act(() => void fireEvent.keyDown(window, { key: 'k', ctrlKey: true }))
  expect(await screen.findByRole('combobox', { name: '搜索菜单' })).toBeDefined()
})

it('keeps what is typed while its code is loading', async () => {
  pressShortcut()
  const early = screen.getByRole('searchbox', { name: '搜索菜单' })
  expect(document.activeElement).toBe(early)
  type(early, '提货')
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: '搜索菜单' })
  expect(field.value).toBe('提货')
})

it('loses no letter while the field of the search takes the place of the early one', async () => {
  pressShortcut()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  for (const letter of 'tih') press(letter)
  await act(async () => void (await import('./menu-search-dialog.tsx')))
  for (const letter of 'uodan') {
    const field = screen.queryByRole<HTMLInputElement>('combobox', { name: '搜索菜单' })
    // A browser types into the field that has the focus, unless the key was caught.
    if (press(letter) && field && document.activeElement === field) type(field, field.value + letter)
  }
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: '搜索菜单' })
  expect(field.value).toBe('tihuodan')
})

it('runs a command, found by its name or in English', async () => {
  const field = await openSearch()
  type(field, 'log out')
  await waitFor(() => expect(rows()).toEqual(['退出登录']))
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(commands.onSignOut).toHaveBeenCalledOnce()
})

const tileOrders = { orders: [{ system: 'OSS', menu: 'TILES', unit: 'ceramic' as const }] }

it('finds a distributor by name for users with access to orders, and opens its orders', async () => {
  const found = { distributorId: 1, distributorCode: 'D1001', distributorName: '佛山泓筑建材', city: '佛山' }
  const page = { records: [{ ...found, level: null, saleAreas: [], account: null }], total: 1 }
  fakeBackend({ findInCollection: () => [], distributorPage: () => page })
  setDemoConfig({ homeWidgets: tileOrders })
  const field = await openSearch({ inSystems: withTileList })
  type(field, '泓筑')
  const group = await screen.findByRole('rowgroup', { name: '经销商' })
  fireEvent.click(within(group).getAllByRole('gridcell')[0] ?? field)
  expect(navigation.openMenu).toHaveBeenCalledExactlyOnceWith(
    'OSS',
    expect.objectContaining({ path: '/tiles/list?distributorCode=D1001' }),
  )
})

it('finds an order by its number, and opens its page', async () => {
  fakeBackend({
    findInCollection: () => [],
    ceramicSalesOrderPage: () => ({
      records: [
        {
          ...{ orderId: 1, orderNo: 'TC10000053', businessUnit: 'ceramic', status: 'approved' },
          ...{ distributorCode: 'D1', distributorName: '重庆云山府', quantity: 1, amount: 1 },
          orderedAt: '2026-11-20T00:00:00.000Z',
        },
      ],
      total: 1,
      size: 5,
      current: 1,
      pages: 1,
    }),
  })
  setDemoConfig({ homeWidgets: tileOrders })
  const field = await openSearch({ inSystems: withTileList })
  type(field, 'tc100000')
  const group = await screen.findByRole('rowgroup', { name: '订单' })
  fireEvent.click(within(group).getAllByRole('gridcell')[0] ?? field)
  expect(navigation.openMenu).toHaveBeenCalledExactlyOnceWith('OSS', {
    menuName: 'TC10000053',
    path: '/tiles/list/TC10000053',
    htmlUrl: null,
  })
})
