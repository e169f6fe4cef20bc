import { RemoteError } from '@portal/protocol/remote-error'
import type { SubAppFailure } from '@portal/sub-app-host/failure'
import { describe, expect, it } from 'vitest'
import { diagnosticsText } from './diagnostics.ts'

const around = {
  now: new Date('2026-11-20T04:00:00Z'),
  portal: 'https://portal.example',
  browser: 'Browser 1',
  isOnline: true,
}
const failure: SubAppFailure = {
  tabId: 'tab',
  app: 'oms',
  reason: 'broken',
  error: new Error('no lifecycles', { cause: new TypeError('x is undefined') }),
  path: '/orders/7',
  entry: '/sub-apps/oms/',
  attempt: 2,
}

describe('diagnostics', () => {
  it('name system, page, error and surroundings', () => {
    expect(diagnosticsText(failure, around).split('\n')).toEqual([
      'sub-app: oms',
      'page: /orders/7',
      'entry: /sub-apps/oms/',
      'failure: broken',
      'error: Error: no lifecycles',
      'cause: TypeError: x is undefined',
      'attempt: 2',
      'time: 2026-11-20T04:00:00.000Z',
      'portal: https://portal.example',
      'online: yes',
      'browser: Browser 1',
    ])
  })

  it.each([
    ['outdated', "sub-app too old for the portal's bridge"],
    ['tooNew', "portal too old for the sub-app's bridge"],
    ['unreachable', 'unreachable'],
  ] as const)('say of %s: %s', (reason, words) => {
    expect(diagnosticsText({ ...failure, reason }, around)).toContain(`\nfailure: ${words}\n`)
  })

  it.each([
    [
      new RemoteError('http', '/a.js', { httpStatus: 503 }),
      'error: RemoteError: kind http, callId /a.js, httpStatus 503',
    ],
    ['thrown text', 'error: thrown text'],
  ])('report %s', (error, line) => {
    expect(diagnosticsText({ ...failure, error }, around)).toContain(`\n${line}\n`)
  })
})
