import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearStored } from '../../../../lib/storage/stored.ts'
import { menuItem, systemMenu } from '../../../../menu/testing/build-menu.ts'
import { fakeBackend } from '../../../../testing/fake-backend.ts'
import { distributor } from '../../testing/distributor.ts'
import { showHome } from '../../testing/show-home.tsx'

afterEach(() => {
  cleanup()
  clearStored()
  vi.unstubAllGlobals()
})

const tiles = menuItem('Tiles', '/orders/ceramic', { menuCode: 'OSS_CERAMIC_LIST' })
const bathroom = menuItem('Bathroom', '/orders/bathroom', { menuCode: 'OSS_BATHROOM_LIST' })
const order = {
  orderId: 1,
  orderNo: 'TC1',
  distributorCode: 'D1',
  distributorName: 'Foshan Tiles',
  status: 'shipped',
  quantity: 40,
  amount: 1832,
  orderedAt: '2026-11-20T02:00:00.000Z',
  businessUnit: 'ceramic',
}

const pageOf = (...records: unknown[]) => ({ records, total: records.length, current: 1, size: 9, pages: 1 })
const bathOrder = { ...order, orderNo: 'WY1', businessUnit: 'bathroom' }
const buyerOf = (unit: 'ceramic' | 'bathroom') => ({
  ...distributor,
  sapDistributorSaleAreas: distributor.sapDistributorSaleAreas.map((one) => ({
    ...one,
    salesOrgBusinessType: unit,
  })),
})

describe.each([
  { unit: 'ceramic', call: 'ceramicSalesOrderPage', sold: order, item: tiles },
  { unit: 'bathroom', call: 'salesOrderPage', sold: bathOrder, item: bathroom },
] as const)('orders of $unit', ({ unit, call, sold, item }) => {
  async function show() {
    fakeBackend({
      [call]: () => pageOf(sold),
      salesOrderDetail: () => ({ ...sold, lines: [{ productCode: 'T1', quantity: 40 }], steps: [] }),
    })
    const systems = [systemMenu('OSS', 'Orders', [item])]
    const { openMenu } = await showHome({ user: buyerOf(unit), systems })
    return { card: within(await screen.findByRole('region', { name: 'Sales orders' })), openMenu }
  }

  it('open on their own page', async () => {
    const { card, openMenu } = await show()
    fireEvent.click(
      await card.findByRole('button', { name: new RegExp(`^(?!Order again).*${sold.orderNo}`) }),
    )
    const path = `${item.path}/${sold.orderNo}`
    expect(openMenu).toHaveBeenCalledExactlyOnceWith('OSS', expect.objectContaining({ path }))
  })

  it('are ordered again by their distributor', async () => {
    const { card, openMenu } = await show()
    fireEvent.click(await card.findByRole('button', { name: `Order again: ${sold.orderNo}` }))
    const path = `${item.path}/new?distributorCode=D1&lines=T1*40`
    await waitFor(() =>
      expect(openMenu).toHaveBeenCalledExactlyOnceWith('OSS', expect.objectContaining({ path })),
    )
  })
})

it('a backend that lists no bathroom orders shows what each distributor ordered in a month, and opens those', async () => {
  const summary = {
    ...{ month: '2026-11', businessUnit: 'bathroom', distributorCode: 'D1', distributorName: 'Foshan Tiles' },
    ...{ orderCount: 3, quantity: 40, amount: 1832 },
  }
  fakeBackend({ gatherList: () => pageOf(summary), salesOrderPage: () => new Response('', { status: 404 }) })
  const systems = [systemMenu('OSS', 'Orders', [bathroom])]
  const { openMenu } = await showHome({ user: buyerOf('bathroom'), systems })
  const card = within(await screen.findByRole('region', { name: 'Sales orders' }))
  fireEvent.click(await card.findByRole('button', { name: /Nov 2026/ }))
  expect(openMenu).toHaveBeenCalledExactlyOnceWith(
    'OSS',
    expect.objectContaining({
      path: '/orders/bathroom?orderedFrom=2026-11-01&orderedTo=2026-11-30&selection=sales&distributorCode=D1',
    }),
  )
})
