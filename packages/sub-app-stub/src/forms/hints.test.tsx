import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

afterEach(cleanup)

it.each([
  ['/projects/extensions/new?projectNo=GC1', 'Registration valid until Jan 5, 2027'],
  ['/contracts/renewals/new?contractNo=HT1', 'Valid until Mar 1, 2027 · Contract amount ¥90.00'],
])('%s says what is valid now', async (path, said) => {
  const request: PortalBridge['request'] = async ({ url }) => {
    const project = { projectNo: 'GC1', validUntil: '2027-01-05T04:00:00.000Z' }
    const contract = { contractNo: 'HT1', endDate: '2027-03-01T04:00:00.000Z', amount: 90 }
    return { status: 'S', data: url.includes('contractServer') ? [contract] : [project] }
  }
  openPage(path, { request }, 'ltc')
  expect(await screen.findByText(said)).toBeDefined()
})

it('a renewal begins the day after the present end, for a year', async () => {
  const contract = { contractNo: 'HT1', endDate: '2099-03-01T04:00:00.000Z', amount: 90 }
  const request: PortalBridge['request'] = async () => ({ status: 'S', data: [contract] })
  openPage('/contracts/renewals/new?contractNo=HT1', { request }, 'ltc')
  expect(await screen.findByDisplayValue(/Mar 0?2, 2099|2099-03-02/)).toBeDefined()
  expect(await screen.findByDisplayValue(/Mar 0?1, 2100|2100-03-01/)).toBeDefined()
})
