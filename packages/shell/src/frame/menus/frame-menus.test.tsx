import { cookieNames } from '@portal/protocol/rules/stored-names'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writeCookie } from '../../lib/storage/cookies.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { sessionController } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { demoSession } from '../testing/demo-session.ts'
import { activeTab, address, chooseMenu, clickButton, enterFrame, sidebar } from '../testing/enter-frame.tsx'

const prefetched = vi.hoisted(() => vi.fn(async (_app: string) => {}))
vi.mock('../../features/sub-apps/prefetch/prefetch-sub-app.ts', () => ({
  prefetchSubApp: prefetched,
  useIdlePrefetch: () => undefined,
}))

aroundEachJourney()

const systems = () => within(screen.getByRole('menu', { name: 'Systems' })).getAllByRole('menuitem')
const systemNames = () => systems().map(({ textContent }) => textContent)

describe('the system menu', () => {
  it('shows each system by name and code [S-2.24]', async () => {
    await enterFrame()
    expect(systemNames()).toEqual(['Order ServiceOSS', 'CustomersCRM'])
  })

  it('says what each system is for, in the words of the lookup, else its whole name, and its real code if that is another (specification §3) [S-3.3] [S-3.4]', async () => {
    await enterFrame()
    const [orders, customers] = systems().map((item) => within(item))
    expect(orders?.getByTitle('Orders and pick-ups').textContent).toBe('Order ServiceOSS')
    expect(customers?.getByTitle('Customers · C4C').textContent).toBe('CustomersCRM')
    expect(within(sidebar()).getByTitle('Orders and pick-ups').textContent).toBe('OSSOrder Service')
  })

  it('opens a window system signed in, with no handle on the portal [S-6.9]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await enterFrame()
    fireEvent.click(within(screen.getByRole('menu', { name: 'Systems' })).getByText('Customers'))
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank')
  })

  it('opens none while it is not clear whose certificate counts, and says so', async () => {
    const open = vi.spyOn(window, 'open').mockClear()
    fakeBackend({ findNoticeList: () => [], getUserInfo: () => new Promise(() => undefined) })
    await enterFrame()
    writeCookie(cookieNames.certificate, 'c-of-another-user')
    fireEvent.click(within(screen.getByRole('menu', { name: 'Systems' })).getByText('Customers'))
    expect(await screen.findByText(/checking who is signed in. Please try again/)).toBeDefined()
    expect(open).not.toHaveBeenCalled()
    sessionController.settle(false)
  })

  it('refuses an address that leads elsewhere, says why, and leads to pages of the portal', async () => {
    await enterFrame()
    chooseMenu('Elsewhere')
    const refusal =
      'This menu item’s address isn’t allowed: //evil.example (a path with // names another site)'
    expect(await screen.findByText(refusal)).toBeDefined()
    await act(async () => chooseMenu('Start'))
    await waitFor(() => expect(address()).toBe('/dashboard?from=menu'))
  })
})

it('the files of a sub-app are fetched when the pointer comes near its menu', async () => {
  await enterFrame()
  prefetched.mockClear()
  fireEvent.mouseEnter(within(sidebar()).getByText('Elsewhere'))
  expect(prefetched.mock.calls).toEqual([['oms']])
})

