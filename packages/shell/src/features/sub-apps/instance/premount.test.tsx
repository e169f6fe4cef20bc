import { connectPortal } from '@portal/sub-app-sdk/connect'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { translationReady } from '../../../lib/i18n/translation.ts'
import { showArea, tabOf, visiblePages } from '../testing/show-area.tsx'

const [orders, pickups, funds] = [tabOf('orders'), tabOf('pickups'), tabOf('funds')]
const idleFor = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

// Fake timers don't load texts.
beforeAll(translationReady)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** After a sign-in at the home page and a quiet moment; the page uses its bridge like the SDK. */
async function madeReady() {
  const area = showArea({ premountCandidate: orders })
  await idleFor(6000)
  const { bridge } = connectPortal(area.latest().props)
  const active: boolean[] = []
  bridge.on('tabActive', (isActive) => active.push(isActive))
  await act(async () => area.latest().mount())
  return { ...area, own: bridge, active }
}

describe('the page that a user opens most', () => {
  it('is made ready in a quiet moment, hidden, and is the same page when it is opened', async () => {
    const { apps, show, active } = await madeReady()
    expect([visiblePages(), active]).toEqual([[], [false]])
    // The tab exists a moment before its address is shown.
    await show([orders], '')
    expect(active).toEqual([false])
    await show([orders], 'orders')
    expect([visiblePages(), active]).toEqual([['page of oms__s1'], [false, true]])
    expect(apps).toHaveLength(1)
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('false')
  })

  it('names its tab and moves only once it is opened', async () => {
    const { own, services, show } = await madeReady()
    own.setTabTitle('Orders of today')
    own.onRouteChange('/orders?day=today')
    expect([services.setTabTitle, services.routeChanged].flatMap(({ mock }) => mock.calls)).toEqual([])
    await show([orders], 'orders')
    expect(services.setTabTitle.mock.calls).toEqual([['orders', 'Orders of today']])
    expect(services.routeChanged.mock.calls).toEqual([['orders', '/orders?day=today']])
    await own.openTab({ path: '/pickups', title: 'Pick-ups' })
    expect(services.openTab).toHaveBeenCalledOnce()
  })

  it('is made ready once: closed, it does not come back', async () => {
    const { apps, show } = await madeReady()
    await show([orders], 'orders')
    await show([], '')
    await idleFor(60_000)
    expect(apps.map(({ isUnmounting }) => isUnmounting())).toEqual([true])
  })

  it('makes room for pages that are opened', async () => {
    const { apps, show, latest } = await madeReady()
    await show([pickups], 'pickups')
    await act(async () => latest().mount())
    expect(apps[0]?.isUnmounting()).toBe(false)
    await show([pickups, funds], 'funds')
    await idleFor(1)
    expect(apps[0]?.isUnmounting()).toBe(true)
    await show([pickups, funds, orders], 'orders')
    expect(latest().props.initialPath).toBe('/orders')
    expect(apps).toHaveLength(4)
  })
})

describe('no page is made ready', () => {
  it.each([{ saveData: true }, { effectiveType: '3g' }])('on a connection of %j', async (connection) => {
    vi.stubGlobal('navigator', { ...navigator, connection })
    const { apps } = showArea({ premountCandidate: orders })
    await idleFor(60_000)
    expect(apps).toHaveLength(0)
  })

  it('before there is a habit, or while its tab is open', async () => {
    const first = showArea()
    const second = showArea({ premountCandidate: orders })
    await second.show([orders], '')
    await idleFor(60_000)
    expect([...first.apps, ...second.apps]).toEqual([])
  })
})

describe('a page that is made ready is given up without a word', () => {
  it.each([
    ['when it fails', ({ latest }) => latest().fail(new Error('down'))],
    // It would read the address, which belongs to another page.
    ['when it takes up no bridge', ({ latest }) => latest().mount()],
    [
      'when it acts by itself',
      async ({ latest, bridge }) => {
        await bridge().openTab({ path: '/pickups', title: 'Pick-ups' })
        latest().mount()
      },
    ],
  ] as const satisfies readonly (readonly [string, (area: ReturnType<typeof showArea>) => unknown])[])(
    '%s',
    async (_when, act_) => {
      const area = showArea({ premountCandidate: orders })
      await idleFor(6000)
      await act(async () => act_(area))
      await idleFor(60_000)
      expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
      expect(screen.queryByRole('region', { hidden: true })).toBeNull()
      expect(area.services.onFailure).not.toHaveBeenCalled()
      expect(area.services.openTab).not.toHaveBeenCalled()

      await area.show([orders], 'orders')
      await act(async () => area.latest().mount())
      expect(area.apps).toHaveLength(2)
      expect(visiblePages()).toEqual([`page of ${area.apps[1]?.name}`])
    },
  )
})
