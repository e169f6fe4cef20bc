import { specifiedSubApps } from '@portal/protocol/systems'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { pagePaths } from '../i18n/page-names.ts'
import { approve, bodies, found, list, process, task } from '../testing/approval-answers.ts'
import { answers, openPage } from '../testing/open-page.tsx'

afterEach(cleanup)

it.each(specifiedSubApps.flatMap((app) => pagePaths(app).map((path) => [app, path] as const)))(
  'every page of %s with a business key opens its approval: %s',
  async (app, path) => {
    const request = answers(...found)
    openPage(`${path}?businessKey=TC1&taskId=5`, { request }, app)
    expect(await screen.findByText('Sales order TC1')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Approval TC1' })).toBeTruthy()
  },
)

it('leads from an approval to its list with the conditions that the address had', async () => {
  const onRouteChange = vi.fn()
  const address = '/projects/review?businessKey=TC1&taskId=5&projectNo=GC1'
  openPage(address, { request: answers(...found), onRouteChange }, 'ltc')
  await screen.findByText('Sales order TC1')
  fireEvent.click(screen.getByRole('button', { name: 'Back to list' }))
  expect(await screen.findByRole('textbox', { name: 'Project number' })).toHaveProperty('value', 'GC1')
  expect(onRouteChange).toHaveBeenLastCalledWith('/projects/review?projectNo=GC1')
})

it('opens the approval with the task of the address, where several have its number', async () => {
  const request = answers(list({ ...task, taskId: 4 }, task), { status: 'S', data: process })
  openPage('/approvals?businessKey=TC1&taskId=5', { request })
  await approve()
  expect(bodies(request)[2]).toEqual(['approveTask', JSON.stringify({ taskId: 5, comment: '' })])
})

it('leads to the record where no approval of it is the user’s, in the widest list of the menus', async () => {
  const onRouteChange = vi.fn()
  const request: PortalBridge['request'] = async ({ url }) => ({ status: 'S', data: menusOr(url) })
  const menuList = [{ path: '/contracts', disabled: false, children: [] }]
  const menusOr = (url: string) =>
    url.endsWith('findMenuInfoAllSystem') ? [{ systemCode: 'LTC', disabled: false, menuList }] : []
  openPage('/contracts/waiting?businessKey=HT1', { request, onRouteChange }, 'ltc')
  await vi.waitFor(() => expect(onRouteChange).toHaveBeenLastCalledWith('/contracts/HT1'))
  expect(await screen.findByRole('heading', { name: 'Contract HT1' })).toBeTruthy()
})
