import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

afterEach(cleanup)

const page = (...records: object[]) => ({ records, total: records.length, current: 1, size: 20, pages: 1 })
const store = {
  ...{ storeName: 'Foshan Star Store', distributorCode: 'D1001', distributorName: 'Foshan Hongzhu' },
  ...{ city: 'Foshan', contact: 'Luo Zhiqiang', salesName: 'Li Hao', displayed: 3, underWay: 1 },
  lastRequestedAt: '2026-11-02T00:00:00.000Z',
}
const sample = (sampleNo: string, status: string, productName: string, storeName = store.storeName) => ({
  ...{ sampleId: sampleNo, sampleNo, storeName, status, distributorCode: 'D1001', distributorName: '' },
  ...{ lineCount: 1, quantity: 2, requestedAt: '2026-11-02T00:00:00.000Z' },
  products: [{ productCode: `${sampleNo}-1`, productName, spec: '600 mm', quantity: 2 }],
})
const application = (kind: string, applicationNo: string) => ({
  ...{ applicationId: applicationNo, applicationNo, kind, state: 'recorded', distributorCode: 'D1001' },
  ...{ distributorName: '', amount: null, applicantName: 'Lu Chen', recordNo: '', decidedAt: null },
  ...{ submittedAt: '2026-11-20T04:00:00.000Z', values: { storeName: store.storeName } },
})

/** By the end of the address. */
const answer: PortalBridge['request'] = async ({ url }) => {
  const address = new URL(url, 'http://portal')
  const data = address.pathname.endsWith('/store/page')
    ? page(store)
    : address.pathname.endsWith('/sample/header/page')
      ? page(
          sample('YP1', 'displayed', 'Cloud Basin'),
          sample('YP2', 'requested', 'Stone Tub'),
          sample('YP3', 'displayed', 'Of another store', 'Foshan Star Store 2'),
        )
      : address.pathname.endsWith('/application/page')
        ? page(application(address.searchParams.get('kind') ?? '', `SQ-${address.searchParams.get('kind')}`))
        : []
  return { status: 'S', data }
}

it('a store has its people, the products that it was sent with their states, and what was reported of it', async () => {
  const request = vi.fn(answer)
  openPage(`/stores/${encodeURIComponent(store.storeName)}`, { request }, 'czdp')
  expect(await screen.findByRole('heading', { name: 'Store Foshan Star Store' })).toBeTruthy()
  for (const text of ['Luo Zhiqiang', 'Li Hao', 'Foshan Hongzhu'])
    expect(await screen.findByText(text)).toBeTruthy()
  const products = within((await screen.findByText('Cloud Basin')).closest('ul') ?? document.body)
  expect(products.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cloud BasinYP1-1 · 600 mm · × 2On display',
    'Stone TubYP2-1 · 600 mm · × 2Requested',
  ])
  for (const number of ['SQ-visit', 'SQ-renovation'])
    expect(await screen.findByRole('button', { name: number })).toBeTruthy()
  for (const form of ['Store Visits', 'Renovation Subsidies'])
    expect(screen.getByRole('button', { name: form })).toBeTruthy()
})
