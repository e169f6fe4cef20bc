import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { createMetrics } from './metrics.ts'

it('calls are counted, and their durations fall into buckets that include the shorter ones', () => {
  const metrics = createMetrics()
  metrics.answered({ call: 'login', http: '200', status: 'S', seconds: 0.004 })
  metrics.answered({ call: 'login', http: '200', status: 'S', seconds: 0.2 })
  metrics.answered({ call: 'login', http: '200', status: 'E', seconds: 60 })
  const lines = metrics.text([]).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE portal_requests_total counter',
      'portal_requests_total{call="login",http="200",status="S"} 2',
      'portal_requests_total{call="login",http="200",status="E"} 1',
      '# TYPE portal_request_duration_seconds histogram',
      'portal_request_duration_seconds_bucket{call="login",le="0.005"} 1',
      'portal_request_duration_seconds_bucket{call="login",le="0.25"} 2',
      'portal_request_duration_seconds_bucket{call="login",le="30"} 2',
      'portal_request_duration_seconds_bucket{call="login",le="+Inf"} 3',
      'portal_request_duration_seconds_count{call="login"} 3',
    ]),
  )
})

it('a value from outside breaks no line', () => {
  const metrics = createMetrics()
  metrics.answered({ call: 'login', http: '200', status: 'a"b\\c\nd', seconds: 0 })
  expect(metrics.text([])).toContain('status="a\\"b\\\\c\\nd"')
})

it('gauges are at the end, and the last line ends', () => {
  const text = createMetrics().text([{ name: 'portal_worlds', help: 'Worlds.', value: 3 }])
  expect(text.endsWith('# HELP portal_worlds Worlds.\n# TYPE portal_worlds gauge\nportal_worlds 3\n')).toBe(
    true,
  )
})

describe('metrics', () => {
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
})
