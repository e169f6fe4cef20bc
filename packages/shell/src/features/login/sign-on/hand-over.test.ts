import { describe, expect, it, vi } from 'vitest'
import { handedOver, handOver } from './hand-over.ts'
import { providerAddress } from './use-external-sign-on.ts'

const { origin } = window.location
const answer = { kind: 'return', code: 'c', state: 's', error: '' } as const
const data = { type: 'portal-sign-on', code: 'c', state: 's', error: '' }

/** As much of a window as handing over needs. */
const windowOf = (opener: unknown) => {
  const self = { opener, location: { origin }, close: vi.fn() }
  return { self: self as unknown as Window, close: self.close } // stands in for a whole window
}

describe('the window of a sign-on hands its answer over', () => {
  it('to the window of this origin that opened it, and closes', () => {
    const postMessage = vi.fn()
    const { self, close } = windowOf({ closed: false, location: { origin }, postMessage })
    expect(handOver(answer, self)).toBe(true)
    expect(postMessage.mock.calls).toEqual([[data, origin]])
    expect(close).toHaveBeenCalledOnce()
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
  ])('but not to %s', (_what, opener) => {
    const { self, close } = windowOf(opener)
    expect(handOver(answer, self)).toBe(false)
    expect(close).not.toHaveBeenCalled()
  })

  it.each([
    ['the window', { origin, source: window, data }, { ...answer, handedOver: true }],
    ['another origin', { origin: 'https://evil.example', source: window, data }, undefined],
    ['another window', { origin, source: null, data }, undefined],
    ['another kind', { origin, source: window, data: { ...data, type: 'x' } }, undefined],
    ['no object', { origin, source: window, data: 'portal-sign-on' }, undefined],
    [
      'no texts',
      { origin, source: window, data: { type: data.type, code: 1 } },
      { ...answer, code: '', state: '', handedOver: true },
    ],
  ])('and is heard from %s as it should be', (_from, init, expected) => {
    expect(handedOver(new MessageEvent<unknown>('message', init), window)).toEqual(expected)
  })
})

it.each([
  ['/sso-provider?system=OA', `${origin}/sso-provider?system=OA&redirect_uri=`],
  ['https://id.example/authorize', 'https://id.example/authorize?redirect_uri='],
])('the provider at %s is told the way back and the state', (url, start) => {
  const address = providerAddress(url, 's', origin)
  expect(address).toBe(`${start}${encodeURIComponent(`${origin}/auth-redirect`)}&state=s`)
})
