import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOutbox, type TelemetryItem } from './outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failure = (message: string, change: Partial<TelemetryItem> = {}): TelemetryItem =>
  ({
    kind: 'error',
    at: 1,
    message,
    info: '',
    stack: '',
    url: '/dashboard',
    origin: 'uncaught',
    app: 'shell',
    version: '1',
    ...change,
  }) as TelemetryItem // one kind with its own fields

it('what happens within ten seconds goes in one batch, and what happens again is counted', () => {
  const send = vi.fn()
  const outbox = createOutbox(send)
  outbox.add(failure('A'))
  outbox.add(failure('B'))
  outbox.add(failure('A', { at: 2 }))
  vi.advanceTimersByTime(9_999)
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(send).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ message: 'A', at: 2, count: 2 }),
    expect.objectContaining({ message: 'B', count: 1 }),
  ])
})

it('nothing is sent when nothing has happened', () => {
  const send = vi.fn()
  createOutbox(send).flush()
  expect(send).not.toHaveBeenCalled()
})

it('a batch is never larger than a beacon may be', () => {
  const send = vi.fn<(items: readonly unknown[]) => void>()
  const outbox = createOutbox(send)
  for (let index = 0; index < 40; index += 1) outbox.add(failure(`${index}`, { stack: '栈'.repeat(4000) }))
  outbox.flush()
  const sizes = send.mock.calls.map(([items]) => new TextEncoder().encode(JSON.stringify(items)).length)
  expect(sizes.length).toBeGreaterThan(1)
  expect(Math.max(...sizes)).toBeLessThan(64 * 1024)
  expect(send.mock.calls.flatMap(([items]) => items)).toHaveLength(40)
})

it('a page that fails without end stops sending', () => {
  const send = vi.fn<(items: readonly unknown[]) => void>()
  const outbox = createOutbox(send)
  for (let index = 0; index < 5_000; index += 1) outbox.add(failure(`${index}`))
  outbox.flush()
  expect(send.mock.calls.flatMap(([items]) => items)).toHaveLength(500)
})
