import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { finishSignOn } from './finish-sign-on.ts'

beforeEach(() => setDemoConfig())
afterEach(() => void vi.unstubAllGlobals())

const refusal = { status: 'E', msg: 'token expired' }

it.each([
  ['problem', 'E', () => Response.json(refusal)],
  ['problem', 'E with HTTP 400', () => Response.json(refusal, { status: 400 })],
  ['problem', 'HTTP 401', () => Response.json({ status: 401 }, { status: 401 })],
  ['problem', 'HTTP 403', () => Response.json({ status: 403 }, { status: 403 })],
  ['unanswered', 'HTTP 429', () => new Response('', { status: 429 })],
  ['unanswered', 'HTTP 503', () => new Response('', { status: 503 })],
  ['unanswered', 'no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['unanswered', 'the page of a proxy', () => new Response('<html>')],
] as const)('the token of a jump is a %s: %s', async (kind, _answer, ssoLogin) => {
  fakeBackend({ ssoLogin })
  expect(await finishSignOn({ kind: 'token', token: 't' })).toMatchObject({
    kind,
    problem: { reason: 'tokenRefused' },
  })
})
