import { expect, it } from 'vitest'
import { hoursOf, servicesOf } from './portal-use.ts'

const hour = 3_600_000
const since = Date.parse('2026-11-26T00:00:00Z')
const request = (
  service: string,
  hours: number,
  more: Partial<Parameters<typeof servicesOf>[0][number]> = {},
) => ({
  ...{ path: `/api/${service}/x`, time: new Date(since + hours * hour).toISOString() },
  ...{ httpStatus: 200, durationMs: 10, call: null, status: 'S' },
  ...more,
})

it('parts of the backend with failures come first', () => {
  const requests = [
    request('orders', 1, { durationMs: 200.4 }),
    request('orders', 1),
    request('users', 2, { httpStatus: 503 }),
    request('users', 2, { httpStatus: null }),
  ]
  expect(servicesOf(requests)).toEqual([
    { service: 'users', calls: 2, failures: 1, slowMs: 10 },
    { service: 'orders', calls: 2, failures: 0, slowMs: 201 },
  ])
})

it('the day comes in eight parts, the last one until now', () => {
  const requests = [
    request('users', 0, { call: 'login' }),
    request('users', 0, { call: 'login', status: 'E' }),
    request('users', 24, { httpStatus: 500 }),
  ]
  const hours = hoursOf(requests, since)
  expect(hours).toHaveLength(8)
  expect([hours[0], hours[7]]).toEqual([
    { calls: 2, failures: 0, signIns: 1 },
    { calls: 1, failures: 1, signIns: 0 },
  ])
})
