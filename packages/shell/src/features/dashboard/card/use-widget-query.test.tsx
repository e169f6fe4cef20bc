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

function prepare() {
  const client = createQueryClient(() => {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { ask: vi.fn(async () => 'rows'), wrapper }
}

it.each([
  ['fresh data stay', 4, false, 1],
  ['data of five minutes ago are requested again', 5, false, 2],
  ['what changes elsewhere is requested however fresh', 0, true, 2],
])('when the window comes to the front, %s', async (_rule, minutes, alwaysFresh, calls) => {
  const { ask, wrapper } = prepare()
  const { result } = renderHook(() => useWidgetQuery(['list'], ask, { alwaysFresh }), { wrapper })
  await waitFor(() => expect(result.current.data).toBe('rows'))
  await comeBack(minutes)
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(ask).toHaveBeenCalledTimes(calls)
})

it.each([
  ['data that another widget has just asked for are shared', 0.5, 1],
  ['data are requested again: people may have changed them elsewhere', 3, 2],
])('when the home page is shown again, %s', async (_rule, seconds, calls) => {
  const { ask, wrapper } = prepare()
  const show = () => renderHook(() => useWidgetQuery(['list'], ask), { wrapper })
  const first = show()
  await waitFor(() => expect(first.result.current.data).toBe('rows'))
  first.unmount()
  vi.setSystemTime(Date.now() + seconds * 1000)
  const { result } = show()
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(ask).toHaveBeenCalledTimes(calls)
})