describe('the departments', () => {
  /** How to end the menu calls that wait, by their department codes. */
  const waiting = new Map<string, { resolve: (menus: unknown) => void; reject: (reason: Error) => void }>()
  const callFor = (codes: string) => waitFor(() => waiting.get(codes) ?? Promise.reject(new Error(codes)))
  async function answer(codes: string, menus: unknown) {
    const call = await callFor(codes)
    await act(async () => call.resolve(menus))
  }
  const choose = (...codes: string[]) => act(async () => useSession.getState().departmentsChosen(codes))

  beforeEach(() => {
    waiting.clear()
    fakeBackend({
      findNoticeList: () => [],
      findMenuInfoAllSystem: (body) =>
        new Promise((resolve, reject) => waiting.set(JSON.parse(body).sybCodes.join(), { resolve, reject })),
    })
  })

  it('reload the menus, and a slow answer never overwrites a newer one [S-4.18]', async () => {
    await enterFrame()
    await choose('BATHROOM')
    await choose('CERAMIC', 'BATHROOM')
    await answer('CERAMIC,BATHROOM', [systemMenu('LTC', 'Newer', [])])
    await waitFor(() => expect(systemNames()).toEqual(['NewerLTC']))
    await answer('BATHROOM', [systemMenu('LTC', 'Older', [])])
    expect(systemNames()).toEqual(['NewerLTC'])
  })

  it('give an empty menu when the answer is no list [S-4.20]', async () => {
    await enterFrame()
    await choose('BATHROOM')
    await answer('BATHROOM', { no: 'list' })
    await waitFor(() => expect(within(sidebar()).queryByText('Pick-ups')).toBeNull())
    expect(within(screen.getByRole('menu', { name: 'Systems' })).queryAllByRole('menuitem')).toEqual([])
    expect(screen.queryByText(/menus could not be loaded/)).toBeNull()
    for (const place of [sidebar(), screen.getByRole('main')]) {
      expect(within(place).getByText('No pages available in the selected departments.')).toBeDefined()
    }
  })

  it('say when the menus cannot be loaded, and try again', async () => {
    await enterFrame()
    await choose('BATHROOM')
    const call = await callFor('BATHROOM')
    await act(async () => call.reject(new TypeError('offline')))
    const said = await screen.findByText(/^The menus could not be loaded\. Error: System error!/)
    const banner = said.closest<HTMLElement>('[role=alert]')
    expect(systemNames()).toEqual(['Order ServiceOSS', 'CustomersCRM'])
    expect(within(sidebar()).getByText('Pick-ups')).toBeDefined()
    expect(within(screen.getByRole('main')).getByText('Pick-ups')).toBeDefined()
    waiting.clear()
    fireEvent.click(within(banner ?? document.body).getByRole('button', { name: 'Try again' }))
    await answer('BATHROOM', [systemMenu('LTC', 'Contracts', [])])
    await waitFor(() => expect(systemNames()).toEqual(['ContractsLTC']))
    expect(screen.queryByText(/menus could not be loaded/)).toBeNull()
  })

  /** Ticks departments in the picker, or takes their ticks away, and applies that. */
  async function pick(...names: string[]) {
    const button = screen.getByRole('button', { name: /^Departments/ })
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') ?? button
    // What a browser does with a popover.
    const toggle = (type: string, newState: string) =>
      fireEvent(panel, Object.assign(new Event(type), { newState }))
    panel.hidePopover = () => void toggle('toggle', 'closed')
    toggle('beforetoggle', 'open')
    for (const name of names) fireEvent.click(await screen.findByRole('checkbox', { name }))
    await act(async () => void clickButton('Apply'))
  }
  const chosen = () => useSession.getState().departments

  it('are chosen, and said to be, once their menus are there; choosing again loads again [S-4.18]', async () => {
    await enterFrame()
    await pick('Bathroom')
    expect(chosen()).toEqual(['CERAMIC'])
    expect(screen.queryByText(/^Now showing/)).toBeNull()
    await answer('CERAMIC,BATHROOM', [systemMenu('LTC', 'Both', [])])
    expect(await screen.findByText('Now showing: Ceramic Tiles, Bathroom')).toBeDefined()
    expect(chosen()).toEqual(['CERAMIC', 'BATHROOM'])
    expect(systemNames()).toEqual(['BothLTC'])
    // Its menus are in the cache, and fresh.
    await pick('Bathroom')
    await answer('CERAMIC', [systemMenu('LTC', 'Ceramic', [])])
    await waitFor(() => expect(systemNames()).toEqual(['CeramicLTC']))
  })

  it('whose menus are refused are not chosen, and the server says why', async () => {
    await enterFrame()
    await pick('Bathroom')
    await answer('CERAMIC,BATHROOM', Response.json({ code: 500, msg: '该事业部菜单维护中' }))
    expect(await screen.findByText('该事业部菜单维护中')).toBeDefined()
    expect(screen.queryByText(/^Now showing/)).toBeNull()
    expect(chosen()).toEqual(['CERAMIC'])
    expect(systemNames()).toEqual(['Order ServiceOSS', 'CustomersCRM'])
  })

  it('have the sidebar say where to go when every system has a window of its own', async () => {
    await enterFrame()
    await choose('BATHROOM')
    await answer('BATHROOM', [systemMenu('CRM', 'Customers', [])])
    await waitFor(() => expect(sidebar().textContent).toMatch(/^Your systems open in new windows/))
  })

  it('keep the menu on the screen until the new one is there', async () => {
    await enterFrame()
    await choose('BATHROOM')
    expect(within(sidebar()).getByText('Pick-ups')).toBeDefined()
    await answer('BATHROOM', [systemMenu('OSS', 'Orders', [menuItem('Samples', '/samples')])])
    expect(await within(sidebar()).findByText('Samples')).toBeDefined()
  })

  it('show that the menus are on their way, in the picker and in the sidebar', async () => {
    const picker = () => screen.getByRole('button', { name: /^Departments/ })
    const spinners = () => picker().closest('header')?.querySelectorAll('.anticon-loading').length
    const signs = () => [sidebar().getAttribute('aria-busy'), spinners()]
    await enterFrame()
    expect(signs()).toEqual(['false', 0])
    await choose('BATHROOM')
    expect(signs()).toEqual(['true', 1])
    await answer('BATHROOM', [])
    await waitFor(() => expect(signs()).toEqual(['false', 0]))
  })
})

