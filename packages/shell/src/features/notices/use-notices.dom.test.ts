import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { translationReady } from '../../lib/i18n/translation.ts'
import { seedQueries } from '../../session/queries.ts'
import { salesUser } from '../../session/testing/users.ts'
import { useNoticeType, useStableNotices } from './use-notices.ts'

type Notices = NonNullable<Parameters<typeof useStableNotices>[0]>

const notice = (insMessId: number, hour: number, readFlag = 'N') => ({
  insMessId,
  noticeStatus: 'valid',
  startDate: `2026-11-16T0${hour}:00:00Z`,
  readFlag,
})
/** The fields that a list reads. */
const answered = (...notices: ReturnType<typeof notice>[]) => notices as unknown as Notices

it('shown rows stay in place while newer notices arrive, which are shown on demand', () => {
  const { result, rerender } = renderHook((data: Notices) => useStableNotices(data), {
    initialProps: answered(notice(1, 6), notice(2, 7)),
  })
  const rows = () => result.current.notices.map(({ insMessId, readFlag }) => `${insMessId} ${readFlag}`)
  expect(rows()).toEqual(['2 N', '1 N'])
  // One was read, one removed, one added in the meantime.
  rerender(answered(notice(1, 6, 'Y'), notice(3, 8)))
  expect(rows()).toEqual(['2 N', '1 Y'])
  expect(result.current.newer).toBe(1)
  act(() => result.current.showNewer())
  expect(rows()).toEqual(['3 N', '1 Y'])
  expect(result.current.newer).toBe(0)
})

it.each([
  ['policy', 'Policy'],
  ['nameless', 'nameless'],
  ['unknown', 'unknown'],
  ['', 'Notice'],
])('the type %j is shown as %s', async (type, shown) => {
  await translationReady()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const lookup = (lookupCode: string, meaning: string) => ({
    ...{ systemCode: 'PUBLIC', lookupType: 'NOTICE_TYPE', lookupCode, meaning, orderSeq: 1 },
  })
  const client = new QueryClient()
  const lookups = [lookup('policy', 'Policy'), lookup('nameless', '')]
  seedQueries(client, { user: salesUser, departments: [], organizations: [], systemMenus: [], lookups })
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  expect(renderHook(useNoticeType, { wrapper }).result.current(type)).toBe(shown)
  vi.unstubAllGlobals()
})
