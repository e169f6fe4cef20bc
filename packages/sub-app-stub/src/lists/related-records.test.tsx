import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

afterEach(cleanup)

const project = {
  projectNo: 'P1',
  projectName: 'Tower',
  stage: 'signed',
  amount: 100,
  registeredAt: '2026-11-20',
}
const contract = (contractNo: string, projectNo: string) => ({
  ...{ contractNo, projectNo, projectName: 'Tower', status: 'effective', amount: 90 },
  signedAt: '2026-11-21',
})

it('a record’s page has what belongs to it, and forms about it', async () => {
  const openTab = vi.fn<PortalBridge['openTab']>(async () => 'opened')
  const request: PortalBridge['request'] = async ({ url }) => {
    // Another project has a name that contains this one's.
    const data = url.includes('roject') ? [project] : [contract('C1', 'P1'), contract('C2', 'P2')]
    return { status: 'S', data, count: data.length }
  }
  openPage('/projects/P1', { request, openTab }, 'ltc')
  fireEvent.click(await screen.findByRole('button', { name: 'C1' }))
  expect(openTab).toHaveBeenLastCalledWith({ path: '/contracts/C1', title: 'Contract C1' })
  expect(screen.queryByText('C2')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Registration Changes' }))
  expect(openTab).toHaveBeenLastCalledWith({
    path: '/projects/changes/new?projectNo=P1',
    title: 'New: Registration Changes',
  })
})

it('a project says how far its approval is', async () => {
  const steps = [
    { taskName: 'Regional check', assigneeName: 'Li Hao', state: 'waiting', comment: '', endedAt: null },
  ]
  const request: PortalBridge['request'] = async ({ url }) => {
    if (url.endsWith('getProcessInformation'))
      return { status: 'S', data: { processInstanceId: 'SP1', steps } }
    return { status: 'S', data: url.includes('roject') ? [{ ...project, processInstanceId: 'SP1' }] : [] }
  }
  openPage('/projects/P1', { request }, 'ltc')
  expect(await screen.findByText('Regional check')).toBeDefined()
  expect(screen.getByText('Li Hao')).toBeDefined()
})

it('a record names its distributor as the way to it', async () => {
  const openTab = vi.fn<PortalBridge['openTab']>(async () => 'opened')
  const store = {
    storeName: 'Foshan North',
    city: 'Foshan',
    distributorCode: 'D1',
    distributorName: 'Foshan Tiles',
  }
  const request: PortalBridge['request'] = async ({ url }) => {
    const records = url.includes('store/page') ? [store] : []
    return { status: 'S', data: { records, total: records.length, pages: 1 } }
  }
  const menus = [{ systemCode: 'CZDP', menuList: [{ path: '/dealers' }] }]
  openPage('/stores/Foshan%20North', { request, openTab }, 'czdp', { menus })
  fireEvent.click(await screen.findByRole('button', { name: 'Foshan Tiles' }))
  const path = '/dealers/D1?shows=record'
  expect(openTab).toHaveBeenLastCalledWith({ app: 'czdp', path, title: 'Distributor D1' })
})

it('a distributor’s orders open in the sub-app that has them; what it doesn’t have is not shown', async () => {
  const openTab = vi.fn<PortalBridge['openTab']>(async () => 'opened')
  const distributor = { distributorCode: 'D1', distributorName: 'Foshan Tiles', saleAreas: [], account: null }
  const order = { orderNo: 'SO1', status: 'shipped', amount: 90, orderedAt: '2026-11-21' }
  const request: PortalBridge['request'] = async ({ url }) => {
    const records = url.includes('/distributor/') ? [distributor] : url.includes('eramic') ? [order] : []
    return { status: 'S', data: { records, total: records.length && 38, pages: 1 } }
  }
  const menus = [{ systemCode: 'OSS', menuList: [{ path: '/orders/all' }] }]
  openPage('/dealers/D1', { request, openTab }, 'czdp', { menus })
  expect(await screen.findByText('Store Files · 0 stores')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Distributor Foshan Tiles D1')
  expect(screen.queryByText('Reason')).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'SO1' }))
  expect(openTab).toHaveBeenLastCalledWith(expect.objectContaining({ app: 'oms', title: 'Order SO1' }))
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  const path = '/orders/all?distributorCode=D1&businessUnit=ceramic'
  expect(openTab).toHaveBeenLastCalledWith({ app: 'oms', path, title: '' })
})
