import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import {
  commands,
  loadSearch,
  navigation,
  openSearch as openSearchIn,
  pressShortcut as pressShortcutIn,
  type,
} from './testing/show-search.tsx'

const pickups = menuItem('提货单', '/pickups')
const orders = menuItem('瓷砖订单', '/orders', { menuCode: 'OSS_ORDERS' })
const soon = menuItem('订单报表', '/soon', { disabled: true })
const systems = [
  systemMenu('OSS', '订单服务', [orders, soon]),
  systemMenu('WYDP', '墙面', [pickups]),
  systemMenu('CRM', '客户关系', []),
]
let favourites: { readonly menuId: number; readonly systemCode: string }[]

beforeAll(loadSearch)
beforeEach(() => {
  vi.clearAllMocks()
  window.localStorage.clear()
  setDemoConfig()
  favourites = []
  const pageOf = (body: string) => {
    const { menuId, systemCode = '' } = Object.fromEntries(new URLSearchParams(body))
    return { menuId: Number(menuId), systemCode }
  }
  fakeBackend({
    findInCollection: () => favourites,
    addInCollection: (body) => void favourites.push(pageOf(body)),
    deleteInCollection: (body) => {
      favourites = favourites.filter(({ menuId }) => menuId !== pageOf(body).menuId)
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const pressShortcut = () => pressShortcutIn(systems)
const openSearch = (look?: { readonly pinyin: boolean }) => openSearchIn(systems, look)
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
  // As in a browser: the key arrives before React's deferred work.
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
  expect(favourites).toEqual([{ menuId: pickups.menuId, systemCode: 'WYDP' }])
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
  expect(await screen.findByRole('combobox', { name: '全局搜索' })).toBeDefined()
})

it('keeps what is typed while its code is loading', async () => {
  pressShortcut()
  const early = screen.getByRole('searchbox', { name: '全局搜索' })
  expect(document.activeElement).toBe(early)
  type(early, '提货')
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: '全局搜索' })
  expect(field.value).toBe('提货')
})

it('loses no letter while the field of the search takes the place of the early one', async () => {
  pressShortcut()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  for (const letter of 'tih') press(letter)
  await act(async () => void (await import('./menu-search-dialog.tsx')))
  for (const letter of 'uodan') {
    const field = screen.queryByRole<HTMLInputElement>('combobox', { name: '全局搜索' })
    // A browser types into the focused field unless the key was caught.
    if (press(letter) && field && document.activeElement === field) type(field, field.value + letter)
  }
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: '全局搜索' })
  expect(field.value).toBe('tihuodan')
})

it('runs a command, found by its name or in English', async () => {
  const field = await openSearch()
  type(field, 'log out')
  await waitFor(() => expect(rows()).toEqual(['退出登录']))
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(commands.onSignOut).toHaveBeenCalledOnce()
})

it.each([
  ['语言', 4],
  ['外观', 3],
])('finds the commands that change something by its name: %s', async (text, count) => {
  type(await openSearch(), text)
  await waitFor(() => expect(rows()).toHaveLength(count))
  for (const row of rows()) expect(row).toContain(text)
})
