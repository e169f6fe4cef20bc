import { changeClock } from '@portal/store/worlds/clock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const timeSentTo = async (certificate?: string) =>
  (await portal.send('findOrganization', { body: {} }, certificate)).headers.date

test('answers carry the time of their world, refusals and broken addresses too', async () => {
  await changeClock(portal.world, { action: 'freeze', time: '2031-02-03T04:05:06Z' })
  const certificate = await portal.certificateOf('wangjing')
  expect(await timeSentTo(certificate)).toBe('Mon, 03 Feb 2031 04:05:06 GMT')
  expect(await timeSentTo()).toBe('Mon, 03 Feb 2031 04:05:06 GMT')
  const broken = await portal.app.inject({ url: '/api/%zz', headers: portal.headers })
  expect(broken.headers.date).toBe('Mon, 03 Feb 2031 04:05:06 GMT')
})
