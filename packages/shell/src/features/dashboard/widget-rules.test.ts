import { describe, expect, it } from 'vitest'
import { demoConfig } from '../../lib/config/testing/demo-config.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { type WidgetId, type WidgetPages, visibleWidgets as widgetsOf } from './widget-rules.ts'

const visibleWidgets = (
  person: Parameters<typeof widgetsOf>[0],
  systems: ReturnType<typeof menus>,
  pages: WidgetPages | undefined = demoConfig.homeWidgets,
) => widgetsOf(person, systems, pages)

const page = (menuCode: string, more = {}) => menuItem(menuCode, `/${menuCode}`, { menuCode, ...more })
const menus = (...codes: readonly string[]) =>
  ['OSS', 'LTC', 'CZDP', 'WYDP', 'IMS'].map((system) =>
    systemMenu(
      system,
      system,
      codes.filter((code) => code.startsWith(`${system}_`)).map((code) => page(code)),
    ),
  )

const area = (salesOrgBusinessType: 'ceramic' | 'bathroom') => ({
  salesOrgBusinessType,
  saleOrganizationCode: '1010',
  saleOrganizationName: 'Sales',
  distributionChannelCode: '10',
  distributionChannelName: 'Dealers',
  companyCode: '1000',
})
const staff = { sapDistributorSaleAreas: [] }
const tiles = { sapDistributorSaleAreas: [area('ceramic')] }
const bathroom = { sapDistributorSaleAreas: [area('bathroom')] }
const both = { sapDistributorSaleAreas: [area('bathroom'), area('ceramic')] }

const everyMenu = menus(
  ...['OSS_APPROVALS', 'OSS_BALANCE', 'OSS_POINTS', 'OSS_CERAMIC_LIST', 'OSS_BATHROOM_LIST'],
  ...['OSS_PICKUP_LIST', 'OSS_BATHROOM_SAMPLES', 'OSS_BATHROOM_DEALERS', 'LTC_CONTRACT_WAITING'],
  ...['LTC_BATH_CONTRACTS', 'LTC_PROJECT_REVIEW', 'LTC_BATH_PROJECTS', 'WYDP_RETAIL_LIST'],
  ...['WYDP_PICKUP_LIST', 'IMS_FILES'],
)
const forEverybody: WidgetId[] = [
  ...(['figures', 'approvals', 'notices', 'favourites', 'files', 'work', 'quickEntries'] as const),
]

describe('who sees which widgets [S-1.1] [S-6.7]', () => {
  it.each([
    ['anybody without menus', staff, menus(), []],
    ['a distributor without menus', tiles, menus(), []],
    [
      'an order clerk for tiles',
      staff,
      menus('OSS_CERAMIC_LIST', 'OSS_POINTS'),
      ['orders', 'topDistributors', 'points'],
    ],
    ['a logistics clerk', staff, menus('OSS_PICKUP_LIST'), ['pickups']],
    [
      'a bathroom sales person',
      staff,
      menus('OSS_BATHROOM_LIST', 'OSS_BATHROOM_DEALERS', 'OSS_BATHROOM_SAMPLES', 'LTC_BATH_CONTRACTS'),
      ['orders', 'topDistributors', 'contracts', 'samples', 'dealers'],
    ],
    [
      'the people of wall products',
      staff,
      menus('WYDP_RETAIL_LIST', 'WYDP_PICKUP_LIST'),
      ['retailOrders', 'retailPickups'],
    ],
    [
      'an administrator',
      staff,
      everyMenu,
      [
        ...(['orders', 'topDistributors', 'pickups', 'contracts', 'projects', 'points'] as const),
        ...(['samples', 'dealers'] as const),
        ...(['retailOrders', 'retailPickups'] as const),
      ],
    ],
    [
      'a distributor of tiles with menus of both units',
      tiles,
      menus('OSS_BALANCE', 'OSS_POINTS', 'OSS_CERAMIC_LIST', 'OSS_BATHROOM_SAMPLES', 'OSS_BATHROOM_DEALERS'),
      ['account', 'orders'],
    ],
    [
      'a distributor of bathroom ware',
      bathroom,
      menus('OSS_BALANCE', 'OSS_BATHROOM_LIST', 'OSS_BATHROOM_SAMPLES', 'OSS_CERAMIC_LIST'),
      ['account', 'orders', 'samples'],
    ],
  ] as const)('%s', (_person, person, systems, expected) => {
    const seen = visibleWidgets(person, systems).map(({ id }) => id)
    expect(seen.toSorted()).toEqual([...forEverybody, ...expected].toSorted())
  })

  it.each([
    ['greyed itself', [page('OSS_POINTS', { disabled: true })], false],
    ['in a greyed group', [menuItem('Funds', '', { disabled: true, children: [page('OSS_POINTS')] })], false],
    ['of a closed system', [page('OSS_POINTS')], true],
  ])('a page %s grants nothing', (_state, menuList, disabled) => {
    const systems = [systemMenu('OSS', 'Orders', menuList, { disabled })]
    expect(visibleWidgets(staff, systems).map(({ id }) => id)).not.toContain('points')
  })
})

