import type { Notice } from '@portal/protocol/entities/notice'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { translationReady } from '../../lib/i18n/translation.ts'
import { useSession } from '../../session/session-store.ts'
import { salesUser } from '../../session/testing/users.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { HomeNotices, NoticeActions, NoticeList } from './home-notices.tsx'

configure({ asyncUtilTimeout: 20_000 })

/** The fields that the list reads. */
const notice = (insMessId: number): Partial<Notice> => ({
  insMessId,
  headId: insMessId,
  title: `Notice ${insMessId}`,
  noticeType: 'policy',
  noticeStatus: 'valid',
  startDate: `2025-01-0${insMessId}T00:00:00Z`,
  readFlag: 'N',
})
let sent: readonly Partial<Notice>[] = []

beforeEach(async () => {
  setDemoConfig()
  await translationReady()
  useSession.getState().signedIn('c-1')
  useSession.getState().userLoaded(salesUser, [])
  fakeBackend({ findNoticeList: () => sent })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Address = () => <output aria-label="address">{useLocation().pathname}</output>
const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('a')?.textContent)

async function showNotices(...first: readonly number[]) {
  sent = first.map(notice)
  const client = createQueryClient(() => {})
  render(
    <MemoryRouter>
      <Address />
      <QueryClientProvider client={client}>
        <HomeNotices>
          <NoticeActions />
          <NoticeList rows={3} />
        </HomeNotices>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await waitFor(() => expect(rows()).toHaveLength(Math.min(first.length, 3)))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  return {
    /** The server's notices at the next poll. */
    poll: async (...ids: readonly number[]) => {
      sent = ids.map(notice)
      await act(() => client.refetchQueries())
    },
  }
}

it('rows stay in place while newer notices arrive; the refresh button counts and shows them', async () => {
  const { poll } = await showNotices(1, 2, 3)
  expect(rows()).toEqual(['Notice 3', 'Notice 2', 'Notice 1'])
  const buttons = screen.getAllByRole('button').length
  await poll(1, 2, 3, 4, 5)
  const news = await screen.findByRole('button', { name: 'Show 2 new notices' })
  expect(rows()).toEqual(['Notice 3', 'Notice 2', 'Notice 1'])
  expect(screen.getAllByRole('button')).toHaveLength(buttons)
  fireEvent.click(news)
  expect(rows()).toEqual(['Notice 5', 'Notice 4', 'Notice 3'])
  expect(await screen.findByRole('button', { name: 'Refresh Notices' })).toBeDefined()
})

it('a refresh shows the newest immediately', async () => {
  await showNotices(1)
  sent = [notice(1), notice(2)]
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Notices' }))
  await waitFor(() => expect(rows()).toEqual(['Notice 2', 'Notice 1']))
})

it('the first notices of an empty list appear immediately', async () => {
  const { poll } = await showNotices()
  expect(screen.getByText('No notices')).toBeDefined()
  await poll(1)
  await waitFor(() => expect(rows()).toEqual(['Notice 1']))
})

it('the link to all notices navigates within the portal', async () => {
  await showNotices(1)
  fireEvent.click(screen.getByRole('link', { name: 'All · Notices' }))
  expect(screen.getByLabelText('address').textContent).toBe('/notification/list')
})
