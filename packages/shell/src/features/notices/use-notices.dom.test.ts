import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useStableNotices } from './use-notices.ts'

type Notices = NonNullable<Parameters<typeof useStableNotices>[0]>

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-16T09:00:00Z') }))
afterEach(() => vi.useRealTimers())

const notice = (insMessId: number, hour: number, readFlag = 'N') => ({
  insMessId,
  noticeStatus: 'valid',
  startDate: `2026-11-16T0${hour}:00:00Z`,
  readFlag,
})
/** As the server tells them, as far as a list looks at them. */
const answered = (...notices: ReturnType<typeof notice>[]) => notices as unknown as Notices

it('shown rows stay in place while newer notices arrive, which are shown on demand', () => {
  const { result, rerender } = renderHook((data: Notices) => useStableNotices(data, Date.now()), {
    initialProps: answered(notice(1, 6), notice(2, 7)),
  })
  const rows = () => result.current.notices.map(({ insMessId, readFlag }) => `${insMessId} ${readFlag}`)
  expect(rows()).toEqual(['2 N', '1 N'])
  vi.setSystemTime('2026-11-16T09:30:00Z')
  // One has been read meanwhile, one is withdrawn, two are new, one of which has not begun.
  rerender(answered(notice(1, 6, 'Y'), notice(3, 8), { ...notice(4, 9), startDate: '2026-11-16T09:40:00Z' }))
  expect(rows()).toEqual(['2 N', '1 Y'])
  expect(result.current.newer).toBe(1)
  act(() => result.current.showNewer())
  expect(rows()).toEqual(['3 N', '1 Y'])
  expect(result.current.newer).toBe(0)
})
