import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { loadSearch, navigation, openSearch, type } from './testing/show-search.tsx'

const tileList = menuItem('瓷砖订单查询', '/tiles/list', { menuCode: 'TILES' })
const withTileList = [systemMenu('OSS', '订单服务', [tileList])]

beforeAll(loadSearch)
beforeEach(() => {
  vi.clearAllMocks()
  window.localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const tileOrders = { orders: [{ system: 'OSS', menu: 'TILES', unit: 'ceramic' as const }] }

it('finds a distributor by name for users with access to orders, and opens its orders', async () => {
  const found = { distributorId: 1, distributorCode: 'D1001', distributorName: '佛山泓筑建材', city: '佛山' }
  const page = { records: [{ ...found, level: null, saleAreas: [], account: null }], total: 1 }
  fakeBackend({ findInCollection: () => [], distributorPage: () => page })
  setDemoConfig({ homeWidgets: tileOrders })
  const field = await openSearch(withTileList)
  type(field, '泓筑')
  const group = await screen.findByRole('rowgroup', { name: '经销商' })
  fireEvent.click(within(group).getAllByRole('gridcell')[0] ?? field)
  expect(navigation.openMenu).toHaveBeenCalledExactlyOnceWith(
    'OSS',
    expect.objectContaining({ path: '/tiles/list?distributorCode=D1001' }),
  )
})

it.each([
  [
    '提货单',
    'TH1000',
    'pickOrderList',
    { records: [{ pickupNo: 'TH10000344', distributorName: '佛山泓筑建材' }], total: 1 },
    'TH10000344',
  ],
  [
    '项目',
    '翠湖',
    'projectReviewPagination',
    [{ projectNo: 'GC10000220', projectName: '翠湖三期' }],
    'GC10000220',
  ],
  [
    '合同',
    'ht1000',
    'contractPagination',
    [{ contractNo: 'HT10000178', projectName: '翠湖三期' }],
    'HT10000178',
  ],
] as const)(
  'finds among the %s by %s, and opens the page of the record',
  async (section, typed, call, answer, number) => {
    fakeBackend({ findInCollection: () => [], [call]: () => answer })
    const pages = [{ system: 'OSS', menu: 'TILES' }]
    setDemoConfig({ homeWidgets: { pickups: pages }, recordPages: { project: pages, contract: pages } })
    const field = await openSearch(withTileList)
    type(field, typed)
    const group = await screen.findByRole('rowgroup', { name: section })
    fireEvent.click(within(group).getAllByRole('gridcell')[0] ?? field)
    expect(navigation.openMenu).toHaveBeenCalledExactlyOnceWith(
      'OSS',
      expect.objectContaining({ path: `/tiles/list/${number}` }),
    )
  },
)

it('asks for nothing that the backend has no call for', async () => {
  const asked = vi.fn(() => ({ records: [], total: 0 }))
  fakeBackend({ findInCollection: () => [], distributorPage: asked, bathDealerPage: asked })
  const homeWidgets = { ...tileOrders, dealers: [{ system: 'OSS', menu: 'TILES' }] }
  setDemoConfig({ homeWidgets, callPaths: { distributorPage: null } })
  const field = await openSearch(withTileList)
  type(field, '泓筑')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
})

it('finds an order by its number, and opens its page', async () => {
  fakeBackend({
    findInCollection: () => [],
    ceramicSalesOrderPage: () => ({
      records: [
        {
          ...{ orderId: 1, orderNo: 'TC10000053', businessUnit: 'ceramic', status: 'approved' },
          ...{ distributorCode: 'D1', distributorName: '重庆云山府', quantity: 1, amount: 1 },
          orderedAt: '2026-11-20T00:00:00.000Z',
        },
      ],
      total: 1,
      size: 5,
      current: 1,
      pages: 1,
    }),
  })
  setDemoConfig({ homeWidgets: tileOrders })
  const field = await openSearch(withTileList)
  type(field, 'tc100000')
  const group = await screen.findByRole('rowgroup', { name: '订单' })
  fireEvent.click(within(group).getAllByRole('gridcell')[0] ?? field)
  expect(navigation.openMenu).toHaveBeenCalledExactlyOnceWith('OSS', {
    menuName: 'TC10000053',
    path: '/tiles/list/TC10000053',
    htmlUrl: null,
  })
})

it('finds an order of bathroom ware by its number, too', async () => {
  const order = { orderNo: 'WY10000110', distributorName: '厦门鹭居卫浴' }
  fakeBackend({ findInCollection: () => [], salesOrderPage: () => ({ records: [order], total: 1 }) })
  setDemoConfig({ homeWidgets: { orders: [{ system: 'OSS', menu: 'TILES', unit: 'bathroom' }] } })
  const field = await openSearch(withTileList)
  type(field, 'wy100001')
  const group = await screen.findByRole('rowgroup', { name: '订单' })
  fireEvent.click(within(group).getAllByRole('gridcell')[0] ?? field)
  expect(navigation.openMenu).toHaveBeenCalledExactlyOnceWith(
    'OSS',
    expect.objectContaining({ path: '/tiles/list/WY10000110' }),
  )
})

it('opens the page of a distributor where there is one', async () => {
  const found = { distributorCode: 'D1001', distributorName: '佛山泓筑建材' }
  fakeBackend({ findInCollection: () => [], distributorPage: () => ({ records: [found], total: 1 }) })
  setDemoConfig({ homeWidgets: tileOrders, distributorPages: [{ system: 'OSS', menu: 'TILES' }] })
  const field = await openSearch(withTileList)
  type(field, '泓筑')
  const group = await screen.findByRole('rowgroup', { name: '经销商' })
  expect(within(group).getAllByRole('row')).toHaveLength(1)
  fireEvent.click(within(group).getAllByRole('gridcell')[0] ?? field)
  expect(navigation.openMenu).toHaveBeenCalledExactlyOnceWith(
    'OSS',
    expect.objectContaining({ path: '/tiles/list/D1001' }),
  )
})

// Last: the absent call is missing until the next load.
it.each([
  ['failed', () => new Response('', { status: 500 }), 1],
  ['is absent', () => new Response('', { status: 404 }), 0],
])('a list that %s: whether that is said', async (_what, answer, times) => {
  const asked = vi.fn(answer)
  fakeBackend({ findInCollection: () => [], distributorPage: asked })
  setDemoConfig({ homeWidgets: tileOrders })
  type(await openSearch(withTileList), '泓筑')
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await screen.findByText(/没有与“泓筑”匹配/)
  await vi.waitFor(() => expect(screen.queryAllByText('以下内容暂时无法搜索：经销商')).toHaveLength(times))
})
