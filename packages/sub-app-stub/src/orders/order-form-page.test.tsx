import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const account = {
  ...{ balance: 1000, creditLimit: 500, openAmount: 0 },
  ...{ frozen: 'N', freezeReason: '', frozenAt: null },
}
const distributor = (distributorCode: string, changes: object = {}) => ({
  ...{ distributorId: 1, distributorCode, distributorName: `${distributorCode} Ltd`, city: 'Foshan' },
  ...{ level: 'A', saleAreas: [], account: { ...account, ...changes } },
})
const product = (productCode: string, unitPrice: number) => ({
  ...{ productCode, productName: `Tile ${productCode}`, businessUnit: 'ceramic', series: 'Grey' },
  ...{ spec: '800x800mm', unit: 'pcs', unitPrice, stock: 100 },
})
const page = (...records: object[]) => ({
  status: 'S',
  data: { records, total: records.length, current: 1, size: 500, pages: 1 },
})
const order = {
  ...{ orderId: 9, orderNo: 'TC10000201', businessUnit: 'ceramic', distributorCode: 'D1' },
  ...{ distributorName: 'D1 Ltd', status: 'submitted', orderedAt: '2026-11-20T04:00:00.000Z' },
  ...{ quantity: 40, amount: 400 },
}

/** A backend with two distributors and two products; orders get the given answers, one after the other. */
function backend(...orders: (() => Promise<unknown>)[]) {
  const sent: unknown[] = []
  const request = vi.fn<PortalBridge['request']>(async ({ url, body }) => {
    if (url.includes('/distributor/')) return page(...distributors)
    if (url.includes('/product/')) return page(product('T1', 10), product('T2', 2.5))
    if (url.includes('/checkAccountFreeze')) return { status: 'S', data: { ...frozen, accountManager } }
    sent.push(JSON.parse(String(body)))
    return orders.shift()?.()
  })
  return { request, sent }
}
const accountManager = { name: 'Li Hao', phone: '199 0000 0003', email: 'lihao@yanchuan.example' }
const frozen = { frozen: 'Y', freezeReason: 'Overdue', frozenAt: '2026-11-01T04:00:00.000Z' }
const distributors = [
  distributor('D1'),
  distributor('D2', frozen),
  distributor('D3', { overdueAmount: 924.4 }),
]

