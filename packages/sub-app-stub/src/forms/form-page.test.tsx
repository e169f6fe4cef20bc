import type { Application } from '@portal/protocol/calls/application'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const vehicles = '/pickups/vehicles/new'
const plate = () => screen.getByRole('textbox', { name: 'Licence plate' })
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const application: Application = {
  applicationId: 7,
  applicationNo: 'SQ10000007',
  kind: 'vehicle',
  state: 'recorded',
  distributorCode: '',
  distributorName: '',
  amount: null,
  applicantName: 'Wang Jing',
  submittedAt: '2026-11-20T04:00:00.000Z',
  decidedAt: null,
  recordNo: '',
  processInstanceId: '',
  values: {},
}

/** A backend that accepts forms and has one record of each kind. */
function backend(taken: Partial<Application> = {}) {
  const request = vi.fn<PortalBridge['request']>(async ({ url }) => {
    if (url.endsWith('/application/submit')) return { status: 'S', data: { ...application, ...taken } }
    const records = [
      {
        ...{ distributorCode: 'D1001', distributorName: 'Foshan Hongzhu', city: 'Foshan' },
        ...{ orderNo: 'TC10000001', amount: 5278.8, status: 'producing', storeName: 'Foshan store' },
        ...{ productCode: 'T1001', productName: 'Marble tile', spec: '800×800', unitPrice: 45.8 },
      },
    ]
    const data = url.includes('Pagination')
      ? [{ projectNo: 'GC10000001', projectName: 'Riverside', distributorName: 'Foshan Hongzhu' }]
      : { records, total: 1, current: 1, size: 30, pages: 1 }
    return { status: 'S', data }
  })
  const submitted = () =>
    request.mock.calls
      .filter(([{ url }]) => url.endsWith('/application/submit'))
      .map(([{ body = '' }]) => JSON.parse(body))
  return { request, submitted }
}

async function choose(name: string, option: RegExp) {
  const box = screen.getByRole('combobox', { name })
  fireEvent.mouseDown(box)
  fireEvent.click(await screen.findByText(option, { selector: '[class$="-select-item-option-content"]' }))
}

describe('a form', () => {
  it('offers the orders that it is possible for, with their states, by number or distributor', async () => {
    const { request } = backend()
    openPage('/pickups/bookings', { request })
    const box = await screen.findByRole('combobox', { name: 'Order number' })
    fireEvent.mouseDown(box)
    expect(await screen.findByText(/^TC10000001 · Foshan Hongzhu · .* · In production$/)).toBeTruthy()
    expect(JSON.stringify(request.mock.calls)).toContain('selection=collectable')
    fireEvent.change(box, { target: { value: 'Foshan' } })
    await vi.waitFor(() => expect(JSON.stringify(request.mock.lastCall)).toContain('distributorName=Foshan'))
  })

  it('is submitted with what was filled in, and says what became of it', async () => {
    const { request, submitted } = backend()
    const [setDirty, openTab] = [vi.fn(), vi.fn(async () => 'opened' as const)]
    openPage(vehicles, { request, setDirty, openTab })
    for (const name of ['Licence plate', 'Driver', 'Telephone']) type(name, ` ${name} `)
    expect(setDirty).toHaveBeenLastCalledWith(true)
    press('Submit')
    expect(await screen.findByText('SQ10000007 submitted')).toBeTruthy()
    expect(submitted()).toEqual([
      {
        submissionKey: expect.stringMatching(/^\w{8,64}$/),
        kind: 'vehicle',
        values: { plateNo: 'Licence plate', driver: 'Driver', phone: 'Telephone' },
      },
    ])
    expect(setDirty).toHaveBeenLastCalledWith(false)
    press('Open')
    expect(openTab).toHaveBeenLastCalledWith({ path: '/pickups/vehicles/SQ10000007', title: 'SQ10000007' })
    press('Another one')
    expect(plate()).toHaveProperty('value', '')
  })

  it('leads to the record that it made, in the list of such records', async () => {
    const { request, submitted } = backend({ kind: 'project', recordNo: 'GC10000241' })
    const openTab = vi.fn(async () => 'opened' as const)
    openPage('/projects/new', { request, openTab }, 'ltc')
    for (const name of ['Project', 'Developer', 'City']) type(name, name)
    await choose('Business unit', /^Ceramic tiles$/)
    await choose('Distributor', /^D1001/)
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Amount' }), { target: { value: '880000' } })
    press('Submit')
    expect(await screen.findByText('GC10000241 submitted')).toBeTruthy()
    expect(submitted()[0]).toMatchObject({
      kind: 'project',
      values: { businessUnit: 'ceramic', distributorCode: 'D1001', amount: 880_000 },
    })
    press('Open')
    expect(openTab).toHaveBeenLastCalledWith({ path: '/projects/GC10000241', title: 'GC10000241' })
  })

  it('asks for what the change needs, and sends nothing else', async () => {
    const { request, submitted } = backend({ state: 'running' })
    openPage('/projects/changes/new?projectNo=GC10000001', { request }, 'ltc')
    expect(screen.queryByRole('textbox', { name: 'New value' })).toBe(null)
    await choose('What changes', /^Developer$/)
    expect(await screen.findByRole('textbox', { name: 'New value' })).toBeTruthy()
    type('New value', 'Jinsui')
    await choose('What changes', /^Amount$/)
    fireEvent.change(await screen.findByRole('spinbutton', { name: 'New amount' }), {
      target: { value: '90' },
    })
    type('Reason', 'agreed')
    press('Submit')
    expect(await screen.findByText(/now being approved/)).toBeTruthy()
    expect(submitted()[0].values).toEqual({
      ...{ projectNo: 'GC10000001', changeKind: 'amount', newAmount: 90, reason: 'agreed' },
    })
  })

  it('shows a special price beside the list price', async () => {
    const { request } = backend()
    openPage('/key-accounts/prices/new', { request }, 'ltc')
    await choose('Product', /^T1001/)
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Price requested' }), {
      target: { value: '36.64' },
    })
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Quantity' }), { target: { value: '100' } })
    expect(await screen.findByText(/List price .*45\.80 · 20% off · .*3,664.* · .*916/)).toBeTruthy()
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Price requested' }), {
      target: { value: '50' },
    })
    expect(await screen.findByText(/must be below the list price/)).toBeTruthy()
  })

  it('says why it was not taken, and keeps what was filled in', async () => {
    const request = vi.fn<PortalBridge['request']>(async () => ({ status: 'E', msg: 'No such record' }))
    openPage(vehicles, { request })
    for (const name of ['Licence plate', 'Driver', 'Telephone']) type(name, 'A1')
    press('Submit')
    expect(await screen.findByText('No such record')).toBeTruthy()
    expect(plate()).toHaveProperty('value', 'A1')
  })

  it.each([
    ['/orders/ceramic/sample/new', 'oms', 'combobox', 'Distributor', 'Distributor is required'],
    [
      '/orders/ceramic/changes/new?orderNo=TC1',
      'oms',
      'combobox',
      'What changes',
      'What changes is required',
    ],
    ['/pickups/bookings?orderNo=TC1', 'oms', 'textbox', 'Pick-up date', 'Pick-up date is required'],
    ['/retail-orders/returns/new?orderNo=LS1', 'dp', 'spinbutton', 'Quantity', 'Quantity is required'],
  ] as const)(
    '%s of %s sends nothing incomplete and leads to its first wrong field',
    async (path, app, role, name, said) => {
      const { request, submitted } = backend()
      openPage(path, { request }, app)
      const field = screen.getByRole(role, { name })
      press('Submit')
      expect(await screen.findByText(said)).toBeTruthy()
      await vi.waitFor(() => expect(document.activeElement).toBe(field))
      expect(submitted()).toEqual([])
    },
  )
})

