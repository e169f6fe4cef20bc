import '../testing/plain-home.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { currentLinks, noteLink } from '../../features/sub-apps/links/link-store.ts'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { registerToastHost } from '../../lib/ui/toasts.ts'
import { sessionController } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { asSubApp } from '../testing/as-sub-app.ts'
import { demoSession } from '../testing/demo-session.ts'
import { dialogLeaves } from '../testing/dialog-leaves.ts'
import { activeTab, address, chooseMenu, clickButton, enterFrame } from '../testing/enter-frame.tsx'
import { area } from '../testing/fake-sub-app-area.tsx'

vi.mock('../../features/sub-apps/sub-app-area.tsx', async () => {
  const { FakeSubAppArea } = await import('../testing/fake-sub-app-area.tsx')
  return { SubAppArea: FakeSubAppArea }
})

aroundEachJourney()

const pickups = '/child/oms/pickups'

async function enterPickups(options: { tabLimit?: number } = {}) {
  await enterFrame(options)
  chooseMenu('Pick-ups')
  await screen.findByText('oms shows /pickups')
}

describe('what the portal does for its sub-apps', () => {
  it.each([
    ['a page of the menus', '/orders/SO-1', 20, 'opened', '/child/oms/orders/SO-1'],
    ['a page outside the menus', '/secret', 20, 'refused-permission', pickups],
    ['a page that is greyed', '/soon', 20, 'refused-permission', pickups],
    ['a page of another origin', '//evil.example', 20, 'refused-permission', pickups],
    ['one page too many', '/orders', 2, 'refused-limit', pickups],
  ] as const)('openTab for %s', async (_page, path, tabLimit, result, shown) => {
    await enterPickups({ tabLimit })
    const answer = await asSubApp(({ openTab }) => openTab({ app: 'oms', path, title: 'Asked for' }))
    expect(answer).toBe(result)
    expect(address()).toBe(shown)
  })

  it.each([
    ['the inbox', '/approvals?system=OSS', 'opened', '/approvals?system=OSS'],
    ['another page', '/profile', 'refused-permission', pickups],
    ['a page of a sub-app', '/child/oms/orders', 'refused-permission', pickups],
  ] as const)('openPortalPage for %s', async (_page, path, result, shown) => {
    await enterPickups()
    const answer = await asSubApp(({ openPortalPage }) => openPortalPage(path))
    expect(answer).toBe(result)
    await waitFor(() => expect(address()).toBe(shown))
  })

  it.each([
    ['a page of the menus', '/orders/SO-1', 'opened', '/child/oms/orders/SO-1'],
    ['a page outside the menus', '/secret', 'refused-permission', pickups],
  ] as const)('navigate leads the same tab to %s', async (_page, path, result, shown) => {
    await enterPickups()
    const tabs = useTabs.getState().tabs.length
    const answer = await asSubApp(({ navigate }) => navigate(pickups, { app: 'oms', path }))
    expect([answer, address(), useTabs.getState().tabs.length]).toEqual([result, shown, tabs])
  })

  it.each([
    ['success', 2],
    ['error', 5],
  ] as const)('notify shows a toast of the kind %s for %d seconds [S-9.14]', async (kind, seconds) => {
    await enterPickups()
    const shown = vi.fn()
    const withdraw = registerToastHost(shown)
    await asSubApp(({ notify }) => notify({ kind, text: '已保存' }))
    withdraw()
    expect(shown.mock.calls).toEqual([[{ kind, text: '已保存', seconds }]])
  })

  it('hands over a copy of the lookups that it keeps, and says when they were loaded again', async () => {
    fakeBackend({ findNoticeList: () => [], findDic: () => [] })
    await enterPickups()
    const [lookup] = await asSubApp(({ lookups }) => lookups())
    expect(lookup).toEqual(demoSession.lookups[0])
    Object.assign(lookup ?? {}, { meaning: 'Changed' })
    expect(await asSubApp(({ lookups }) => lookups())).toEqual(demoSession.lookups)
    const listener = vi.fn()
    const end = await asSubApp(({ subscribe }) => subscribe('lookupsChanged', listener))
    await act(async () => void (await changeLanguage('es')))
    await waitFor(() => expect(listener).toHaveBeenCalled())
    expect(await asSubApp(({ lookups }) => lookups())).toEqual([])
    end()
    await act(async () => void (await changeLanguage('en')))
  })

  it('the address follows the page, the tab shows its title', async () => {
    await enterPickups()
    await asSubApp(({ routeChanged }) => routeChanged(pickups, '/pickups/7?step=2'))
    await asSubApp(({ setTabTitle }) => setTabTitle(pickups, 'Pick-up 7'))
    expect(address()).toBe('/child/oms/pickups/7?step=2')
    expect(activeTab()).toBe('Pick-up 7')
  })

  it('a page that reports the address which led to it changes nothing', async () => {
    await enterPickups()
    const replaced = vi.spyOn(history, 'replaceState')
    await asSubApp(({ routeChanged }) => routeChanged(pickups, '/pickups'))
    expect([address(), replaced.mock.calls]).toEqual([pickups, []])
    await asSubApp(({ routeChanged }) => routeChanged(pickups, '/pickups/7'))
    expect([address(), replaced.mock.calls.length]).toEqual(['/child/oms/pickups/7', 1])
  })

  it('a page that moves behind a page without a tab leaves that one on the screen', async () => {
    await enterFrame({ at: '/404' })
    chooseMenu('Pick-ups')
    await screen.findByText('oms shows /pickups')
    clickButton('Browser back')
    await waitFor(() => expect(address()).toBe('/404'))
    await asSubApp(({ routeChanged }) => routeChanged(pickups, '/pickups/7'))
    expect([address(), window.location.pathname]).toEqual(['/404', '/404'])
    expect(useTabs.getState().tabs.at(-1)).toMatchObject({ key: pickups, url: '/child/oms/pickups/7' })
  })

  it('a page with unsaved input is not closed without a question', async () => {
    await enterPickups()
    await asSubApp(({ setDirty }) => setDirty(pickups, true))
    await asSubApp(({ closeTab }) => closeTab(pickups))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Discard unsaved input?')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
    expect(address()).toBe(pickups)
  })

  it('a page that asks twice to be closed brings one question, whose answer counts for both', async () => {
    await enterPickups()
    await asSubApp(({ setDirty }) => setDirty(pickups, true))
    await asSubApp(({ closeTab }) => {
      closeTab(pickups)
      closeTab(pickups)
    })
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
    await dialogLeaves(dialog)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe(pickups)

    await asSubApp(({ closeTab }) => closeTab(pickups))
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard changes' }),
    )
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })

  it('a question that a session left behind keeps none of the next one away', async () => {
    await enterPickups()
    await asSubApp(({ setDirty }) => setDirty(pickups, true))
    await asSubApp(({ closeTab }) => closeTab(pickups))
    await screen.findByRole('dialog')
    await enterPickups()
    expect(screen.queryByRole('dialog')).toBeNull()
    await asSubApp(({ setDirty }) => setDirty(pickups, true))
    await asSubApp(({ closeTab }) => closeTab(pickups))
    expect(await screen.findByRole('dialog')).toBeDefined()
  })

  it('a linked sub-app is unlinked only with the input that this would lose', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    await enterPickups()
    setDemoConfig({ linkSubApps: true })
    noteLink({ app: 'oms', entry: 'http://localhost:7101/' })
    await asSubApp(({ setDirty }) => setDirty(pickups, true))
    for (const [answer, links, reloads] of [
      ['Keep editing', ['oms'], 0],
      ['Discard changes', [], 1],
    ] as const) {
      await asSubApp(({ unlink }) => unlink('oms'))
      const dialog = await screen.findByRole('dialog')
      fireEvent.click(within(dialog).getByRole('button', { name: answer }))
      await dialogLeaves(dialog)
      expect([Object.keys(currentLinks()), reload.mock.calls.length]).toEqual([links, reloads])
    }
    reload.mockRestore()
  })

  it('reports changes of the session while it lasts [S-6.2]', async () => {
    await enterPickups()
    const listener = vi.fn()
    const unsubscribe = await asSubApp(({ subscribe }) => subscribe('departmentsChanged', listener))
    await act(async () => useSession.setState({ departments: ['BATHROOM'] }))
    expect(listener).toHaveBeenCalledOnce()
    const snapshot = await asSubApp(({ snapshot }) => snapshot('oms'))
    expect(snapshot).toMatchObject({
      certificate: 'c1',
      // OSS acts under LTC's responsibility (specification §6).
      responsibility: { systemCode: 'LTC', responsibilityId: 1 },
      departments: [{ code: 'BATHROOM', name: 'Bathroom' }],
      language: 'en',
    })
    unsubscribe()
  })

  it('a late answer to a former certificate ends nothing', async () => {
    await enterPickups()
    await act(async () => useSession.getState().certificateReplaced('c2'))
    expect(await asSubApp(({ snapshot }) => snapshot('oms'))).toMatchObject({ certificate: 'c2' })
    await asSubApp(({ sessionExpired }) => sessionExpired('c1'))
    expect(useSession.getState().status).toBe('ready')
  })

  it('a page that outlives its session sees whose it was, and nothing of the next one', async () => {
    await enterPickups()
    const services = area.current?.services
    await act(async () => sessionController.switchTo('c-of-another-user'))
    const left = services?.snapshot('oms')
    expect(left).toMatchObject({ user: { userName: 'wangjing' }, certificate: '' })
  })

  it('a page that outlives its session does nothing to the next one', async () => {
    await enterPickups()
    const { services } = area.current ?? {}
    await act(async () => sessionController.switchTo('c-of-another-user'))
    const { user } = demoSession
    await act(async () => useSession.getState().userLoaded({ ...user, userId: 8 }, demoSession.departments))
    act(() => useTabs.getState().opened({ key: pickups, url: pickups, title: 'Pick-ups' }))
    const before = [useTabs.getState(), address(), useSession.getState()]
    await act(async () => {
      services?.sessionExpired()
      services?.setDirty(pickups, true)
      services?.setTabTitle(pickups, 'Of the previous user')
      services?.routeChanged(pickups, '/pickups/7')
      services?.closeTab(pickups)
      services?.navigate(pickups, { app: 'oms', path: '/orders' })
    })
    await expect(services?.openTab({ app: 'oms', path: '/orders', title: '' })).resolves.toBe(
      'refused-permission',
    )
    expect([useTabs.getState(), address(), useSession.getState()]).toEqual(before)
  })

  it('an expired session ends once, however often it is reported', async () => {
    await enterPickups()
    await asSubApp(({ sessionExpired }) => sessionExpired())
    await asSubApp(({ sessionExpired }) => sessionExpired())
    expect(useSession.getState()).toMatchObject({
      status: 'signedOut',
      lastSignOut: { reason: 'sessionEnded' },
    })
  })
})
