import type { SalesOrderDetail } from '@portal/protocol/calls/sales-order'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPage, order } from '../testing/open-page.tsx'

afterEach(cleanup)

const detail: SalesOrderDetail = {
  ...order,
  ...{ deliveryDate: '2026-12-04T04:00:00.000Z', createdByName: 'Li Hao', remark: 'By Friday' },
  account: {
    balance: 1000,
    creditLimit: 500,
    openAmount: 200,
    frozen: 'Y',
    freezeReason: 'Overdue',
    frozenAt: null,
  },
  lines: [
    {
      ...{ productCode: 'T1001', productName: 'Yunqi Grey', spec: '800x800mm', unit: '片' },
      ...{ quantity: 120, unitPrice: 43.99, amount: 5278.8 },
    },
  ],
  reached: [],
  steps: [
    {
      ...{ taskName: 'Order check', assigneeName: 'Wang Jing', state: 'approved', comment: 'Fine' },
      ...{ startedAt: null, endedAt: '2026-11-21T04:00:00.000Z' },
    },
  ],
}
const pickup = (pickupNo: string, orderNo: string, status: string) => ({
  ...{ pickupId: 1, pickupNo, orderNo, distributorCode: 'D1001', distributorName: '', status },
  ...{ warehouse: 'Foshan 1', plateNo: '粤E12345', quantity: 80, businessUnit: 'ceramic' },
  ...{ requestedAt: '2026-11-25T04:00:00.000Z', pickupDate: '2026-11-30' },
})

function backend(answer: unknown) {
  const pickups = [pickup('TH1', 'TC10000001', 'collected'), pickup('TH2', 'TC100000012', 'booked')]
  return vi.fn<PortalBridge['request']>(async ({ url }) =>
    url.includes('pickOrderList')
      ? { status: 'S', data: { records: pickups, total: 2, current: 1, size: 100, pages: 1 } }
      : answer,
  )
}

describe('one order', () => {
  it('shows its products, how far it is, and what of it was collected', async () => {
    openPage('/orders/ceramic/TC10000001', { request: backend({ status: 'S', data: detail }) })
    expect(await screen.findByText('Yunqi Grey')).toBeTruthy()
    expect(screen.getByText('120 pcs')).toBeTruthy()
    expect(screen.getByText(/Wang Jing · Fine/)).toBeTruthy()
    expect(screen.getByText('80 of 120')).toBeTruthy()
    expect(screen.getByText('TH1')).toBeTruthy()
    expect(screen.queryByText('TH2')).toBe(null)
    expect(screen.getByText('By Friday')).toBeTruthy()
  })

  it('is ordered again with its products', async () => {
    const openTab = vi.fn(async () => 'opened' as const)
    openPage('/orders/ceramic/TC10000001', { request: backend({ status: 'S', data: detail }), openTab })
    fireEvent.click(await screen.findByRole('button', { name: 'Order again' }))
    expect(openTab).toHaveBeenCalledWith({
      path: '/orders/ceramic/new?distributorCode=D1001&lines=T1001*120',
      title: '',
    })
  })

  it('may not exist', async () => {
    openPage('/orders/ceramic/TC1', { request: backend({ status: 'E', msg: 'There is no TC1', data: null }) })
    expect(await screen.findByText('There is no TC1')).toBeTruthy()
  })
})
