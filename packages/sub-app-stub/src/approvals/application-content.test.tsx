import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { list, process } from '../testing/approval-answers.ts'
import { openPage } from '../testing/open-page.tsx'

afterEach(cleanup)

const application = {
  ...{ applicationNo: 'SQ1', kind: 'projectChange', state: 'running', amount: null },
  ...{ distributorName: 'Foshan Tiles', applicantName: 'Su', submittedAt: '2026-11-20T04:00:00.000Z' },
  ...{ decidedAt: null, processInstanceId: 'P1', values: { projectNo: 'GC1', reason: 'New owner' } },
}
const details = {
  ...process,
  ...{ subject: 'projectChange', businessKey: 'SQ1', amount: null, distributorName: 'Foshan Tiles' },
  ...{ distributorCode: '', businessUnit: null, facts: { reason: 'New owner' }, lines: [], account: null },
  changes: [{ field: 'developer', before: 'Old Ltd', after: 'New Ltd' }],
}

/** The backend of a person for whom nothing waits. */
const backend =
  (processInformation: object): PortalBridge['request'] =>
  async ({ url }) => {
    if (url.includes('application/page'))
      return { status: 'S', data: { records: [application], total: 1, pages: 1 } }
    return url.endsWith('getProcessInformation') ? processInformation : list()
  }

it('an application that waits for another person shows what it changes and how far it is, and no buttons', async () => {
  openPage('/projects/changes/SQ1', { request: backend({ status: 'S', data: details }) }, 'ltc')
  expect(await screen.findByText('Old Ltd')).toBeDefined()
  expect(screen.getByText('New Ltd')).toBeDefined()
  expect(screen.getByText('Funds check')).toBeDefined()
  expect(screen.getByText('New owner')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

it('one whose approval the user may not see has its fields', async () => {
  const refused = { status: 'E', msg: 'no part in it', data: null }
  openPage('/projects/changes/SQ1', { request: backend(refused) }, 'ltc')
  expect(await screen.findByText('New owner')).toBeDefined()
  expect(screen.getByText('Su')).toBeDefined()
})
