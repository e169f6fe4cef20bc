import { RemoteError } from '@portal/protocol/remote-error'
import { describe, expect, it } from 'vitest'
import { NoResponsibilitiesError } from '../session/load-session.ts'
import { entryFailure } from './entry.tsx'

describe('an entry that fails', () => {
  const broken = new RemoteError('http', 'getUserInfo', { httpStatus: 500 })
  it.each([
    [new NoResponsibilitiesError(), { reason: 'noResponsibilities' }],
    [new RemoteError('sessionEnded', 'getUserInfo'), { reason: 'sessionEnded' }],
    [broken, { reason: 'loadFailed', error: broken }],
  ])('%s says why', (error, expected) => {
    expect(entryFailure(error)).toEqual(expected)
  })
})
