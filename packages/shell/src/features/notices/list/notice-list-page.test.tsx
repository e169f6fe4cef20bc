import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { translationReady } from '../../../lib/i18n/translation.ts'
import { registerToastHost, type Toast } from '../../../lib/ui/toasts.ts'
import { useSession } from '../../../session/session-store.ts'
import { salesUser } from '../../../session/testing/users.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { NoticeListPage } from './notice-list-page.tsx'

configure({ asyncUtilTimeout: 20_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function showList(backend: Parameters<typeof fakeBackend>[0]) {
  setDemoConfig({ requestIds: false })
  await translationReady()
  useSession.getState().signedIn('c-1')
  useSession.getState().userLoaded(salesUser, [])
  fakeBackend(backend)
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <Suspense>
          <NoticeListPage />
        </Suspense>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

it('shows the server’s message when notices can’t be marked as read', async () => {
  const shown = vi.fn<(toast: Toast) => void>()
  registerToastHost(shown)
  await showList({
    findNoticeList: () => [{ insMessId: 7, headId: 7, title: 'Price list', readFlag: 'N' }],
    updateMessageStatus: () => Response.json({ msg: 'The archive is locked' }, { status: 500 }),
  })
  await screen.findByText('Price list')
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() =>
    expect(shown).toHaveBeenCalledWith({
      kind: 'error',
      text: 'Error: The archive is locked',
      seconds: 5,
      isAnswer: true,
    }),
  )
})

it('shows each of the notices that the backend gives no ids', async () => {
  await showList({ findNoticeList: () => [{ title: 'Price list' }, { headId: 2, title: 'Opening hours' }] })
  expect(await screen.findByText('Price list')).toBeTruthy()
  expect(screen.getByText('Opening hours')).toBeTruthy()
})
