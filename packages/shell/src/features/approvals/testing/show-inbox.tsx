import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { rejection } from '@portal/protocol/envelope'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { loadTexts } from '../../../lib/i18n/texts.ts'
import { translationReady } from '../../../lib/i18n/translation.ts'
import { DialogHost } from '../../../lib/ui/dialog-host.tsx'
import { MenuNavigationContext } from '../../../menu/menu-navigation.ts'
import { menuItem, systemMenu } from '../../../menu/testing/build-menu.ts'
import { useSession } from '../../../session/session-store.ts'
import { salesUser } from '../../../session/testing/users.ts'
import { type FakeCall, fakeBackend } from '../../../testing/fake-backend.ts'
import type { InboxTask } from '../inbox.ts'
import { InboxPage } from '../inbox-page.tsx'
import { processOf, taskOf } from './build-task.ts'

configure({ asyncUtilTimeout: 20_000 })

const systems = [
  systemMenu('OSS', 'Orders', [
    menuItem('Approvals', '/approvals', { menuCode: 'OSS_APPROVALS' }),
    menuItem('Projects', '/projects'),
    menuItem('Dealers', '/dealers'),
  ]),
]
export const task = (taskId: number, part: Partial<InboxTask> = {}) =>
  taskOf({
    taskId,
    title: `Order ${taskId}`,
    businessKey: `TC${taskId}`,
    processInstanceId: `SP${taskId}`,
    startedAt: `2026-11-0${taskId}T00:00:00Z`,
    ...part,
  })

/** What the backend has, and what it received: verdicts, ids and comments. */
export const backend = {
  waiting: [] as readonly InboxTask[],
  done: [] as readonly InboxTask[],
  details: {} as Partial<ProcessInformation>,
  sent: [] as string[],
}

const decide =
  (verdict: string): FakeCall =>
  (body) => {
    const { taskId, comment = '' } = JSON.parse(body)
    backend.sent.push(`${verdict} ${taskId} ${comment}`.trim())
    if (taskId === 13) return Response.json(rejection('taken by another'))
    backend.waiting = backend.waiting.filter((one) => one.taskId !== taskId)
    return { processInstanceId: `SP${taskId}`, state: 'running' }
  }

export const calls = {
  findTodoTasks: () => backend.waiting,
  findHistoricTasks: () => backend.done,
  getProcessInformation: () => processOf(backend.details),
  getTaskUrl: () => ({
    systemCode: 'OSS',
    menuCode: 'OSS_APPROVALS',
    businessKey: 'TC1',
    url: '/approvals?businessKey=TC1',
  }),
  approveTask: decide('approve'),
  rejectTask: decide('reject'),
} as const satisfies Partial<Record<string, FakeCall>>

/** Signs in, with three orders that wait. */
export async function prepareInbox(): Promise<void> {
  setDemoConfig()
  await Promise.all([translationReady(), loadTexts('en', 'approvals'), loadTexts('en', 'errors')])
  useSession.getState().signedIn('c-1')
  useSession.getState().userLoaded(salesUser, [])
  const done = [task(9, { outcome: 'rejected', comment: 'Too dear', endedAt: '2026-11-10T00:00:00Z' })]
  Object.assign(backend, { waiting: [1, 2, 3].map((id) => task(id)), done, details: {}, sent: [] })
  fakeBackend(calls)
}

export function endInbox(): void {
  vi.useRealTimers()
  cleanup()
  vi.unstubAllGlobals()
}

const Address = () => <output aria-label="address">{useLocation().pathname + useLocation().search}</output>
export const address = () => screen.getByRole('status', { name: 'address' }).textContent

/** Shows the inbox in a wide window, or in that of a phone. */
export async function showInbox(at = '/approvals', isWide = true) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('>=') === isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const openMenu = vi.fn()
  await act(async () =>
    render(
      <>
        <DialogHost />
        <MemoryRouter initialEntries={[at]}>
          <Address />
          <QueryClientProvider client={createQueryClient(() => {})}>
            <MenuNavigationContext value={{ openMenu, openSystem: vi.fn() }}>
              <Suspense>
                <InboxPage systems={systems} />
              </Suspense>
            </MenuNavigationContext>
          </QueryClientProvider>
        </MemoryRouter>
        <button type="button">Sign out</button>
      </>,
    ),
  )
  return { openMenu }
}

export const rows = () =>
  screen.getAllByRole('listitem').flatMap((row) => row.querySelector('[aria-current]')?.textContent ?? [])
export const row = (name: string) => screen.findByRole('button', { name })
export const currentRow = () => document.querySelector('[aria-current=true]')?.textContent
export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
/** Waits for the details, without which nothing can be approved. */
export const previewed = () => within(screen.getByRole('complementary')).findByText('12')
export const dialog = () => screen.findByRole('dialog')
