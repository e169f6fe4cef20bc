import type { Notice } from '@portal/protocol/entities/notice'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { loadTexts } from '../../../lib/i18n/texts.ts'
import { translationReady } from '../../../lib/i18n/translation.ts'
import { useSession } from '../../../session/session-store.ts'
import { salesUser } from '../../../session/testing/users.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { NoticeDetailPage, PolicyDetailsPage } from './notice-detail-page.tsx'

// happy-dom does not know its element, which React complains of.
vi.mock('../list/filter-bar.tsx', () => ({ FilterBar: () => null }))

configure({ asyncUtilTimeout: 20_000 })

beforeEach(async () => {
  setDemoConfig()
  await Promise.all([translationReady(), loadTexts('en', 'notices')])
  useSession.getState().signedIn('c-1')
  useSession.getState().userLoaded(salesUser, [])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const notice = (headId: number, startDate: string, messTypePath: string): Partial<Notice> => ({
  headId,
  insMessId: headId + 100,
  title: `Notice ${headId}`,
  noticeType: 'policy',
  readFlag: 'Y',
  startDate,
  messTypePath,
})

const showAt = (address: string, page: ReactNode) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={createQueryClient(() => {})}>{page}</QueryClientProvider>
    </MemoryRouter>,
  )

function showPolicy(query: string, notices: readonly Partial<Notice>[]) {
  const findDealerNoticeById = vi.fn((_body: string, _headers: Headers, { searchParams }: URL) => ({
    id: searchParams.get('id'),
    noticeTitle: `Policy ${searchParams.get('id')}`,
    noticeType: 'policy',
    content: '<p>Text</p>',
  }))
  fakeBackend({ findNoticeList: () => notices, findFilesPagination: () => [], findDealerNoticeById })
  showAt(`/announcement/policyDetails${query}`, <PolicyDetailsPage urlOfTab={(path) => path} />)
}

const policies = [
  notice(1, '2026-01-01T00:00:00Z', '/announcement/policyDetails'),
  notice(2, '2026-03-01T00:00:00Z', '/announcement/policyDetails'),
  notice(3, '2026-05-01T00:00:00Z', ''),
]

it('leads to the notices before and after it in the list', async () => {
  showPolicy('?id=2', policies)
  const next = await screen.findByRole('link', { name: 'Next' })
  expect(next.getAttribute('href')).toBe('/announcement/policyDetails?id=1')
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
    '/notification/detail-3-policy-103',
  )
})

it('leads on from each message of a notice that was sent twice', async () => {
  const again = { ...notice(1, '2026-04-01T00:00:00Z', ''), insMessId: 7 }
  const sent = [again, notice(1, '2026-03-01T00:00:00Z', ''), notice(2, '2026-01-01T00:00:00Z', '')]
  const findNoticeDetail = () => ({ ...sent[0], content: '<p>Text</p>' })
  fakeBackend({ findNoticeList: () => sent, findFilesPagination: () => [], findNoticeDetail })
  const address = '/notification/detail-1-policy-101'
  showAt(address, <NoticeDetailPage urlOfTab={(path) => path} />)
  const next = await screen.findByRole('link', { name: 'Next' })
  expect(next.getAttribute('href')).toBe('/notification/detail-2-policy-102')
})

it.each([
  ['?id=1', 'Policy 1'],
  ['?id=a-7%2Fx', 'Policy a-7/x'],
  ['', 'Policy 2'],
  ['?id=', 'Policy 2'],
])('the policy page with “%s” shows %s [S-2.8]', async (query, title) => {
  showPolicy(query, policies)
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeTruthy()
})

it('without any policy it says so and lists the notices', async () => {
  showPolicy('', policies.slice(2))
  expect(await screen.findByText('No policies yet. Here are your notices.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Notice 3' })).toBeTruthy()
})

describe('the page of a notice', () => {
  const valuesIn = (body: string) => JSON.parse(new URLSearchParams(body).get('params') ?? '{}')
  const show = () =>
    showAt('/notification/detail-n%2D7-price-m%2F9', <NoticeDetailPage urlOfTab={(path) => path} />)
  const byMessage = (body: string) => ({ title: `Message ${new URLSearchParams(body).get('insMessId')}` })

  it('is filled by the id of its address, whatever that is [S-2.10]', async () => {
    const findNoticeDetail = (body: string) => ({ title: `Notice ${valuesIn(body).headId}` })
    fakeBackend({ findNoticeList: () => [], findNoticeDetail, findMessInstationDetail: byMessage })
    show()
    expect(await screen.findByRole('heading', { name: 'Notice n-7', level: 1 })).toBeTruthy()
  })

  it('is filled by its message where the backend lacks the other call', async () => {
    const findNoticeDetail = () => new Response('', { status: 404 })
    fakeBackend({ findNoticeList: () => [], findNoticeDetail, findMessInstationDetail: byMessage })
    show()
    expect(await screen.findByRole('heading', { name: 'Message m/9', level: 1 })).toBeTruthy()
  })

  it('says that it cannot be shown where the backend refuses it', async () => {
    fakeBackend({ findNoticeList: () => [], findMessInstationDetail: byMessage })
    show()
    expect(await screen.findByText('This notice cannot be shown')).toBeTruthy()
  })
})
