import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handedOver, handOver } from './hand-over.ts'
import { providerAddress } from './sign-on-button.tsx'

const { origin } = window.location
const answer = { kind: 'return', code: 'c', state: 's', error: '' } as const
const data = { type: 'portal-sign-on', code: 'c', state: 's', error: '' }
const offer = { type: 'portal-sign-on-offer', state: 's' }
const ready = { type: 'portal-sign-on-ready', state: 's' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The parts of a window used for the handover; `hear` delivers a message to it. */
function windowOf(opener: unknown) {
  const events = new EventTarget()
  const self = {
    opener,
    location: { origin },
    close: vi.fn(),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
  }
  const hear = ({ origin: from, source, data }: MessageEvent<unknown>) =>
    events.dispatchEvent(Object.assign(new Event('message'), { origin: from, source, data }))
  return { self: self as unknown as Window, close: self.close, hear } // only the parts in use
}

/** An opener that answers offers as given. */
function openerSaying(reply: unknown, from: string = origin) {
  let hear: (event: MessageEvent<unknown>) => unknown = () => undefined
  const opener = {
    closed: false,
    location: { origin },
    postMessage: vi.fn((message: { type: string }) => {
      if (message.type === offer.type && reply) hear(eventOf({ from, source: opener, data: reply }))
    }),
  }
  const popup = windowOf(opener)
  hear = popup.hear
  return { ...popup, opener }
}

describe('the sign-on window hands its answer over', () => {
  it('to the window of this origin that opened it and still waits, and closes', async () => {
    const { self, close, opener } = openerSaying(ready)
    expect(await handOver(answer, self)).toBe(true)
    expect(opener.postMessage.mock.calls).toEqual([
      [offer, origin],
      [data, origin],
    ])
    expect(close).toHaveBeenCalledOnce()
  })

  it.each([
    ['was reloaded and says nothing', undefined, origin],
    ['waits for another sign-on', { ...ready, state: 'other' }, origin],
    ['says something else', { type: 'x', state: 's' }, origin],
    ['says it from elsewhere', ready, 'https://evil.example'],
  ])('but continues itself when the opener %s', async (_why, reply, from) => {
    const { self, close, opener } = openerSaying(reply, from)
    const over = handOver(answer, self)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await over).toBe(false)
    expect(opener.postMessage.mock.calls).toEqual([[offer, origin]])
    expect(close).not.toHaveBeenCalled()
  })

  it.each([
    ['none', null],
    ['one that is closed', { closed: true, location: { origin } }],
    ['one of another origin', { closed: false, location: { origin: 'https://evil.example' } }],
    [
      'one whose origin is hidden',
      {
        closed: false,
        get location() {
          throw new DOMException('Blocked', 'SecurityError')
        },
      },
    ],
  ])('and immediately with %s as opener', async (_what, opener) => {
    const { self, close } = windowOf(opener)
    expect(await handOver(answer, self)).toBe(false)
    expect(close).not.toHaveBeenCalled()
  })
})

describe('the waiting window', () => {
  const said = vi.fn()
  const popup = { postMessage: said } as unknown as Window // only the parts in use
  beforeEach(() => said.mockClear())

  it('confirms to its popup that it waits for the state it started with', () => {
    expect(handedOver(eventOf({ data: offer, source: popup }), popup, 's')).toBeUndefined()
    expect(said.mock.calls).toEqual([[ready, origin]])
  })

  it.each([
    ['another state', { data: { ...offer, state: 'x' }, source: popup }],
    ['another window', { data: offer, source: window }],
    ['another origin', { data: offer, source: popup, from: 'https://evil.example' }],
  ])('ignores an offer of %s', (_of, event) => {
    expect(handedOver(eventOf(event), popup, 's')).toBeUndefined()
    expect(said).not.toHaveBeenCalled()
  })

  it.each([
    ['the window', { data, source: popup }, { ...answer, handedOver: true }],
    ['another origin', { data, source: popup, from: 'https://evil.example' }, undefined],
    ['another window', { data, source: null }, undefined],
    ['another sign-on', { data: { ...data, state: 'x' }, source: popup }, undefined],
    ['another kind', { data: { ...data, type: 'x' }, source: popup }, undefined],
    ['no object', { data: 'portal-sign-on', source: popup }, undefined],
    ['no texts', { data: { ...data, code: 1 }, source: popup }, { ...answer, code: '', handedOver: true }],
  ])('reads an answer from %s', (_from, event, expected) => {
    expect(handedOver(eventOf(event), popup, 's')).toEqual(expected)
  })
})

/** A message as a browser would deliver it; the sender need not be a whole window. */
const eventOf = ({ data, source, from = origin }: { data: unknown; source: unknown; from?: string }) =>
  ({ origin: from, source, data }) as MessageEvent<unknown> // as much of one as is read

it.each([
  ['/sso-provider?system=OA', `${origin}/sso-provider?system=OA&redirect_uri=`],
  ['https://id.example/authorize', 'https://id.example/authorize?redirect_uri='],
])('the provider at %s gets the return address and the state', (url, start) => {
  const address = providerAddress(url, 's', origin)
  expect(address).toBe(`${start}${encodeURIComponent(`${origin}/auth-redirect`)}&state=s`)
})
