import { RemoteError } from '@portal/protocol/remote-error'
import { describe, expect, it } from 'vitest'
import {
  backendFindings,
  configurationFindings,
  type Probe,
  serverFindings,
  stylesheetFinding,
  subAppFinding,
  telemetryFinding,
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
    })
  })

  it('of a production portal is in order', () => {
    const own = { environment: 'production', cipherKey: '0123456789abcdef' } as const
    expect(new Set(configurationFindings(own, true).map(({ state }) => state))).toEqual(new Set(['ok']))
  })
})

describe('the endpoint of reports', () => {
  it.each([
    ['that takes them', '/t', probe('', { status: 204 }), 'ok', 'errorsSent'],
    ['that is no endpoint', '/t', probe('', { status: 405 }), 'problem', 'errorsRefused'],
    ['in whose place the portal answers', '/t', probe('<div id="portal-root">'), 'problem', 'errorsRefused'],
    ['that is gone', '/t', new RemoteError('network', 'x'), 'problem', 'errorsUnanswered'],
    ['of another origin', 'https://t.example/', 'opaque', 'note', 'opaque'],
    ['that the page’s policy refuses', 'https://t.example/', 'refusedByPolicy', 'problem', 'refusedByPolicy'],
  ] as const)('%s', (_what, endpoint, answer, state, says) => {
    expect(telemetryFinding(endpoint, answer)).toMatchObject({ subject: 'telemetryEndpoint', state, says })
  })
})

describe('the web server', () => {
  const headers = {
    'content-security-policy': "frame-ancestors 'self'",
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
  }
  const good = {
    page: probe('', { headers }),
    config: probe('', { headers: { 'cache-control': 'no-cache' } }),
    missingFile: probe('', { status: 404 }),
    answer: probe('', { status: 401, headers: { 'content-security-policy': 'sandbox' } }),
    isEncrypted: false,
    isSecure: true,
  }

  it('as the documents have it is in order', () => {
    expect(new Set(serverFindings(good).map(({ state }) => state))).toEqual(new Set(['ok']))
  })

  it.each([
    ["default-src 'none'; sandbox allow-scripts", 'sandboxed'],
    ['sandbox allow-scripts allow-same-origin', 'runsAsPortal'],
    ["default-src 'self'", 'runsAsPortal'],
  ])('with the policy %s for the backend’s answers: %s', (policy, says) => {
    const answer = probe('', { headers: { 'content-security-policy': policy } })
    const found = serverFindings({ ...good, answer })
    expect(found.find(({ subject }) => subject === '/api/')?.says).toBe(says)
  })

  it('is not asked about the answers of a backend of another origin, whose files are no danger here', () => {
    const found = serverFindings({ ...good, answer: undefined })
    expect(found.map(({ subject }) => subject)).not.toContain('/api/')
  })

  it('over plain http sends an opener policy that browsers ignore', () => {
    const found = serverFindings({ ...good, isSecure: false })
    expect(found.find(({ subject }) => subject === 'Cross-Origin-Opener-Policy')).toMatchObject({
      state: 'note',
      says: 'needsTls',
    })
  })

  it('that caches the configuration, answers missing files with the page and sends no headers has problems', () => {
    const bare = {
      ...good,
      page: probe(''),
      config: probe(''),
      missingFile: probe('<html>'),
      answer: probe(''),
      isEncrypted: true,
    }
    expect(states(serverFindings(bare))).toEqual({
      'config.json': 'problem',
      '/assets/': 'problem',
      '/api/': 'warning',
      'Content-Security-Policy': 'warning',
      'Cross-Origin-Opener-Policy': 'warning',
      'Referrer-Policy': 'warning',
      'X-Content-Type-Options': 'warning',
      'Strict-Transport-Security': 'note',
    })
  })
})

describe('a header that is there but of no effect', () => {
  it.each([
    ['cross-origin-opener-policy', 'unsafe-none', 'noOpener'],
    ['referrer-policy', 'no-referrer, unsafe-url', 'tellsPaths'],
  ])('%s: %s', (name, value, says) => {
    const answer = probe('')
    const page = probe('', { headers: { [name]: value } })
    const others = { config: answer, missingFile: answer, answer: undefined }
    const found = serverFindings({ page, ...others, isEncrypted: false, isSecure: true })
    expect(found.find(({ subject }) => subject.toLowerCase() === name)).toMatchObject({
      state: 'warning',
      says,
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
    ['that the page’s policy refuses', 'refusedByPolicy', 'refusedByPolicy'],
  ] as const)('%s', (_what, answer, says) => {
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

describe('the style sheet of the theme', () => {
  it.each([
    ['loaded', 'ok', 'stylesheetLoaded', undefined],
    ['failed', 'problem', 'stylesheetFailed', '/theme.css'],
    ['refusedByPolicy', 'problem', 'refusedByPolicy', '$portal_style_origins'],
  ] as const)('%s', (outcome, state, says, value) => {
    expect(stylesheetFinding('/theme.css', outcome)).toMatchObject({ state, says, value })
  })
})

describe('the entry of a sub-app', () => {
  it.each([
    ['a page with a script', probe('<html><script src="a.js"></script>'), 'qiankun', 'answered'],
    ['the page of the portal', probe('<div id="portal-root">'), 'qiankun', 'ownPage'],
    ['a page without a script', probe('<html>Index of /'), 'qiankun', 'noScript'],
    ['a page of words, in an iframe', probe('<html>Words'), 'iframe', 'answered'],
    ['nothing', probe('', { status: 404 }), 'qiankun', 'http'],
    ['no answer', new RemoteError('network', 'x'), 'qiankun', 'noAnswer'],
    ['no answer, in an iframe', new RemoteError('network', 'x'), 'iframe', 'noAnswer'],
    ['no answer in time', new RemoteError('timeout', 'x'), 'iframe', 'unreachable'],
    ['an answer that may not be read', 'opaque', 'qiankun', 'notAllowed'],
    ['an answer that may not be read, in an iframe', 'opaque', 'iframe', 'opaque'],
    ['refused by the page’s policy, in an iframe', 'refusedByPolicy', 'iframe', 'refusedByPolicy'],
  ] as const)('%s', (_what, answer, host, says) => {
    expect(subAppFinding('oms', answer, host).says).toBe(says)
  })

  it('that the page’s policy refuses names the variable of the policy, as something to fix', () => {
    expect(subAppFinding('oms', 'refusedByPolicy', 'qiankun')).toMatchObject({
      state: 'problem',
      value: '$portal_app_origins',
    })
  })
})
