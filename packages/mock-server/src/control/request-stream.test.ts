import type { Store } from '@portal/store/store'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { followRequests } from './request-stream.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

test('a removed world is not made again by a follower, and is followed again once it is there', async () => {
  const { name } = portal.world
  const ask = () => portal.call('customerServiceToken', { query: { uid: '1' } })
  await ask()
  await ask()
  const leaseExisting = vi.fn(portal.store.leaseExisting)
  const store: Store = { ...portal.store, leaseExisting }
  const follower = new AbortController()
  const records = await followRequests(store, name, {}, follower.signal)
  const next = records.next()
  await expect.poll(() => leaseExisting.mock.calls.length).toBeGreaterThan(1)

  await portal.store.removeWorld(name)
  const looks = leaseExisting.mock.calls.length
  await expect.poll(() => leaseExisting.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(looks + 1)
  expect(await portal.store.hasWorld(name)).toBe(false)

  await portal.store.createWorld(name)
  await ask()
  expect((await next).value).toMatchObject({ id: 1, call: 'customerServiceToken' })
  follower.abort()
  expect(await records.next()).toEqual({ done: true, value: undefined })
})
