import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { bodies, decided, list, process, task } from '../testing/approval-answers.ts'
import { answers, openPage } from '../testing/open-page.tsx'

afterEach(cleanup)

const account = {
  balance: 1200,
  creditLimit: 50_000,
  openAmount: 430_080,
  overdueAmount: 0,
  overdueCount: 0,
  frozen: 'Y',
  freezeReason: 'Credit overdue',
  frozenAt: '2026-11-01T04:00:00.000Z',
}
const line = {
  productCode: 'P1',
  productName: 'Stone grey 600',
  spec: '600×600',
  unit: 'box',
  quantity: 40,
  unitPrice: 10_752,
  amount: 430_080,
}
const order = {
  ...process,
  subject: 'salesOrder',
  amount: 430_080,
  distributorCode: 'D1001',
  distributorName: 'Foshan Hongzhu',
  businessUnit: 'ceramic',
  facts: { orderedAt: '2026-11-18T04:00:00.000Z', deliveryDate: '2026-12-01T04:00:00.000Z' },
  lines: [line],
  account,
  applicantId: 3,
}
/** Menus that lead to these pages. */
const menusOf = (systemCode: string, ...paths: string[]) => [
  { systemCode, menuList: paths.map((path) => ({ path, children: null, disabled: false })) },
]
const menus = menusOf('OSS')
const withProcess = (data: object) => [list(task), { status: 'S', data }]

it('shows what an order is about, and warns of a frozen account and of missing money', async () => {
  openPage('/approvals?businessKey=TC1', { request: answers(...withProcess(order)) }, 'oms', { menus })
  for (const text of [
    'Foshan Hongzhu D1001',
    'Ceramic tiles',
    'Nov 18, 2026',
    'Stone grey 600',
    'P1 · 600×600',
  ]) {
    expect(await screen.findByText(text)).toBeTruthy()
  }
  expect(screen.getAllByText('¥430,080.00')).toHaveLength(4)
  expect(screen.getByText(/¥10,752\.00$/)).toBeTruthy()
  expect(screen.getByText('¥50,000.00')).toBeTruthy()
  expect(screen.getAllByRole('note').map(({ textContent }) => textContent)).toEqual([
    'The account of Foshan Hongzhu has been frozen since Nov 1, 2026: Credit overdue',
    'Orders not shipped yet exceed balance and credit by ¥378,880.00',
  ])
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['project', { projectName: 'Lakeside', developer: 'Lake Ltd', city: 'Foshan' }],
  ['contract', { projectName: 'Lakeside', projectNo: 'GC1', signedAt: '2026-11-18T04:00:00.000Z' }],
])('shows the facts of a %s, no lines, and no account where there is none to see', async (subject, facts) => {
  const request = answers(...withProcess({ ...order, subject, facts, lines: [], account: null }))
  openPage('/projects/review?businessKey=TC1', { request }, 'ltc', { menus })
  expect(await screen.findByText('Lakeside')).toBeTruthy()
  expect(screen.getByText('¥430,080.00')).toBeTruthy()
  for (const title of ['Products', 'Distributor account']) expect(screen.queryByText(title)).toBeNull()
  expect(screen.queryByRole('note')).toBeNull()
})

it('leaves out facts that have no value', async () => {
  const facts = { until: '', remark: null, reason: 'Site not ready' }
  const bare = {
    ...order,
    distributorCode: '',
    distributorName: '',
    businessUnit: null,
    facts,
    account: null,
  }
  openPage('/approvals?businessKey=TC1', { request: answers(...withProcess(bare)) }, 'oms', { menus })
  expect(await screen.findByText('Site not ready')).toBeTruthy()
  for (const label of ['Distributor', 'Business unit', 'Extend until', 'Remarks'])
    expect(screen.queryByText(label)).toBeNull()
  expect(screen.queryByText('–')).toBeNull()
})

it('asks with amount and reasons before what is grave is approved, and goes back', async () => {
  const request = answers(...withProcess(order), decided)
  openPage('/approvals?businessKey=TC1', { request }, 'oms', { menus })
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  const question = screen.getByRole('group', { name: 'Approve TC1 for ¥430,080.00?' })
  expect([...question.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'The account of Foshan Hongzhu has been frozen since Nov 1, 2026: Credit overdue',
    'Orders not shipped yet exceed balance and credit by ¥378,880.00',
    'The amount exceeds ¥200,000.00',
  ])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back' }))
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(request).toHaveBeenCalledTimes(2)
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  fireEvent.click(screen.getByRole('button', { name: 'Approve anyway' }))
  fireEvent(window, new Event('pagehide'))
  await vi.waitFor(() => expect(bodies(request)[2]?.[0]).toBe('approveTask'))
})

it('leaves a decision to other people when the user applied for it', async () => {
  openPage(
    '/approvals?businessKey=TC1',
    { request: answers(...withProcess({ ...order, applicantId: '7' })) },
    'oms',
    { menus },
  )
  expect(
    await screen.findByText('You submitted this yourself. Another person has to decide it.'),
  ).toBeTruthy()
  for (const name of ['Approve', 'Reject']) expect(screen.queryByRole('button', { name })).toBeNull()
})

it.each([
  ['salesOrder', {}, '', '/orders/all/TC1'],
  ['orderChange', { orderNo: 'TC9' }, 'TC9', '/orders/all/TC9'],
])('leads from a %s to the page of the record', async (subject, facts, number, path) => {
  const request = answers(...withProcess({ ...order, subject, facts: { ...order.facts, ...facts } }))
  const openTab = vi.fn(async () => 'opened' as const)
  openPage('/approvals?businessKey=TC1', { request, openTab }, 'oms', {
    menus: menusOf('OSS', '/approvals', '/orders/all'),
  })
  fireEvent.click(await screen.findByRole('button', { name: number || 'TC1' }))
  expect(openTab).toHaveBeenCalledWith(
    expect.objectContaining({ app: 'oms', path: `${path}?shows=record`, title: `Order ${number || 'TC1'}` }),
  )
  // No menu leads to distributors.
  expect(screen.queryByRole('button', { name: /Foshan Hongzhu/ })).toBeNull()
})

it('shows what is changed before and after, and by how much', async () => {
  const changes = [
    { field: 'deliveryDate', before: null, after: '2026-12-10' },
    { field: 'amount', before: 1000, after: 900 },
    { field: 'contractStatus', before: 'effective', after: 'terminated' },
    { field: 'unheard of', before: 1, after: 2 },
  ]
  const request = answers(...withProcess({ ...order, subject: 'contractChange', changes }))
  openPage('/approvals?businessKey=TC1', { request }, 'oms', { menus })
  const [, ...rows] = within(await screen.findByRole('table', { name: 'Changes' })).getAllByRole('row')
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Delivery date', '–', 'Dec 10, 2026 '],
    ['Amount', '¥1,000.00', '¥900.00 −¥100.00 (10 %)'],
    ['Status', 'In force', 'Terminated '],
  ])
})
