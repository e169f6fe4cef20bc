import { RemoteError, type RemoteErrorKind } from '@portal/protocol/remote-error'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { reactionTo, reportFailure } from './error-policy.ts'
import { registerToastHost, type Toast } from './toasts.ts'

describe('who deals with a failed call (specification §8)', () => {
  it.each<[RemoteErrorKind, ReturnType<typeof reactionTo>]>([
    ['rejection', 'caller'],
    ['sessionEnded', 'none'],
    ['cancelled', 'none'],
    ['http', 'toast'],
    ['network', 'toast'],
    ['timeout', 'toast'],
    ['malformed', 'toast'],
  ])('%s: %s', (kind, expected) => {
    expect(reactionTo(new RemoteError(kind, 'x'))).toBe(expected)
  })

  it('a mistake of our own is shown, not swallowed', () => {
    expect(reactionTo(new TypeError('x is undefined'))).toBe('toast')
  })
})

describe('what is shown for 5 s [S-8.3] [S-9.14]', () => {
  const shown = vi.fn<(toast: Toast) => void>()
  const withdraw = registerToastHost(shown)
  afterEach(() => shown.mockClear())

  it.each([
    ['with the server’s message', new RemoteError('http', 'x', { message: 'Down for maintenance' })],
    ['without one', new RemoteError('network', 'x')],
    ['never the words of an exception', new TypeError('x is undefined')],
  ])('%s [S-8.3]', async (_case, error) => {
    await reportFailure(error)
    const text = error instanceof RemoteError && error.message ? error.message : 'System error!'
    expect(shown).toHaveBeenCalledExactlyOnceWith({ kind: 'error', text: `Error: ${text}`, seconds: 5 })
  })

  it('nothing, when other code handles it', async () => {
    await reportFailure(new RemoteError('rejection', 'x', { message: '不可以' }))
    expect(shown).not.toHaveBeenCalled()
    withdraw()
  })
})
