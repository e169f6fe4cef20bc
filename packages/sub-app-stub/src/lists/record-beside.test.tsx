import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { list, task } from '../testing/approval-answers.ts'
import { openPage, order, pageOf } from '../testing/open-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const line = (productCode: string, quantity: number) => ({
  ...{ productCode, productName: `Tile ${productCode}`, spec: '800x800mm', unit: 'pcs', quantity },
  ...{ unitPrice: 10, amount: quantity * 10 },
})
const detail = (orderNo: string, quantity: number) => ({
  ...{ ...order, orderNo, deliveryDate: order.orderedAt, createdByName: 'Li Hao', remark: '', account: null },
  ...{ lines: [line('T1', quantity)], steps: [] },
})
const orders = [order, { ...order, orderId: 2, orderNo: 'TC10000002' }]

const request: PortalBridge['request'] = async ({ url }) => {
  const number = new URL(url, 'http://portal').searchParams.get('orderNo') ?? ''
  if (url.includes('sales-order/detail')) return { status: 'S', data: detail(number, 40) }
  return url.includes('pickOrderList') ? pageOf() : pageOf(...orders)
}

it('an order beside its list has its products and its actions, and goes on to the next one', async () => {
  const openTab = vi.fn<PortalBridge['openTab']>(async () => 'opened')
  openPage('/orders/ceramic', { request, openTab })
  fireEvent.click((await screen.findAllByText(order.distributorName))[0] as HTMLElement)
  const beside = within(await screen.findByRole('dialog'))
  expect(await beside.findByText('Tile T1')).toBeTruthy()
  fireEvent.click(beside.getByRole('button', { name: 'Request a change' }))
  expect(openTab).toHaveBeenLastCalledWith({
    path: `/orders/ceramic/changes/new?orderNo=${order.orderNo}`,
    title: 'Request a change',
  })
  fireEvent.click(beside.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Order TC10000002')).toBeTruthy()
})

it('chosen orders are placed again as one', async () => {
  const openTab = vi.fn<PortalBridge['openTab']>(async () => 'opened')
  openPage('/orders/ceramic', { request, openTab })
  for (const { orderNo } of orders) fireEvent.click(await screen.findByRole('checkbox', { name: orderNo }))
  fireEvent.click(screen.getByRole('button', { name: 'Order again' }))
  await vi.waitFor(() =>
    expect(openTab).toHaveBeenCalledWith({
      path: '/orders/ceramic/new?distributorCode=D1001&lines=T1*80',
      title: '',
    }),
  )
})

it.each([
  ['bidding', true],
  ['review', false],
])('a project at the stage %s is offered for an extension: %s', async (stage, isOffered) => {
  const project = {
    ...{ projectId: 1, projectNo: 'GC1', projectName: 'Tower', developer: 'Jinsui', city: 'Foshan', stage },
    ...{ businessUnit: 'ceramic', distributorCode: 'D1', distributorName: 'Foshan', amount: 5 },
    ...{ registeredAt: order.orderedAt, validUntil: order.orderedAt, processInstanceId: '' },
  }
  const request: PortalBridge['request'] = async ({ url }) =>
    url.includes('projectReview') ? { status: 'S', data: [project], count: 1 } : list([])
  openPage('/projects', { request }, 'ltc')
  fireEvent.click(await screen.findByText('Tower'))
  const beside = within(await screen.findByRole('dialog'))
  await beside.findByRole('button', { name: 'Registration Changes' })
  expect(beside.queryByRole('button', { name: /extension/i }) !== null).toBe(isOffered)
})

it('a record beside its list says that its approval waits for the user, and leads there', async () => {
  const contract = {
    ...{ contractId: 1, contractNo: 'HT1', projectNo: 'XM1', projectName: 'Tower', status: 'waiting' },
    ...{ businessUnit: 'ceramic', distributorCode: 'D1', distributorName: 'Foshan', amount: 5 },
    ...{ signedAt: order.orderedAt, endDate: order.orderedAt, registeredAt: null },
  }
  const request: PortalBridge['request'] = async ({ url }) => {
    if (url.includes('findTodoTasks')) return list({ ...task, businessKey: 'HT1', taskName: 'Registration' })
    return url.includes('WaitRegister') ? { ...list(contract), count: 1 } : list()
  }
  const openTab = vi.fn<PortalBridge['openTab']>(async () => 'opened')
  openPage('/contracts/waiting', { request, openTab }, 'ltc')
  fireEvent.click((await screen.findAllByText('Tower'))[0] as HTMLElement)
  const beside = within(await screen.findByRole('dialog'))
  expect(await beside.findByText('Waiting for your approval')).toBeTruthy()
  fireEvent.click(beside.getByRole('button', { name: 'Review' }))
  expect(openTab).toHaveBeenLastCalledWith({ path: '/contracts/waiting/HT1', title: 'Contract HT1' })
})
