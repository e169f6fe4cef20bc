import { RemoteError } from '@portal/protocol/remote-error'
import { describe, expect, it } from 'vitest'
import { NoResponsibilitiesError } from '../session/load-session.ts'
import { entryRefusal } from './entry.tsx'

describe('an entry that fails', () => {
  const rejection = new RemoteError('rejection', 'getUserInfo', { message: '账号已停用' })
  it.each([
    [new NoResponsibilitiesError(), { reason: 'noResponsibilities' }],
    [new RemoteError('sessionEnded', 'getUserInfo'), { reason: 'sessionEnded' }],
    [rejection, { reason: 'loadFailed', error: rejection }],
  ])('ends the session when it was refused: %s', (error, expected) => {
    expect(entryRefusal(error)).toEqual(expected)
  })

  it.each(['network', 'timeout', 'http', 'malformed', 'intercepted', 'cancelled'] as const)(
    'leaves the session when it says nothing about it: %s',
    (kind) => {
      expect(entryRefusal(new RemoteError(kind, 'getUserInfo'))).toBeUndefined()
    },
  )
})
