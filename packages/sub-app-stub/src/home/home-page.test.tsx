import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { list, task } from '../testing/approval-answers.ts'
import { openPage, order, pageOf } from '../testing/open-page.tsx'

afterEach(cleanup)

const system = (systemCode: string, ...paths: readonly string[]) => ({
  systemCode,
  disabled: false,
  menuList: paths.map((path) => ({ path, disabled: false, children: null })),
})

const menus = list(system('OSS', '/orders/all', '/pickups'), system('LTC', '/projects', '/contracts/waiting'))

/** Answers by the end of an address; anything else is an empty list. */
const backend = (answers: Readonly<Record<string, unknown>>) =>
  vi.fn<PortalBridge['request']>(async ({ url }) => {
    const [, answer = list()] =
      Object.entries({ findMenuInfoAllSystem: menus, ...answers }).find(([part]) => url.includes(part)) ?? []
    return answer as never // the portal's transport has any type
  })

it('what waits opens on the page where the backend says that it is dealt with', async () => {
  const openTab = vi.fn(async () => 'opened' as const)
  const url = '/contracts/waiting?businessKey=TC1&taskId=5'
  const waiting = { ...task, title: 'Contract: TC1 Foshan Tower' }
  const request = backend({ findTodoTasks: list(waiting), getTaskUrl: { status: 'S', data: { url } } })
  openPage('/home', { request, openTab }, 'ltc')
  fireEvent.click(await screen.findByRole('button', { name: /^Foshan Tower.*Contract TC1/ }))
  await vi.waitFor(() => expect(openTab).toHaveBeenCalledWith({ path: url, title: 'Approval TC1' }))
})

it('says how many wait, and leads to all of them in the inbox of the portal', async () => {
  const openTab = vi.fn(async () => 'opened' as const)
  const request = backend({ findTodoTasks: { ...list(task), count: 9 } })
  openPage('/home', { request, openTab }, 'ltc')
  expect(await screen.findByText('Waiting for your approval 9')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(openTab).toHaveBeenLastCalledWith({ app: 'portal', path: '/approvals?system=LTC' })
})

it('the newest records are the user’s own, and open in tabs of their own', async () => {
  const openTab = vi.fn(async () => 'opened' as const)
  const request = backend({ 'sales-order/page': pageOf(order) })
  openPage('/home', { request, openTab })
  fireEvent.click(await screen.findByRole('button', { name: 'TC10000001' }))
  expect(openTab).toHaveBeenLastCalledWith({ path: '/orders/all/TC10000001', title: 'Order TC10000001' })
  expect(request.mock.calls.some(([{ url }]) => /sales-order\/page\?.*scope=own/.test(url))).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(openTab).toHaveBeenLastCalledWith({ path: '/orders/all', title: '' })
})

it('says which figures leave out what others look after', async () => {
  openPage('/home', { request: backend({ homeFigures: { status: 'S', data: { scope: 'own' } } }) }, 'ltc')
  expect(await screen.findByRole('button', { name: /^Pending registration · My distributors/ })).toBeDefined()
})

it('offers the pages of the user’s own menus, and no others', async () => {
  openPage('/home', { request: backend({ 'sales-order/page': pageOf(order) }) })
  expect(await screen.findByRole('button', { name: 'TC10000001' })).toBeDefined()
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(
    names.filter((name) => /Pick-up|Orders awaiting approval|In production/.test(name ?? '')),
  ).not.toEqual([])
  expect(names.filter((name) => /Balance|Catalogue|New|sales/.test(name ?? ''))).toEqual([])
})

it('offers every page where the menus can’t be loaded', async () => {
  const refused = { status: 'E', msg: 'closed' }
  openPage('/home', { request: backend({ findMenuInfoAllSystem: refused }) })
  expect(await screen.findByRole('button', { name: /Balance/ })).toBeDefined()
})
