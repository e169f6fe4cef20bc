import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

afterEach(cleanup)

const distributor = (distributorCode: string, frozen: 'Y' | 'N') => ({
  ...{ distributorId: distributorCode, distributorCode, distributorName: `${distributorCode} Ltd`, city: '' },
  ...{ level: 'A', saleAreas: [] },
  account: {
    ...{ balance: 0, creditLimit: 0, openAmount: 0, frozen },
    ...{ freezeReason: 'Credit overdue', frozenAt: '2026-11-01T04:00:00.000Z' },
  },
})
const page = (records: object[], more: object = {}) => ({
  status: 'S',
  data: { records, total: records.length, current: 1, size: 500, pages: 1, ...more },
})
const backend =
  (...distributors: object[]): PortalBridge['request'] =>
  async ({ url }) => {
    if (url.includes('/distributor/')) return page(distributors)
    const amount = url.includes('overdue') ? 300 : 700
    return page([], { total: 2, sums: { quantity: 1, amount } })
  }

it('lists the frozen accounts alone: why, since when, and which orders are not shipped yet, as they will be', async () => {
  const request = backend(distributor('D1', 'N'), distributor('D2', 'Y'), distributor('D3', 'N'))
  openPage('/account-freeze', { request }, 'oms', { hasOwnCounts: true })
  expect(await screen.findByText('D2 Ltd')).toBeTruthy()
  expect(screen.queryByText('D1 Ltd')).toBeNull()
  expect(screen.getByText(/Credit overdue/)).toBeTruthy()
  expect(screen.getByText(/Nov 1, 2026/)).toBeTruthy()
  expect(await screen.findByText('¥300.00 (2)')).toBeTruthy()
  // As the distributor's own home page says.
  expect(screen.getByRole('columnheader', { name: 'Orders not shipped yet' })).toBeTruthy()
  expect(screen.getByText('Open orders still ship.')).toBeTruthy()
  expect(screen.getByText('¥700.00 (2)')).toBeTruthy()
})

it('says of an account without such orders that they come to nothing', async () => {
  const request: PortalBridge['request'] = async ({ url }) =>
    url.includes('/distributor/') ? page([distributor('D2', 'Y'), distributor('D3', 'N')]) : page([])
  openPage('/account-freeze', { request }, 'oms', { hasOwnCounts: true })
  expect(await screen.findAllByText('¥0.00')).toHaveLength(2)
})

it('says that no account is frozen', async () => {
  openPage('/account-freeze', { request: backend(distributor('D1', 'N'), distributor('D3', 'N')) })
  expect(await screen.findByText('No account is frozen.')).toBeTruthy()
})

it('leads from the reason to the record that it is about, where the menus do', async () => {
  const openTab = vi.fn<PortalBridge['openTab']>(async () => 'opened')
  const one = distributor('D2', 'Y')
  const account = {
    ...one.account,
    freezeReason: 'Agreement not renewed (HT7)',
    freezeRecord: { kind: 'contract', number: 'HT7', businessUnit: 'ceramic' },
  }
  const menus = [{ systemCode: 'LTC', menuList: [{ path: '/contracts' }] }]
  const beside = { hasOwnCounts: true, menus } as const
  const request = backend({ ...one, account }, distributor('D3', 'N'))
  openPage('/account-freeze', { request, openTab }, 'oms', beside)
  fireEvent.click(await screen.findByRole('button', { name: 'HT7' }))
  const path = expect.stringMatching(/^\/contracts\/HT7/)
  expect(openTab).toHaveBeenLastCalledWith({ app: 'ltc', path, title: 'Contract HT7' })
})