describe('of which business units a widget shows rows [S-6.8]', () => {
  const unitsOf = (id: WidgetId, ...given: Parameters<typeof visibleWidgets>) =>
    visibleWidgets(...given).find((widget) => widget.id === id)?.units

  it.each([
    ['orders', staff, menus('OSS_CERAMIC_LIST'), ['ceramic']],
    ['orders', staff, everyMenu, ['ceramic', 'bathroom']],
    ['orders', tiles, everyMenu, ['ceramic']],
    ['orders', bathroom, everyMenu, ['bathroom']],
    ['pickups', bathroom, everyMenu, ['bathroom']],
    ['pickups', both, everyMenu, ['ceramic', 'bathroom']],
    ['pickups', staff, menus('OSS_PICKUP_LIST', 'OSS_BATHROOM_LIST'), ['bathroom']],
    ['pickups', staff, menus('OSS_PICKUP_LIST'), []],
    ['contracts', staff, menus('LTC_BATH_CONTRACTS', 'OSS_CERAMIC_LIST'), ['bathroom']],
  ] as const)('%s', (id, person, systems, units) => {
    expect(unitsOf(id, person, systems)).toEqual(units)
  })
})

it('a widget leads to the first of its pages that the user may open', () => {
  const approvals = (...codes: string[]) =>
    visibleWidgets(staff, menus(...codes)).find(({ id }) => id === 'approvals')
  expect(approvals('CZDP_APPROVALS', 'LTC_APPROVALS')?.page).toMatchObject({
    systemCode: 'LTC',
    item: { menuCode: 'LTC_APPROVALS' },
  })
  expect(approvals()?.page).toBeUndefined()
})

describe('where the installation lists other pages', () => {
  const otherCodes = menus('OSS_A1', 'OSS_B2', 'LTC_C3')

  it('its codes decide', () => {
    const pages = {
      orders: [{ system: 'OSS', menu: 'OSS_A1' }],
      pickups: [{ system: 'OSS', menu: 'OSS_NONE' }],
      contracts: [{ system: 'LTC', menu: 'LTC_C3', unit: 'bathroom' }],
      approvals: [],
      work: [],
    } as const
    const seen = visibleWidgets(staff, otherCodes, pages)
    expect(seen.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['pickups', 'approvals', 'work']))
    expect(seen.find(({ id }) => id === 'orders')).toMatchObject({
      units: ['ceramic', 'bathroom'],
      page: { item: { menuCode: 'OSS_A1' } },
    })
    expect(seen.find(({ id }) => id === 'contracts')?.units).toEqual(['bathroom'])
  })

  it('a widget that it does not list is for users of the system that its call belongs to', () => {
    const seen = (person: Parameters<typeof widgetsOf>[0], closed = 'WYDP') =>
      widgetsOf(
        person,
        otherCodes.filter(({ systemCode }) => systemCode !== closed),
      )
        .map(({ id }) => id)
        .filter((id) => !forEverybody.includes(id))
    expect(seen(staff)).toEqual([
      'orders',
      'topDistributors',
      'pickups',
      'contracts',
      'projects',
      'points',
      'samples',
      'dealers',
      'noticeReach',
      'services',
    ])
    expect(seen(staff, 'OSS')).toEqual([
      ...(['contracts', 'projects', 'retailOrders', 'retailPickups', 'noticeReach', 'services'] as const),
    ])
    expect(seen(tiles)).toEqual(['account', 'orders', 'pickups', 'contracts', 'projects'])
  })
})
