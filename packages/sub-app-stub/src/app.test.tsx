import type { SalesOrder } from '@portal/protocol/entities/sales-order'
import type { BridgeRequest, PortalBridge, PortalSnapshot } from '@portal/sub-app-sdk/bridge'
import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { App } from './app.tsx'

const order: SalesOrder = {
  orderId: 1,
  orderNo: 'TC10000001',
  businessUnit: 'ceramic',
  distributorCode: 'D1001',
  distributorName: '佛山市泓筑建材有限公司',
  status: 'shipped',
  orderedAt: '2026-11-20T04:00:00.000Z',
  quantity: 120,
  amount: 5278.8,
}
const pageOf = (...records: SalesOrder[]) => ({
  status: 'S',
  data: { records, total: records.length, current: 1, size: 10, pages: 1 },
})

/** Stands in for the portal's transport, whose type allows any answer. */
const answers = (...values: unknown[]) => {
  const request = vi.fn<PortalBridge['request']>()
  for (const value of values) request.mockResolvedValueOnce(value)
  return request
}

function open(
  initialPath: string,
  overrides: Partial<PortalBridge> = {},
  start: Partial<PortalSnapshot> = {},
) {
  const bridge = fakeBridge({ initialPath, ...overrides }, start)
  render(<App bridge={bridge} identity="oms" popups={document.body} />)
  return bridge
}

const bodyOf = (call: BridgeRequest | undefined): unknown => JSON.parse(call?.body ?? 'null')

afterEach(cleanup)

describe('the tile order list', () => {
  it('shows what the backend answers, and names its tab', async () => {
    const setTabTitle = vi.fn()
    const request = answers(pageOf(order))
    open('/orders/ceramic', { request, setTabTitle })
    expect(await screen.findByRole('button', { name: 'TC10000001' })).toBeTruthy()
    expect(screen.getByRole('cell', { name: 'CN¥5,278.80' })).toBeTruthy()
    expect(screen.getByRole('cell', { name: 'Shipped' })).toBeTruthy()
    expect(setTabTitle).toHaveBeenCalledWith('Tile Order List')
  })

  it('opens an order in a tab of its own', async () => {
    const openTab = vi.fn<PortalBridge['openTab']>(async () => 'opened')
    open('/orders/ceramic', { request: answers(pageOf(order)), openTab })
    fireEvent.click(await screen.findByRole('button', { name: 'TC10000001' }))
    expect(openTab.mock.calls).toEqual([[{ path: '/orders/ceramic/TC10000001', title: 'Order TC10000001' }]])
  })

  it('is filtered by a part of the number', async () => {
    const request = answers(pageOf(order), pageOf())
    open('/orders/ceramic', { request })
    await screen.findByRole('button', { name: 'TC10000001' })
    fireEvent.change(screen.getByRole('textbox', { name: 'Order number' }), { target: { value: '0002' } })
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText('No orders match these conditions')).toBeTruthy()
    expect(bodyOf(request.mock.lastCall?.[0])).toEqual({ orderNo: '0002' })
  })

  it.each([
    { answer: { status: 'E', msg: '数据库繁忙' }, text: '数据库繁忙', expired: 0 },
    { answer: { status: 'E', code: 4001, msg: '' }, text: /session has ended/, expired: 1 },
    { answer: 'no envelope', text: /did not answer as expected/, expired: 0 },
  ])('says in place what went wrong ($text) and tries again', async ({ answer, text, expired }) => {
    const sessionExpired = vi.fn()
    open('/orders/ceramic', { request: answers(answer, pageOf(order)), sessionExpired })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(sessionExpired).toHaveBeenCalledTimes(expired)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'TC10000001' })).toBeTruthy()
  })
})

describe('one order', () => {
  it('is the one with exactly this number', async () => {
    const request = answers(pageOf({ ...order, orderNo: 'TC100000012', distributorName: 'another' }, order))
    open('/orders/ceramic/TC10000001', { request })
    expect(await screen.findByText('佛山市泓筑建材有限公司 (D1001)')).toBeTruthy()
    expect(bodyOf(request.mock.lastCall?.[0])).toEqual({ orderNo: 'TC10000001' })
  })

  it('may not exist', async () => {
    open('/orders/ceramic/TC1', { request: answers(pageOf(order)) })
    expect(await screen.findByText('There is no order TC1, or you may not see it.')).toBeTruthy()
  })
})

describe('the new order form', () => {
  it('is unsaved from the first letter until it is cleared', async () => {
    const setDirty = vi.fn()
    open('/orders/ceramic/new', { setDirty })
    fireEvent.change(screen.getByRole('textbox', { name: 'Distributor' }), { target: { value: '佛山' } })
    expect(setDirty).toHaveBeenLastCalledWith(true)
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(setDirty).toHaveBeenLastCalledWith(false)
  })
})

describe('every page', () => {
  it('follows the portal: its session, its language, its requests to move', async () => {
    const onRouteChange = vi.fn()
    const bridge = open('/', { onRouteChange })
    expect(screen.getByRole('heading', { name: 'Order Home' })).toBeTruthy()
    expect(screen.getByText('王静 (wangjing)')).toBeTruthy()
    expect(onRouteChange).toHaveBeenLastCalledWith('/home')
    act(() => bridge.emit('languageChanged', 'ja', { language: 'ja' }))
    expect(screen.getByRole('heading', { name: '受注ホーム' })).toBeTruthy()
    act(() => bridge.emit('routeRequested', '/balance'))
    expect(screen.getByRole('heading', { name: '口座残高' })).toBeTruthy()
    expect(onRouteChange).toHaveBeenLastCalledWith('/balance')
  })

  it('says so when it does not exist, with a way back', () => {
    open('/no/such/page')
    expect(screen.getByText('This system has no page at /no/such/page.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Go to the start page' }))
    expect(screen.getByRole('heading', { name: 'Order Home' })).toBeTruthy()
  })
})
