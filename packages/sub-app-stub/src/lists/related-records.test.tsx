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
  expect(openTab).toHaveBeenLastCalledWith({ path: '/projects/changes?projectNo=P1', title: '' })
})
