import { focusManager, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { useWidgetQuery } from './use-widget-query.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
})

const comeBack = (minutes: number) =>
  act(async () => {
    focusManager.setFocused(false)
    vi.setSystemTime(Date.now() + minutes * 60_000)
    focusManager.setFocused(true)
  })

it.each([
  ['fresh data stay', 4, false, 1],
  ['data of five minutes ago are asked for again', 5, false, 2],
  ['what changes elsewhere is asked for however fresh', 0, true, 2],
])('when the window comes to the front, %s', async (_rule, minutes, alwaysFresh, calls) => {
  const client = createQueryClient(() => {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const ask = vi.fn(async () => 'rows')
  const { result } = renderHook(() => useWidgetQuery(['list'], ask, { alwaysFresh }), { wrapper })
  await waitFor(() => expect(result.current.data).toBe('rows'))
  await comeBack(minutes)
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(ask).toHaveBeenCalledTimes(calls)
})
