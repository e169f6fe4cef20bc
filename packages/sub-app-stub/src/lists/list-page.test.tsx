import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answers, lastBody, openPage, order, pageOf } from '../testing/open-page.tsx'

afterEach(cleanup)

describe('the tile order list', () => {
  it('shows what the backend answers, and names its tab', async () => {
    const setTabTitle = vi.fn()
    const request = answers(pageOf(order))
    openPage('/orders/ceramic', { request, setTabTitle })
    expect(await screen.findByRole('button', { name: 'TC10000001' })).toBeTruthy()
    expect(screen.getByRole('cell', { name: '¥5,278.80' })).toBeTruthy()
    expect(screen.getByRole('cell', { name: 'Shipped' })).toBeTruthy()
    expect(setTabTitle).toHaveBeenCalledWith('')
  })

  it('has the totals of all pages where the backend says them', async () => {
    const { status, data } = pageOf(order, { ...order, orderNo: 'TC10000002' })
    const sums = { quantity: 4_800, amount: 1_250_000 }
    openPage('/orders/ceramic', {
      request: answers({ status, data: { ...data, total: 30, pages: 2, sums } }),
    })
    const totals = within(await screen.findByRole('row', { name: /^Total/ }))
    expect(totals.getByText('¥1,250,000.00')).toBeTruthy()
    expect(totals.getByText('4,800')).toBeTruthy()
  })

  it.each([
    ['among overdue orders', '?selection=overdue', true],
    ['not in the whole list', '', false],
  ])('says when an order was due, %s', async (_where, search, isShown) => {
    const late = { ...order, dueDate: '2026-11-10T16:00:00.000Z', overdueDays: 9 }
    openPage(`/orders/ceramic${search}`, { request: answers(pageOf(late)) })
    await screen.findByRole('button', { name: 'TC10000001' })
    expect(screen.queryByRole('cell', { name: 'Nov 11, 2026' }) !== null).toBe(isShown)
    expect(screen.queryByRole('columnheader', { name: 'Days overdue' }) !== null).toBe(isShown)
  })

  it('is narrowed to a product', async () => {
    const product = { productCode: 'T1301', productName: 'Muyu Oak' }
    const products = { status: 'S', data: { records: [product], total: 1 } }
    const request = answers(pageOf(order), products, pageOf())
    openPage('/orders/ceramic', { request })
    await screen.findByRole('button', { name: 'TC10000001' })
    fireEvent.click(screen.getByRole('button', { name: 'Product' }))
    fireEvent.click(await screen.findByRole('option', { name: 'T1301 Muyu Oak' }))
    await vi.waitFor(() => expect(lastBody(request)).toEqual({ productCode: 'T1301' }))
  })

  it('counts its parts under the other conditions', async () => {
    const counted: unknown[] = []
    const rowsOf = (conditions: unknown) => counted.push(conditions)
    const request = answers(pageOf(order))
    openPage('/orders/ceramic?orderNo=TC1&status=shipped', { request }, 'oms', { rowsOf })
    expect(await screen.findByRole('radio', { name: /^All ?1$/ })).toBeTruthy()
    expect(screen.getByRole('radio', { name: /^Shipped ?6$/ })).toHaveProperty('checked', true)
    expect(counted).toEqual([
      { orderNo: 'TC1' },
      ...['draft', 'submitted', 'approved', 'producing', 'shipped', 'completed', 'cancelled'].map(
        (status) => ({ orderNo: 'TC1', status }),
      ),
    ])
  })

  it('opens an order in a tab of its own', async () => {
    const openTab = vi.fn<PortalBridge['openTab']>(async () => 'opened')
    openPage('/orders/ceramic', { request: answers(pageOf(order)), openTab })
    fireEvent.click(await screen.findByRole('button', { name: 'TC10000001' }))
    expect(openTab.mock.calls).toEqual([[{ path: '/orders/ceramic/TC10000001', title: 'Order TC10000001' }]])
  })

  it('is filtered by a part of the number', async () => {
    const request = answers(pageOf(order), pageOf())
    openPage('/orders/ceramic', { request })
    await screen.findByRole('button', { name: 'TC10000001' })
    fireEvent.change(screen.getByRole('textbox', { name: 'Order number' }), { target: { value: '0002' } })
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText('No orders match these filters')).toBeTruthy()
    expect(lastBody(request)).toEqual({ orderNo: '0002' })
  })

  it('asks again when the same is searched for again', async () => {
    const request = answers(pageOf(), pageOf(order))
    openPage('/orders/ceramic', { request })
    await screen.findByText('No orders yet')
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByRole('button', { name: 'TC10000001' })).toBeTruthy()
  })

  it('keeps what was requested a moment ago, though its address is not drawn yet', async () => {
    const { status, data } = pageOf(order)
    const many = { status, data: { ...data, total: 30, pages: 3 } }
    const request = answers(many, many)
    openPage('/orders/ceramic?orderNo=TC1', { request })
    await screen.findByRole('button', { name: 'TC10000001' })
    act(() => {
      screen.getByRole('button', { name: 'Clear filters' }).click()
      screen.getByRole('listitem', { name: '2' }).click()
    })
    await vi.waitFor(() => expect(request.mock.lastCall?.[0].url).toContain('current=2'))
    expect(lastBody(request)).toEqual({})
  })

  it('begins as its address says', async () => {
    const { status, data } = pageOf(order)
    const request = answers({ status, data: { ...data, total: 11, pages: 2 } })
    openPage('/orders/ceramic?orderNo=TC1&status=shipped&current=2', { request })
    await screen.findByRole('button', { name: 'TC10000001' })
    expect(request.mock.lastCall?.[0].url).toContain('current=2')
    expect(lastBody(request)).toEqual({ orderNo: 'TC1', status: 'shipped' })
    expect(screen.getByRole('textbox', { name: 'Order number' })).toHaveProperty('value', 'TC1')
    expect(screen.getByRole('button', { name: 'Status: Shipped' })).toBeTruthy()
  })

  it('follows the portal to another address, and reports where a search leads', async () => {
    const onRouteChange = vi.fn()
    const request = answers(pageOf(), pageOf(), pageOf(order))
    const bridge = openPage('/orders/ceramic', { request, onRouteChange })
    act(() => bridge.emit('routeRequested', '/orders/ceramic?orderNo=TC1&current=2'))
    await vi.waitFor(() => expect(lastBody(request)).toEqual({ orderNo: 'TC1' }))
    const number = screen.getByRole('textbox', { name: 'Order number' })
    expect(number).toHaveProperty('value', 'TC1')
    fireEvent.change(number, { target: { value: 'TC1000' } })
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByRole('button', { name: 'TC10000001' })).toBeTruthy()
    expect(onRouteChange).toHaveBeenLastCalledWith('/orders/ceramic?orderNo=TC1000')
  })

  it.each([
    { answer: { status: 'E', msg: '数据库繁忙' }, text: '数据库繁忙', expired: 0 },
    { answer: { status: 'E', code: 4001, msg: '' }, text: /session has ended/, expired: 1 },
    { answer: 'no envelope', text: /did not answer as expected/, expired: 0 },
  ])('says in place what went wrong ($text) and tries again', async ({ answer, text, expired }) => {
    const sessionExpired = vi.fn()
    openPage('/orders/ceramic', { request: answers(answer, pageOf(order)), sessionExpired })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(sessionExpired).toHaveBeenCalledTimes(expired)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'TC10000001' })).toBeTruthy()
  })

  it('goes to the last page when its address names a later one', async () => {
    const request = answers(pageOf(), pageOf(order))
    openPage('/orders/ceramic?current=9', { request })
    await screen.findByRole('button', { name: 'TC10000001' })
    expect(request.mock.lastCall?.[0].url).toContain('current=1')
  })

  const again = ({ emit }: ReturnType<typeof openPage>) => {
    emit('tabActive', false)
    emit('tabActive', true)
  }

  it('asks again for the same once it is shown again, and shows what it has until then', async () => {
    const request = answers(pageOf(order))
    const bridge = openPage('/orders/ceramic?orderNo=TC1', { request })
    await screen.findByRole('button', { name: 'TC10000001' })
    let answer = (_value: unknown) => {}
    request.mockReturnValueOnce(
      new Promise<unknown>((resolve) => {
        answer = resolve
      }),
    )
    act(() => again(bridge))
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2))
    expect(lastBody(request)).toEqual({ orderNo: 'TC1' })
    expect(screen.getByRole('button', { name: 'TC10000001' })).toBeTruthy()
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
    answer(pageOf({ ...order, orderNo: 'TC10000002' }))
    expect(await screen.findByRole('button', { name: 'TC10000002' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'TC10000001' })).toBeNull()
  })

  it.each([
    { answer: { status: 'E', msg: '数据库繁忙' }, expired: 0 },
    { answer: { status: 'E', code: 4001, msg: '' }, expired: 1 },
  ])('keeps what it shows when nothing else can be loaded ($answer.msg)', async ({ answer, expired }) => {
    const sessionExpired = vi.fn()
    const request = answers(pageOf(order), answer, pageOf())
    const bridge = openPage('/orders/ceramic', { request, sessionExpired })
    await screen.findByRole('button', { name: 'TC10000001' })
    await act(async () => again(bridge))
    await vi.waitFor(() => expect(sessionExpired).toHaveBeenCalledTimes(expired))
    expect(screen.getByRole('button', { name: 'TC10000001' })).toBeTruthy()
    act(() => again(bridge))
    expect(await screen.findByText('No orders yet')).toBeTruthy()
  })
  it('offers no action on a chosen row that was dealt with elsewhere', async () => {
    const posting = { postingId: 1, orderNo: 'TC1', distributorCode: 'D1001' }
    const postings = (...data: unknown[]) => ({ status: 'S', data, count: data.length })
    const request = answers(postings(posting), postings({ ...posting, postedAt: order.orderedAt }))
    const bridge = openPage('/points', { request })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'TC1' }))
    expect(screen.getByText('1 selected')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Post points' })).toHaveProperty('disabled', false)
    act(() => again(bridge))
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Post points (0)' })).toHaveProperty('disabled', true),
    )
  })
})
