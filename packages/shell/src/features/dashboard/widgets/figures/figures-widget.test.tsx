import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearStored } from '../../../../lib/storage/stored.ts'
import { menuItem, systemMenu } from '../../../../menu/testing/build-menu.ts'
import { salesUser } from '../../../../session/testing/users.ts'
import { fakeBackend } from '../../../../testing/fake-backend.ts'
import { showHome } from '../../testing/show-home.tsx'

afterEach(() => {
  cleanup()
  clearStored()
  vi.unstubAllGlobals()
})

const pickups = menuItem('Pick-ups', '/pickups', { menuCode: 'OSS_PICKUP_LIST' })
const systems = [systemMenu('OSS', 'Orders', [pickups])]

const figures = {
  scope: 'own',
  months: [
    { month: '2026-10', amount: 90_000, orderCount: 3, target: 80_000, lastYear: 70_000 },
    { month: '2026-11', amount: 112_000, orderCount: 4, target: 140_000, lastYear: 100_000 },
  ],
  distributors: [],
  orders: [],
  late: { orderCount: 0, amount: 0 },
  receivable: { amount: 42_000, overdueAmount: 5000, overdueCount: 3 },
  pickups: { underWay: 5, today: 2 },
  portal: null,
}

const strip = async () => within(await screen.findByRole('region', { name: 'Key figures' }))
const said = async () => {
  const list = await (await strip()).findAllByRole('listitem')
  return list.map(({ textContent }) => textContent)
}

async function showFigures(answer: () => unknown) {
  fakeBackend({ homeFigures: answer })
  return showHome({ systems })
}

describe('the figures', () => {
  it('say what each number means', async () => {
    await showFigures(() => figures)
    await screen.findByText(/vs last year/)
    expect(await said()).toEqual([
      'My distributors this month¥112k▲ 12% vs last year',
      'Target80%¥28k to go',
      'Unpaid orders¥42k3 overdue · ¥5k',
      'Pick-ups under way52 today',
    ])
  })

  it('have no arrow where they say that nothing changed', async () => {
    const month = { month: '2026-11', amount: 100_300, orderCount: 4, target: null, lastYear: 100_000 }
    await showFigures(() => ({ ...figures, months: [month] }))
    await screen.findByText(/vs last year/)
    expect((await said())[0]).toMatch(/k0% vs last year$/)
  })

  it('say 100 % of a target only once it is reached', async () => {
    const month = { month: '2026-11', amount: 999_600, orderCount: 4, target: 1_000_000, lastYear: null }
    await showFigures(() => ({ ...figures, months: [month] }))
    expect((await said())[1]).toMatch(/^Target99%¥400 to go$/)
  })

  it('open the rows that they count', async () => {
    const { openMenu } = await showFigures(() => figures)
    fireEvent.click(await screen.findByRole('button', { name: /^Pick-ups under way/ }))
    expect(openMenu).toHaveBeenCalledExactlyOnceWith(
      'OSS',
      expect.objectContaining({ path: '/pickups?selection=underWay&scope=own' }),
    )
  })

  it.each<[string, () => unknown, readonly RegExp[]]>([
    ['nothing', () => ({}), [/^Sales this month–/, /^Target–/, /^Unpaid orders–/, /^Pick-ups under way–/]],
    [
      'lists and parts that are null',
      () => ({ scope: 'shop', months: null, receivable: null, pickups: null, orders: [null], portal: [] }),
      [/^Sales this month–/, /^Target–/, /^Unpaid orders–/, /^Pick-ups under way–/],
    ],
    [
      'numbers as texts',
      () => ({
        ...figures,
        months: [{ month: '2026-11', amount: '112000', target: '140000', lastYear: 'n/a' }],
        pickups: { underWay: '5', today: 'two' },
      }),
      [/¥112k.*no data for last year/, /80%¥28k to go/, /Unpaid orders¥42k/, /way5– today/],
    ],
  ])('that come with %s are shown as far as they are known', async (_form, answer, expected) => {
    await showFigures(answer)
    await (await strip()).findByText(/no data for last year/)
    const texts = await said()
    for (const [index, pattern] of expected.entries()) expect(texts[index]).toMatch(pattern)
  })

  it('that don’t come say so with a way out', async () => {
    let works = false
    await showFigures(() => (works ? figures : Response.json({ msg: 'No figures tonight' }, { status: 500 })))
    const alert = await screen.findByText(/^Error: No figures tonight/)
    works = true
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/vs last year/)).toBeDefined()
  })

  it('send people to the sign-in that a proxy asks for', async () => {
    await showFigures(() => new Response('<!doctype html><form>'))
    const alert = await screen.findByRole('alert', { name: 'Key figures' })
    expect(alert.textContent).toMatch(/requires a sign-in of its own/)
    expect(within(alert).getByRole('button').textContent).toBe('Reload')
  })

  it('fail where the answer holds none', async () => {
    await showFigures(() => null)
    expect((await screen.findByRole('alert', { name: 'Key figures' })).textContent).toMatch('Try again')
  })
})

describe('the figures of people without orders', () => {
  const editing = {
    ...{ shown: 12, readPercent: 40, ahead: 2, ending: 1 },
    ...{ surveys: { open: 1, asked: 20, answered: 5 }, notices: [] },
  }
  const retail = {
    months: [{ month: '2026-11', amount: 56_000, orderCount: 7 }],
    ...{ lastMonth: 50_000, measuring: 4, scheduled: 3, pickups: 2 },
  }
  const retailOrders = menuItem('Retail orders', '/retail-orders', { menuCode: 'WYDP_RETAIL_LIST' })

  it.each([
    [
      'IMS',
      { editing },
      [
        'Current notices1240% read',
        'Scheduled notices2not begun yet',
        'Ending soon1notices that end within 7 days',
        'Open questionnaires15 of 20 answered',
      ],
    ],
    [
      'WYDP',
      { retail },
      [
        'Retail sales this month¥56k▲ 12% vs last month',
        'To be measured4orders awaiting a site visit',
        'To be fitted3measured, fitting scheduled',
        'Pick-ups booked2not loaded yet',
      ],
    ],
  ])('are those of %s', async (system, more, expected) => {
    fakeBackend({ homeFigures: () => ({ ...figures, ...more }) })
    const { openMenu } = await showHome({ systems: [systemMenu(system, 'Other', [retailOrders])] })
    await vi.waitFor(async () => expect(await said()).toEqual(expected))
    if (system !== 'WYDP') return
    fireEvent.click((await strip()).getByRole('button', { name: /^To be measured/ }))
    expect(openMenu).toHaveBeenCalledWith(system, {
      ...retailOrders,
      path: '/retail-orders?status=measuring',
    })
  })

  it('name the people who are signed in', async () => {
    const signedInAt = new Date().toISOString()
    const portal = {
      ...{ signedIn: 1, signInsToday: 1, noticesShown: 1, failures: 0, noticesRead: 0 },
      people: [{ userName: 'lihao', userFullName: 'Li Hao', signedInAt }],
    }
    fakeBackend({ homeFigures: () => ({ ...figures, portal }) })
    const homeLayouts = [
      {
        responsibilities: salesUser.userRespList.map(({ responsibilityCode }) => responsibilityCode),
        widgets: ['figures' as const],
        figures: ['signedIn' as const],
      },
    ]
    await showHome({ systems, config: { homeLayouts } })
    fireEvent.click(await (await strip()).findByRole('button', { name: /^People signed in/ }))
    const drawer = within(await screen.findByRole('dialog', { name: 'People signed in' }))
    expect(drawer.getByText('Li Hao')).toBeDefined()
  })
})
