import '../../lib/i18n/translation.ts'
import { RemoteError } from '@portal/protocol/remote-error'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { systemMenu } from '../../menu/testing/build-menu.ts'
import { showArea, tabOf, visiblePages } from './testing/show-area.tsx'

const [orders, pickups, funds] = [tabOf('orders'), tabOf('pickups'), tabOf('funds')]

afterEach(cleanup)

describe('the area of sub-app pages', () => {
  it('says which system is being opened, then shows its page [S-1.9]', async () => {
    const { show, latest } = showArea()
    await show([orders], 'orders')
    const region = await screen.findByRole('region', { name: 'Order Management', busy: true })
    const app = await vi.waitFor(latest)
    await act(async () => app.mount())
    expect(region.getAttribute('aria-busy')).toBe('false')
    expect(visiblePages()).toEqual(['page of oms__s1'])
  })

  it('calls the system as the menus do', async () => {
    const { show, latest } = showArea({ systems: [systemMenu('OSS', 'Order Service', [])] })
    await show([orders], 'orders')
    await screen.findByRole('region', { name: 'Order Service' })
    await act(async () => latest().fail(new Error('no lifecycles')))
    expect((await screen.findByRole('alert')).textContent).toMatch('Order Service could not be opened')
  })

  it('keeps the page of a hidden tab as it is', async () => {
    const { show, apps, latest } = showArea()
    await show([orders], 'orders')
    await act(async () => latest().mount())
    await show([orders, pickups], 'pickups')
    await act(async () => latest().mount())
    expect(visiblePages()).toEqual(['page of oms__s2'])
    await show([orders, pickups], 'orders')
    expect(visiblePages()).toEqual(['page of oms__s1'])
    expect(apps).toHaveLength(2)
  })

  it('gives a page its focus back when it is shown again', async () => {
    const { show, latest } = showArea()
    await show([orders], 'orders')
    const { container } = await vi.waitFor(latest)
    await act(async () => latest().mount())
    const field = container.appendChild(document.createElement('input'))
    field.focus()
    await show([orders], 'dashboard')
    field.blur() // as browsers do with what is hidden
    await show([orders], 'orders')
    expect(document.activeElement).toBe(field)
  })

  it('opens no page of a tab that was never visited', async () => {
    const { show, apps } = showArea()
    await show([orders, pickups], 'dashboard')
    expect(apps).toHaveLength(0)
  })

  it('takes a page away with its tab, and rebuilds it when it is refreshed', async () => {
    const { show, apps, latest } = showArea()
    await show([orders], 'orders')
    await act(async () => latest().mount())
    await show([tabOf('orders', { refreshes: 1 })], 'orders')
    await vi.waitUntil(() => apps[0]?.isUnmounting())
    expect(apps).toHaveLength(2)
    await act(async () => latest().mount())
    await show([], 'dashboard')
    await vi.waitUntil(() => apps[1]?.isUnmounting())
    expect(visiblePages()).toEqual([])
  })

  it('names whose page could not be removed with its tab', async () => {
    const { show, latest, services } = showArea()
    await show([orders], 'orders')
    await act(async () => latest().mount())
    const error = new Error('unmount boom')
    latest().failUnmount(error)
    await show([], 'dashboard')
    await vi.waitFor(() => expect(services.onFailure).toHaveBeenCalledOnce())
    expect(services.onFailure.mock.calls).toMatchObject([[{ app: 'oms', reason: 'unmount', error }]])
    expect(visiblePages()).toEqual([])
  })

  it('puts the least recently used page to sleep and wakes it where it was', async () => {
    const { show, apps, latest, bridge } = showArea()
    for (const { tabId } of [orders, pickups, funds]) {
      await show([orders, pickups, funds], tabId)
      await act(async () => latest().mount())
    }
    await vi.waitUntil(() => apps[0]?.isUnmounting())
    const moved = tabOf('orders', { path: '/orders/7' })
    await show([moved, pickups, funds], 'orders')
    expect(apps).toHaveLength(4)
    expect(bridge().initialPath).toBe('/orders/7')
  })
})

describe('a page that could not be reached offline', () => {
  const network = (online: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
  }
  afterEach(() => void vi.restoreAllMocks())

  async function failOffline() {
    const area = showArea()
    await area.show([orders], 'orders')
    network(false)
    await act(async () => area.latest().fail(new RemoteError('network', 'oms')))
    await screen.findByRole('alert')
    return area
  }

  it('is tried again by itself when the network is back', async () => {
    const { latest } = await failOffline()
    network(true)
    await act(async () => latest().mount())
    expect(visiblePages()).toEqual(['page of oms__s1r1'])
  })

  it('in a hidden tab is tried again when the tab is shown', async () => {
    const { apps, show } = await failOffline()
    await show([orders], 'dashboard')
    network(true)
    expect(apps).toHaveLength(1)
    await show([orders], 'orders')
    expect(apps).toHaveLength(2)
  })
})

it('what a page reports reaches the error log in full', async () => {
  const { show, services, bridge } = showArea()
  await show([orders], 'orders')
  const error = new Error('met')
  bridge().reportError(error, { info: 'saving', version: '1.2.3' })
  expect(services.reportError.mock.calls).toEqual([['orders', error, { info: 'saving', version: '1.2.3' }]])
})

describe('a page that comes after the user has tried again', () => {
  it('takes nothing from the page that is there by then', async () => {
    const { show, latest, services, bridge } = showArea()
    await show([orders], 'orders')
    const late = bridge()
    await act(async () => latest().fail(new Error('too slow')))
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Try again' })))
    bridge().setDirty(true)
    late.setDirty(false)
    late.setTabTitle('late')
    expect(services.setDirty).toHaveBeenLastCalledWith('orders', true)
    expect(services.setTabTitle).not.toHaveBeenCalled()
  })
})

describe('a move inside a page', () => {
  it('is reported, and does not come back as a request', async () => {
    const { show, services, bridge } = showArea()
    await show([orders], 'orders')
    const requested = vi.fn()
    bridge().on('routeRequested', requested)
    bridge().onRouteChange('/orders/7')
    expect(services.routeChanged).toHaveBeenCalledWith('orders', '/orders/7')
    await show([tabOf('orders', { path: '/orders/7' })], 'orders')
    expect(requested).not.toHaveBeenCalled()

    await show([orders], 'orders')
    expect(requested.mock.calls).toEqual([['/orders']])
  })
})

describe('a page that cannot be opened', () => {
  it.each([
    { error: new RemoteError('http', '/x', { httpStatus: 500 }), reason: /cannot be reached/ },
    { error: new Error('no lifecycles'), reason: /could not be started/ },
  ])(
    'is the trouble of its system only, with the reason $reason and a way out',
    async ({ error, reason }) => {
      const { show, apps, latest, services } = showArea()
      await show([orders, pickups], 'orders')
      await act(async () => latest().fail(error))
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toMatch('Order Management could not be opened')
      expect(alert.textContent).toMatch(reason)
      expect(services.onFailure.mock.calls).toMatchObject([
        [{ tabId: 'orders', app: 'oms', entry: '/sub-apps/oms/', path: '/orders', attempt: 1, error }],
      ])

      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
      expect(screen.queryByRole('alert')).toBeNull()
      expect(apps[1]?.name).not.toBe(apps[0]?.name)
      expect(apps[1]?.container).not.toBe(apps[0]?.container)
      expect([apps[0]?.cacheBuster, apps[1]?.cacheBuster]).toEqual([undefined, expect.any(String)])
      await act(async () => latest().mount())
      expect(visiblePages()).toEqual([`page of ${apps[1]?.name}`])
    },
  )
})
