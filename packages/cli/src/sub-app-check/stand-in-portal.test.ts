import { expect, it } from 'vitest'
import { headersFor, openPolicy, unaskedFindings } from './stand-in-portal.ts'

it.each([
  ["connect-src 'self' http://localhost:*", "connect-src http: https: ws: wss: 'self' http://localhost:*"],
  ["default-src 'self'; font-src 'self'", "default-src 'self'; font-src http: https: ws: wss: 'self'"],
  ["script-src 'self' 'unsafe-eval'", "script-src http: https: ws: wss: 'self' 'unsafe-eval'"],
  [
    "media-src 'self'; frame-src 'self' blob:",
    "media-src http: https: ws: wss: 'self'; frame-src http: https: ws: wss: 'self' blob:",
  ],
  ["object-src 'none'; worker-src 'self' blob:", "object-src 'none'; worker-src 'self' blob:"],
  ['', ''],
])('the policy "%s" becomes "%s"', (policy, opened) => {
  expect(openPolicy(policy)).toBe(opened)
})

const portal = 'https://portal.test'
const shown = 'http://localhost:4711'

it.each([
  ['the portal', 'https://parts.test/a.js', portal, shown, null],
  ['every origin', 'https://parts.test/a.js', '*', '*', null],
  ['another portal', 'https://parts.test/a.js', 'http://localhost:8200', 'null', null],
  ['no origin', 'https://parts.test/a.js', null, 'null', null],
  ['no origin, on the origin of the portal', `${portal}/a.js`, null, shown, 'true'],
])('what is allowed to %s is allowed as there', (_whom, url, allowed, allowedThen, withCookies) => {
  const headers = new Headers({ 'content-encoding': 'gzip', 'content-type': 'text/css' })
  if (allowed) headers.set('access-control-allow-origin', allowed)
  const answer = headersFor({ shown, portal }, { url, headers })
  const names = [
    'access-control-allow-origin',
    'access-control-allow-credentials',
    'content-encoding',
    'content-type',
  ]
  expect(names.map((name) => answer.get(name))).toEqual([allowedThen, withCookies, null, 'text/css'])
})

const hi = 'alert “Hi”'

it.each([
  ['does nothing of the kind', [], [], []],
  ['greets', [hi], [], ['advice dialogs']],
  ['greets again and again', [hi, hi], [], ['problem dialogs']],
  ['leads elsewhere', [], ['https://elsewhere.test/'], ['problem location']],
])('a page that %s', (_what, dialogs, moves, verdicts) => {
  const findings = unaskedFindings({ dialogs, moves })
  expect(findings.map(({ verdict, about }) => `${verdict} ${about}`)).toEqual(verdicts)
})

it('names each dialog once, and the first address', () => {
  const findings = unaskedFindings({ dialogs: [hi, hi], moves: ['https://one.test/', 'https://two.test/'] })
  expect(findings.map(({ remark }) => remark)).toEqual([
    expect.stringContaining('to https://one.test/ without'),
    expect.stringContaining('(alert “Hi”)'),
  ])
})
