import { companyDay } from '@portal/protocol/company-time'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPage, order } from '../testing/open-page.tsx'

afterEach(cleanup)

const account = { frozen: 'N', balance: 1, creditLimit: 1, openAmount: 0, freezeReason: '', frozenAt: null }
const distributor = { distributorCode: 'D1001', distributorName: 'Foshan Hongzhu', city: 'Foshan', account }
const product = { productCode: 'T1001', productName: 'Marble tile', unitPrice: 45.8, unit: '片' }

/** A backend whose orders are made in turn; a text is a refusal. */
function backend(...outcomes: readonly string[]) {
  const left = [...outcomes]
  const request = vi.fn<PortalBridge['request']>(async ({ url }) => {
    if (url.endsWith('/sales-order/create')) {
      const next = left.shift() ?? ''
      return next.startsWith('TC')
        ? { status: 'S', data: { ...order, orderNo: next } }
        : { status: 'E', msg: next }
    }
    const records = [url.includes('product') ? product : distributor]
    return { status: 'S', data: { records, total: 1, current: 1, size: 500, pages: 1 } }
  })
  const sent = () =>
    request.mock.calls
      .filter(([{ url }]) => url.endsWith('/sales-order/create'))
      .map(([{ body = '' }]) => JSON.parse(body))
  return { request, sent }
}

const head = 'Distributor code,Product code,Quantity,Delivery date,Remarks'
const day = (days: number) => companyDay(Date.now() + days * 86_400_000)

async function choose(...rows: readonly string[]) {
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Download template' })).toHaveProperty('disabled', false),
  )
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('No file can be chosen')
  const file = new File([[head, ...rows].join('\n')], 'orders.csv', { type: 'text/csv' })
  fireEvent.change(input, { target: { files: [file] } })
}

describe('orders from a file', () => {
  it('are shown, submitted one after the other, and lead to their orders', async () => {
    const { request, sent } = backend('TC10000201', 'Too many', 'TC10000202')
    const [setDirty, openTab] = [vi.fn(), vi.fn(async () => 'opened' as const)]
    openPage('/orders/ceramic/import', { request, setDirty, openTab })
    await choose(`D1001,T1001,40,${day(7)},`, `D1001,T1001,10,${day(9)},early`)
    fireEvent.click(await screen.findByRole('button', { name: 'Submit orders (2)' }))
    expect(await screen.findByText('1 of 2 orders submitted')).toBeTruthy()
    expect(screen.getByText('Too many')).toBeTruthy()
    expect(setDirty).toHaveBeenLastCalledWith(true)

    fireEvent.click(await screen.findByRole('button', { name: /Submit orders \(1\)$/ }))
    expect(await screen.findByText('2 of 2 orders submitted')).toBeTruthy()
    expect(setDirty).toHaveBeenLastCalledWith(false)
    const [first, refused, again] = sent()
    expect(first).toMatchObject({
      ...{ businessUnit: 'ceramic', distributorCode: 'D1001', deliveryDate: day(7) },
      lines: [{ productCode: 'T1001', quantity: 40 }],
    })
    expect(again).toEqual(refused)
    fireEvent.click(screen.getByRole('button', { name: 'TC10000201' }))
    expect(openTab).toHaveBeenCalledWith({ path: '/orders/ceramic/TC10000201', title: 'TC10000201' })
  })

  it('are not submitted while a cell is wrong: line, field and what was expected are shown', async () => {
    const { request, sent } = backend()
    openPage('/orders/ceramic/import', { request })
    await choose(`D1001,T1001,40,${day(7)},`, `D9,T1001,x,${day(7)},`)
    expect(await screen.findByText(/Line 3 · Distributor code · there is no distributor “D9”/)).toBeTruthy()
    expect(screen.getByText(/Line 3 · Quantity · “x”: expected a whole number/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Another file' }))
    expect(screen.queryByText(/Line 3/)).toBe(null)
    expect(sent()).toEqual([])
  })
})
