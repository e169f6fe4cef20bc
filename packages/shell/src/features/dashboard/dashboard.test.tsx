import { rejection } from '@portal/protocol/envelope'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useErrorLog } from '../../lib/errors/error-log.ts'
import { clearStored } from '../../lib/storage/stored.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { distributor } from './testing/distributor.ts'
import { showHome, widget, widgetTitles } from './testing/show-home.tsx'

/** The tone of the chips that crash. */
const defect = vi.hoisted(() => ({ tone: '' }))

vi.mock('@portal/page-kit/chip', async (original) => {
  const { StateChip } = await original<typeof import('@portal/page-kit/chip')>()
  return {
    StateChip: (props: Parameters<typeof StateChip>[0]) => {
      if (props.tone === defect.tone) throw new Error('a defect of the widget')
      return StateChip(props)
    },
  }
})

afterEach(() => {
  cleanup()
  defect.tone = ''
  clearStored()
  useErrorLog.getState().cleared()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pickup = {
  pickupId: 1,
  pickupNo: 'TH1',
  orderNo: 'TC1',
  distributorCode: 'D1',
  distributorName: 'Foshan Tiles',
  status: 'booked',
  warehouse: 'Sanshui',
  plateNo: 'E1',
  quantity: 40,
  requestedAt: '2026-11-20T02:00:00.000Z',
  pickupDate: '2026-11-24',
  businessUnit: 'ceramic',
}
const pageOf = (...records: unknown[]) => ({ records, total: records.length, current: 1, size: 5, pages: 1 })

describe('a widget', () => {
  it('shows its own failure with a way out, and the others continue', async () => {
    let works = false
    fakeBackend({
      findTodoTasks: () => [],
      pickOrderList: () => (works ? pageOf(pickup) : Response.json(rejection('closed for stocktaking'))),
    })
    await showHome()
    const pickups = await widget('Pick-ups')
    expect((await pickups.findByRole('alert')).textContent).toContain('closed for stocktaking')
    expect(await (await widget('Approvals')).findByText('You’re all caught up')).toBeDefined()

    works = true
    fireEvent.click(pickups.getByRole('button', { name: 'Try again' }))
    expect(await pickups.findByText('TH1')).toBeDefined()
    expect(pickups.queryByRole('alert')).toBeNull()
  })

  it('that crashes is in the error log and can be tried again, and the others go on', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    defect.tone = 'progress'
    fakeBackend({ findTodoTasks: () => [], pickOrderList: () => pageOf(pickup) })
    await showHome()
    const pickups = await widget('Pick-ups')
    expect((await pickups.findByRole('alert')).textContent).toContain('This part could not be shown')
    expect(pickups.queryByRole('button', { name: /Reload/ })).toBeNull()
    expect(useErrorLog.getState().entries).toMatchObject([
      { info: expect.stringContaining('widget pickups') },
    ])
    expect(await (await widget('Approvals')).findByText('You’re all caught up')).toBeDefined()

    defect.tone = ''
    fireEvent.click(pickups.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('TH1')).toBeDefined()
  })

  it('keeps what it shows when it can’t be refreshed, and says so', async () => {
    let works = true
    fakeBackend({
      pickOrderList: () => (works ? pageOf(pickup) : new Response('', { status: 503 })),
    })
    await showHome()
    const pickups = await widget('Pick-ups')
    await pickups.findByText('TH1')
    works = false
    fireEvent.click(pickups.getByRole('button', { name: 'Refresh Pick-ups' }))
    expect((await pickups.findByRole('alert')).textContent).toContain('Could not be refreshed')
    expect(pickups.getByText('TH1')).toBeDefined()
  })

  it('is empty in its own words', async () => {
    fakeBackend({ pickOrderList: () => pageOf() })
    await showHome()
    expect(await (await widget('Pick-ups')).findByText('No pick-ups')).toBeDefined()
  })

  it('opens the record of a row', async () => {
    fakeBackend({ pickOrderList: () => pageOf(pickup) })
    const { openMenu } = await showHome()
    const pickups = await widget('Pick-ups')
    fireEvent.click(await pickups.findByRole('button', { name: /TH1/ }))
    expect(openMenu).toHaveBeenCalledExactlyOnceWith(
      'OSS',
      expect.objectContaining({ path: '/oss_pickup_list/TH1' }),
    )
  })

  it('leads to the page that shows all', async () => {
    fakeBackend({ pickOrderList: () => pageOf(pickup) })
    const { openMenu } = await showHome()
    const pickups = await widget('Pick-ups')
    fireEvent.click(await pickups.findByRole('button', { name: 'All · Pick-ups' }))
    expect(openMenu).toHaveBeenCalledExactlyOnceWith(
      'OSS',
      expect.objectContaining({ menuCode: 'OSS_PICKUP_LIST' }),
    )
  })
})

it('widgets beyond the first screen ask for nothing until they come into sight', async () => {
  const asked: string[] = []
  const empty = (name: string) => () => {
    asked.push(name)
    return pageOf()
  }
  const comeIntoSight = new Map<string | null, () => void>()
  class Scrolled {
    readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void
    constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      this.#tell = tell
    }
    observe(box: Element) {
      comeIntoSight.set(box.getAttribute('data-widget'), () => this.#tell([{ isIntersecting: true }]))
    }
    disconnect() {}
  }
  fakeBackend({
    findTodoTasks: () => [],
    pickOrderList: empty('pick-ups'),
    integralPostDetail: empty('points'),
  })
  await showHome({ observer: Scrolled })
  await (await widget('Approvals')).findByText('You’re all caught up')
  expect(asked).toEqual([])

  act(() => comeIntoSight.get('points')?.())
  await waitFor(() => expect(asked).toEqual(['points']))
})

describe('a distributor whose account is not frozen', () => {
  const open = { distributorCode: 'D1', frozen: 'N', reason: null, frozenAt: null }
  const funds = { balance: 500.1, creditLimit: 1000.2, openAmount: 900, frozen: 'N' }

  it.each([
    ['has something left to order with', funds, 'you can place orders'],
    ['has used up everything', { ...funds, openAmount: 1500.3 }, 'balance and credit limit are used up'],
    ['has ordered for more', { ...funds, openAmount: 1600.55 }, 'balance and credit limit by ¥100.25.'],
    ['has funds that are unknown', { ...funds, openAmount: 'n/a' }, 'you can place orders'],
    ['has funds that are refused', undefined, 'you can place orders'],
  ])('%s', async (_what, answer, said) => {
    fakeBackend({
      checkAccountFreeze: () => open,
      findBalanceAndIntegral: () => answer ?? Response.json(rejection('closed')),
    })
    await showHome({ user: distributor })
    await waitFor(() => expect(document.body.textContent).toContain(said))
  })
})

it.each([
  ['says nothing of it', () => ({ distributorCode: 'D1' }), 'could not be checked.'],
  ['is refused', () => Response.json({ msg: 'Ledger closed' }, { status: 500 }), 'Error: Ledger closed'],
])('an account is not called fine where the answer %s', async (_what, answer, said) => {
  fakeBackend({ checkAccountFreeze: answer, findBalanceAndIntegral: () => ({ balance: 5, creditLimit: 5 }) })
  await showHome({ user: distributor })
  await waitFor(() => expect(document.body.textContent).toContain(said))
  expect(document.body.textContent).not.toContain('you can place orders')
})

describe('a distributor with a frozen account [S-6.7]', () => {
  const freeze = { distributorCode: 'D1', frozen: 'Y', reason: 'Unpaid', frozenAt: null }
  /** The first on the page: widgets may have others. */
  const warning = () => screen.getAllByRole('alert')[0] ?? document.body

  it('sees so, with the account manager to call and the form that renews the agreement', async () => {
    const accountManager = { name: 'Li Hao', phone: '19900000003', email: 'lihao@company.example' }
    fakeBackend({ checkAccountFreeze: () => ({ ...freeze, accountManager }) })
    const renewals = menuItem('Contract renewals', '/contracts/renewals', { menuCode: 'RENEWALS' })
    const config = { agreementPages: [{ system: 'LTC', menu: 'RENEWALS' }] }
    const { openMenu } = await showHome({
      user: distributor,
      systems: [systemMenu('LTC', 'Contracts', [renewals])],
      config,
    })
    await waitFor(() => expect(document.body.textContent).toContain('Your account is frozen. Unpaid.'))
    const links = within(warning())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      'tel:19900000003',
      'mailto:lihao@company.example',
      'mailto:lihao@company.example?subject=Unfreeze%20account%20D1',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Renew agreement' }))
    expect(openMenu).toHaveBeenCalledWith('LTC', {
      ...renewals,
      path: '/contracts/renewals/new',
    })
  })

  it('is referred to the sales representative where the backend names no account manager', async () => {
    fakeBackend({ checkAccountFreeze: () => freeze })
    await showHome({ user: distributor })
    await waitFor(() => expect(document.body.textContent).toContain('contact your sales representative'))
    expect(within(warning()).queryByRole('link')).toBeNull()
  })
})

// The last one, as these calls are missing until the next load.
it('a widget whose call the backend lacks is absent, and another one is in its place', async () => {
  const widgets = ['figures', 'approvals', 'topDistributors', 'notices'] as const
  fakeBackend({
    homeFigures: () => new Response('', { status: 404 }),
    salesOrderPage: () => new Response('', { status: 404 }),
    findTodoTasks: () => [],
    gatherList: () => pageOf(),
  })
  const homeLayouts = [{ responsibilities: ['LTC_SALES'], widgets }]
  await showHome({ config: { homeWidgets: {}, homeLayouts } })
  await (await widget('Sales orders')).findByText('No recent orders')
  expect(widgetTitles()).toEqual(['Approvals', 'Sales orders', 'Notices'])
  expect(screen.queryByRole('region', { name: 'Key figures' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
