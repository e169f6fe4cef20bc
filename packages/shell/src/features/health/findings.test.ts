import { RemoteError } from '@portal/protocol/remote-error'
import { describe, expect, it } from 'vitest'
import {
  backendFindings,
  configurationFindings,
  type Probe,
  serverFindings,
  subAppFinding,
} from './findings.ts'

const probe = (text: string, change: Partial<Omit<Probe, 'headers'>> & { headers?: HeadersInit } = {}) => ({
  status: 200,
  text,
  durationMs: 12,
  ...change,
  headers: new Headers(change.headers),
})
const states = (findings: readonly { subject: string; state: string }[]) =>
  Object.fromEntries(findings.map(({ subject, state }) => [subject, state]))

describe('the configuration', () => {
  it('of a demo without TLS is not for daily work', () => {
    const demo = { environment: 'development', cipherKey: 'portal-demo-key!' } as const
    expect(states(configurationFindings(demo, false))).toEqual({
      environment: 'warning',
      cipherKey: 'problem',
      https: 'warning',
      telemetryEndpoint: 'note',
    })
  })

  it('of a production portal is in order', () => {
    const own = { environment: 'production', cipherKey: '0123456789abcdef', telemetryEndpoint: '/t' } as const
    expect(new Set(configurationFindings(own, true).map(({ state }) => state))).toEqual(new Set(['ok']))
  })
})

describe('the web server', () => {
  const headers = { 'content-security-policy': "frame-ancestors 'self'", 'x-content-type-options': 'nosniff' }
  const good = {
    page: probe('', { headers }),
    config: probe('', { headers: { 'cache-control': 'no-cache' } }),
    missingFile: probe('', { status: 404 }),
    isEncrypted: false,
  }

  it('as the documents have it is in order', () => {
    expect(new Set(serverFindings(good).map(({ state }) => state))).toEqual(new Set(['ok']))
  })

  it('that caches the configuration, answers missing files with the page and sends no headers is told', () => {
    const bare = {
      ...good,
      page: probe(''),
      config: probe(''),
      missingFile: probe('<html>'),
      isEncrypted: true,
    }
    expect(states(serverFindings(bare))).toEqual({
      'config.json': 'problem',
      '/assets/': 'problem',
      'Content-Security-Policy': 'warning',
      'X-Content-Type-Options': 'warning',
      'Strict-Transport-Security': 'note',
    })
  })
})

describe('the backend', () => {
  const now = Date.parse('2026-03-31T08:00:00Z')
  const date = (text: string) => ({ headers: { date: text } })
  it.each([
    ['that refuses in its form', probe('{"status":"E","code":4001}'), 'answered'],
    ['that answers with HTTP 401', probe('', { status: 401 }), 'answered'],
    ['whose proxy is down', probe('', { status: 502 }), 'http'],
    ['in whose place a page comes', probe('<html>'), 'noEnvelope'],
    ['that does not answer', new RemoteError('network', 'x'), 'unreachable'],
    ['behind a sign-in', new RemoteError('intercepted', 'x'), 'intercepted'],
  ])('%s', (_what, answer, says) => {
    expect(backendFindings('/api', answer, now)[0]).toMatchObject({ subject: '/api', says })
  })

  it.each([
    ['Tue, 31 Mar 2026 08:00:30 GMT', 'sameClock'],
    ['Tue, 31 Mar 2026 08:02:00 GMT', 'clock'],
  ])('at %s', (text, says) => {
    const answer = probe('{"status":"E"}', date(text))
    expect(backendFindings('/api', answer, now)[1]?.says).toBe(says)
  })
})

describe('the entry of a sub-app', () => {
  it.each([
    ['a page with a script', probe('<html><script src="a.js"></script>'), 'qiankun', 'answered'],
    ['the page of the portal', probe('<div id="portal-root">'), 'qiankun', 'ownPage'],
    ['a page without a script', probe('<html>Index of /'), 'qiankun', 'noScript'],
    ['a page of words, in an iframe', probe('<html>Words'), 'iframe', 'answered'],
    ['nothing', probe('', { status: 404 }), 'qiankun', 'http'],
    ['no answer that may be read', new RemoteError('network', 'x'), 'qiankun', 'unreachable'],
    ['none that may be read, in an iframe', new RemoteError('network', 'x'), 'iframe', 'opaque'],
  ] as const)('%s', (_what, answer, host, says) => {
    expect(subAppFinding('oms', answer, host).says).toBe(says)
  })
})
