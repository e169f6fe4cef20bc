import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
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

const orders = menuItem('Tiles', '/orders/ceramic', { menuCode: 'OSS_CERAMIC_LIST' })
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

it('a distributor orders again what was ordered', async () => {
  fakeBackend({
    ceramicSalesOrderPage: () => ({ records: [order], total: 1, current: 1, size: 9, pages: 1 }),
    salesOrderDetail: () => ({ ...order, lines: [{ productCode: 'T1', quantity: 40 }], steps: [] }),
  })
  const { openMenu } = await showHome({
    user: distributor,
    systems: [systemMenu('OSS', 'Orders', [orders])],
  })
  const card = within(await screen.findByRole('region', { name: 'Sales orders' }))
  fireEvent.click(await card.findByRole('button', { name: 'Order again: TC1' }))
  await waitFor(() =>
    expect(openMenu).toHaveBeenCalledExactlyOnceWith(
      'OSS',
      expect.objectContaining({ path: '/orders/ceramic/new?distributorCode=D1&lines=T1*40' }),
    ),
  )
})
