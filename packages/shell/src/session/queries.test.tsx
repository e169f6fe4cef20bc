import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../lib/api/query-client.ts'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import { seedQueries, useLookups, useMeanings, useNotices, useOfNotices } from './queries.ts'
import { useSession } from './session-store.ts'
import { salesUser } from './testing/users.ts'

describe('queries', () => {
  const failed = vi.fn()

  beforeEach(() => {
    failed.mockClear()
    setDemoConfig()
    useSession.getState().signedIn('c-1')
    useSession.getState().userLoaded(salesUser, [])
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.useRealTimers()
    vi.restoreAllMocks()
    useSession.getState().signedOut()
  })

  function show(
    useData: () => { readonly data?: unknown; readonly status: string },
    client = createQueryClient(failed),
  ) {
    function Shown() {
      const { data, status } = useData()
      return <output>{`${status} ${JSON.stringify(data)}`}</output>
    }
    render(
      <QueryClientProvider client={client}>
        <Shown />
      </QueryClientProvider>,
    )
  }

  describe('the notices of the user', () => {
    it('come on one page of 999999 rows, those of IMS alone (specification §7, §9) [S-7.15] [S-9.11]', async () => {
      const findNoticeList = vi.fn((_body: string) => [])
      fakeBackend({ findNoticeList })
      show(useNotices)
      expect(await screen.findByText('success []')).toBeTruthy()
      const sent: unknown = JSON.parse(
        new URLSearchParams(findNoticeList.mock.calls[0]?.[0]).get('params') ?? '',
      )
      expect(sent).toEqual({
        messReceiverId: salesUser.userId,
        messFromSystem: 'IMS',
        pageIndex: 1,
        pageRows: 999_999,
      })
    })

    it('are shown from their start on, those without a readable date at once', async () => {
      const starting = (startDate: string) => ({ startDate })
      fakeBackend({
        findNoticeList: () => ['2999-01-01T00:00:00Z', '2020-01-01T00:00:00Z', ''].map(starting),
      })
      show(() => {
        const { data, status } = useNotices()
        return { status, data: data?.map(({ startDate }) => startDate) }
      })
      expect(await screen.findByText('success ["2020-01-01T00:00:00.000Z",""]')).toBeTruthy()
    })

    const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000))
    const look = (visibility: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
      return act(async () => void window.dispatchEvent(new Event('visibilitychange')))
    }

    it('are requested every three minutes while the window can be seen, and when it comes back into view', async () => {
      vi.useFakeTimers()
      const findNoticeList = vi.fn(() => [])
      fakeBackend({ findNoticeList })
      show(useNotices)
      await minutes(1)
      expect(findNoticeList).toHaveBeenCalledTimes(1)
      await minutes(3)
      expect(findNoticeList).toHaveBeenCalledTimes(2)
      await look('hidden')
      await minutes(60)
      expect(findNoticeList).toHaveBeenCalledTimes(2)
      await look('visible')
      await minutes(0)
      expect(findNoticeList).toHaveBeenCalledTimes(3)
      // Switching between windows does not reload each time.
      await look('hidden')
      await look('visible')
      await minutes(0)
      expect(findNoticeList).toHaveBeenCalledTimes(3)
    })

    it('are not asked for again by a page that takes a title from them, however old they are', async () => {
      vi.useFakeTimers()
      const findNoticeList = vi.fn(() => [])
      fakeBackend({ findNoticeList })
      const client = createQueryClient(failed)
      const useCount = () => ({ status: 'of them', data: useOfNotices((notices) => notices.length) })
      await look('hidden')
      show(useNotices, client)
      await minutes(10)
      show(useCount, client)
      await minutes(0)
      expect(screen.getByText('of them 0')).toBeTruthy()
      expect(findNoticeList).toHaveBeenCalledTimes(1)
    })
  })

  it.each([
    ['notices', useNotices],
    ['lookups', useLookups],
  ])('%s that cannot be loaded are no event of their own [S-7.23]', async (_what, useData) => {
    fakeBackend({})
    show(useData)
    expect(await screen.findByText(/^error/)).toBeTruthy()
    expect(failed).not.toHaveBeenCalled()
  })
})

it('a code has the name of its own table; one that is unknown is shown as it is', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const lookup = (lookupType: string, meaning: string) => ({
    ...{ systemCode: 'PUBLIC', lookupType, lookupCode: 'open', meaning, orderSeq: 1 },
  })
  const client = new QueryClient()
  const lookups = [lookup('ORDER_STATUS', 'Ordered'), lookup('CONTRACT_STATUS', 'Signed')]
  seedQueries(client, { user: salesUser, departments: [], organizations: [], systemMenus: [], lookups })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { current: nameOf } = renderHook(() => useMeanings('CONTRACT_STATUS'), { wrapper }).result
  expect([nameOf('open'), nameOf('closed')]).toEqual(['Signed', 'closed'])
  vi.unstubAllGlobals()
})
