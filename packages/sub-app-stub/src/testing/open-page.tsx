import type { SalesOrder } from '@portal/protocol/calls/order'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import { type Mock, vi } from 'vitest'
import { App } from '../app.tsx'
import { createPageQueries } from '../backend/portal-client.ts'

// Two cores may be shared with many other tests.
configure({ asyncUtilTimeout: 10_000 })

export const order: SalesOrder = {
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

/** The backend's answer with these orders and no others. */
export const pageOf = (...records: readonly SalesOrder[]) => ({
  status: 'S',
  data: { records, total: records.length, current: 1, size: 10, pages: 1 },
})

/** Replaces the portal's transport, whose type allows any response. */
export function answers(...values: readonly unknown[]) {
  const request = vi.fn<PortalBridge['request']>()
  for (const value of values) request.mockResolvedValueOnce(value)
  return request
}

/** The body of the newest call. */
export const lastBody = (request: Mock<PortalBridge['request']>): unknown =>
  JSON.parse(request.mock.lastCall?.[0].body ?? 'null')

type Asked = Parameters<PortalBridge['request']>[0]

/** The numbers of the views, which come after the list; of no interest to most tests, and unknown to them. */
const isCount = ({ url, body = '' }: Asked) =>
  /[?&]size=1\b/.test(url) || (!url.endsWith('findTodoTasks') && /"pageRows":1\b/.test(body))

/** Additional responses for a page: an approval's files, other waiting approvals, row counts of views. */
export interface Beside {
  readonly rowsOf?: (conditions: unknown) => number
  /** Whether the test answers calls for a single row itself. */
  readonly hasOwnCounts?: true
  readonly files?: readonly object[]
  readonly queue?: readonly object[]
  /** Where links to records lead; the test answers them itself without. */
  readonly menus?: readonly object[]
}

const isFiles = ({ url }: Asked) => url.includes('processInstanceId=')
const isQueue = ({ url, body = '' }: Asked) => url.endsWith('findTodoTasks') && !body.includes('systemCode')

function withoutBeside(
  { request }: Partial<PortalBridge>,
  { files = [], queue = [], menus, rowsOf, hasOwnCounts }: Beside,
) {
  if (!request) return {}
  const answered: PortalBridge['request'] = async (asked, options) => {
    if (!hasOwnCounts && isCount(asked)) {
      const total = rowsOf?.(JSON.parse(asked.body ?? 'null')) ?? 0
      return { status: 'S', data: { ...pageOf().data, total } }
    }
    if (isFiles(asked)) return { status: 'S', data: files }
    if (menus && asked.url.endsWith('findMenuInfoAllSystem')) return { status: 'S', data: menus }
    return isQueue(asked) ? { status: 'S', data: queue } : request(asked, options)
  }
  return { request: answered }
}

/** Draws the page of a system at this path, in English. */
export function openPage(
  initialPath: string,
  overrides: Partial<PortalBridge> = {},
  identity: SpecifiedSubApp = 'oms',
  beside: Beside = {},
) {
  const bridge = fakeBridge({ initialPath, ...overrides, ...withoutBeside(overrides, beside) })
  render(
    <QueryClientProvider client={createPageQueries(bridge)}>
      <App bridge={bridge} identity={identity} />
    </QueryClientProvider>,
  )
  return bridge
}
