import '../testing/plain-home.tsx'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { asSubApp } from '../testing/as-sub-app.ts'
import { activeTab, chooseMenu, enterFrame } from '../testing/enter-frame.tsx'

vi.mock('../../features/sub-apps/sub-app-area.tsx', async () => {
  const { FakeSubAppArea } = await import('../testing/fake-sub-app-area.tsx')
  return { SubAppArea: FakeSubAppArea }
})

aroundEachJourney()
afterEach(() => act(() => changeLanguage('en')))

const pickups = '/child/oms/pickups'

it('a title that a page has set stays in another language, which the page hears of once [S-3.9]', async () => {
  fakeBackend({
    findNoticeList: () => [],
    findMenuInfoAllSystem: () => [systemMenu('OSS', '订单', [menuItem('提货单', '/pickups')])],
  })
  await enterFrame()
  chooseMenu('Pick-ups')
  await screen.findByText('oms shows /pickups')
  const heard: string[] = []
  await asSubApp(({ subscribe, snapshot }) =>
    subscribe('languageChanged', () => heard.push(snapshot('oms').language)),
  )
  await asSubApp(({ setTabTitle }) => setTabTitle(pickups, 'Pick-up 7'))
  expect(activeTab()).toBe('Pick-up 7')

  await act(() => changeLanguage('zh'))
  expect([activeTab(), heard]).toEqual(['Pick-up 7', ['zh']])
  await asSubApp(({ setTabTitle }) => setTabTitle(pickups, '提货单 7'))
  expect(activeTab()).toBe('提货单 7')

  await enterFrame({ at: pickups })
  expect(activeTab()).toBe('提货单 7')

  await asSubApp(({ setTabTitle }) => setTabTitle(pickups, ''))
  expect(activeTab()).toBe('Pick-ups')
})

it('a page that repeats its name in the menus has that name in every language', async () => {
  fakeBackend({
    findNoticeList: () => [],
    findMenuInfoAllSystem: () => [systemMenu('OSS', '订单', [menuItem('提货单', '/pickups')])],
  })
  await enterFrame()
  chooseMenu('Pick-ups')
  await screen.findByText('oms shows /pickups')
  await asSubApp(({ setTabTitle }) => setTabTitle(pickups, activeTab() ?? ''))
  await act(() => changeLanguage('zh'))
  await waitFor(() => expect(activeTab()).toBe('提货单'))
})

it('the tab of a notice keeps its title when the notice leaves the list', async () => {
  const url = '/notification/detail-3-policy-9'
  const notice = { headId: 3, insMessId: 9, title: 'Prices from May', noticeType: 'policy', readFlag: 'Y' }
  fakeBackend({ findNoticeList: () => [notice] })
  await enterFrame()
  act(() => void useTabs.getState().opened({ key: url, title: '', url }))
  await screen.findByRole('tab', { name: /^Prices from May/ })
  fakeBackend({ findNoticeList: () => [] })
  await enterFrame()
  expect(screen.getByRole('tab', { name: /^Prices from May/ })).toBeDefined()
})

it('the tab of an address with a malformed escape is shown and can be closed', async () => {
  fakeBackend({
    findNoticeList: () => [],
    findMenuInfoAllSystem: () => [systemMenu('OSS', '订单', [menuItem('提货单', '/pickups')])],
  })
  await enterFrame({ at: '/child/oms/pickups/100%' })
  await screen.findByText('oms shows /pickups/100%25')
  expect(activeTab()).toBe('Pick-ups')
  fireEvent.click(screen.getByRole('button', { name: 'Close “Pick-ups”' }))
  await waitFor(() => expect(activeTab()).toBe('Home'))
})
