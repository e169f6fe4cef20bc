import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearStored } from '../../../../lib/storage/stored.ts'
import { menuItem, systemMenu } from '../../../../menu/testing/build-menu.ts'
import { fakeBackend } from '../../../../testing/fake-backend.ts'
import { showHome, widget } from '../../testing/show-home.tsx'

afterEach(() => {
  cleanup()
  clearStored()
  vi.unstubAllGlobals()
})

const orders = menuItem('Tile Order List', '/orders/ceramic', { menuCode: 'OSS_CERAMIC_LIST' })
const systems = [systemMenu('OSS', 'Orders', [orders])]
const sold = (code: string, amount: number, target: number | null) => ({
  ...{ distributorCode: code, distributorName: `Shop ${code}`, amount, target, lastYear: null },
})

it('a distributor has its sales and share of the target, and opens its orders', async () => {
  fakeBackend({
    homeFigures: () => ({
      ...{ scope: 'own', orders: [], portal: null },
      months: [{ month: '2026-02', amount: 130_000, orderCount: 2, target: null, lastYear: null }],
      ...{ late: { orderCount: 0, amount: 0 }, pickups: { underWay: 0, today: 0 } },
      receivable: { amount: 0, overdueAmount: 0, overdueCount: 0 },
      distributors: [sold('D 1', 90_000, 120_000), sold('D2', 40_000, null)],
    }),
  })
  const { openMenu } = await showHome({ systems })
  const shown = await widget('Top distributors this month')
  const first = await shown.findByRole('button', { name: /Shop D 1/ })
  expect(first.textContent).toBe('Shop D 1¥90,000D 175% of target')
  expect((await shown.findByRole('button', { name: /Shop D2/ })).textContent).toBe('Shop D2¥40,000D2')
  fireEvent.click(first)
  expect(openMenu).toHaveBeenCalledExactlyOnceWith(
    'OSS',
    expect.objectContaining({
      path: '/orders/ceramic?orderedFrom=2026-02-01&orderedTo=2026-02-28&selection=sales&scope=own&distributorCode=D+1',
    }),
  )

  fireEvent.click(shown.getByRole('button', { name: 'All · Top distributors this month' }))
  expect(openMenu).toHaveBeenLastCalledWith(
    'OSS',
    expect.objectContaining({
      path: '/orders/ceramic?orderedFrom=2026-02-01&orderedTo=2026-02-28&selection=sales&scope=own',
    }),
  )
})