describe('a frame whose menus, departments and lookups failed', () => {
  const nothing = { organizations: undefined, systemMenus: undefined, lookups: undefined, departments: [] }
  const refused = () => Response.json({ message: '菜单服务维护中' }, { status: 403 })
  const banner = () => screen.findByText(/^The (menus|departments) could not be loaded\. /)

  async function tryAgain() {
    const alert = (await banner()).closest<HTMLElement>('[role=alert]')
    fireEvent.click(await within(alert ?? document.body).findByRole('button', { name: /Try again$/ }))
  }

  it('says so with the server’s message, and is whole once they come', async () => {
    fakeBackend({ findNoticeList: () => [], findOrganization: refused })
    await enterFrame({ session: nothing })
    expect((await banner()).textContent).toBe('The departments could not be loaded. Error: 菜单服务维护中')
    expect(within(sidebar()).getByText('The menus could not be loaded.')).toBeDefined()
    for (const name of [/^Departments/, /Order Clerk/, /Wang Jing/, /^Notices/, /Search the portal/])
      expect(screen.getByRole('button', { name })).toBeDefined()
    fakeBackend({
      findNoticeList: () => [],
      findOrganization: () => demoSession.organizations,
      findMenuInfoAllSystem: refused,
    })
    await tryAgain()
    await waitFor(async () => expect((await banner()).textContent).toMatch(/^The menus .* 菜单服务维护中/))
    expect(useSession.getState().departments).toEqual(['CERAMIC', 'BATHROOM'])
    fakeBackend({ findNoticeList: () => [], findMenuInfoAllSystem: () => demoSession.systemMenus })
    await tryAgain()
    await waitFor(() => expect(systemNames()).toEqual(['Order ServiceOSS', 'CustomersCRM']))
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
  })

  it('leaves a page of a sub-app at its address until the menus say whether it may be opened', async () => {
    const menus = waitingCall()
    fakeBackend({ findNoticeList: () => [], findMenuInfoAllSystem: menus.call })
    await enterFrame({ at: '/child/oms/pickups', session: { systemMenus: undefined } })
    expect(address()).toBe('/child/oms/pickups')
    await act(async () => menus.resolve(demoSession.systemMenus))
    await waitFor(() => expect(activeTab()).toContain('Pick-ups'))
  })
})

function waitingCall() {
  let resolve: (data: unknown) => void = () => {}
  const answer = new Promise((done) => {
    resolve = done
  })
  return { call: () => answer, resolve: (data: unknown) => resolve(data) }
}
