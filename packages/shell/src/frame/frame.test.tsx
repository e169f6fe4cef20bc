import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '../lib/i18n/language-store.ts'
import { useSession } from '../session/session-store.ts'
import { aroundEachJourney } from './testing/around-each-journey.ts'
import { activeTab, address, chooseMenu, clickButton, enterFrame } from './testing/enter-frame.tsx'

vi.mock('../features/sub-apps/sub-app-area.tsx', async () => {
  const { FakeSubAppArea } = await import('./testing/fake-sub-app-area.tsx')
  return { SubAppArea: FakeSubAppArea }
})

aroundEachJourney()

const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const closeTab = (name: string) => fireEvent.keyDown(screen.getByRole('tab', { name }), { key: 'Delete' })

describe('tabs', () => {
  it('open from the menu, and the browser goes back [S-2.16]', async () => {
    await enterFrame()
    chooseMenu('Pick-ups')
    expect(await screen.findByText('oms shows /pickups')).toBeDefined()
    expect(address()).toBe('/child/oms/pickups')
    expect(activeTab()).toBe('Pick-ups')
    expect(document.title).toBe('Pick-ups - RTM首页')

    await act(async () => void clickButton('Browser back'))
    expect(await screen.findByRole('heading', { name: /Wang Jing/ })).toBeDefined()
    expect(activeTab()).toBe('Home')
    expect(document.title).toBe('Home - RTM首页')
    expect(tabNames()).toEqual(['Home', 'Pick-ups'])
  })

  it('get the focus of the page before them, where the search had moved it', async () => {
    await enterFrame()
    act(() => screen.getByRole('main').focus())
    expect(document.activeElement).toBe(screen.getByRole('main').firstElementChild)
    chooseMenu('Pick-ups')
    await screen.findByText('oms shows /pickups')
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true)
  })

  it('open from a typed address and come back after a reload [S-2.36]', async () => {
    await enterFrame({ at: '/child/oms/orders/SO-1' })
    expect(await screen.findByText('oms shows /orders/SO-1')).toBeDefined()
    await enterFrame({ at: '/dashboard' })
    expect(tabNames()).toEqual(['Home', 'Order list'])
    expect(activeTab()).toBe('Home')
  })

  it('close, the active one giving way to the last [S-4.27]', async () => {
    await enterFrame()
    chooseMenu('Pick-ups')
    await screen.findByText('oms shows /pickups')
    closeTab('Pick-ups')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(tabNames()).toEqual(['Home'])
  })

  it('are refused beyond the limit, in the documented words [S-8.5]', async () => {
    await act(() => changeLanguage('zh'))
    await enterFrame({ tabLimit: 1 })
    chooseMenu('Pick-ups')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('错误提示')
    expect(dialog.textContent).toContain('错误： 页签不能超过1个,请关闭一些或者刷新页面!')
    fireEvent.click(within(dialog).getByRole('button', { name: /关\s*闭/ }))
    expect(address()).toBe('/dashboard')
    await act(() => changeLanguage('en'))
  })
})

describe('the guard of the frame', () => {
  it.each([
    ['a page that no menu permits', '/child/ltc/contracts', '/401'],
    ['an unknown sub-app', '/child/xyz/orders', '/404'],
    ['an unknown page', '/nowhere', '/404'],
    ['an unknown page of a sub-app', '/child/oms/nowhere', '/404'],
    ['the child root itself', '/child', '/404'],
    ['another letter case of a sub-app', '/Child/oms/orders', '/404'],
    ['another letter case of home', '/Dashboard', '/404'],
  ])('leads %s away [S-2.13] [S-2.21]', async (_page, at, target) => {
    await enterFrame({ at })
    await waitFor(() => expect(address()).toBe(target))
    expect(screen.queryByRole('tab', { selected: true })).toBeNull()
  })

  it.each([
    ['that no menu of theirs permits', '/child/ltc/contracts'],
    ['that is for other roles', '/approvals'],
  ])('leads a user who takes over another one’s page %s home', async (_page, at) => {
    useSession.setState({ lastUserId: 99 })
    await enterFrame({ at, routeRoles: { '/approvals': ['MANAGER'] } })
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(useSession.getState().takesOver).toBe(false)
  })

  it('asks before it signs out [S-4.7]', async () => {
    await enterFrame()
    clickButton('Wang Jing')
    fireEvent.click(await screen.findByText('Sign out'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Are you sure you want to sign out?')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(useSession.getState().status).toBe('signedOut'))
  })
})
