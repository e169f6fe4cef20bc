import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

test('the metrics count calls by status, and name no user', async () => {
  const certificate = await portal.certificateOf('wangjing')
  await portal.call('findOrganization', { body: {} }, certificate)
  await portal.call('findOrganization', { body: {} })
  await portal.app.inject({ url: '/api/nothing', headers: portal.headers })
  const { headers, body } = await portal.app.inject('/metrics')
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(body).toContain('portal_requests_total{call="findOrganization",http="200",status="S"} 1')
  expect(body).toContain('portal_requests_total{call="findOrganization",http="200",status="E"} 1')
  expect(body).toContain('portal_requests_total{call="none",http="404",status="E"} 1')
  expect(body).toMatch(/^portal_worlds \d+$/m)
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(body).not.toContain(certificate)
  expect(body).not.toContain('wangjing')
  expect(body).not.toContain(portal.world.name)
})
