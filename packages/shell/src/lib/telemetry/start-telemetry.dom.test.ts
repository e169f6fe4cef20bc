import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backend, outsideSession } from '../api/backend.ts'
import { createSend } from '../api/transport.ts'
import { setDemoConfig } from '../config/testing/demo-config.ts'
import { logError } from '../errors/collect-errors.ts'
import { keepFailedCalls } from './failed-calls.ts'
import { startTelemetry } from './start-telemetry.ts'

/** An unreachable address: what is added after the test is sent there, too. */
const endpoint = 'data:text/plain,errors'

const sendBeacon = vi.fn((_url: string, _body: string) => true)

beforeEach(() => {
  setDemoConfig()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
})
afterEach(() => vi.unstubAllGlobals())

it('errors and failed calls, those before it among them, leave in one batch when the page is left, without a secret', async () => {
  document.head.innerHTML = '<meta name="portal-version" content="0.1.0+9a45236701">'
  const failedCalls = keepFailedCalls()
  const answers = vi.fn(async () => new Response('', { status: 503 }))
  vi.stubGlobal('fetch', answers)
  const send = createSend({ ...backend, session: outsideSession('certificate-of-the-user') })
  const call = { method: 'GET', path: '/x', encoding: 'query', access: 'public' } as const
  const ask = () => send('some', call, { method: 'GET', url: '/api/getUserInfo?token=SECRET2', headers: {} })
  const failure = await ask().catch((error: unknown) => error)
  startTelemetry(endpoint, failedCalls)
  logError(new Error('cannot read token=SECRET1'), { origin: 'uncaught' })
  answers.mockResolvedValueOnce(Response.json({ status: 'E', msg: 'refused' }))
  await ask()

  window.dispatchEvent(new Event('pagehide'))
  expect(sendBeacon).toHaveBeenCalledOnce()
  const [url, body = ''] = sendBeacon.mock.calls[0] ?? []
  expect(url).toBe(endpoint)
  expect(body).not.toMatch(/SECRET|certificate-of-the-user/)
  expect(JSON.parse(body)).toMatchObject({
    version: '0.1.0+9a45236701',
    items: [
      {
        kind: 'call',
        address: '/api/getUserInfo',
        status: 503,
        count: 1,
        requestId: (failure as { requestId: string }).requestId, // a RemoteError
      },
      { kind: 'error', app: 'shell', version: '0.1.0+9a45236701', origin: 'uncaught', count: 1 },
    ],
  })
})