describe('a draft', () => {
  it('is kept for its user, and its address leads back to it', async () => {
    const [setDirty, onRouteChange] = [vi.fn(), vi.fn()]
    openPage(vehicles, { setDirty, onRouteChange })
    type('Licence plate', '粤E12345')
    press('Save draft')
    await screen.findByText(/Draft saved on this device/)
    expect(setDirty).toHaveBeenLastCalledWith(false)
    await vi.waitFor(() => expect(onRouteChange.mock.lastCall?.[0]).toContain('?draft='))
    const address = String(onRouteChange.mock.lastCall?.[0])
    cleanup()

    openPage(address)
    expect(plate()).toHaveProperty('value', '粤E12345')
    type('Licence plate', '粤E99999')
    press('Save draft')
    await screen.findByText(/Draft saved on this device/)
    cleanup()

    openPage(address)
    expect(plate()).toHaveProperty('value', '粤E99999')
    press('Delete draft')
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await vi.waitFor(() => expect(plate()).toHaveProperty('value', ''))
    expect(localStorage).toHaveLength(0)
  })

  it('is deleted once it was submitted', async () => {
    const draft = {
      ...{ id: 'a1', keptAt: '2026-11-20T04:00:00.000Z' },
      values: { plateNo: '粤E12345', driver: 'a', phone: '1' },
    }
    localStorage.setItem('sub-app-drafts:oms/pickups/vehicles/new:wangjing', JSON.stringify([draft]))
    const { request, submitted } = backend()
    openPage(`${vehicles}?draft=a1`, { request })
    press('Submit')
    await screen.findByText('SQ10000007 submitted')
    expect(submitted()).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
  })

  it('is begun with what the page that led to it is about, which is nothing unsaved', () => {
    const setDirty = vi.fn()
    openPage(`${vehicles}?plateNo=B20&other=1`, { setDirty })
    expect(plate()).toHaveProperty('value', 'B20')
    expect(setDirty).not.toHaveBeenCalledWith(true)
    press('Clear')
    expect(plate()).toHaveProperty('value', '')
  })

  it('is offered where its form is empty', async () => {
    const openTab = vi.fn(async () => 'opened' as const)
    const draft = { id: 'a1', keptAt: '2026-11-20T04:00:00.000Z', values: { plateNo: '粤E12345' } }
    localStorage.setItem('sub-app-drafts:oms/pickups/vehicles/new:wangjing', JSON.stringify([draft]))
    openPage(vehicles, { openTab })
    expect(plate()).toHaveProperty('value', '')
    press('Continue')
    expect(openTab).toHaveBeenCalledWith({ path: `${vehicles}?draft=a1`, title: expect.any(String) })
    press('Delete')
    fireEvent.click((await screen.findAllByRole('button', { name: 'Delete' })).at(-1) as HTMLElement)
    await vi.waitFor(() => expect(localStorage).toHaveLength(0))
    expect(screen.queryByText('粤E12345')).toBe(null)
  })

  it('says when it is gone', () => {
    openPage(`${vehicles}?draft=gone`)
    expect(screen.getByText('This draft is no longer on this device.')).toBeTruthy()
    expect(plate()).toHaveProperty('value', '')
  })
})