const choose = async (name: string, option: string | RegExp) => {
  const select = await screen.findByRole('combobox', { name })
  fireEvent.mouseDown(select)
  fireEvent.click((await screen.findAllByText(option)).at(-1) as HTMLElement)
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit order' }))
const quantity = (line: number) => screen.findByRole('spinbutton', { name: `Quantity in line ${line}` })
const filled = '/orders/ceramic/new?distributorCode=D1&lines=T1*40'

describe('the order form', () => {
  it('names what is missing, and sends nothing then', async () => {
    const { request, sent } = backend()
    openPage('/orders/ceramic/new', { request })
    await quantity(1)
    submit()
    expect(await screen.findByText('Distributor is required')).toBeTruthy()
    expect(screen.getByText('Choose a product')).toBeTruthy()
    expect(screen.getByText('Enter a quantity')).toBeTruthy()
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Distributor' })),
    )
    expect(sent).toEqual([])
  })

  it('goes on by Enter in a quantity to the next line, or to adding one', async () => {
    const { request, sent } = backend()
    openPage('/orders/ceramic/new?distributorCode=D1&lines=T1*40,T2*2', { request })
    fireEvent.keyDown(await quantity(1), { key: 'Enter' })
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Product in line 2' }))
    fireEvent.keyDown(await quantity(2), { key: 'Enter' })
    const add = screen.getByRole('button', { name: 'Add product' })
    expect(document.activeElement).toBe(add)
    fireEvent.click(add)
    const added = await screen.findByRole('combobox', { name: 'Product in line 3' })
    await vi.waitFor(() => expect(document.activeElement).toBe(added))
    expect(sent).toEqual([])
  })

  it('sums many lines, and says when they are beyond the distributor’s funds', async () => {
    const { request } = backend()
    openPage(filled, { request })
    expect((await screen.findAllByText('¥400.00')).length).toBeGreaterThan(0)
    expect(screen.getByText('Funds are sufficient')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Add product' }))
    await choose('Product in line 2', 'Tile T2')
    fireEvent.change(await quantity(2), { target: { value: '600' } })
    expect(await screen.findByText(/^¥400\.00 over the available funds/)).toBeTruthy()
    expect(screen.getByText('¥1,900.00')).toBeTruthy()
    expect(screen.getByText(/^Only 100 pcs in stock/)).toBeTruthy()
  })

  it('warns of what the distributor was to pay by now, however large the funds are', async () => {
    openPage('/orders/ceramic/new?distributorCode=D3&lines=T1*40', backend())
    expect(await screen.findByText(/^¥924\.40 overdue\. You can still submit/)).toBeTruthy()
    expect(screen.queryByText('Funds are sufficient')).toBe(null)
  })

  it.each([
    ['?distributorCode=D9&lines=T1*1', 'Distributor D9 cannot order here: choose another'],
    ['?distributorCode=D1&lines=T9*1', 'Product T9 is not in the catalogue: choose another'],
    ['?distributorCode=D1&lines=T1*1,T1*2', 'Same product as line 1: add the quantities together'],
  ])('opened with %s refuses: %s', async (query, says) => {
    const { request, sent } = backend()
    openPage(`/orders/ceramic/new${query}`, { request })
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2))
    await screen.findAllByText(/D1 Ltd|800x800mm/)
    submit()
    expect((await screen.findAllByText(says)).length).toBeGreaterThan(0)
    expect(sent).toEqual([])
  })

  it('offers no submission for a frozen account, and says why', async () => {
    const { request, sent } = backend()
    openPage('/orders/ceramic/new?distributorCode=D2&lines=T1*1', { request })
    expect(await screen.findByText(/^The account has been frozen since Nov 1, 2026/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Submit order' })).toHaveProperty('disabled', true)
    expect(await screen.findByText('Account manager: Li Hao')).toBeTruthy()
    expect(screen.getByRole('link', { name: '199 0000 0003' }).getAttribute('href')).toBe('tel:19900000003')
    fireEvent.submit(await quantity(1))
    expect(await screen.findByText('The account is frozen and takes no orders')).toBeTruthy()
    expect(sent).toEqual([])
    await choose('Distributor', /D1 Ltd/)
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Submit order' })).toHaveProperty('disabled', false),
    )
  })

  it('is submitted once, however often the user presses, and then shows the number', async () => {
    let answer = (_value: unknown) => {}
    const { request, sent } = backend(() => new Promise((resolve) => (answer = resolve)))
    const setDirty = vi.fn()
    openPage(filled, { request, setDirty })
    fireEvent.change(await quantity(1), { target: { value: '41' } })
    expect(setDirty).toHaveBeenLastCalledWith(true)
    submit()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    fireEvent.submit(screen.getByRole('spinbutton', { name: 'Quantity in line 1' }))
    answer({ status: 'S', data: order })
    expect(await screen.findByText('Order TC10000201 submitted')).toBeTruthy()
    expect(sent).toEqual([
      {
        businessUnit: 'ceramic',
        distributorCode: 'D1',
        deliveryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        remark: '',
        lines: [{ productCode: 'T1', quantity: 41 }],
        submissionKey: expect.any(String),
      },
    ])
    expect(setDirty).toHaveBeenLastCalledWith(false)
    fireEvent.click(screen.getByRole('button', { name: 'New order' }))
    expect(await quantity(1)).toHaveProperty('value', '')
  })

  it('keeps what was typed after a failure, and sends the same order under the same key', async () => {
    const { request, sent } = backend(
      () => Promise.reject(Object.assign(new Error('lost'), { kind: 'timeout' })),
      async () => ({ status: 'E', msg: 'Not today', data: null }),
    )
    openPage(filled, { request })
    await quantity(1)
    await screen.findByText('Funds are sufficient')
    submit()
    const alert = await screen.findByText('The server took too long to answer.')
    expect(alert).toBeTruthy()
    submit()
    expect(await screen.findByText('Not today')).toBeTruthy()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(await quantity(1)).toHaveProperty('value', '40')
  })

  it('is kept as a draft that its address leads back to, until it is deleted', async () => {
    const onRouteChange = vi.fn()
    const { request } = backend()
    openPage(filled, { request, onRouteChange })
    await quantity(1)
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await vi.waitFor(() => expect(onRouteChange.mock.lastCall?.[0]).toContain('?draft='))
    const address = String(onRouteChange.mock.lastCall?.[0])
    cleanup()
    openPage('/orders/ceramic/new', { request: backend().request })
    expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText(/D1 · .*T1 × 40/)).toBeTruthy()
    cleanup()
    openPage(address, { request: backend().request })
    expect(await quantity(1)).toHaveProperty('value', '40')
    fireEvent.click(screen.getByRole('button', { name: 'Delete draft' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await vi.waitFor(async () => expect(await quantity(1)).toHaveProperty('value', ''))
    expect(localStorage).toHaveLength(0)
  })

  it('is filled in for people who order for a single distributor, which is nothing unsaved', async () => {
    const setDirty = vi.fn()
    const request = vi.fn<PortalBridge['request']>(async ({ url }) =>
      url.includes('/distributor/') ? page(distributor('D1')) : page(product('T1', 10)),
    )
    openPage('/orders/ceramic/new', { request, setDirty })
    expect(await screen.findByText('D1 Ltd (D1)')).toBeTruthy()
    expect(setDirty).not.toHaveBeenCalledWith(true)
  })
})
