import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cookieNames, writeCookie } from '../../lib/storage/cookies.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { sessionController } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { address, chooseMenu, enterFrame, sidebar } from '../testing/enter-frame.tsx'

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
    expect(screen.queryByText('The menus could not be loaded.')).toBeNull()
    for (const place of [sidebar(), screen.getByRole('main')]) {
      expect(within(place).getByText('No pages available in the selected departments.')).toBeDefined()
    }
  })

  it('say when the menus cannot be loaded, and try again', async () => {
    await enterFrame()
    await choose('BATHROOM')
    const call = await callFor('BATHROOM')
    await act(async () => call.reject(new TypeError('offline')))
    const banners = await screen.findAllByRole('alert')
    const banner = banners.find((one) => within(one).queryByText('The menus could not be loaded.'))
    expect(banner).toBeDefined()
    expect(systemNames()).toEqual(['Order ServiceOSS', 'CustomersCRM'])
    expect(within(sidebar()).getByText('Pick-ups')).toBeDefined()
    expect(within(screen.getByRole('main')).getByText('Pick-ups')).toBeDefined()
    waiting.clear()
    fireEvent.click(within(banner ?? document.body).getByRole('button', { name: 'Try again' }))
    await answer('BATHROOM', [systemMenu('LTC', 'Contracts', [])])
    await waitFor(() => expect(systemNames()).toEqual(['ContractsLTC']))
    expect(screen.queryByText('The menus could not be loaded.')).toBeNull()
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
