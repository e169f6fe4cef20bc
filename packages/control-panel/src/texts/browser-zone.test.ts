import { afterEach, expect, test, vi } from 'vitest'
import { enteredOf, instantOf } from './browser-zone.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['America/New_York', '2026-03-31T12:00:00.000Z'],
  ['Asia/Shanghai', '2026-03-31T00:00:00.000Z'],
])('a time that is entered in %s is one of that zone', (zone, instant) => {
  vi.stubEnv('TZ', zone)
  expect(instantOf('2026-03-31T08:00')).toBe(instant)
  expect(enteredOf(instant)).toBe('2026-03-31T08:00')
})
